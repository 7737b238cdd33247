import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cannotWrite } from './score/can-write.ts';
import { readOptions, USAGE } from './score/options.ts';
import { progressLine } from './score/progress.ts';
import { scoreVideo } from './score/score-video.ts';
import { EXIT_CODES, SAYS } from './score/trouble.ts';

/** `npm run score -- VIDEO`: the score of a recorded game. See `USAGE`. */
const given = process.argv.slice(2);
if (given.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const asked = readOptions(given);
if (!asked.ok) {
  console.error(`${asked.error}\n\n${USAGE}`);
  process.exit(EXIT_CODES['wrong-usage']);
}
const options = asked.value;
const unwritable = options.json === undefined ? undefined : cannotWrite(options.json);
if (unwritable) {
  console.error(`--json ${options.json}: ${unwritable}`);
  process.exit(EXIT_CODES['wrong-usage']);
}
const noFilm = options.highlights === undefined ? undefined : cannotWrite(options.highlights);
if (noFilm) {
  console.error(`--highlights ${options.highlights}: ${noFilm}`);
  process.exit(EXIT_CODES['wrong-usage']);
}
/** In one line: where it is thrown, the source may be a library's, minified, and Node would print all of it. */
const reasonOf = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n', 1)[0]
    ?.slice(0, 300);
const fail = (error: unknown): never => {
  console.error(`${options.video}: ${SAYS.failed} (${reasonOf(error)})`);
  process.exit(EXIT_CODES.failed);
};
process.on('uncaughtException', fail);
const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { readonly version: string };

const startedMs = performance.now();
const shown = { atMs: Number.NEGATIVE_INFINITY, line: '' };
/** On a terminal the line is drawn over itself; elsewhere it would only fill a file. */
const draw = (line: string) => {
  if (!process.stderr.isTTY || options.quiet) return;
  process.stderr.write(`\r${line.padEnd(shown.line.length)}`);
  shown.line = line;
};
const outcome = await scoreVideo(
  options,
  { models: options.models ?? fileURLToPath(new URL('models', root)), version },
  {
    say: line => {
      draw('');
      if (shown.line === '' && process.stderr.isTTY) process.stderr.write('\r');
      console.log(line);
    },
    progress: (atMs, durationMs) => {
      const nowMs = performance.now();
      if (nowMs - shown.atMs < 250) return;
      shown.atMs = nowMs;
      draw(progressLine(atMs, durationMs, nowMs - startedMs));
    },
  },
).catch(fail);
draw('');
if (!outcome.ok) {
  console.error(`${options.video}: ${SAYS[outcome.error]}`);
  process.exit(EXIT_CODES[outcome.error]);
}
const { shots, score, state } = outcome.value;
console.log(shots.length === 0 ? 'Nobody shot.' : `\n${shots.length} shots. ${state}`);
for (const { name, points, games, dues } of score)
  console.log(`${name}: ${points} points${games > 0 ? `, ${games} games` : ''}${dues > 0 ? `, owes ${dues}` : ''}`);
// The folder may have gone meanwhile, or the disk be full: that is said and counted as any other failure.
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(outcome.value, undefined, 1)}\n`);
process.exit(0);

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluatePieces } from './evaluate/pieces.ts';
import { evaluateShots } from './evaluate/shots.ts';

/**
 * `npm run evaluate -- pieces [--photos DIR] [--clips DIR] [--pictures DIR] [--model FILE] [--worst FILE] [--strict]`
 * `npm run evaluate -- shots [--seed N] [--shots N] [--scenarios N] [--quiet MINUTES] [--clips DIR] [--strict]`
 * Prints what was measured. With `--strict` a bar that was missed ends it with 1.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '9000' },
    shots: { type: 'string', default: '1000' },
    scenarios: { type: 'string', default: '10' },
    quiet: { type: 'string', default: '20' },
    clips: { type: 'string', default: fileURLToPath(new URL('../../../shared/clips', import.meta.url)) },
    photos: { type: 'string', default: fileURLToPath(new URL('../../../shared/photos', import.meta.url)) },
    pictures: {
      type: 'string',
      default: fileURLToPath(new URL('../../.cache/evaluate/boards-990001', import.meta.url)),
    },
    model: { type: 'string', default: fileURLToPath(new URL('../../models/pieces.onnx', import.meta.url)) },
    worst: { type: 'string' },
    strict: { type: 'boolean', default: false },
  },
});

const say = (line: string) => console.log(line);

const SECTIONS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  shots: async () =>
    evaluateShots({
      seed: Number(values.seed),
      shots: Number(values.shots),
      scenarios: Number(values.scenarios),
      quietMinutes: Number(values.quiet),
      clips: values.clips,
      say,
    }),
  pieces: () =>
    evaluatePieces({
      model: values.model,
      photos: values.photos,
      clips: values.clips,
      pictures: values.pictures,
      ...(values.worst === undefined ? {} : { worst: values.worst }),
      say,
    }),
};

const section = positionals[0] ?? 'shots';
const evaluate = SECTIONS[section];
if (!evaluate) {
  console.error(`Nothing is called "${section}" here. There is: ${Object.keys(SECTIONS).join(', ')}`);
  process.exit(2);
}
const missed = await evaluate();
for (const bar of missed) console.log(`missed: ${bar}`);
if (missed.length === 0) console.log('all bars met');
process.exit(values.strict && missed.length > 0 ? 1 : 0);

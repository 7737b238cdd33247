import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { glanceAt } from '../../../match/glance.ts';
import { makeState } from '../../../rules/notation.ts';
import type { ScoreFile } from '../../score/schema.ts';
import { beginMatch } from '../../testing/browser/begin-match.ts';
import { type LoggedShot, matchOn, playedLog, scoredLog } from '../../testing/browser/shot-log.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Everything that both ways tell of one film. */
interface Told {
  readonly log: readonly LoggedShot[];
  readonly state: string | null;
  readonly points: readonly number[];
}

/** A page nobody has used: the film is opened as people open one, once a match has begun. */
const onPage = async (browser: Browser, origin: string, film: string): Promise<Told> => {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1400 } });
  const page = await context.newPage();
  await page.goto(origin);
  await beginMatch(page, 'Ana', 'Bo');
  await page.locator('carrom-score-bar').waitFor();
  await page.getByLabel('Open a recording').setInputFiles(film);
  await page.locator('[data-ended=file]').waitFor({ timeout: 0 });
  const view = await matchOn(page);
  await context.close();
  return {
    log: playedLog(view),
    state: view.entries.length === 0 ? null : makeState(view.state),
    points: glanceAt(view).parties.map(({ points }) => points),
  };
};

/** The page lets the first name break where nobody says otherwise: so does this. */
const onCommandLine = async (film: string, folder: string): Promise<Told> => {
  const file = join(folder, 'score.json');
  const asked = ['run', '-s', 'score', '--', film, '--names', 'Ana,Bo', '--break', 'A', '--quiet', '--json', file];
  await promisify(execFile)('npm', asked, { cwd: root });
  const scored: ScoreFile = JSON.parse(readFileSync(file, 'utf8'));
  return { log: scoredLog(scored), state: scored.state, points: scored.score.map(({ points }) => points) };
};

const shotInLine = ({ seat, fell, offSurface, verdict, after }: LoggedShot): string =>
  [seat, fell.join(' + ') || 'nothing', ...offSurface.map(disc => `${disc} off`), verdict, after ?? 'no ruling'].join(
    ', ',
  );

/** Where the two tell something else, a line for each. */
const differences = (page: Told, line: Told): readonly string[] => {
  const shots = Array.from({ length: Math.max(page.log.length, line.log.length) }, (_, i) => {
    const [a, b] = [page.log[i], line.log[i]].map(shot => (shot ? shotInLine(shot) : 'no shot'));
    return a === b ? [] : [`  shot ${i + 1}: page ${a}`, `  shot ${i + 1}: score ${b}`];
  });
  const ends = page.state === line.state ? [] : [`  ends: page ${page.state}`, `  ends: score ${line.state}`];
  return [...shots.flat(), ...ends];
};

/** One film through the page and through `npm run score`. */
export const compareFilm = async (
  browser: Browser,
  origin: string,
  film: string,
  folder: string,
): Promise<{ readonly lines: readonly string[]; readonly differs: boolean }> => {
  const page = await onPage(browser, origin, film);
  const line = await onCommandLine(film, folder);
  const differ = differences(page, line);
  const points = ({ points }: Told) => points.join(' : ') || 'none';
  const counts =
    differ.length === 0
      ? `same: ${page.log.length} shots, ${points(page)}, ${page.state}`
      : `DIFFERENT: ${page.log.length} and ${line.log.length} shots, ${points(page)} and ${points(line)}`;
  return { lines: [`${basename(film)}: ${counts}`, ...differ], differs: differ.length > 0 };
};

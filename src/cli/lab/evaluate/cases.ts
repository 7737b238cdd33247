import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Disc } from '../../../carrom/discs.ts';
import type { SeenShot } from '../../../carrom/seen-shot.ts';
import { standardSurface } from '../../../carrom/surface.ts';
import {
  CASE_ENDING,
  type CaseOutcome,
  type CaseRefusal,
  readCase,
  type ShotCase,
} from '../../../io/cases/case-file.ts';
import { StudioTrouble } from '../studio/trouble.ts';
import { watchFrames } from './score-shots.ts';

export interface CasesOptions {
  readonly folder: string;
  readonly say: (line: string) => void;
}

/** Larger than any case that the program writes. */
const MOST_BYTES = 64 * 1024 * 1024;

const REFUSED: Readonly<Record<CaseRefusal, string>> = {
  'too-large': 'is too large',
  'newer-version': 'is from a newer version',
  'not-a-case': 'is no case file, or is damaged',
};

const LETTER: Readonly<Record<Disc, string>> = { white: 'w', black: 'b', queen: 'q', striker: 'S' };
const letters = (discs: readonly Disc[]): string =>
  discs
    .map(disc => LETTER[disc])
    .toSorted()
    .join('');

/** What fell, and what left the surface, in one word. */
const wordOf = ({ pocketed, offSurface }: CaseOutcome): string =>
  `${letters(pocketed.map(({ disc }) => disc)) || '-'}${offSurface.length > 0 ? `^${letters(offSurface)}` : ''}`;
const wordsOf = (shots: readonly CaseOutcome[]): string => shots.map(wordOf).join(' ') || 'no shot';

/** right: as the person said. asked: not, but the person would be asked. wrong: told otherwise, without asking. */
export type CaseScore = 'right' | 'asked' | 'wrong';

export const scoreCase = ({ frames, truth }: ShotCase) => {
  const seen = watchFrames(frames, standardSurface).shots;
  const told = seen.map(({ shot }) => shot);
  const held = seen.some(({ verdict }: SeenShot) => verdict === 'held');
  const score: CaseScore = held ? 'asked' : wordsOf(told) === wordsOf(truth) ? 'right' : 'wrong';
  return { score, now: wordsOf(told) };
};

/** Reads every case of a folder again, and says how it is read now. */
export const evaluateCases = async ({ folder, say }: CasesOptions): Promise<readonly string[]> => {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  const names = isFolder
    ? readdirSync(folder)
        .filter(name => name.endsWith(CASE_ENDING))
        .toSorted()
    : [];
  if (names.length === 0) throw new StudioTrouble(`There are no files *${CASE_ENDING} in "${folder}".`);
  say(`| case | camera | told then | the truth | read now | |\n|---|---|---|---|---|---|`);
  const scores: CaseScore[] = [];
  const refused: string[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const read =
      statSync(path).size > MOST_BYTES
        ? ({ ok: false, error: 'too-large' } as const)
        : await readCase(new Blob([readFileSync(path)]));
    if (!read.ok) {
      refused.push(`${name} ${REFUSED[read.error]}.`);
      continue;
    }
    const { what, camera, told, truth } = read.value;
    const { score, now } = scoreCase(read.value);
    scores.push(score);
    const size = `${camera.widthPx}×${camera.heightPx}, light ${camera.brightness.toFixed(2)}`;
    say(`| ${name} (${what}) | ${size} | ${wordsOf(told)} | ${wordsOf(truth)} | ${now} | ${score} |`);
  }
  const count = (score: CaseScore) => scores.filter(each => each === score).length;
  for (const line of refused) say(line);
  say(`${scores.length} cases: ${count('right')} right, ${count('asked')} asked, ${count('wrong')} wrong`);
  return count('wrong') > 0 ? [`${count('wrong')} of ${scores.length} cases are read otherwise than people say`] : [];
};

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchSettings } from '../../vision/heuristics/watch-surface.ts';
import { clipScene, clipShots } from './clip-scene.ts';
import { cornersOf, eyesDigest, type Film, filmsIn } from './film-set.ts';
import { type Answers, answersIn, keepAnswers } from './kept-answers.ts';
import { addPairing, emptyTally, type Tally } from './measure.ts';
import { reliability } from './report.ts';
import { type Pairing, pairShots, type TrueShot, watchFrames } from './score-shots.ts';
import { whyLines } from './tell-why.ts';
import { watchRecording } from './watch-recording.ts';

export interface FilmsOptions {
  readonly films: string;
  readonly clips: string;
  readonly models: string;
  /** What the detector answered is kept here, film by film: the same command goes on where it stopped. */
  readonly out: string;
  /** Take answers that another state of the detector's code gave. Those of other networks are never taken. */
  readonly kept: boolean;
  /** Take the surface from the truth: measures the reading of boards that are not found. */
  readonly cornersFromTruth: boolean;
  readonly say: (line: string) => void;
}

/** The detector's answers to one film: those kept, where nothing that decides them has changed, or else from its pictures. */
const answersTo = async (film: Film, options: FilmsOptions): Promise<Answers> => {
  const { models, out, kept, cornersFromTruth } = options;
  const { networks, code } = eyesDigest(models);
  const folder = join(out, `${film.name}-${networks}${cornersFromTruth ? '-corners' : ''}`);
  const madeBy = join(folder, 'code.txt');
  const before = answersIn(folder);
  if (before && (kept || (existsSync(madeBy) && readFileSync(madeBy, 'utf8') === code))) return before;
  mkdirSync(folder, { recursive: true });
  const corners = cornersFromTruth ? cornersOf(film.truth) : undefined;
  const { answers } = await watchRecording(models, film.video, clipScene(film.truth).kind, corners);
  keepAnswers(folder, answers);
  writeFileSync(madeBy, code);
  return answers;
};

const HEAD =
  '| films | shots | right | held | wrong | missed | invented | pot precision / recall |\n|---|---|---|---|---|---|---|---|';

/** Each shot counts once: told right, asked about, told wrongly, or not noticed. */
const row = (name: string, tally: Tally): string => {
  const told = tally.claims.filter(({ verdict }) => verdict !== 'held');
  const right = told.filter(claim => claim.right).length;
  const part = (count: number, whole: number) => (whole === 0 ? '–' : (count / whole).toFixed(3));
  return (
    `| ${name} | ${tally.shots} | ${right} | ${tally.held} | ${told.length - right} | ${tally.missed} | ${tally.invented} | ` +
    `${part(tally.potsBoth, tally.potsSeen)} / ${part(tally.potsBoth, tally.potsTrue)} |`
  );
};

const missedBars = (tally: Tally): readonly string[] => {
  const told = tally.claims.filter(({ verdict }) => verdict !== 'held');
  const right = told.filter(claim => claim.right).length;
  const bars: readonly (readonly [string, boolean])[] = [
    ['right ≥ 90 %', right >= 0.9 * tally.shots],
    ['right or held ≥ 97 %', right + tally.held >= 0.97 * tally.shots],
    ['wrong without asking ≤ 2', told.length - right <= 2],
    ['missed without asking 0', tally.missed === 0],
  ];
  return bars.filter(([, met]) => !met).map(([bar]) => `films: ${bar}`);
};

/** Films on photographs of real boards, and recordings from elsewhere, through the whole pipeline. Returns the bars missed. */
export const evaluateFilms = async (options: FilmsOptions): Promise<readonly string[]> => {
  const { say } = options;
  const all = [...filmsIn(options.films), ...filmsIn(options.clips, 'path-traced clips')];
  if (all.length === 0) {
    say('films: skipped: no ../shared');
    return [];
  }
  const bySet = new Map<string, Tally>();
  const sum = emptyTally();
  const add = (name: string, pairing: Pairing<TrueShot>) => {
    const tally = bySet.get(name) ?? emptyTally();
    bySet.set(name, tally);
    addPairing(tally, pairing);
  };
  const rows: string[] = [];
  for (const film of all) {
    const { frames, board } = await answersTo(film, options);
    const { kind } = clipScene(film.truth);
    const pairing = pairShots(clipShots(film.truth), watchFrames(frames, { ...watchSettings, kind }).shots);
    for (const line of whyLines(film.name, pairing)) say(line);
    if (!board) say(`${film.name}: no board was found`);
    const own = emptyTally();
    addPairing(own, pairing);
    rows.push(row(`${film.name}, ${film.light}${board ? '' : ' (no board found)'}`, own));
    addPairing(sum, pairing);
    add(film.light, pairing);
  }
  say(`\n${HEAD}`);
  for (const line of rows) say(line);
  say(`\n${HEAD}`);
  for (const [name, tally] of bySet) say(row(name, tally));
  say(row('all', sum));
  const fromAbove = emptyTally();
  for (const [name, { claims, ...tally }] of bySet) {
    if (name === 'from the side' || name === 'path-traced clips') continue;
    fromAbove.claims.push(...claims);
    for (const key of ['shots', 'held', 'missed', 'invented', 'potsBoth', 'potsSeen', 'potsTrue'] as const)
      fromAbove[key] += tally[key];
  }
  say(row('films from above', fromAbove));
  say(`\n${reliability(sum.claims)}`);
  return missedBars(fromAbove);
};

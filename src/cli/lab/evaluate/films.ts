import { clipScene, clipShots } from './clip-scene.ts';
import { answersTo, type FilmAnswersOptions } from './film-answers.ts';
import { filmsIn } from './film-set.ts';
import { addPairing, emptyTally, type Tally } from './measure.ts';
import { offWays, offWaysWords } from './off-ways.ts';
import { claimsOf, natsOf, reliability, reliabilityPicture } from './reliability.ts';
import { writeReport } from './report-page.ts';
import { type Pairing, pairShots, type TrueShot, watchFrames } from './score-shots.ts';
import { whyLines, whysOf } from './tell-why.ts';
import { type WorstShot, worstShots } from './worst-shots.ts';

export interface FilmsOptions extends FilmAnswersOptions {
  readonly films: string;
  readonly clips: string;
  /** The page that shows what was told, and the worst of it. */
  readonly report: string;
  readonly say: (line: string) => void;
}

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
  const off: number[] = [];
  let nats = 0;
  const worst: WorstShot[] = [];
  for (const film of all) {
    const { frames, board } = await answersTo(film, options);
    const { kind } = clipScene(film.truth);
    const pairing = pairShots(clipShots(film.truth), watchFrames(frames, kind).shots);
    for (const line of whyLines(film.name, pairing)) say(line);
    worst.push(...whysOf(pairing).map(why => ({ film, frames, why })));
    if (!board) say(`${film.name}: no board was found`);
    const own = emptyTally();
    addPairing(own, pairing);
    const offMm = offWays(film.truth, pairing);
    off.push(...offMm);
    say(`${film.name}: ${offWaysWords(offMm)}`);
    rows.push(row(`${film.name}, ${film.light}${board ? '' : ' (no board found)'}`, own));
    addPairing(sum, pairing);
    nats += natsOf(pairing);
    add(film.light, pairing);
  }
  say(`\n${HEAD}`);
  for (const line of rows) say(line);
  say(`\n${HEAD}`);
  for (const [name, tally] of bySet) say(row(name, tally));
  say(row('all', sum));
  say(`\nall: ${offWaysWords(off)}`);
  const fromAbove = emptyTally();
  for (const [name, { claims: own, ...tally }] of bySet) {
    if (name === 'from the side' || name === 'path-traced clips') continue;
    fromAbove.claims.push(...own);
    for (const key of ['shots', 'held', 'missed', 'invented', 'potsBoth', 'potsSeen', 'potsTrue'] as const)
      fromAbove[key] += tally[key];
  }
  say(row('films from above', fromAbove));
  const claims = claimsOf(sum);
  const table = `${reliability(claims)}\nthe truth, as likely as it was told: ${(nats / sum.shots).toFixed(4)} nats a shot`;
  say(`\n${table}`);
  writeReport(options.report, 'Films', [reliabilityPicture(claims), table, worstShots(worst)]);
  say(`${worst.length} shots that were not simply told right, with their pictures: ${options.report}`);
  return missedBars(fromAbove);
};

import type { Disc } from '../../../../carrom/discs.ts';
import { apart, type OnSurface } from '../../../../carrom/surface.ts';
import type { TrueDisc } from './labelled.ts';

export interface FoundDisc {
  readonly kind: Disc;
  readonly at: OnSurface;
  readonly certainty: number;
}

/** One picture's account. */
export interface Score {
  readonly hits: number;
  /** Found at the right place, of whatever kind. */
  readonly placed: number;
  readonly mustFind: number;
  /** Finds that count: those of discs that nobody is asked to see are left out. */
  readonly counted: number;
  readonly squaredMm: number;
  /** Found within `NEAR_MM`. */
  readonly near: number;
  readonly missed: readonly TrueDisc[];
  readonly wrong: readonly FoundDisc[];
  readonly wrongKind: readonly FoundDisc[];
}

/** A hit is of the right kind within this distance. */
export const HIT_MM = 8;
/** What the steps after the detector hope for. */
const NEAR_MM = 2;
/** A find this near to a disc that need not be found is about that disc. */
const ABOUT_MM = 24;

/** Pairs finds and truth, nearest first, each used once. */
export const scoreDiscs = (truth: readonly TrueDisc[], found: readonly FoundDisc[]): Score => {
  const wanted = truth.filter(({ mustFind }) => mustFind);
  const pairs = wanted
    .flatMap(real => found.map(find => ({ real, find, mm: apart(real.at, find.at) })))
    .filter(({ mm }) => mm <= HIT_MM)
    .sort((a, b) => a.mm - b.mm);
  const [reals, finds] = [new Set<TrueDisc>(), new Set<FoundDisc>()];
  let hits = 0;
  let squaredMm = 0;
  let near = 0;
  const wrongKind: FoundDisc[] = [];
  for (const { real, find, mm } of pairs) {
    if (reals.has(real) || finds.has(find)) continue;
    reals.add(real);
    finds.add(find);
    squaredMm += mm * mm;
    if (mm <= NEAR_MM) near += 1;
    if (real.anyKind || real.kind === find.kind) hits += 1;
    else wrongKind.push(find);
  }
  const excused = (find: FoundDisc) => truth.some(real => !real.mustFind && apart(real.at, find.at) <= ABOUT_MM);
  const wrong = found.filter(find => !finds.has(find) && !excused(find));
  return {
    hits,
    placed: reals.size,
    mustFind: wanted.length,
    counted: finds.size + wrong.length,
    squaredMm,
    near,
    missed: wanted.filter(real => !reals.has(real)),
    wrong,
    wrongKind,
  };
};

/** Many pictures' account. */
export interface DiscTally {
  pictures: number;
  hits: number;
  placed: number;
  mustFind: number;
  counted: number;
  squaredMm: number;
  near: number;
}

export const emptyDiscTally = (): DiscTally => ({
  pictures: 0,
  hits: 0,
  placed: 0,
  mustFind: 0,
  counted: 0,
  squaredMm: 0,
  near: 0,
});

export const addScore = (tally: DiscTally, score: Score): void => {
  tally.pictures += 1;
  tally.hits += score.hits;
  tally.placed += score.placed;
  tally.mustFind += score.mustFind;
  tally.counted += score.counted;
  tally.squaredMm += score.squaredMm;
  tally.near += score.near;
};

const part = (a: number, b: number): number => (b === 0 ? Number.NaN : a / b);
export const precisionOf = (tally: DiscTally): number => part(tally.hits, tally.counted);
export const recallOf = (tally: DiscTally): number => part(tally.hits, tally.mustFind);
export const kindRightOf = (tally: DiscTally): number => part(tally.hits, tally.placed);
export const rmsMmOf = (tally: DiscTally): number => Math.sqrt(part(tally.squaredMm, tally.placed));

import { DISCS, type Disc, START_COUNT } from '../carrom/discs.ts';
import { type Tone, tonesApart } from './disc-colour.ts';
import type { KindOdds } from './placed-discs.ts';

/** A disc as the picture shows it, and what the detector makes of it alone. */
export interface Looks {
  readonly tone: Tone;
  readonly odds: KindOdds;
}

/** Discs of one look, whatever their kind: their places in the list, and how likely each kind is for all of them. */
export interface Lot {
  readonly members: readonly number[];
  readonly odds: KindOdds;
}

/** Lots whose discs are nearer to each other than this, on average, are one. */
const ONE_LOOK = 0.085;
/** More lots than this are not weighed against each other: the smallest are left to the detector. */
const MOST_LOTS = 5;
/** The same paint fools the detector in the same way: a lot's discs are not so many witnesses. */
const WITNESS = 0.5;
/** What more than can be cost, times the square of how many, as log odds. Other people’s strikers and spare pieces do lie about. */
const TOO_MANY: KindOdds = { white: 0.5, black: 0.5, queen: 1.5, striker: 1.5 };
/** Nobody calls the darker set white. */
const DARKER_WHITE = 6;

const meanApart = (looks: readonly Looks[], a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (const i of a)
    for (const j of b) {
      const [one, two] = [looks[i], looks[j]];
      if (one && two) sum += tonesApart(one.tone, two.tone);
    }
  return sum / (a.length * b.length);
};

/** Nearest lots are joined until none are near. */
const gather = (looks: readonly Looks[]): readonly (readonly number[])[] => {
  let lots: readonly (readonly number[])[] = looks.map((_, i) => [i]);
  for (;;) {
    let best: { readonly a: readonly number[]; readonly b: readonly number[]; readonly apart: number } | undefined;
    for (const [i, a] of lots.entries())
      for (const b of lots.slice(i + 1)) {
        const apart = meanApart(looks, a, b);
        if (apart < (best?.apart ?? ONE_LOOK)) best = { a, b, apart };
      }
    if (!best) return lots;
    const { a, b } = best;
    lots = [...lots.filter(lot => lot !== a && lot !== b), [...a, ...b]];
  }
};

/** What weighing asks of a lot. */
interface Summed {
  readonly count: number;
  readonly light: number;
  readonly said: KindOdds;
}

const summed = (lot: readonly Looks[]): Summed => {
  const said = { white: 0, black: 0, queen: 0, striker: 0 };
  let light = 0;
  for (const { odds, tone } of lot) {
    for (const kind of DISCS) said[kind] += WITNESS * Math.log(Math.max(0.002, odds[kind]));
    light += tone.light;
  }
  return { count: lot.length, light, said };
};

/** One way to name the lots, as log odds: what the detector says of each disc, and what a set can hold. */
const weigh = (lots: readonly Summed[], kinds: readonly Disc[]): number => {
  const count = { white: 0, black: 0, queen: 0, striker: 0 };
  const light = { ...count };
  let sum = 0;
  for (const [i, lot] of lots.entries()) {
    const kind = kinds[i] ?? 'white';
    sum += lot.said[kind];
    count[kind] += lot.count;
    light[kind] += lot.light;
  }
  for (const kind of DISCS) sum -= TOO_MANY[kind] * Math.max(0, count[kind] - START_COUNT[kind]) ** 2;
  const darker = light.white * count.black < light.black * count.white;
  return darker ? sum - DARKER_WHITE : sum;
};

const everyNaming = (lots: number): readonly (readonly Disc[])[] =>
  lots === 0 ? [[]] : everyNaming(lots - 1).flatMap(named => DISCS.map(kind => [...named, kind]));

/**
 * Discs that look alike are of one kind, nine at most, and the lighter set is white: brown beside black may both seem
 * black, and a ring in the wood may make a striker of every piece, but not all nine can be. Large lots come first.
 */
export const nameSets = (looks: readonly Looks[]): readonly Lot[] => {
  const lots = [...gather(looks)].sort((a, b) => b.length - a.length).slice(0, MOST_LOTS);
  const seen = lots.map(lot => summed(lot.flatMap(i => looks[i] ?? [])));
  const namings = everyNaming(lots.length).map(kinds => ({ kinds, weight: weigh(seen, kinds) }));
  const best = Math.max(...namings.map(({ weight }) => weight));
  return lots.map((members, lot) => {
    const share = { white: 0, black: 0, queen: 0, striker: 0 };
    let total = 0;
    for (const { kinds, weight } of namings) {
      const part = Math.exp(weight - best);
      share[kinds[lot] ?? 'white'] += part;
      total += part;
    }
    const odds = { ...share };
    for (const kind of DISCS) odds[kind] /= total;
    return { members, odds };
  });
};

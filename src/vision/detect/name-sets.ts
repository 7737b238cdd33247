import { DISCS, START_COUNT } from '../../carrom/discs.ts';
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

/** Nearest lots are joined until none are near. How far two lots are apart is worked out once, for a new lot when it is made. */
const gather = (looks: readonly Looks[]): readonly (readonly number[])[] => {
  const members: (readonly number[])[] = looks.map((_, i) => [i]);
  const across = 2 * looks.length; // each joining makes one more lot, and there is always one left
  const apart = new Float64Array(across * across);
  for (const [i, one] of looks.entries())
    for (const [j, two] of looks.slice(0, i).entries()) {
      const off = tonesApart(one.tone, two.tone);
      apart[i * across + j] = off;
      apart[j * across + i] = off;
    }
  const meanApart = (a: readonly number[], b: readonly number[]): number => {
    let sum = 0;
    for (const i of a) for (const j of b) sum += apart[i * across + j] as number;
    return sum / (a.length * b.length);
  };
  let lots: readonly number[] = looks.map((_, i) => i);
  for (;;) {
    let [nearest, a, b] = [ONE_LOOK, -1, -1];
    for (let i = 0; i < lots.length; i += 1)
      for (let j = i + 1; j < lots.length; j += 1) {
        const mean = apart[(lots[i] as number) * across + (lots[j] as number)] as number;
        if (mean < nearest) [nearest, a, b] = [mean, lots[i] as number, lots[j] as number];
      }
    if (a < 0) return lots.map(lot => members[lot] ?? []);
    const joined = [...(members[a] ?? []), ...(members[b] ?? [])];
    const others = lots.filter(lot => lot !== a && lot !== b);
    for (const lot of others) apart[lot * across + members.length] = meanApart(members[lot] ?? [], joined);
    lots = [...others, members.length];
    members.push(joined);
  }
};

/** What weighing asks of a lot. */
interface Summed {
  readonly count: number;
  readonly light: number;
  /** For each of DISCS. */
  readonly said: readonly number[];
}

const summed = (lot: readonly Looks[]): Summed => ({
  count: lot.length,
  light: lot.reduce((sum, { tone }) => sum + tone.light, 0),
  said: DISCS.map(kind => lot.reduce((sum, { odds }) => sum + WITNESS * Math.log(Math.max(0.002, odds[kind])), 0)),
});

/** A way to name the lots is a number: two bits for each lot's place in DISCS, the first lot's in front. */
type Naming = number;
const namedAs = (naming: Naming, lot: number, lots: number): number => (naming >> (2 * (lots - 1 - lot))) & 3;

/** For each of DISCS: how many a set has, and what more than that cost. */
const [MOST, COST] = [DISCS.map(kind => START_COUNT[kind]), DISCS.map(kind => TOO_MANY[kind])];
const [WHITE, BLACK] = [DISCS.indexOf('white'), DISCS.indexOf('black')];
/** Used again for each of a thousand ways. */
const [COUNT, LIGHT] = [new Float64Array(DISCS.length), new Float64Array(DISCS.length)];

/** One way to name the lots, as log odds: what the detector says of each disc, and what a set can hold. */
const weigh = (lots: readonly Summed[], naming: Naming): number => {
  COUNT.fill(0);
  LIGHT.fill(0);
  let sum = 0;
  for (let i = 0; i < lots.length; i += 1) {
    const { said, count, light } = lots[i] as Summed;
    const kind = namedAs(naming, i, lots.length);
    sum += said[kind] as number;
    COUNT[kind] = (COUNT[kind] as number) + count;
    LIGHT[kind] = (LIGHT[kind] as number) + light;
  }
  for (let kind = 0; kind < DISCS.length; kind += 1) {
    const over = Math.max(0, (COUNT[kind] as number) - (MOST[kind] as number));
    sum -= (COST[kind] as number) * over * over;
  }
  const [white, black] = [COUNT[WHITE] as number, COUNT[BLACK] as number];
  const darker = (LIGHT[WHITE] as number) * black < (LIGHT[BLACK] as number) * white;
  return darker ? sum - DARKER_WHITE : sum;
};

/**
 * Discs that look alike are of one kind, nine at most, and the lighter set is white: brown beside black may both seem
 * black, and a ring in the wood may make a striker of every piece, but not all nine can be. Large lots come first.
 */
export const nameSets = (looks: readonly Looks[]): readonly Lot[] => {
  const lots = [...gather(looks)].sort((a, b) => b.length - a.length).slice(0, MOST_LOTS);
  const seen = lots.map(lot => summed(lot.flatMap(i => looks[i] ?? [])));
  const weights = new Float64Array(DISCS.length ** lots.length);
  let best = Number.NEGATIVE_INFINITY;
  for (let naming = 0; naming < weights.length; naming += 1) {
    const weight = weigh(seen, naming);
    weights[naming] = weight;
    best = Math.max(best, weight);
  }
  let total = 0;
  for (let naming = 0; naming < weights.length; naming += 1) {
    const part = Math.exp((weights[naming] as number) - best);
    weights[naming] = part;
    total += part;
  }
  return lots.map((members, lot) => {
    const share = [0, 0, 0, 0];
    for (let naming = 0; naming < weights.length; naming += 1) {
      const kind = namedAs(naming, lot, lots.length);
      share[kind] = (share[kind] as number) + (weights[naming] as number);
    }
    const [white = 0, black = 0, queen = 0, striker = 0] = share.map(part => part / total);
    return { members, odds: { white, black, queen, striker } };
  });
};

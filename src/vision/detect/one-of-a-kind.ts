import { COLOURS, type Colour, DISCS, type Disc, START_COUNT } from '../../carrom/discs.ts';
import type { KindOdds } from './placed-discs.ts';

export interface OneSettings {
  /** How much more a clear case weighs than a doubtful one. */
  readonly sharpness: number;
  /** How likely none lies on the surface, beside one disc that is as likely it as anything else. */
  readonly none: number;
  /** How likely a second lies there: somebody's spare striker, the queen of another set. */
  readonly second: number;
  /** How likely a tenth piece of a colour lies there, and not the striker or queen taken for one. */
  readonly tenth: number;
}
export const oneSettings: OneSettings = { sharpness: 2, none: 0.3, second: 0.05, tenth: 0.05 };

/** Of these there is one on a board. */
export const SINGLE: readonly Disc[] = ['striker', 'queen'];

/** How much likelier a disc is this kind than the best of the others. */
const favour = (odds: KindOdds, kind: Disc): number => {
  let best = 0.001;
  for (const other of DISCS) if (other !== kind) best = Math.max(best, odds[other]);
  return Math.max(0.001, odds[kind]) / best;
};

const withChance = (odds: KindOdds, kind: Disc, chance: number): KindOdds => {
  const share = (1 - chance) / Math.max(1e-6, 1 - odds[kind]);
  const scaled = { white: 0, black: 0, queen: 0, striker: 0 };
  for (const each of DISCS) scaled[each] = each === kind ? chance : odds[each] * share;
  return scaled;
};

/** Of the two colours, the one it looks like more. */
const colourOf = (odds: KindOdds): Colour => (odds.white > odds.black ? 'white' : 'black');

/** The colour of which ten lie there, one more than a set has. With more than that, the set is not ours to count. */
const tenOf = (all: readonly KindOdds[]): Colour | undefined => {
  const count = { white: 0, black: 0 };
  for (const odds of all) {
    const colour = colourOf(odds);
    if (odds[colour] > odds.queen && odds[colour] > odds.striker) count[colour] += 1;
  }
  const [surplus, ...more] = COLOURS.filter(colour => count[colour] > START_COUNT[colour]);
  return surplus && more.length === 0 && count[surplus] === START_COUNT[surplus] + 1 ? surplus : undefined;
};

const onlyOne = (all: readonly KindOdds[], kind: Disc, settings: OneSettings): readonly KindOdds[] => {
  const surplus = tenOf(all);
  // Whichever disc it is: ten of a colour are left, unless this one was the tenth.
  const tenth = (odds?: KindOdds): number =>
    surplus === undefined || (odds && colourOf(odds) === surplus) ? 1 : settings.tenth;
  const weights = all.map(odds => favour(odds, kind) ** settings.sharpness * tenth(odds));
  const sum = weights.reduce((a, b) => a + b, 0);
  const pairs = (sum * sum - weights.reduce((a, b) => a + b * b, 0)) / 2;
  const total = settings.none * tenth() + sum + settings.second * pairs;
  return all.map((odds, i) => {
    const weight = weights[i] ?? 0;
    return withChance(odds, kind, (weight + settings.second * weight * (sum - weight)) / total);
  });
};

/**
 * There is one striker and one queen: what each disc may be depends on the others. Of two that look like a striker the
 * likelier is it, and a doubtful one becomes it where no other can be.
 */
export const oneOfAKind = (all: readonly KindOdds[], settings: OneSettings = oneSettings): readonly KindOdds[] =>
  SINGLE.reduce((odds, kind) => onlyOne(odds, kind, settings), all);

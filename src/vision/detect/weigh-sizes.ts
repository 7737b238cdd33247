import { DISCS } from '../../carrom/discs.ts';
import type { KindOdds, PlacedDisc } from './placed-discs.ts';
import { likeliest } from './table-colours.ts';

/** Fewer discs do not say how large a piece is on this board. */
const FEWEST = 4;
/** Strikers are a quarter larger than pieces: half of that is the even chance, and one unit of log odds is this much more. */
const EVEN = 1.15;
const UNIT = 0.12;
const MOST = { less: -1, more: 1.8 };
/** Outside of this a print on the disc was measured, or its neighbour. */
const BELIEVED = { from: 0.8, to: 1.7 };

/** How much likelier a disc of this size is the striker, beside a usual piece. */
export const strikerBySize = (relative: number): number => {
  if (relative < BELIEVED.from || relative > BELIEVED.to) return 1;
  return Math.exp(Math.min(MOST.more, Math.max(MOST.less, (relative - EVEN) / UNIT)));
};

const withStriker = (odds: KindOdds, factor: number): KindOdds => {
  const total = 1 + odds.striker * (factor - 1);
  const weighed = { ...odds, striker: odds.striker * factor };
  for (const kind of DISCS) weighed[kind] /= total;
  return weighed;
};

/** How large a piece is here, if enough discs were measured to say so. */
export const usualRadiusPx = (radii: readonly number[]): number | undefined =>
  radii.length < FEWEST ? undefined : [...radii].sort((a, b) => a - b)[radii.length >> 1];

/** Clearer odds than these are not changed by any size, and need no measuring. */
const DOUBT = { from: 0.05, to: 0.97 };

/** A disc larger than most on the board is likelier the striker, whatever its colour; one as large as most is not. */
export const weighSize = <D extends PlacedDisc>(disc: D, usualPx: number | undefined, radiusPx: () => number): D => {
  const { odds } = disc;
  if (!odds || usualPx === undefined || odds.striker < DOUBT.from || odds.striker > DOUBT.to) return disc;
  const weighed = withStriker(odds, strikerBySize(radiusPx() / usualPx));
  return { ...disc, kind: likeliest(weighed), odds: weighed };
};

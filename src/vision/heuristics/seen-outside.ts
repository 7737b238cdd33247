import { apart, nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { oddsOf } from '../detect/placed-discs.ts';
import type { Find } from './find.ts';
import type { Votes } from './track.ts';

/**
 * A piece that jumps over the frame is seen beyond it, but seldom on its way there: nobody is followed so far from where
 * it lay. Such sights are kept, and belong to the disc that is gone.
 */
export interface Outside {
  readonly atMs: number;
  readonly at: OnSurface;
  /** How likely each kind is, in the order of `DISCS`. */
  readonly shares: Votes;
}

/** As long as a shot takes to be noticed, and while it lasts. */
const KEPT_MS = 10_000;
const MOST = 60;
/** Nearer to the cushion it may be a disc on the surface, seen wrongly. */
const OVER_MM = 8;
/** At a pocket, what is seen past the cushions is down in the net. */
const NO_POCKET_MM = 60;

export const watchOutside = (
  kind: SurfaceKind,
  before: readonly Outside[],
  unclaimed: readonly Find[],
  atMs: number,
): readonly Outside[] => {
  const found = unclaimed.flatMap(({ disc, where, clear }): readonly Outside[] => {
    const { xMm, yMm } = disc.at;
    if (where !== 'beyond' || !clear || nearestPocket(kind, disc.at).mm < NO_POCKET_MM) return [];
    if (Math.max(Math.abs(xMm), Math.abs(yMm)) < kind.sideMm / 2 + OVER_MM) return [];
    const odds = oddsOf(disc);
    return [{ atMs, at: disc.at, shares: [odds.white, odds.black, odds.queen, odds.striker] }];
  });
  const isKept = (one: Outside) => atMs - one.atMs < KEPT_MS;
  if (found.length === 0 && before.every(isKept)) return before;
  return [...before.filter(isKept), ...found].slice(-MOST);
};

/** How likely both must be the same kind. */
const AGREE = 0.3;
const FASTEST_MM_PER_S = 6000;
const agree = (a: Votes, b: Votes): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];

/** The sights beyond the frame that may be of a disc last seen there and then. */
export const outsideOf = (
  outside: readonly Outside[],
  shares: Votes,
  at: OnSurface,
  atMs: number,
): readonly Outside[] =>
  outside.filter(
    one =>
      one.atMs > atMs &&
      agree(one.shares, shares) > AGREE &&
      apart(one.at, at) < (FASTEST_MM_PER_S * (one.atMs - atMs)) / 1000 + 40,
  );

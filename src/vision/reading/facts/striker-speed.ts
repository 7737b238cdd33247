import { apart, type OnSurface } from '../../../carrom/surface.ts';
import type { Sight } from '../../track/sight.ts';
import { SLOWING_MM_PER_S2 } from '../../track/slide.ts';
import type { DiscWay } from './disc-way.ts';
import type { FirstTouch } from './first-touch.ts';
import { offLine } from './off-way.ts';

export interface Leaves {
  readonly vxMmPerS: number;
  readonly vyMmPerS: number;
}

/** Nobody flicks harder; a faster reading is a start that was told too late. */
const FASTEST_MM_PER_S = 8000;
/** A start is known to half a frame. */
const LEAST_MS = 15;
/** Further off its first straight way than this, a sight is of later, or a hand's. */
const BESIDE_MM = 12;
/** So many of the first sights tell how fast it left. */
const FIRST_SIGHTS = 4;

/** How fast, from its first sights before it met anything; else from the way to what it met, in the time that took. */
const speedAtStart = (from: OnSurface, striker: DiscWay, touch: FirstTouch | null, startMs: number): number => {
  const { sights } = striker;
  const [, corner] = touch?.cast.corners ?? [];
  const untilMs = touch?.atMs ?? Number.POSITIVE_INFINITY;
  const isFree = ({ at, atMs }: Sight) => atMs < untilMs && (!corner || offLine(at, from, corner) < BESIDE_MM);
  const free = sights.filter(isFree).slice(0, FIRST_SIGHTS);
  const [first, last] = [free[0], free.at(-1)];
  if (first && last && last.atMs > first.atMs) {
    const seconds = (last.atMs - first.atMs) / 1000;
    const between = apart(first.at, last.at) / seconds;
    // The powder has slowed it since it left.
    const gone = apart(from, first.at) / Math.max(1, between) + seconds / 2;
    return between + SLOWING_MM_PER_S2 * gone;
  }
  if (touch && touch.atMs !== null) return (1000 * touch.cast.wayMm) / Math.max(2 * LEAST_MS, touch.atMs - startMs);
  return first ? (1000 * apart(first.at, from)) / Math.max(LEAST_MS, first.atMs - startMs) : 0;
};

/** How the striker left where it stood. */
export const leavesWith = (
  from: OnSurface,
  striker: DiscWay | null,
  touch: FirstTouch | null,
  startMs: number,
): Leaves => {
  const to = touch?.cast.corners[1] ?? striker?.sights[0]?.at;
  const long = to ? apart(from, to) : 0;
  if (!striker || !to || long < 1) return { vxMmPerS: 0, vyMmPerS: 0 };
  const speed = Math.min(FASTEST_MM_PER_S, speedAtStart(from, striker, touch, startMs));
  return { vxMmPerS: (speed * (to.xMm - from.xMm)) / long, vyMmPerS: (speed * (to.yMm - from.yMm)) / long };
};

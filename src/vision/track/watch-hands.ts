import type { OnSurface } from '../../carrom/surface.ts';
import { COVER_ACROSS, type Covered, coverCell, coverMiddle } from '../detect/placed-discs.ts';

/** Where hands are and were. While a hand covers a place, nothing is concluded about what it covers. */
export interface Hands {
  readonly now: Covered | null;
  /** When each cell was last covered. */
  readonly lastMs: Float64Array;
  /** When the cover began that was there last. A cover that flickers for less than `SAME_COVER_MS` is one. */
  readonly sinceMs: Float64Array;
}

const CELLS = COVER_ACROSS * COVER_ACROSS;
/** A foreground finder flickers; so long a hole is still the same hand. */
const SAME_COVER_MS = 300;

export const noHands: Hands = {
  now: null,
  lastMs: new Float64Array(CELLS).fill(Number.NEGATIVE_INFINITY),
  sinceMs: new Float64Array(CELLS).fill(Number.NEGATIVE_INFINITY),
};

export const watchHands = (before: Hands, covered: Covered | null, atMs: number): Hands => {
  if (covered === null) return before.now === null ? before : { ...before, now: null };
  const lastMs = before.lastMs.slice();
  const sinceMs = before.sinceMs.slice();
  for (let i = 0; i < CELLS; i += 1) {
    if (covered[i] !== 1) continue;
    if (atMs - (lastMs[i] ?? 0) > SAME_COVER_MS) sinceMs[i] = atMs;
    lastMs[i] = atMs;
  }
  return { now: covered, lastMs, sinceMs };
};

const RING = [0, 1, 2, 3, 4, 5, 6, 7].map(i => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)] as const);

/** How much of a disc of this radius is hidden now: 0 … 1. */
export const hiddenShare = ({ now }: Hands, at: OnSurface, radiusMm: number): number => {
  if (now === null) return 0;
  let hits = now[coverCell(at.xMm, at.yMm)] === 1 ? 2 : 0;
  for (const [x, y] of RING) {
    if (now[coverCell(at.xMm + 0.8 * radiusMm * x, at.yMm + 0.8 * radiusMm * y)] === 1) hits += 1;
  }
  return hits / 10;
};

/** Nothing covers anything within this distance. */
export const clearOfHands = ({ now }: Hands, at: OnSurface, withinMm: number): boolean => {
  if (now === null) return true;
  if (now[coverCell(at.xMm, at.yMm)] === 1) return false;
  for (const far of [0.5, 1]) {
    for (const [x, y] of RING) {
      if (now[coverCell(at.xMm + far * withinMm * x, at.yMm + far * withinMm * y)] === 1) return false;
    }
  }
  return true;
};

/** When a hand was last over the place or next to it. */
export const lastHandMs = ({ lastMs }: Hands, at: OnSurface, withinMm: number): number => {
  let last = lastMs[coverCell(at.xMm, at.yMm)] ?? Number.NEGATIVE_INFINITY;
  for (const [x, y] of RING) {
    last = Math.max(last, lastMs[coverCell(at.xMm + withinMm * x, at.yMm + withinMm * y)] ?? last);
  }
  return last;
};

/** Has a hand been over this place since then? */
export const handSince = (hands: Hands, at: OnSurface, sinceMs: number, withinMm: number): boolean =>
  lastHandMs(hands, at, withinMm) > sinceMs;

/** How far from here the nearest place is that a hand has covered since then. */
export const mmToHand = ({ lastMs }: Hands, at: OnSurface, sinceMs: number): number => {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < CELLS; i += 1) {
    if ((lastMs[i] ?? 0) < sinceMs) continue;
    const middle = coverMiddle(i);
    nearest = Math.min(nearest, Math.hypot(middle.xMm - at.xMm, middle.yMm - at.yMm));
  }
  return nearest;
};

/** When the hand came that is over this place, or was last. */
export const coverBeganMs = ({ sinceMs }: Hands, at: OnSurface): number =>
  sinceMs[coverCell(at.xMm, at.yMm)] ?? Number.NEGATIVE_INFINITY;

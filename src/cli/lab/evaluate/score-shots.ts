import type { Disc } from '../../../carrom/discs.ts';
import type { Rearranged, SeenShot } from '../../../carrom/seen-shot.ts';
import type { Pocket, SurfaceKind } from '../../../carrom/surface.ts';
import type { ShotTruth } from '../../../studio/performance.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import type { Model } from '../../../vision/reading/model.ts';
import { startReading } from './read-frames.ts';

/** What the truth of any recording says about a shot. */
export type TrueShot = Pick<ShotTruth, 'startMs' | 'endMs' | 'seat'> & {
  readonly pocketed: readonly { readonly kind: Disc; readonly pocket: Pocket; readonly atMs: number }[];
  readonly offSurface: readonly { readonly kind: Disc }[];
};

export interface WatchedScene {
  readonly shots: readonly SeenShot[];
  readonly rearranged: readonly Rearranged[];
  readonly frames: number;
  readonly watchMs: number;
}

/** Runs the frames of one recording through the watching steps. */
export const watchFrames = (frames: Iterable<PlacedFrame>, kind: SurfaceKind, model?: Model): WatchedScene => {
  const reading = startReading(kind, model);
  const shots: SeenShot[] = [];
  const rearranged: Rearranged[] = [];
  let count = 0;
  let watchMs = 0;
  for (const frame of frames) {
    const start = performance.now();
    const change = reading.see(frame);
    watchMs += performance.now() - start;
    count += 1;
    if (change?.kind === 'shot') shots.push(change);
    if (change?.kind === 'rearranged') rearranged.push(change);
  }
  const last = reading.end();
  if (last !== null) shots.push(last);
  return { shots, rearranged, frames: count, watchMs };
};

const names = (discs: readonly Disc[]): string => [...discs].sort().join(',');

/** Right is: kinds and numbers of what fell, the striker, and what left the surface. */
export const isRight = (seen: SeenShot, truth: TrueShot): boolean =>
  names(seen.shot.pocketed.map(({ disc }) => disc)) === names(truth.pocketed.map(({ kind }) => kind)) &&
  names(seen.shot.offSurface) === names(truth.offSurface.map(({ kind }) => kind));

export interface Pairing<T extends TrueShot> {
  readonly pairs: readonly { readonly truth: T; readonly seen: SeenShot | null }[];
  readonly invented: readonly SeenShot[];
}

/** A found shot belongs to the true one during which it began. */
export const pairShots = <T extends TrueShot>(truths: readonly T[], seen: readonly SeenShot[]): Pairing<T> => {
  const free = new Set(seen);
  const pairs = truths.map(truth => {
    const found = [...free].find(shot => shot.startMs > truth.startMs - 250 && shot.startMs < truth.endMs + 50);
    if (found !== undefined) free.delete(found);
    return { truth, seen: found ?? null };
  });
  return { pairs, invented: [...free] };
};

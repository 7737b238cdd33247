import type { SurfaceKind } from '../carrom/surface.ts';
import { leadsIntoPocketOrJaws, radiusOf } from './predict-disc.ts';
import { kindOf, type Track } from './track.ts';

/** Where a disc that is not seen any more went on unseen, it is in a pocket so soon. */
const AHEAD_S = 0.3;

/** The way of a disc, as it was last seen, leads into a pocket within so many seconds, straight or off its jaws. */
export const ledIntoPocket = (kind: SurfaceKind, track: Track, seconds = AHEAD_S): boolean => {
  const { at, vxMmPerS: vx, vyMmPerS: vy, resting } = track;
  if (resting) return false;
  const radiusMm = radiusOf(kind, kindOf(track).kind);
  return leadsIntoPocketOrJaws(kind, { x: at.xMm, y: at.yMm, vx, vy }, seconds, radiusMm);
};

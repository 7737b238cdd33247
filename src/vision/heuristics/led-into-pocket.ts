import type { SurfaceKind } from '../../carrom/surface.ts';
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

/** Seen so often on its way, it is itself that went there, and no other that it was taken for as it was struck. */
const OWN_SIGHTS = 3;
export const hasOwnWay = ({ trail }: Track): boolean => {
  let here = trail;
  for (let n = 1; n < OWN_SIGHTS; n += 1) here = here?.before ?? null;
  return here !== null;
};

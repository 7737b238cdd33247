import type { SurfaceKind } from '../../carrom/surface.ts';
import type { PlacedDisc } from '../detect/placed-discs.ts';
import { radiusOf } from './predict-disc.ts';
import { kindOf, speedOf, type Track } from './track.ts';

/**
 * A fast disc is smeared along its way while the shutter is open, and the detector may find it at both ends of the smear:
 * once as itself, once as another. But two discs never overlap.
 */

/** Slower, a disc is no longer than it is. */
const FAST_MM_PER_S = 600;
/** Ahead of it there may be one that it touches, and places are off by some millimetres. */
const AHEAD_MM = -2;
/** Where it has just come from nothing lies: it went through there. */
const BEHIND_MM = 6;
/** The other end lies on the disc's own way. */
const ASIDE_MM = 9;

/** The find is another sight of this disc, which was just seen on its way. */
export const isOwnSmear = (kind: SurfaceKind, track: Track, { at, kind: disc }: PlacedDisc): boolean => {
  const speed = speedOf(track);
  if (track.resting || track.misses > 0 || speed < FAST_MM_PER_S) return false;
  const [dx, dy] = [at.xMm - track.at.xMm, at.yMm - track.at.yMm];
  const along = (dx * track.vxMmPerS + dy * track.vyMmPerS) / speed;
  const aside = Math.abs(dx * track.vyMmPerS - dy * track.vxMmPerS) / speed;
  const touching = radiusOf(kind, kindOf(track).kind) + radiusOf(kind, disc);
  return aside < ASIDE_MM && Math.hypot(dx, dy) < touching + (along > 0 ? AHEAD_MM : BEHIND_MM);
};

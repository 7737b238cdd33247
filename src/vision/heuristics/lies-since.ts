import { apart, nearestPocket, type SurfaceKind } from '../../carrom/surface.ts';
import type { Track } from './track.ts';

/** So long after the last motion nothing rolls on unseen that could strike it. */
const AFTER_MS = 100;
/** Sights of it at rest: no mistake of a detector lies that long. */
const SIGHTS = 5;

/**
 * Seen to lie in the open when everything had come to rest: nothing was left that could send it away. The detector loses
 * a disc for a second at times, though it lies in full view; on the lip of a pocket it might have fallen yet.
 */
export const liesSince = (track: Track, stillSinceMs: number, kind: SurfaceKind): boolean =>
  track.resting &&
  track.averaged >= SIGHTS &&
  track.seenMs >= stillSinceMs + AFTER_MS &&
  nearestPocket(kind, track.anchor).mm > kind.pocketDiameterMm;

const ABOUT_MM = 12;

/** When it was first seen about where it lies now: some sights before it is taken to rest. */
export const firstSeenThere = ({ trail, anchor, restSinceMs }: Track): number => {
  let firstMs = restSinceMs;
  for (let here = trail; here !== null && apart(here.at, anchor) < ABOUT_MM; here = here.before)
    firstMs = Math.min(firstMs, here.atMs);
  return firstMs;
};

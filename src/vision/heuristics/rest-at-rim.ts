import { apart, nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { type Sighting, sightingsOf, type Track } from './track.ts';

/**
 * A disc on the lip lies half over the hole, and places are off by some millimetres: single sights of it seem to be in the
 * pocket. But what fell deep into a net is hidden by the wood, and shows by turns if at all. One that came slowly to the
 * rim and is seen there in frame after frame, in one place, may hang on the lip: where it lies must tell, and if that
 * cannot, nobody does.
 */

const SIGHTS = 6;
const SPREAD_MM = 5;
/** Of the rim: so far within, no disc stays up, however wrong its place is. */
const WITHIN_MM = 4;
const BEYOND_MM = 3;
/** It is seen until now. */
const MISSES = 4;

const meanOf = (sights: readonly Sighting[]): OnSurface => ({
  xMm: sights.reduce((sum, { at }) => sum + at.xMm, 0) / sights.length,
  yMm: sights.reduce((sum, { at }) => sum + at.yMm, 0) / sights.length,
});

/** The place at the rim of a pocket where it has been seen all the while; undefined when it moves, fell or lies elsewhere. */
export const placeAtRim = (kind: SurfaceKind, track: Track): OnSurface | undefined => {
  if (track.resting || track.misses >= MISSES) return undefined;
  const last = sightingsOf(track.trail).slice(-SIGHTS);
  if (last.length < SIGHTS) return undefined;
  const place = meanOf(last);
  if (last.some(({ at }) => apart(at, place) > SPREAD_MM)) return undefined;
  const beyondRim = nearestPocket(kind, place).mm - kind.pocketDiameterMm / 2;
  return beyondRim > -WITHIN_MM && beyondRim < BEYOND_MM ? place : undefined;
};

/** The same as a disc that rests there. */
export const restAtRim = (kind: SurfaceKind, track: Track): Track => {
  const place = track.known ? placeAtRim(kind, track) : undefined;
  if (place === undefined) return track;
  return { ...track, resting: true, anchor: place, at: place, restSinceMs: track.seenMs, vxMmPerS: 0, vyMmPerS: 0 };
};

import { apart, type OnSurface } from '../carrom/surface.ts';
import type { Following } from './following.ts';
import type { Aim } from './shot-in-play.ts';
import type { SplitSettings } from './split-settings.ts';
import { isStriker, type Sighting, speedOf, type Track } from './track.ts';

/** Two sights in a row away from hands, apart, and far enough from where it lay. */
export const goesFree = (track: Track, from: OnSurface, freeAfterMm: number, settings: SplitSettings): boolean => {
  const last = track.trail;
  const prior = last?.before;
  if (track.resting || !last?.clear || !prior?.clear) return false;
  return (
    apart(last.at, from) >= freeAfterMm &&
    apart(last.at, prior.at) >= 5 &&
    apart(last.at, from) > apart(prior.at, from) + 4 &&
    speedOf(track) >= settings.slowestShotMmPerS
  );
};

export const hasStarted = (aim: Aim, { tracks, atMs }: Following, settings: SplitSettings): boolean => {
  const striker = tracks.find(({ id }) => id === aim.trackId);
  if (striker !== undefined && goesFree(striker, aim.at, settings.freeAfterMm, settings)) return true;
  if (atMs - aim.seenMs < 50 || (striker?.resting === true && striker.seenMs === atMs)) return false;
  return tracks.some(
    track =>
      track.known &&
      !isStriker(track) &&
      track.trail?.before?.before?.clear === true &&
      goesFree(track, track.anchor, 26, settings),
  );
};

/** Sights this far apart in time do not belong to one free run. */
const RUN_GAP_MS = 250;

/** When the first piece of those on their way was seen to move. */
const firstMotion = (tracks: readonly Track[], atMs: number): number => {
  let firstMs = atMs;
  for (const track of tracks) {
    if (track.resting || !track.known) continue;
    for (let here = track.trail; here?.clear === true && atMs - here.atMs < 400; here = here.before) {
      firstMs = Math.min(firstMs, here.atMs);
    }
  }
  return firstMs;
};

/** When the striker left: from its free run back to its place, but not before it was last seen there. */
export const startOf = (aim: Aim, striker: Track | undefined, tracks: readonly Track[], atMs: number): number => {
  let first: Sighting | null = striker?.resting === false ? striker.trail : null;
  let second: Sighting | null = null;
  let seenThereMs = aim.seenMs;
  for (let here: Sighting | null = first; here !== null; here = here.before) {
    if (apart(here.at, aim.at) < 12) {
      seenThereMs = Math.max(seenThereMs, here.atMs);
      break;
    }
    if (!here.clear || (first !== null && first.atMs - here.atMs > RUN_GAP_MS)) break;
    if (first !== here) [first, second] = [here, first];
  }
  if (first === null) return Math.max(seenThereMs, firstMotion(tracks, atMs) - 40);
  const speed = second === null ? 0 : apart(first.at, second.at) / Math.max(1, second.atMs - first.atMs);
  const sinceMs = speed > 0.05 ? apart(first.at, aim.at) / speed : 20;
  return Math.max(seenThereMs, first.atMs - Math.min(250, sinceMs));
};

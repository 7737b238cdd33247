import { apart } from '../../carrom/surface.ts';
import type { Following } from './following.ts';
import type { Playing } from './shot-in-play.ts';
import { isStriker, speedOf, type Track } from './track.ts';

/** A shot that began with a mistake of the detector: the striker lies where it was aimed from, and nothing else moved. */

const SAME_PLACE_MM = 6;
/** A striker that another find had carried off is seen beside the fingers that hide it, by turns. */
const PEEPS_WITHIN_MM = 9;
const PEEPS = 2;
/** Later than this a hand may have put it there again. */
const SOON_MS = 1500;
const LIES_MM_PER_S = 60;
/** So far from where it lay, a piece was struck. */
const MOVED_MM = 15;

const wasMoved = (now: Track | undefined, before: Track, startMs: number): boolean => {
  if (now === undefined) return true;
  if (now.resting && now.misses >= 4 && !now.handled) return true;
  if (now.resting && apart(now.anchor, before.anchor) > MOVED_MM) return true;
  // It may have come back to where it lay.
  for (let here = now.trail; here !== null && here.atMs > startMs - 40; here = here.before) {
    if (here.clear && apart(here.at, before.anchor) > MOVED_MM) return true;
  }
  return false;
};

/** Seen so often in the open, and so far from there, the striker runs: what shows where it lay is a finger. */
const RUN_SIGHTS = 8;
const RUN_MM = 150;
const runs = ({ aim }: Playing, tracks: readonly Track[]): boolean =>
  tracks.some(
    track =>
      track.id === aim.trackId &&
      isStriker(track) &&
      !track.resting &&
      track.clearRun >= RUN_SIGHTS &&
      apart(track.at, aim.at) > RUN_MM,
  );

export const nothingWasShot = (playing: Playing, { tracks, atMs }: Following): boolean => {
  const { aim, startMs, before } = playing;
  const lies = tracks.some(track => {
    if (!isStriker(track) || track.seenMs !== atMs) return false;
    if (track.id === aim.trackId) return track.resting && apart(track.anchor, aim.at) < SAME_PLACE_MM;
    if (aim.place !== 'seen' || atMs - startMs > SOON_MS || track.sightings < PEEPS) return false;
    return apart(track.at, aim.at) < PEEPS_WITHIN_MM && (track.resting || speedOf(track) < LIES_MM_PER_S);
  });
  if (!lies || playing.leapt || runs(playing, tracks)) return false;
  const byId = new Map(tracks.map(track => [track.id, track]));
  return !before.some(({ track }) => !isStriker(track) && wasMoved(byId.get(track.id), track, startMs));
};

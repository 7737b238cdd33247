import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import type { Following } from './following.ts';
import { leadsIntoPocket } from './predict-disc.ts';
import type { Playing } from './shot-in-play.ts';
import { goesSteadily } from './shot-start.ts';
import { sightingsOf, speedOf, type Track } from './track.ts';

/** So far, and so often in the open, no mistake of a detector moves. */
const MOVER_MM = 45;
const MOVER_SIGHTS = 5;
const MOVER_MM_PER_S = 100;

const goesOn = (track: Track): boolean =>
  !track.resting &&
  track.clearRun >= MOVER_SIGHTS &&
  apart(track.at, track.anchor) > MOVER_MM &&
  speedOf(track) > MOVER_MM_PER_S &&
  goesSteadily(track);

/** One struck hard into a pocket is seen but a few times: so often, so far and so fast, straight to the hole. */
const RUSHES = { sights: 3, mm: 80, mmPerS: 800, seconds: 0.4, straight: 0.97 };
/** Nearer to a disc that runs, it is the other end of that one's smear. */
const OWN_WAY_MM = 60;

const rushesIn = (track: Track, tracks: readonly Track[], kind: SurfaceKind): boolean => {
  if (track.resting || track.clearRun < RUSHES.sights || speedOf(track) < RUSHES.mmPerS) return false;
  const sights = sightingsOf(track.trail);
  const first = sights[0];
  if (first === undefined || apart(first.at, track.at) < RUSHES.mm) return false;
  const wayMm = sights.slice(1).reduce((sum, { at }, i) => sum + apart(at, (sights[i] ?? first).at), 0);
  if (apart(first.at, track.at) < RUSHES.straight * wayMm) return false;
  const { at, vxMmPerS: vx, vyMmPerS: vy } = track;
  return (
    leadsIntoPocket(kind, { x: at.xMm, y: at.yMm, vx, vy }, RUSHES.seconds) &&
    !tracks.some(other => other.known && !other.resting && apart(other.at, at) < OWN_WAY_MM)
  );
};

/** All that was seen to move in this shot and that nobody knows; those that turned out to be somebody are taken out. */
export const moversIn = (
  { movers: before, startMs }: Playing,
  { tracks, adopted }: Following,
  kind: SurfaceKind,
): readonly number[] => {
  const found = tracks.filter(
    track =>
      !track.known &&
      track.seenMs > startMs &&
      (goesOn(track) || rushesIn(track, tracks, kind)) &&
      !before.includes(track.id),
  );
  if (found.length === 0 && adopted.length === 0) return before;
  return [...before, ...found.map(({ id }) => id)].filter(id => !adopted.includes(id));
};

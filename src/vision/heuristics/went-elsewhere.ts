import type { OnSurface } from '../../carrom/surface.ts';
import { joined, outMm, type Sighting, sightingsOf, type Track } from './track.ts';

/** May what lies or runs there be a disc that was lost, though that was last seen in a pocket or over the frame? */

/** What comes out of a pocket or back from the frame is seen this near to where it was. */
const COMES_BACK_MM = 70;

/** Seen to go this far, a stranger is a disc and no mistake of a detector. */
const RAN_MM = 30;
const far = (a: OnSurface, b: OnSurface, mm: number): boolean => Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm) > mm;

/** So far out of where it was seen before, and outwards, it has left the surface: once is enough. */
const FLEW_MM = 25;
const flewOut = ({ where, clear, at, before }: Sighting): boolean =>
  where === 'beyond' && clear && before !== null && outMm(at) > outMm(before.at) + FLEW_MM;

/** The last sight of its way before it seemed to fall or fly; null when it was never seen on its way until then. */
const lastOnSurface = ({ resting, trail }: Track): Sighting | null => {
  let here = resting ? null : trail;
  while (here !== null && here.where !== 'surface') here = here.before;
  return here;
};

/** From one sight to the next of the same run. */
const NEXT_MS = 130;
const CLOCK_MS = 30;
const NEXT_MM = 25;
const NEXT_MM_PER_MS = 2;

/**
 * It was seen to run on from where the other was last seen on the surface, in the next frames: that was thrown back by the
 * jaws of the pocket, and what is seen in it is something else.
 */
const ranOn = (lost: Track, stranger: Track): boolean => {
  const last = lastOnSurface(lost);
  const [first] = sightingsOf(stranger.trail);
  if (last === null || first === undefined || !far(first.at, stranger.at, RAN_MM)) return false;
  const ms = first.atMs - last.atMs;
  return ms > -CLOCK_MS && ms < NEXT_MS && !far(first.at, last.at, NEXT_MM + NEXT_MM_PER_MS * Math.max(0, ms));
};

/**
 * Last seen in a pocket or beyond the cushions: it is there, and what just lies far from it is another, or none. Seen
 * there only once, it may have been mixed up with what fell: then one that was seen to run may be it all the same.
 */
export const wentElsewhere = (lost: Track, stranger: Track): boolean => {
  const { resting, trail } = lost;
  if (resting || trail === null || trail.where === 'surface' || isThrownBack(lost, stranger)) return false;
  const [first] = sightingsOf(stranger.trail);
  const once = (trail.before?.where === 'surface' || trail.before === null) && !flewOut(trail);
  if (once && first !== undefined && far(first.at, stranger.at, RAN_MM)) return false;
  return far(trail.at, stranger.at, COMES_BACK_MM);
};

/** Seen to fall, and yet it ran on. */
export const isThrownBack = (lost: Track, stranger: Track): boolean =>
  !lost.resting && lost.trail !== null && lost.trail.where !== 'surface' && ranOn(lost, stranger);

/** The one's way and then the other's, without what was seen in the pocket meanwhile. */
export const wayThrough = (lost: Track, stranger: Track): Sighting | null => {
  const last = isThrownBack(lost, stranger) ? lastOnSurface(lost) : lost.resting ? null : lost.trail;
  return joined(last, stranger.trail, isThrownBack(lost, stranger) ? (last?.atMs ?? 0) : lost.seenMs);
};

import { apart } from '../../carrom/surface.ts';
import type { Playing } from './shot-in-play.ts';
import type { Track } from './track.ts';

/** A disc that blinks where it lies is missed now and then for some frames, and lies there all the same. */

export const FEWEST_MISSES = 4;
const MOST_MISSES = 40;
/** So unlikely must it be that it lies there yet. */
const TOO_UNLIKELY = 0.01;
const NEVER_BLINKS = 0.05;

/** After so many frames in a row without it, it no longer lies where it lay. */
export const missesToBeGone = ({ blinks }: Pick<Track, 'blinks'>): number => {
  const misses = blinks < NEVER_BLINKS ? FEWEST_MISSES : Math.log(TOO_UNLIKELY) / Math.log(Math.min(0.98, blinks));
  return Math.min(MOST_MISSES, Math.max(FEWEST_MISSES, misses));
};

/** Some frames in a row are missed for one and the same reason: only after many times as many it does not blink. */
const LONG = 3;
export const blinksNoMore = (track: Pick<Track, 'blinks' | 'misses'>): boolean =>
  track.misses >= LONG * missesToBeGone(track);

/** What lay there without blinking until the shot and blinks since is most likely gone: others that pass are taken for it. */
const BLINKS_MORE = 0.2;
const SAME_PLACE_MM = 6;
const usually = ({ anchor }: Track, { before }: Playing): number => {
  // By its place: in a throng one may have been taken for another.
  const was = before.find(({ track }) => apart(track.anchor, anchor) < SAME_PLACE_MM);
  return was === undefined ? 1 : was.track.blinks + BLINKS_MORE;
};

/**
 * How much of its absence a disc's blinking explains, 0 … 1. What left its place no longer blinks there, nor does what may
 * have been struck, or came there in this shot, and was not seen for very long.
 */
export const blinksYet = (track: Track, playing: Playing, reached: boolean): number => {
  const settled = track.restSinceMs <= playing.startMs && !reached;
  if (!track.resting || (!settled && blinksNoMore(track))) return 0;
  return Math.min(track.blinks, usually(track, playing));
};

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

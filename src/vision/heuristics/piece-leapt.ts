import { apart, type OnSurface } from '../../carrom/surface.ts';
import type { Following } from './following.ts';
import { isStriker, sightingsOf, type Track } from './track.ts';

/** Nothing lies or lay so near that the two could have been taken for one. */
const BESIDE_MM = 32;
export const isFreeOf = (at: OnSurface, track: Track, tracks: readonly Track[]): boolean =>
  tracks.every(
    other =>
      other === track || !other.known || (apart(other.at, at) > BESIDE_MM && apart(other.anchor, at) > BESIDE_MM),
  );
export const isAlone = (track: Track, tracks: readonly Track[]): boolean => isFreeOf(track.at, track, tracks);

/** Pushed by a finger it would be under it; struck, it is far from where it lay from one frame to the next. */
const LEAP_MM = 18;
/** Further than this it would not be seen twice in one place. */
const LONGEST_LEAP_MM = 50;
const LEAP_MS = 90;
const SEEN_TWICE_MS = 150;
/** Longer ago it has nothing to do with a shot that begins now. */
const JUST_NOW_MS = 400;

/** When all leap at once it is the camera that was bumped. */
export const othersLie = (track: Track, tracks: readonly Track[]): boolean => {
  const others = tracks.filter(other => other !== track && other.known && !isStriker(other));
  return 2 * others.filter(other => other.resting && other.misses === 0).length >= others.length;
};

/** A piece that left its place at a blow, in the open; it may yet come back, thrown to and fro between cushion and striker. */
export const pieceLeapt = (track: Track, { tracks, atMs }: Pick<Following, 'tracks' | 'atMs'>): boolean => {
  if (!track.known || track.resting || isStriker(track) || track.averaged < 4) return false;
  if (atMs - track.leftMs > JUST_NOW_MS) return false;
  const away = sightingsOf(track.trail).filter(
    ({ at, atMs: seenMs, clear, where }) =>
      clear && where === 'surface' && apart(at, track.anchor) > LEAP_MM && seenMs - track.leftMs < SEEN_TWICE_MS,
  );
  const [first] = away;
  if (first === undefined || away.length < 2 || first.atMs - track.leftMs > LEAP_MS) return false;
  if (apart(first.at, track.anchor) > LONGEST_LEAP_MM || !isFreeOf(track.anchor, track, tracks)) return false;
  return away.every(({ at }) => isFreeOf(at, track, tracks)) && othersLie(track, tracks);
};

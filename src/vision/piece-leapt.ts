import { apart } from '../carrom/surface.ts';
import { isStriker, type Sighting, sightingsOf, type Track } from './track.ts';

/** Nothing lies or lay so near that the two could have been taken for one. */
const BESIDE_MM = 32;
export const isAlone = (track: Track, tracks: readonly Track[]): boolean =>
  tracks.every(
    other =>
      other === track ||
      !other.known ||
      (apart(other.at, track.at) > BESIDE_MM && apart(other.anchor, track.at) > BESIDE_MM),
  );

/** Pushed by a finger it would be under it; struck, it is far from where it lay from one frame to the next. */
const LEAP_MM = 18;
const LEAP_MS = 90;
const LEAP_SIGHTS = 4;

/** A piece that left its place at a blow, in the open; it may yet come back, thrown to and fro between cushion and striker. */
export const pieceLeapt = (track: Track, tracks: readonly Track[]): boolean => {
  if (!track.known || track.resting || isStriker(track) || track.averaged < 4) return false;
  const [first, ...rest] = sightingsOf(track.trail).slice(0, LEAP_SIGHTS);
  if (first === undefined || first.atMs - track.leftMs > LEAP_MS || !isAlone(track, tracks)) return false;
  const isAway = ({ at, clear, where }: Sighting) => clear && where === 'surface' && apart(at, track.anchor) > LEAP_MM;
  return isAway(first) && rest.some(isAway);
};

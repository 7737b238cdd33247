import { apart, nearestPocket, type SurfaceKind } from '../../carrom/surface.ts';
import { isPastRim } from './find.ts';
import { radiusOf } from './predict-disc.ts';
import { isStriker, kindOf, type Track } from './track.ts';

/** What can lie on a surface: discs do not overlap, nor lie over a hole. */

/** Overlapping a disc that is known to lie there: no second one can. */
export const overlaps = (kind: SurfaceKind, track: Track, tracks: readonly Track[]): boolean =>
  tracks.some(
    other =>
      other.known &&
      other !== track &&
      other.misses < 3 &&
      !(isStriker(other) && isStriker(track) && other.seenMs < track.seenMs - 60) &&
      apart(other.at, track.at) < 0.8 * (radiusOf(kind, kindOf(other).kind) + radiusOf(kind, kindOf(track).kind)),
  );

/** At the very rim of a pocket nothing new comes to lie: it is a disc seen down in the net. */
export const hangsInPocket = (kind: SurfaceKind, track: Track): boolean =>
  track.resting &&
  (nearestPocket(kind, track.anchor).mm < kind.pocketDiameterMm / 2 + 2 ||
    isPastRim(kind, track.anchor, kindOf(track).kind));

/** Seen between two discs that cannot both lie so near to it: it was never one, but the two taken for one. */
export const isBlob = (kind: SurfaceKind, track: Track, tracks: readonly Track[]): boolean => {
  if (!track.known || !track.resting || isStriker(track)) return false;
  const near = tracks.filter(
    other =>
      other !== track &&
      other.resting &&
      other.clearRun >= 4 &&
      apart(other.anchor, track.anchor) < 0.75 * kind.pieceDiameterMm,
  );
  return near.some((one, i) =>
    near.slice(i + 1).some(two => apart(one.anchor, two.anchor) > 0.85 * kind.pieceDiameterMm),
  );
};

/** Discs that touch are seen a little nearer to each other than they are; nearer than this they are one. */
const ONE_DISC = 0.6;

/**
 * Two discs in play are said to lie in the same place: one of them is not there, and its track has held on to what is
 * seen of the other. It is the one that was seen there less.
 */
export const isDoubled = (kind: SurfaceKind, track: Track, tracks: readonly Track[]): boolean =>
  track.known &&
  track.resting &&
  tracks.some(
    other =>
      other !== track &&
      other.known &&
      other.resting &&
      apart(other.anchor, track.anchor) <
        ONE_DISC * (radiusOf(kind, kindOf(other).kind) + radiusOf(kind, kindOf(track).kind)) &&
      (other.averaged > track.averaged || (other.averaged === track.averaged && other.id < track.id)),
  );

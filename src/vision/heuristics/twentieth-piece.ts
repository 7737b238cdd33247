import { PIECES, START_COUNT } from '../../carrom/discs.ts';
import { isStriker, type Track } from './track.ts';

const ALL_PIECES = PIECES.reduce((sum, piece) => sum + START_COUNT[piece], 0);

/**
 * There are nineteen pieces. What came in as a striker, on a worn print of the base lines, and turns out to look like a piece
 * is a twentieth: the one seen least often is none.
 */
export const withoutTwentieth = (tracks: readonly Track[]): readonly Track[] => {
  const pieces = tracks.filter(track => track.known && !isStriker(track));
  if (pieces.length <= ALL_PIECES) return tracks;
  const none = pieces.reduce((least, track) => (track.sightings < least.sightings ? track : least));
  return tracks.map(track => (track === none ? { ...track, known: false } : track));
};

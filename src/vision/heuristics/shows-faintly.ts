import { kindOf, type Track } from './track.ts';

/**
 * A stain, a print or a patch of light may be taken for a piece where it is, for minutes on end. But the pieces of a set
 * look alike, and the detector is about equally sure of all of them: what shows much fainter than the others is none.
 */

/** Of the mean of the others. */
const FAINTER = 0.75;
/** Fewer others say little about how sure the detector is of this kind. */
const OTHERS = 3;

export const showsFaintly = (track: Track, tracks: readonly Track[]): boolean => {
  const { kind } = kindOf(track);
  const others = tracks.filter(
    other => other !== track && other.known && other.resting && other.misses < 3 && kindOf(other).kind === kind,
  );
  if (others.length < OTHERS) return false;
  const mean = others.reduce((sum, { certainty }) => sum + certainty, 0) / others.length;
  return track.certainty < FAINTER * mean;
};

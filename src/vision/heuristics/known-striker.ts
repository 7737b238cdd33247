import { isStriker, kindOf, type Track } from './track.ts';

/** Seen so shortly ago, it may be under the hand that aims it. */
const AIMED_MS = 600;

/**
 * The striker in play. A piece that lies on the board may be taken for one for a while: of two that were seen of late, the
 * surer is it; one that was not seen for long has most likely been put elsewhere.
 */
export const knownStriker = (tracks: readonly Track[], atMs: number): Track | undefined => {
  const strikers = tracks.filter(track => track.known && isStriker(track));
  if (strikers.length < 2) return strikers[0];
  const late = strikers.filter(({ seenMs }) => atMs - seenMs < AIMED_MS);
  const [surest] = late.sort((a, b) => kindOf(b).share - kindOf(a).share);
  return surest ?? strikers.sort((a, b) => b.seenMs - a.seenMs)[0];
};

import { knownStriker } from './known-striker.ts';
import { addVotes, isStriker, kindOf, type Track, type Votes } from './track.ts';

/** So sure is the one, and so much less sure the other. */
const SURE = 0.95;
const DOUBTFUL = 0.9;

const NOT_A_STRIKER: Votes = [0, 0, 0, -9];

/**
 * There is one striker. A piece that lies in a bad light may be taken for another; while the striker itself is in sight, such
 * a one is the piece it was before. It must not go out of play with the striker that a hand takes away.
 */
export const onlyOneStriker = (tracks: readonly Track[], atMs: number): readonly Track[] => {
  const taken = tracks.filter(track => track.known && isStriker(track) && track.misses === 0);
  if (taken.length < 2) return tracks;
  const striker = knownStriker(taken, atMs);
  if (striker === undefined || striker.seenMs !== atMs || kindOf(striker).share < SURE) return tracks;
  return tracks.map(track =>
    track !== striker && track.resting && taken.includes(track) && kindOf(track).share < DOUBTFUL
      ? { ...track, votes: addVotes(track.votes, NOT_A_STRIKER) }
      : track,
  );
};

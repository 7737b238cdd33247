import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { lyingTrack, movingTrack, type Sight, START_MS } from '../testing/track-fixture.ts';
import { wayOf } from './disc-way.ts';
import { sortedByLooks } from './looked-like.ts';
import { type Track, voteMoving } from './track.ts';

const white = lyingTrack(1, 'white', { xMm: -84, yMm: 352 });
const striker = lyingTrack(99, 'striker', { xMm: -220, yMm: -251 });
const sights: readonly Sight[] = [0, 1, 2, 3, 4, 5, 6, 7].map(n => [150 + 33 * n, -16 + 50 * n, 325 + 2 * n]);

const sorted = (looks: 'white' | 'striker') => {
  const odds = { white: 0.06, black: 0.05, queen: 0.05, striker: 0.05, [looks]: 0.85 };
  const disc = { kind: looks, at: { xMm: 0, yMm: 0 }, certainty: 0.8, odds };
  const went = movingTrack(1, 'white', white.anchor, sights);
  const seen: Track = { ...went, votes: sights.reduce(votes => voteMoving(votes, disc), went.votes) };
  const ways = [
    wayOf(standardSurface, { track: white, missing: false }, seen, START_MS),
    wayOf(standardSurface, { track: striker, missing: false }, { ...striker, misses: 20 }, START_MS),
  ];
  return sortedByLooks(ways, START_MS).map(({ track, sights: mine }) => [track.id, mine.length]);
};

describe('The way of a disc that is gone', () => {
  test('is that of the one it looked like, which was never seen on its way', () => {
    expect(sorted('striker')).toEqual([
      [1, 0],
      [99, 8],
    ]);
  });

  test('is its own as long as it looked like itself', () => {
    expect(sorted('white')).toEqual([
      [1, 8],
      [99, 0],
    ]);
  });
});

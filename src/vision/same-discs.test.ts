import { describe, expect, test } from 'vitest';
import { standardSurface } from '../carrom/surface.ts';
import { sameDiscs } from './same-discs.ts';
import { NO_VOTES, type Track } from './track.ts';
import { lyingTrack, movingTrack } from './track-fixture.ts';

describe('Two discs that were mixed up', () => {
  const white = lyingTrack(1, 'white', { xMm: 235, yMm: 263 });
  const black = lyingTrack(2, 'black', { xMm: 100, yMm: 100 });
  /** The white's track went on with the black, which lies there now; the black's own was lost. */
  const takenOver: Track = {
    ...lyingTrack(1, 'black', { xMm: 150, yMm: 160 }),
    votes: NO_VOTES,
    stay: [-5, 0, -5, -5],
    misses: 0,
  };
  const lost = movingTrack(2, 'black', black.anchor, [[100, 120, 120]]);
  const before = [white, black].map(track => ({ track, missing: false }));
  const same = sameDiscs(before, [takenOver, lost], standardSurface, track => track === undefined || !track.resting);

  test('are told apart by what lies there', () => {
    expect(same.map(({ now, mixedUp }) => [now?.id, mixedUp])).toEqual([
      [undefined, true],
      [1, true],
    ]);
  });

  test('and the one that is gone was not seen since, though its track was', () => {
    expect(same[0]?.way.misses).toBeGreaterThan(10);
  });
});

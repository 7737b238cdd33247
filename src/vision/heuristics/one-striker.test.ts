import { describe, expect, test } from 'vitest';
import { lyingTrack, START_MS } from '../testing/track-fixture.ts';
import { onlyOneStriker } from './one-striker.ts';
import { kindOf, type Track } from './track.ts';

const striker = lyingTrack(66, 'striker', { xMm: -152, yMm: 250 });
/** A white since long, in a light that makes it look like a striker. */
const fooled: Track = {
  ...lyingTrack(9, 'white', { xMm: -83, yMm: 249 }),
  votes: [0, -9, -9, -4],
  stay: [-5, -5, -5, 0],
};
const kinds = (tracks: readonly Track[]) => onlyOneStriker(tracks, START_MS).map(track => kindOf(track).kind);

describe('A piece that is taken for a second striker', () => {
  test('is the piece it was while the striker is in sight', () => {
    expect(kinds([striker, fooled])).toEqual(['striker', 'white']);
  });

  test('stays what it looks like while there is no other: it may be the one a hand has put there', () => {
    expect(kinds([{ ...striker, misses: 3, seenMs: START_MS - 200 }, fooled])).toEqual(['striker', 'striker']);
  });

  test('stays it when it is as sure as the other', () => {
    const other = lyingTrack(7, 'striker', { xMm: 20, yMm: -249 });
    expect(kinds([striker, other])).toEqual(['striker', 'striker']);
  });
});

import { describe, expect, test } from 'vitest';
import { startLayout } from '../../carrom/start-layout.ts';
import { lyingTrack } from '../testing/track-fixture.ts';
import { withoutTwentieth } from './twentieth-piece.ts';

const laid = startLayout(31, 0).map(({ piece, at }, i) => ({ ...lyingTrack(i, piece, at), sightings: 90 }));
const striker = lyingTrack(99, 'striker', { xMm: 0, yMm: -250 });
const print = { ...lyingTrack(50, 'white', { xMm: 215, yMm: -249 }), sightings: 12 };
const known = (tracks: readonly ReturnType<typeof lyingTrack>[]) =>
  withoutTwentieth(tracks).flatMap(track => (track.known ? [track.id] : []));

describe('A twentieth piece', () => {
  test('is none, and it is the one that was seen least often', () => {
    expect(known([...laid, striker, print])).toEqual([...laid.map(({ id }) => id), 99]);
  });

  test('there may be beside eighteen others: one fell', () => {
    expect(known([...laid.slice(1), striker, print])).toHaveLength(20);
  });
});

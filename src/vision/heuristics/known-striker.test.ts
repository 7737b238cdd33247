import { describe, expect, test } from 'vitest';
import { lyingTrack, START_MS } from '../testing/track-fixture.ts';
import { knownStriker } from './known-striker.ts';

const aimed = { ...lyingTrack(66, 'striker', { xMm: -152, yMm: 250 }), seenMs: START_MS - 200 };
/** A white on the base lines that a lamp makes look like a striker. */
const likeOne = {
  ...lyingTrack(9, 'striker', { xMm: -83, yMm: 249 }),
  votes: [-1, -9, -9, 0] as const,
  seenMs: START_MS,
};

describe('Of two that are taken for the striker', () => {
  test('the surer is it, though the hand that aims it hides it now', () => {
    expect(knownStriker([likeOne, aimed], START_MS)?.id).toBe(66);
  });

  test('one that was not seen for long is not', () => {
    expect(knownStriker([likeOne, { ...aimed, seenMs: START_MS - 2000 }], START_MS)?.id).toBe(9);
  });

  test('and where there is but one, it is that one, however long ago it was seen', () => {
    expect(knownStriker([{ ...aimed, seenMs: 0 }], START_MS)?.id).toBe(66);
  });
});

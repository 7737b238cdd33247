import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { goneDisc, lyingTrack, movingTrack, type Sight, START_MS } from '../testing/track-fixture.ts';
import type { SameDisc } from './same-discs.ts';
import type { Track } from './track.ts';
import { wasReached } from './was-reached.ts';

const LAY = { xMm: 0, yMm: 0 };
const black = lyingTrack(1, 'black', LAY);
const aimed = lyingTrack(99, 'striker', { xMm: -200, yMm: 0 });
/** The striker runs over where the black lay, and on. */
const ran: readonly Sight[] = [
  [33, -140, 0],
  [66, -70, 0],
  [100, 0, 0],
  [133, 70, 0],
];
const striker: SameDisc = {
  ...goneDisc(aimed, movingTrack(99, 'striker', aimed.anchor, ran)),
  now: lyingTrack(99, 'striker', { xMm: 300, yMm: 0 }),
};
const reached = (way: Track): boolean => {
  const disc = goneDisc(black, way);
  return wasReached(disc, [disc, striker], standardSurface, START_MS, 99);
};

describe('A disc that is gone', () => {
  test('was reached by what ran over its place when it was last seen there', () => {
    expect(reached({ ...black, seenMs: START_MS + 60 })).toBe(true);
  });

  test('was not reached by what had long passed when it was still seen there', () => {
    expect(reached({ ...black, seenMs: START_MS + 900 })).toBe(false);
  });

  test('was not reached in the place where it came to rest since', () => {
    const rolled = movingTrack(1, 'black', LAY, [
      [133, 40, 60],
      [400, 90, 150],
      [600, 92, 152],
    ]);
    expect(reached(rolled)).toBe(false);
  });

  test('was not reached by what only rolled up to it: that sends nothing as far as a pocket', () => {
    const rollsUp = (mmPerS: number): SameDisc => ({
      ...goneDisc(
        aimed,
        movingTrack(
          99,
          'striker',
          aimed.anchor,
          [0, 33, 66, 100].map((ms): Sight => [ms, (mmPerS * (ms - 100)) / 1000 - 40, 0]),
        ),
      ),
      now: lyingTrack(99, 'striker', { xMm: -40, yMm: 0 }),
    });
    const struckBy = (mmPerS: number) => {
      const disc = goneDisc(black, { ...black, seenMs: START_MS + 66 });
      return wasReached(disc, [disc, rollsUp(mmPerS)], standardSurface, START_MS, 99);
    };
    expect(struckBy(150)).toBe(false);
    expect(struckBy(900)).toBe(true);
  });
});

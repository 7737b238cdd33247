import { describe, expect, test } from 'vitest';
import { wentElsewhere } from './track.ts';
import { lyingTrack, movingTrack } from './track-fixture.ts';

describe('A disc last seen beyond the frame', () => {
  /** A mistake of the detector, or another disc, that was seen to run. */
  const ran = movingTrack(8, 'white', { xMm: 20, yMm: -300 }, [
    [400, 20, -300],
    [433, 45, -305],
    [466, 69, -310],
  ]);

  test('and well on its way out is there, seen only once though it was', () => {
    const flew = movingTrack(1, 'white', { xMm: -68, yMm: -321 }, [
      [96, -72, -338],
      [128, -88, -397, 'beyond'],
    ]);
    expect(wentElsewhere(flew, ran)).toBe(true);
  });

  test('once, and hardly over the cushion, may have been mistaken for what ran elsewhere', () => {
    const grazed = movingTrack(1, 'white', { xMm: -68, yMm: -321 }, [
      [96, -72, -355],
      [128, -88, -368, 'beyond'],
    ]);
    expect(wentElsewhere(grazed, ran)).toBe(false);
  });

  test('is not elsewhere as long as it lies where it lay', () => {
    expect(wentElsewhere(lyingTrack(1, 'white', { xMm: 0, yMm: 0 }), ran)).toBe(false);
  });
});

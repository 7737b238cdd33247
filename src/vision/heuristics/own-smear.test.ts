import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { movingTrack } from '../testing/track-fixture.ts';
import { isOwnSmear } from './own-smear.ts';

/** To the right at two metres a second, just seen at the origin. */
const fast = movingTrack(1, 'striker', { xMm: -200, yMm: 0 }, [
  [0, -67, 0],
  [33, 0, 0],
]);
const white = (xMm: number, yMm: number) => ({ kind: 'white' as const, at: { xMm, yMm }, certainty: 0.6 });
const smeared = (xMm: number, yMm: number, track = fast) => isOwnSmear(standardSurface, track, white(xMm, yMm));

describe('The smear of a fast disc', () => {
  test('is found again where the disc has just come from', () => {
    expect(smeared(-34, 3)).toBe(true);
    expect(smeared(-41, 0)).toBe(true);
  });

  test('is found ahead only where two discs would overlap: it may have reached another', () => {
    expect(smeared(30, 0)).toBe(true);
    expect(smeared(37, 0)).toBe(false);
  });

  test('is not beside it', () => {
    expect(smeared(-10, 33)).toBe(false);
  });

  test('is none while the disc rolls out', () => {
    const slow = movingTrack(1, 'striker', { xMm: -60, yMm: 0 }, [
      [0, -8, 0],
      [33, 0, 0],
    ]);
    expect(smeared(-34, 0, slow)).toBe(false);
  });
});

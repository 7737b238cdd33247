import { describe, expect, test } from 'vitest';
import { distort, type Lens, undistort } from './lens.ts';

const lens: Lens = { focalPx: 700, centreXPx: 320, centreYPx: 240, k1: -0.2, k2: 0.03 };

describe('a lens that bends straight lines', () => {
  test.each([
    [0, 0],
    [640, 480],
    [100, 400],
    [320, 240],
  ])('what is seen at %d, %d is found again after taking the bend out', (xPx, yPx) => {
    const seen = distort(lens, undistort(lens, { xPx, yPx }));
    expect(seen.xPx).toBeCloseTo(xPx, 6);
    expect(seen.yPx).toBeCloseTo(yPx, 6);
  });

  test('a barrel lens pulls the corners in', () => {
    expect(distort(lens, { xPx: 0, yPx: 0 }).xPx).toBeGreaterThan(0);
  });
});

import { describe, expect, test } from 'vitest';
import type { SurfaceFit } from './surface-fit.ts';
import { seenAt } from './surface-fit.ts';
import { turnedFit, turnedLike } from './turn-fit.ts';

const fit: SurfaceFit = {
  widthPx: 640,
  heightPx: 480,
  sideMm: 740,
  homography: [0.5, 0.02, 320, 0.01, -0.48, 240, 0.00001, 0.0002, 1],
  lens: { focalPx: 600, centreXPx: 320, centreYPx: 240, k1: -0.05, k2: 0 },
  pockets: [
    { at: { xMm: -347, yMm: -346 }, radiusMm: 22 },
    { at: { xMm: 345, yMm: -344 }, radiusMm: 23 },
    { at: { xMm: 343, yMm: 342 }, radiusMm: 24 },
    { at: { xMm: -341, yMm: 340 }, radiusMm: 25 },
  ],
  residualMm: 0.5,
  certainty: 0.99,
  by: 'itself',
};

describe('Turning a fit', () => {
  test('by one quarter, the player who sat in the east sits in the south', () => {
    expect(seenAt(turnedFit(fit, 1), { xMm: 0, yMm: -300 })).toEqual(seenAt(fit, { xMm: 300, yMm: 0 }));
    expect(seenAt(turnedFit(fit, 1), { xMm: 200, yMm: -300 })).toEqual(seenAt(fit, { xMm: 300, yMm: 200 }));
  });

  test('the pockets turn along: each hole stays where it is in the picture', () => {
    const turned = turnedFit(fit, 1);
    expect(turned.pockets[0]?.radiusMm).toBe(23);
    for (const [i, { at }] of turned.pockets.entries()) {
      const now = seenAt(turned, at);
      const before = seenAt(fit, fit.pockets[(i + 1) % 4]?.at ?? at);
      expect(now.xPx).toBeCloseTo(before.xPx, 9);
      expect(now.yPx).toBeCloseTo(before.yPx, 9);
    }
  });

  test('four quarters, and a turn and its way back, change nothing', () => {
    expect(turnedFit(fit, 4).homography).toEqual(fit.homography);
    expect(turnedFit(turnedFit(fit, 3), -3).homography).toEqual(fit.homography);
  });

  test.each([0, 1, 2, 3])('a new fit is turned to keep the sides where they were (%i quarters)', quarters => {
    const before = turnedFit(fit, quarters);
    const nudged = { ...fit, homography: fit.homography.map((value, i) => (i === 2 ? value + 9 : value)) };
    const again = turnedLike(nudged, before);
    expect(again.homography).toEqual(turnedFit(nudged, quarters).homography);
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InPicture } from '../../carrom/lens.ts';
import { standardSurface } from '../../carrom/surface.ts';
import { lensOfTruth } from '../../studio/truth-pixels.ts';
import { cornersSeen, drawBack } from './draw-back.ts';
import { fitByHand } from './fit-by-hand.ts';
import type { FourCorners } from './four-points.ts';
import { type SurfaceFit, seenAt, surfaceAt } from './surface-fit.ts';

const size = { widthPx: 1280, heightPx: 720 };
const at = (xPx: number, yPx: number): InPicture => ({ xPx, yPx });
const fitted = (corners: FourCorners, lens?: SurfaceFit['lens']): SurfaceFit => {
  const outcome = fitByHand(corners, size, standardSurface, lens);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.value;
};
const SQUARE: FourCorners = [at(340, 660), at(940, 660), at(940, 60), at(340, 60)];

describe('A fit by hand', () => {
  test('is exact at the four corners that were given, whatever the lens', () => {
    const shift = fc.integer({ min: -80, max: 80 });
    fc.assert(
      fc.property(
        fc.array(shift, { minLength: 8, maxLength: 8 }),
        fc.double({ min: -0.2, max: 0.1, noNaN: true }),
        (by, k1) => {
          const corners = SQUARE.map(({ xPx, yPx }, i) => at(xPx + (by[2 * i] ?? 0), yPx + (by[2 * i + 1] ?? 0)));
          const [sw, se, ne, nw] = corners as [InPicture, InPicture, InPicture, InPicture];
          const lens = { focalPx: 1100, centreXPx: 640, centreYPx: 360, k1, k2: 0 };
          for (const [i, seen] of cornersSeen(fitted([sw, se, ne, nw], lens)).entries()) {
            expect(seen.xPx).toBeCloseTo(corners[i]?.xPx ?? 0, 3);
            expect(seen.yPx).toBeCloseTo(corners[i]?.yPx ?? 0, 3);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('puts south at the bottom and east on the right of a picture taken from above', () => {
    const fit = fitted(SQUARE);
    expect(seenAt(fit, { xMm: 0, yMm: 0 })).toEqual({ xPx: 640, yPx: 360 });
    expect(seenAt(fit, { xMm: 0, yMm: -100 }).yPx).toBeGreaterThan(360);
    expect(surfaceAt(fit, at(900, 360)).xMm).toBeGreaterThan(300);
  });

  test("finds the demo table's markings from its true corners to half a millimetre", () => {
    const { views, surface_mm } = JSON.parse(readFileSync('test-fixtures/demo/truth.json', 'utf8'));
    const [{ corners_seen_px, lens, pockets_seen_px }] = views;
    const corner = (i: number) => at(corners_seen_px[i][0], corners_seen_px[i][1]);
    const bent = lensOfTruth(lens);
    // The studio writes far left, far right, near right, near left; its pockets near left, near right, far left, far right.
    const outcome = fitByHand(
      [corner(3), corner(2), corner(1), corner(0)],
      { widthPx: 960, heightPx: 540 },
      { ...standardSurface, sideMm: surface_mm },
      bent,
    );
    expect(outcome.ok).toBe(true);
    if (!outcome.ok) return;
    const [x, y] = pockets_seen_px[0];
    const pocket = surfaceAt(outcome.value, at(x, y));
    expect(Math.hypot(pocket.xMm + 346, pocket.yMm + 346)).toBeLessThan(0.5);
  });

  test.each<[string, FourCorners, string]>([
    ['corners that have changed places', [at(940, 660), at(340, 660), at(940, 60), at(340, 60)], 'crossed'],
    ['a board seen in a mirror', [at(940, 660), at(340, 660), at(340, 60), at(940, 60)], 'crossed'],
    ['a corner pushed inside', [at(340, 660), at(940, 660), at(560, 440), at(340, 60)], 'not-convex'],
    ['three corners in a line', [at(340, 660), at(940, 660), at(640, 358), at(340, 60)], 'not-convex'],
    ['a board like a stamp', [at(340, 400), at(380, 400), at(380, 360), at(340, 360)], 'too-small'],
    ['all corners on one point', [at(9, 9), at(9, 9), at(9, 9), at(9, 9)], 'too-small'],
  ])('refuses %s', (_says, corners, error) => {
    expect(fitByHand(corners, size, standardSurface)).toEqual({ ok: false, error });
  });
});

describe('The markings drawn back', () => {
  test('stay inside the quad of the corners, and its edges are drawn', () => {
    const lines = drawBack(fitted(SQUARE));
    const inside = ({ xPx, yPx }: InPicture) => xPx > 339.9 && xPx < 940.1 && yPx > 59.9 && yPx < 660.1;
    expect(lines.every(({ points }) => points.every(inside))).toBe(true);
    expect(lines.filter(({ of }) => of === 'edge')).toHaveLength(4);
    expect(lines.filter(({ of }) => of === 'pocket')).toHaveLength(4);
  });
});

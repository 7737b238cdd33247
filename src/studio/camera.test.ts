import { describe, expect, test } from 'vitest';
import { undistort } from '../carrom/lens.ts';
import { standardSurface } from '../carrom/surface.ts';
import { hangCamera, homographyOf, idealPixel, overscanOf, seenPixel } from './camera.ts';
import { drawLook } from './look/look.ts';
import { rounded, viewTruth } from './truth-pixels.ts';

const size = { widthPx: 960, heightPx: 720 };
const cameras = Array.from({ length: 40 }, (_, seed) => {
  const look = drawLook(seed);
  return hangCamera(look.camera, look.kind, look.frame.widthMm, size);
});
const throughHomography = (h: readonly number[], x: number, y: number) => {
  const row = (i: number) => (h[i] ?? 0) * x + (h[i + 1] ?? 0) * y + (h[i + 2] ?? 0);
  return { xPx: row(0) / row(6), yPx: row(3) / row(6) };
};

describe('a camera hung above the board', () => {
  test('its homography puts surface points where its rays do', () => {
    for (const camera of cameras)
      for (const [x, y] of [
        [0, 0],
        [300, -300],
        [-300, 120],
      ] as const) {
        const straight = idealPixel(camera, { xMm: x, yMm: y, zMm: 0 });
        const flat = throughHomography(homographyOf(camera), x, y);
        expect(flat.xPx).toBeCloseTo(straight.xPx, 6);
        expect(flat.yPx).toBeCloseTo(straight.yPx, 6);
      }
  });

  test('the picture is not mirrored: left, right, far and near turn the right way round', () => {
    const { corners_px } = viewTruth(
      cameras[0] ?? hangCamera(drawLook(0).camera, standardSurface, 70, size),
      standardSurface,
    );
    const [a, b, c] = corners_px;
    const cross =
      ((b?.[0] ?? 0) - (a?.[0] ?? 0)) * ((c?.[1] ?? 0) - (b?.[1] ?? 0)) -
      ((b?.[1] ?? 0) - (a?.[1] ?? 0)) * ((c?.[0] ?? 0) - (b?.[0] ?? 0));
    expect(cross).toBeGreaterThan(0);
  });

  test('the middle of the board is always in the picture', () => {
    for (const camera of cameras) {
      const { xPx, yPx } = seenPixel(camera, { xMm: 0, yMm: 0, zMm: 0 });
      expect(xPx).toBeGreaterThan(size.widthPx * 0.2);
      expect(xPx).toBeLessThan(size.widthPx * 0.8);
      expect(yPx).toBeGreaterThan(size.heightPx * 0.2);
      expect(yPx).toBeLessThan(size.heightPx * 0.8);
    }
  });

  test('enough is drawn beyond the picture that the bent lens finds something everywhere', () => {
    for (const camera of cameras) {
      const over = overscanOf(camera);
      const corner = undistort(camera.lens, { xPx: 0, yPx: 0 });
      expect(Math.abs(corner.xPx / size.widthPx - 0.5)).toBeLessThanOrEqual(over / 2);
      expect(Math.abs(corner.yPx / size.heightPx - 0.5)).toBeLessThanOrEqual(over / 2);
    }
  });

  test('rounding never writes minus zero', () => {
    expect(Object.is(rounded(-0.0001, 2), 0)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import {
  paintedFit,
  paintSurface,
  quadsPlainly,
  seeClosePainted,
  seeWidePainted,
  shrinkPlainly,
} from '../testing/painted-fixture.ts';
import { PRINT, paintPrint } from '../testing/painted-print.ts';
import { findSurface, type SurfaceSenses } from './find-surface.ts';
import { type SurfaceFit, seenAt } from './surface-fit.ts';
import { seenCorners } from './unit-fit.ts';

const senses: SurfaceSenses = {
  seeWide: seeWidePainted,
  seeClose: seeClosePainted,
  shrink: shrinkPlainly,
  quadsAround: quadsPlainly,
};
const size = { widthPx: 640, heightPx: 480 };
const half = standardSurface.sideMm / 2;
const cornersOf = (fit: SurfaceFit) =>
  [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([xMm = 0, yMm = 0]) => seenAt(fit, { xMm, yMm }));

const worstPx = async (
  corners: readonly (readonly [number, number])[],
  { bend = 0, without = [] }: { readonly bend?: number; readonly without?: readonly number[] } = {},
) => {
  const truth = paintedFit(size, corners, bend);
  const found = await findSurface(paintSurface(truth, without), standardSurface, senses);
  if (!found.ok) throw new Error(found.error);
  const seen = cornersOf(found.value);
  const off = seenCorners(truth).map(({ xPx, yPx }, i) =>
    Math.hypot(xPx - (seen[i]?.xPx ?? 0), yPx - (seen[i]?.yPx ?? 0)),
  );
  return { fit: found.value, worst: Math.max(...off) };
};

/** A board seen from nearly straight above. */
const FROM_ABOVE = [
  [130, 440],
  [512, 436],
  [508, 60],
  [128, 58],
] as const;

describe('Finding the surface', { timeout: 120_000 }, () => {
  test('a print that fills the picture is found where the networks see no board, but never with certainty', async () => {
    const filled = { widthPx: 480, heightPx: 480 };
    const truth = paintedFit(filled, [
      [-8, 486],
      [484, 480],
      [478, 2],
      [2, -6],
    ]);
    const blind: SurfaceSenses = {
      ...senses,
      seeWide: async () => new Float32Array(3 * 64 * 64),
      seeClose: async () => new Float32Array(4 * 3 * 48 * 48),
    };
    const found = await findSurface(paintPrint(truth, PRINT), standardSurface, blind);
    if (!found.ok) throw new Error(found.error);
    const seen = cornersOf(found.value);
    seenCorners(truth).forEach(({ xPx, yPx }, i) => {
      expect(Math.hypot(xPx - (seen[i]?.xPx ?? 0), yPx - (seen[i]?.yPx ?? 0))).toBeLessThan(4);
    });
    expect(found.value.certainty).toBeLessThan(0.5);
  });

  test('seen from above, it is found to a third of a pixel, with the near side in the south', async () => {
    const { worst, fit } = await worstPx(FROM_ABOVE);
    expect(worst).toBeLessThan(0.4);
    expect(fit.residualMm).toBeLessThan(1);
  });

  test('from a leaning camera', async () => {
    const { worst } = await worstPx([
      [90, 430],
      [560, 410],
      [460, 90],
      [200, 80],
    ]);
    expect(worst).toBeLessThan(0.5);
  });

  test('through a lens that bends', async () => {
    const corners = [
      [125, 445],
      [520, 441],
      [510, 45],
      [120, 40],
    ] as const;
    const { worst, fit } = await worstPx(corners, { bend: -0.09 });
    expect(worst).toBeLessThan(0.6);
    const bend = fit.lens.k1 * (Math.hypot(640, 480) / 2 / fit.lens.focalPx) ** 2;
    expect(bend).toBeCloseTo(-0.09, 1);
  });

  test('with two corners that show no peak, its edges are enough', async () => {
    expect((await worstPx(FROM_ABOVE, { without: [1, 3] })).worst).toBeLessThan(1.5);
  });

  test('with its far edge outside of the picture, what a camera can take decides', async () => {
    const { worst } = await worstPx([
      [92, 462],
      [562, 462],
      [560, -12],
      [94, -12],
    ]);
    expect(worst).toBeLessThan(8);
  });

  test('small in a large picture, it is looked at again from nearer', async () => {
    const { worst } = await worstPx([
      [300, 330],
      [420, 332],
      [418, 214],
      [302, 210],
    ]);
    expect(worst).toBeLessThan(0.5);
  });

  test('its pockets are measured, not assumed', async () => {
    const { fit } = await worstPx(FROM_ABOVE);
    for (const [i, { at, radiusMm }] of fit.pockets.entries()) {
      expect(radiusMm).toBeCloseTo(0.03 * standardSurface.sideMm, -0.5);
      expect(Math.abs(at.xMm)).toBeCloseTo(0.47 * standardSurface.sideMm, -0.5);
      expect(Math.sign(at.yMm)).toBe(i < 2 ? -1 : 1);
    }
  });

  test('nothing in the picture, nothing found', async () => {
    const black = { width: 320, height: 240, bytes: new Uint8ClampedArray(320 * 240 * 4) };
    expect(await findSurface(black, standardSurface, senses)).toEqual({ ok: false, error: 'no-surface' });
  });
});

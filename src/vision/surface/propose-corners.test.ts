import { describe, expect, test } from 'vitest';
import { paintedFit, paintSurface, quadsPlainly, seeWidePainted, shrinkPlainly } from '../testing/painted-fixture.ts';
import { proposeCorners } from './propose-corners.ts';
import type { UnitFit } from './unit-fit.ts';
import { readWideMaps, viewOf, wholeOf, wideInput } from './wide-view.ts';

const size = { widthPx: 320, heightPx: 240 };
const truth = paintedFit(size, [
  [62, 218],
  [256, 214],
  [238, 34],
  [80, 30],
]);

/** Maps of a painted picture, with whatever else a network might see. */
const mapsWith = async (spoil: (maps: Float32Array) => void, without: readonly number[] = []) => {
  const view = viewOf(wholeOf(size));
  const maps = await seeWidePainted(wideInput(paintSurface(truth, without), view, shrinkPlainly));
  spoil(maps);
  return readWideMaps(view, maps);
};

const worstCells = (fit: UnitFit | undefined): number =>
  Math.max(
    ...truth.corners.map(({ xPx, yPx }, i) => {
      const at = fit?.corners[i];
      return at ? Math.hypot(at.xPx - xPx, at.yPx - yPx) / 5 : 99;
    }),
  );

const peakAt = (maps: Float32Array, column: number, row: number, height: number): void => {
  for (let y = -3; y <= 3; y += 1)
    for (let x = -3; x <= 3; x += 1) {
      const i = (row + y) * 64 + column + x;
      maps[i] = Math.max(maps[i] ?? 0, height * Math.exp(-(x * x + y * y) / 4.5));
    }
};

describe('Proposing corners', { timeout: 120_000 }, () => {
  test('four clear peaks are taken, to a third of a cell', async () => {
    const [best] = proposeCorners(await mapsWith(() => {}), size, quadsPlainly, 3);
    expect(worstCells(best?.fit)).toBeLessThan(0.34);
    expect(best?.agreement.overlap).toBeGreaterThan(0.9);
  });

  test('three false peaks, as high as the true ones, are left out', async () => {
    const maps = await mapsWith(map => {
      peakAt(map, 8, 40, 0.95);
      peakAt(map, 55, 8, 0.95);
      peakAt(map, 30, 25, 0.95);
    });
    expect(worstCells(proposeCorners(maps, size, quadsPlainly, 3)[0]?.fit)).toBeLessThan(0.34);
  });

  test('without any peak the mask alone gives it to a cell', async () => {
    const maps = await mapsWith(map => map.fill(0, 0, 64 * 64), [0, 1, 2, 3]);
    expect(worstCells(proposeCorners(maps, size, quadsPlainly, 3)[0]?.fit)).toBeLessThan(1);
  });

  test('a mask with a bite out of it, by an arm, does no harm', async () => {
    const maps = await mapsWith(map => {
      for (let row = 20; row < 30; row += 1)
        for (let column = 10; column < 28; column += 1) map[2 * 4096 + row * 64 + column] = 0.1;
    });
    expect(worstCells(proposeCorners(maps, size, quadsPlainly, 3)[0]?.fit)).toBeLessThan(0.6);
  });

  test('from empty maps nothing is proposed', () => {
    const maps = readWideMaps(viewOf(wholeOf(size)), new Float32Array(3 * 64 * 64));
    expect(proposeCorners(maps, size, quadsPlainly, 3)).toEqual([]);
  });
});

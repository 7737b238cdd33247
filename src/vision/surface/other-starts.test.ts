import { describe, expect, test } from 'vitest';
import { paintedFit } from '../testing/painted-fixture.ts';
import { CROP_CELLS, cornerCrop } from './close-crops.ts';
import type { CloseLook } from './look-close.ts';
import { fitsWithinFrame } from './other-starts.ts';
import { squareOfSeen } from './unit-fit.ts';

const fit = paintedFit({ widthPx: 640, heightPx: 480 }, [
  [120, 440],
  [515, 430],
  [470, 60],
  [160, 62],
]);
const flat = (value: number) => ({
  width: CROP_CELLS,
  height: CROP_CELLS,
  values: new Float32Array(CROP_CELLS * CROP_CELLS).fill(value),
});
/** A look in which these corners show a hole and the others none. */
const lookWithHoles = (...corners: readonly number[]): CloseLook => ({
  fit,
  focalPx: 600,
  maps: [0, 1, 2, 3].map(corner => ({
    crop: cornerCrop(corner),
    fit,
    corner: flat(0),
    pocket: flat(corners.includes(corner) ? 0.9 : 0.1),
    mask: flat(0),
  })),
  clues: [],
  hidden: [0, 0, 0, 0],
  printSeen: undefined,
  print: 1,
  peaks: [],
  movedSides: 0,
});

describe('Where a frame was taken for the surface', () => {
  test('an edge without a pocket at either end is tried a frame further in', () => {
    const [start, ...more] = fitsWithinFrame(lookWithHoles(2, 3));
    expect(more).toEqual([]);
    const inside = start?.corners.map(corner => squareOfSeen(fit, corner));
    const expected = [
      [-0.5, -0.405],
      [0.5, -0.405],
      [0.5, 0.5],
      [-0.5, 0.5],
    ];
    inside?.forEach(({ u, v }, i) => {
      expect(u).toBeCloseTo(expected[i]?.[0] ?? 0, 6);
      expect(v).toBeCloseTo(expected[i]?.[1] ?? 0, 6);
    });
  });

  test('with a pocket at every corner, or missing at one of them only, there is nothing to try', () => {
    expect(fitsWithinFrame(lookWithHoles(0, 1, 2, 3))).toEqual([]);
    expect(fitsWithinFrame(lookWithHoles(1, 2, 3))).toEqual([]);
  });
});

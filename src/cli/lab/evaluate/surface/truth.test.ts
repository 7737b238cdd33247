import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../../../carrom/surface.ts';
import { finishFit, usualPockets } from '../../../../vision/surface/finish-fit.ts';
import { turnedFit } from '../../../../vision/surface/turn-fit.ts';
import { paintedFit } from '../../../../vision/testing/painted-fixture.ts';
import { type Measured, resultOf } from './measure-fits.ts';
import { missedBars, row } from './report-fits.ts';
import { cornerErrorsMm, truthOf } from './truth.ts';

const size = { widthPx: 640, heightPx: 480 };
const corners = [
  [130, 440],
  [512, 436],
  [508, 60],
  [128, 58],
] as const;
const fitAt = (given: readonly (readonly [number, number])[]) =>
  finishFit(
    standardSurface,
    { fit: paintedFit(size, given), focalPx: 600 },
    { pockets: usualPockets(standardSurface), residualMm: 0, certainty: 1, by: 'itself' },
  );
const truth = truthOf([corners[3], corners[2], corners[1], corners[0]], 740);

describe('Errors of a fit', () => {
  test('are nothing for the truth itself, whichever side is taken for south', () => {
    for (const quarters of [0, 1, 2, 3])
      for (const off of cornerErrorsMm(turnedFit(fitAt(corners), quarters), truth)) expect(off).toBeCloseTo(0, 6);
  });

  test('are told in millimetres of the true surface, corner by corner', () => {
    const moved = fitAt([[130 + 3.82, 440], corners[1], corners[2], corners[3]]);
    const errors = cornerErrorsMm(moved, truth);
    expect(Math.max(...errors)).toBeCloseTo(7.4, 0);
    expect(errors.filter(off => off < 0.01)).toHaveLength(3);
  });
});

const measured = (errorsMm: readonly number[], certain: boolean): Measured => ({
  sample: { name: 'x', picture: { width: 1, height: 1, bytes: new Uint8ClampedArray(4) }, truth },
  ms: 10,
  errorsMm,
  right: errorsMm.length > 0 && Math.max(...errorsMm) <= 18.5,
  certain,
});

describe('The table of fits', () => {
  test('a surface that was not found counts as infinitely wrong', () => {
    const result = resultOf('three', [
      measured([1, 1, 1, 1], true),
      measured([], false),
      measured([1, 2, 3, 40], true),
    ]);
    expect(result.foundShare).toBeCloseTo(1 / 3);
    expect(result.most95Mm).toBe(Number.POSITIVE_INFINITY);
    expect(result.wrongButCertain).toBe(1);
    expect(row(result)).toContain('not found');
  });

  test('names the bars that were missed', () => {
    const bar = { found: 0.99, medianMm: 1.5, most95Mm: 4, wrongButCertainShare: 0 };
    expect(missedBars(resultOf('good', [measured([1, 1, 1, 1], true)]), bar)).toEqual([]);
    expect(missedBars(resultOf('bad', [measured([9, 9, 9, 30], true)]), bar)).toHaveLength(4);
  });
});

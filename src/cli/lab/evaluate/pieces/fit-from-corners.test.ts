import { expect, test } from 'vitest';
import { seenAt } from '../../../../vision/surface/surface-fit.ts';
import { fitFromCorners } from './fit-from-corners.ts';

test('the corners of the surface are seen where they were named', () => {
  const corners = [
    [226.73, 120.86],
    [554.78, 72.08],
    [673.81, 388.52],
    [246.8, 472.84],
  ] as const;
  const fit = fitFromCorners(corners, 854, 480, 740);
  for (const [i, [xMm, yMm]] of (
    [
      [-370, 370],
      [370, 370],
      [370, -370],
      [-370, -370],
    ] as const
  ).entries()) {
    const { xPx, yPx } = seenAt(fit, { xMm, yMm });
    expect([xPx, yPx].map(px => px.toFixed(6))).toEqual((corners[i] ?? []).map(px => px.toFixed(6)));
  }
});

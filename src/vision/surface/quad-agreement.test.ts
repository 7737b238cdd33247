import { expect, test } from 'vitest';
import { paintedFit, paintSurface, seeWidePainted, shrinkPlainly } from '../testing/painted-fixture.ts';
import { agreementOf } from './quad-agreement.ts';
import { readWideMaps, viewOf, wholeOf, wideInput } from './wide-view.ts';

const size = { widthPx: 640, heightPx: 480 };

test('a board seen from so low that its horizon lies across the picture agrees with its mask all the same', async () => {
  const fit = paintedFit(size, [
    [60, 440],
    [600, 430],
    [430, 300],
    [250, 302],
  ]);
  const [g = 0, h = 0, j = 1] = fit.back.slice(6);
  const [, , x = 0, , , y = 0] = fit.homography;
  expect(j * (g * x + h * y + j)).toBeLessThan(0); // the picture's upper left corner lies beyond the horizon
  const view = viewOf(wholeOf(size));
  const maps = readWideMaps(view, await seeWidePainted(wideInput(paintSurface(fit), view, shrinkPlainly)));
  expect(agreementOf(maps, fit).overlap).toBeGreaterThan(0.8);
});

import { describe, expect, test } from 'vitest';
import { discRadiusPx } from './disc-size.ts';
import { RECTIFIED_PX } from './rectified.ts';
import type { SamplingMap } from './rectify.ts';

const AT = { xPx: 200.3, yPx: 160.8 };
/** A picture that shows the surface straight from above, at the rectified picture's own scale. */
const asIs: SamplingMap = {
  widthPx: RECTIFIED_PX,
  heightPx: RECTIFIED_PX,
  first: Int32Array.from({ length: RECTIFIED_PX * RECTIFIED_PX }, (_, i) => i),
  shares: new Int32Array(RECTIFIED_PX * RECTIFIED_PX),
};
type Colour = readonly [number, number, number];
const painted = (colourAt: (x: number, y: number) => Colour) => {
  const bytes = new Uint8ClampedArray(4 * RECTIFIED_PX * RECTIFIED_PX);
  for (let y = 0; y < RECTIFIED_PX; y += 1)
    for (let x = 0; x < RECTIFIED_PX; x += 1)
      bytes.set([...colourAt(x + 0.5, y + 0.5), 255], 4 * (y * RECTIFIED_PX + x));
  return { width: RECTIFIED_PX, height: RECTIFIED_PX, bytes };
};
const VENEER: Colour = [205, 170, 120];
const from = (x: number, y: number, at = AT) => Math.hypot(x - at.xPx, y - at.yPx);

describe('how large a disc is', () => {
  test.each([6.5, 8, 10.3])('a disc of %f pixels’ radius', radius => {
    const picture = painted((x, y) => (from(x, y) < radius ? [240, 238, 230] : VENEER));
    expect(Math.abs(discRadiusPx(asIs, picture, AT) - radius)).toBeLessThan(0.8);
  });

  test('lines under it and a neighbour that touches it do not count', () => {
    const neighbour = { xPx: AT.xPx + 16, yPx: AT.yPx };
    const picture = painted((x, y) => {
      if (from(x, y) < 8) return [40, 38, 36];
      if (from(x, y, neighbour) < 8) return [238, 235, 228];
      return Math.abs(y - AT.yPx - 3) < 1.2 ? [30, 20, 20] : VENEER;
    });
    expect(Math.abs(discRadiusPx(asIs, picture, AT) - 8)).toBeLessThan(0.8);
  });
});

import { describe, expect, test } from 'vitest';
import type { Rgba } from './measure-light.ts';
import { BLURRED_BELOW, measureSharpness } from './measure-sharpness.ts';

/** Stripes 24 pixels wide whose edges climb over so many pixels. */
const stripes = (climbPx: number, from = 60, to = 200): Rgba => {
  const [width, height] = [240, 160];
  const bytes = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const off = x % 48;
      const up = Math.min(1, Math.max(0, (off - 12 + climbPx / 2) / climbPx));
      const down = Math.min(1, Math.max(0, (off - 36 + climbPx / 2) / climbPx));
      const grey = from + (to - from) * (up - down);
      for (let c = 0; c < 3; c += 1) bytes[4 * (y * width + x) + c] = grey;
    }
  return { width, height, bytes };
};

describe('Sharpness', () => {
  test('an edge within a pixel or two is sharp, one that takes eight is blurred', () => {
    expect(measureSharpness(stripes(1))).toBeGreaterThan(0.45);
    expect(measureSharpness(stripes(2.5))).toBeGreaterThan(1.5 * BLURRED_BELOW);
    expect(measureSharpness(stripes(8)) ?? 1).toBeLessThan(BLURRED_BELOW);
  });

  test('a picture without edges tells nothing', () => {
    expect(measureSharpness(stripes(1, 100, 110))).toBeNull();
  });
});

import type { Rgba } from './measure-light.ts';

/** Wide enough to notice that the board was nudged, small enough to cost little on every frame. */
export const SMALL_WIDTH_PX = 320;

/** Points of a square that are mixed, along each axis: enough for the light, far fewer than all. */
const TAPS = 2;
const SHARE = 1 / TAPS ** 2;

/** Which of so many pixels each point along an axis is. */
const tapsOf = (count: number, pixels: number): Int32Array => {
  const taps = new Int32Array(count * TAPS);
  for (let i = 0; i < taps.length; i += 1)
    taps[i] = Math.min(pixels - 1, Math.floor(((i + 0.5) * pixels) / (count * TAPS)));
  return taps;
};

/**
 * A shrunken copy for what needs no detail. Never larger than the picture itself. Red and blue are summed together, as each
 * has 16 bits of its own in a 32-bit number: this runs on every frame.
 */
export const smallCopy = ({ width, height, bytes }: Rgba, wantedPx: number): Rgba => {
  const across = Math.max(1, Math.min(width, wantedPx));
  const down = Math.max(1, Math.min(height, Math.round((across * height) / Math.max(1, width))));
  const small = new Uint8ClampedArray(4 * across * down);
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  const [columns, rows] = [tapsOf(across, width), tapsOf(down, height)];
  for (let y = 0, out = 0; y < down; y += 1) {
    const [upper, lower] = [width * (rows[TAPS * y] as number), width * (rows[TAPS * y + 1] as number)];
    for (let x = 0; x < across; x += 1, out += 4) {
      const [left, right] = [columns[TAPS * x] as number, columns[TAPS * x + 1] as number];
      const [a, b] = [pixels[upper + left] as number, pixels[upper + right] as number];
      const [c, d] = [pixels[lower + left] as number, pixels[lower + right] as number];
      const redBlue = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff);
      const green = ((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255);
      small[out] = (redBlue & 0xffff) * SHARE;
      small[out + 1] = green * SHARE;
      small[out + 2] = (redBlue >> 16) * SHARE;
      small[out + 3] = 255;
    }
  }
  return { width: across, height: down, bytes: small };
};

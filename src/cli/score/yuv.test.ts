import { describe, expect, test } from 'vitest';
import { picturesIn } from './pam.ts';
import { pixelsOf } from './yuv.ts';

/** One colour, coded: brightness, blue, red. */
const planes = (width: number, height: number, y: number, u: number, v: number): Uint8Array => {
  const all = new Uint8Array(1.5 * width * height).fill(y);
  for (let row = 0; row < height / 2; row += 1) {
    const from = width * height + row * width;
    all.fill(u, from, from + width / 2).fill(v, from + width / 2, from + width);
  }
  return all;
};

const colour = (matrix: 'bt601' | 'bt709', y: number, u: number, v: number) => [
  ...pixelsOf(planes(4, 2, y, u, v), 4, 2, matrix).bytes.subarray(0, 3),
];

describe('Coded colours become pixels as a browser makes them', () => {
  // Taken from Chromium's own frames of films with these values.
  test.each([
    ['black', 'bt601', [16, 128, 128], [0, 0, 0]],
    ['white', 'bt601', [235, 128, 128], [255, 255, 255]],
    ['white of high definition', 'bt709', [235, 128, 128], [255, 255, 255]],
    ['red', 'bt601', [81, 90, 240], [254, 0, 0]],
    ['red of high definition', 'bt709', [63, 102, 240], [255, 1, 2]],
  ] as const)('%s', (_, matrix, [y, u, v], pixel) => {
    for (const [i, channel] of colour(matrix, y, u, v).entries())
      expect(Math.abs(channel - (pixel[i] ?? 0))).toBeLessThanOrEqual(1);
  });

  test('two by two pixels share one colour, and each has its own brightness', () => {
    const all = planes(4, 2, 120, 90, 160);
    all[1] = 60;
    const { bytes } = pixelsOf(all, 4, 2, 'bt601');
    expect(bytes[0]).toBeGreaterThan((bytes[4] ?? 0) + 50);
    expect(bytes.subarray(8, 12)).toEqual(bytes.subarray(12, 16));
  });

  test('planes are taken out of a stream like pictures are', async () => {
    const one = Buffer.concat([Buffer.from('P5\n4 3\n255\n'), planes(4, 2, 235, 128, 128)]);
    async function* stream() {
      yield one.subarray(0, 9);
      yield Buffer.concat([one.subarray(9), one]);
    }
    const found = [];
    for await (const { width, height, bytes } of picturesIn(stream()))
      found.push(`${width} × ${height} ${new Set(bytes).size}`);
    expect(found).toEqual(['4 × 2 1', '4 × 2 1']);
  });
});

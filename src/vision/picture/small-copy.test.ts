import { expect, test } from 'vitest';
import { smallCopy } from './small-copy.ts';

const picture = (width: number, height: number, left: number, right: number) => {
  const bytes = new Uint8ClampedArray(4 * width * height).fill(left);
  for (let row = 0; row < height; row += 1) bytes.fill(right, 4 * (row * width + (width >> 1)), 4 * (row + 1) * width);
  return { width, height, bytes };
};

test('a small copy shows the same, smaller', () => {
  const small = smallCopy(picture(1280, 720, 40, 200), 64);
  expect([small.width, small.height, small.bytes.length]).toEqual([64, 36, 4 * 64 * 36]);
  expect([small.bytes[4 * 20], small.bytes[4 * 50]]).toEqual([40, 200]);
});

test('a picture of one pixel stays one', () => {
  expect(smallCopy(picture(1, 1, 9, 9), 64)).toMatchObject({ width: 1, height: 1 });
});

test('each of its pixels is the mean of four, channel by channel', () => {
  const bytes = new Uint8ClampedArray(4 * 8 * 4).map((_, i) => Math.imul(i + 1, 2654435761) >>> 24);
  const small = smallCopy({ width: 8, height: 4, bytes }, 4);
  const mean = (x: number, y: number, channel: number) => {
    const at = 4 * (2 * y * 8 + 2 * x) + channel;
    return [at, at + 4, at + 32, at + 36].reduce((sum, i) => sum + (bytes[i] ?? 0), 0) / 4;
  };
  const means = [0, 1].flatMap(y =>
    [0, 1, 2, 3].flatMap(x => [mean(x, y, 0), mean(x, y, 1), mean(x, y, 2), 255] as const),
  );
  expect(small.bytes).toEqual(Uint8ClampedArray.from(means));
});

import { expect, test } from 'vitest';
import { pixelPen } from './pixel-pen.ts';

const picture = () => ({ width: 40, height: 20, bytes: new Uint8ClampedArray(40 * 20 * 4) });
const red = ({ width, bytes }: ReturnType<typeof picture>, x: number, y: number) => bytes[4 * (y * width + x)] ?? 0;

test('a line is drawn where it lies and nowhere else, as dark where its pieces meet as elsewhere', () => {
  const drawn = picture();
  const points = [5, 20, 35].map(xPx => ({ xPx, yPx: 10 }));
  pixelPen(drawn).line(points, '#ff0000', 4, 0.5);
  for (const x of [6, 20, 34]) expect(red(drawn, x, 9)).toBe(128);
  for (const [x, y] of [
    [20, 14],
    [20, 5],
    [1, 10],
    [39, 10],
  ] as const)
    expect(red(drawn, x, y)).toBe(0);
});

test('what lies outside the picture is left out', () => {
  const drawn = picture();
  pixelPen(drawn).line(
    [
      { xPx: -50, yPx: -50 },
      { xPx: 90, yPx: 70 },
    ],
    '#ff0000',
    4,
    1,
  );
  pixelPen(drawn).dot({ xPx: 40, yPx: 20 }, 3, '#ff0000', '#000000');
  expect(red(drawn, 39, 19)).toBe(255);
});

import { expect, test } from 'vitest';
import { VIEW_PX, VIEWS_LENGTH, writeViews } from './find-views.ts';
import { RECTIFIED_PX } from './rectified.ts';
import { UNSEEN } from './rectify.ts';

const PLANE = RECTIFIED_PX * RECTIFIED_PX;
/** Red grows to the east, green to the south, blue is the same all over. */
const picture = Float32Array.from({ length: 3 * PLANE }, (_, i) => {
  const at = i % PLANE;
  return [at % RECTIFIED_PX, Math.floor(at / RECTIFIED_PX), 7][Math.floor(i / PLANE)] ?? 0;
});
const viewsAt = (xPx: number, yPx: number) => {
  const views = new Float32Array(VIEWS_LENGTH + 1).fill(-1);
  writeViews(picture, { xPx, yPx }, views, 1);
  const pixel = (far: boolean, column: number, row: number) =>
    [0, 1, 2].map(channel => views[1 + ((far ? 3 : 0) + channel) * VIEW_PX ** 2 + row * VIEW_PX + column]);
  return { views, pixel };
};

test('The near view is the picture around the find, pixel for pixel', () => {
  const { views, pixel } = viewsAt(200, 100);
  expect(views[0]).toBe(-1);
  expect(pixel(false, 0, 0)).toEqual([180, 80, 7]);
  expect(pixel(false, 39, 20)).toEqual([219, 100, 7]);
});

test('The far view shows twice as far, four pixels in one', () => {
  const { pixel } = viewsAt(200, 100);
  expect(pixel(true, 0, 0)).toEqual([160.5, 60.5, 7]);
  expect(pixel(true, 39, 39)).toEqual([238.5, 138.5, 7]);
});

test('What lies beyond the rectified picture is unseen', () => {
  const { pixel } = viewsAt(30, 420);
  expect(pixel(true, 0, 0)).toEqual([UNSEEN, UNSEEN, UNSEEN]);
  expect(pixel(true, 5, 0)).toEqual([0.5, 380.5, 7]);
  expect(pixel(true, 20, 34)).toEqual([UNSEEN, UNSEEN, UNSEEN]);
});

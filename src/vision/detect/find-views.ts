import { type InRectified, RECTIFIED_PX } from './rectified.ts';
import { UNSEEN } from './rectify.ts';

/** A view of a find is this many pixels wide. */
export const VIEW_PX = 40;
const PLANE = VIEW_PX * VIEW_PX;
const WHOLE_PLANE = RECTIFIED_PX * RECTIFIED_PX;
/** Red, green and blue of the near view, then of the far one. */
export const VIEWS_LENGTH = 2 * 3 * PLANE;

/** Pixel for pixel. The find must be half a view away from the rectified picture's rim. */
const copyNear = (planes: Float32Array, { xPx, yPx }: InRectified, into: Float32Array, first: number): void => {
  let from = (yPx - VIEW_PX / 2) * RECTIFIED_PX + xPx - VIEW_PX / 2;
  for (let channel = 0, out = first; channel < 3; channel += 1, from += WHOLE_PLANE)
    for (let row = 0, at = from; row < VIEW_PX; row += 1, at += RECTIFIED_PX, out += VIEW_PX)
      into.set(planes.subarray(at, at + VIEW_PX), out);
};

/** The rows or columns of the far view whose two pixels both lie in the rectified picture: from the first to before the last. */
const inside = (from: number): readonly [number, number] => [
  Math.max(0, Math.ceil(-from / 2)),
  Math.min(VIEW_PX, Math.floor((RECTIFIED_PX - from) / 2)),
];

/** Four pixels in one. What lies beyond the rectified picture is unseen. */
const copyFar = (planes: Float32Array, { xPx, yPx }: InRectified, into: Float32Array, first: number): void => {
  const [left, top] = [xPx - VIEW_PX, yPx - VIEW_PX];
  const [[firstColumn, lastColumn], [firstRow, lastRow]] = [inside(left), inside(top)];
  into.fill(UNSEEN, first, first + 3 * PLANE);
  for (let channel = 0; channel < 3; channel += 1)
    for (let row = firstRow; row < lastRow; row += 1) {
      let at = channel * WHOLE_PLANE + (top + 2 * row) * RECTIFIED_PX + left + 2 * firstColumn;
      let out = first + channel * PLANE + row * VIEW_PX + firstColumn;
      for (let column = firstColumn; column < lastColumn; column += 1, at += 2, out += 1) {
        const upper = (planes[at] as number) + (planes[at + 1] as number);
        const lower = (planes[at + RECTIFIED_PX] as number) + (planes[at + RECTIFIED_PX + 1] as number);
        into[out] = (upper + lower) / 4;
      }
    }
};

/**
 * What the second look sees of a find: the picture around it, and twice as far at half the sharpness, because a fast
 * disc's smear is longer than the first and a hand is larger. `at` is a corner of four pixels.
 */
export const writeViews = (planes: Float32Array, at: InRectified, into: Float32Array, first: number): void => {
  copyNear(planes, at, into, first);
  copyFar(planes, at, into, first + 3 * PLANE);
};

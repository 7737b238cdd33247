import type { Rgba } from './measure-light.ts';

/** Quarter turns to the right. */
export type Turn = 0 | 90 | 180 | 270;

/** The picture turned to the right, into bytes that are as many. */
export const turnPicture = ({ width, height, bytes }: Rgba, turn: Turn, into: Uint8ClampedArray): Rgba => {
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, width * height);
  const turned = new Int32Array(into.buffer, into.byteOffset, width * height);
  const upright = turn === 0 || turn === 180;
  // Where the first pixel goes, and how far from it the next in its row, and the next row's first, go.
  const first = { 0: 0, 90: height - 1, 180: width * height - 1, 270: height * (width - 1) }[turn];
  const across = { 0: 1, 90: height, 180: -1, 270: -height }[turn];
  const down = { 0: width, 90: -1, 180: -width, 270: 1 }[turn];
  for (let row = 0, from = 0; row < height; row += 1) {
    let to = first + row * down;
    for (let column = 0; column < width; column += 1) {
      turned[to] = pixels[from] as number;
      from += 1;
      to += across;
    }
  }
  return upright ? { width, height, bytes: into } : { width: height, height: width, bytes: into };
};

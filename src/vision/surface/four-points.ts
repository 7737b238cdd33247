import type { InPicture } from '../../carrom/lens.ts';

/** The surface's corners as they are seen: SW, SE, NE, NW, like the pockets. */
export type FourCorners = readonly [InPicture, InPicture, InPicture, InPicture];

/**
 * The homography that carries the square from -half to +half (y upwards) onto four points of the picture, row by row,
 * last element 1. Four corners decide it exactly: Heckbert's closed form for the unit square, then the scale.
 */
export const homographyOntoCorners = (halfMm: number, [sw, se, ne, nw]: FourCorners): readonly number[] => {
  const [dx1, dx2, dx3] = [se.xPx - ne.xPx, nw.xPx - ne.xPx, sw.xPx - se.xPx + ne.xPx - nw.xPx];
  const [dy1, dy2, dy3] = [se.yPx - ne.yPx, nw.yPx - ne.yPx, sw.yPx - se.yPx + ne.yPx - nw.yPx];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  const [a, b, c] = [se.xPx - sw.xPx + g * se.xPx, nw.xPx - sw.xPx + h * nw.xPx, sw.xPx];
  const [d, e, f] = [se.yPx - sw.yPx + g * se.yPx, nw.yPx - sw.yPx + h * nw.yPx, sw.yPx];
  // The unit square's u is (x + half) / (2 half).
  const last = 1 + (g + h) / 2;
  const side = 2 * halfMm;
  return [a / side, b / side, c + (a + b) / 2, d / side, e / side, f + (d + e) / 2, g / side, h / side, last].map(
    value => value / last,
  );
};

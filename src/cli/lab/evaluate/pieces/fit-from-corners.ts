import type { SurfaceFit } from '../../../../vision/surface/surface-fit.ts';

type Point = readonly [x: number, y: number];

/** The unit square's corners (0,0) (1,0) (1,1) (0,1) → four points, as a homography row by row. */
const fromUnitSquare = ([a, b, c, d]: readonly [Point, Point, Point, Point]): readonly number[] => {
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]];
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / area;
  const h = (dx1 * sy - sx * dy1) / area;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ];
};

/** The usual webcam sees about 60° across: what is assumed of a lens nobody has measured. */
const FOCAL_PER_WIDTH = 0.9;

/** A fit from corners that a person or a renderer named: far left, far right, near right, near left. */
export const fitFromCorners = (
  corners: readonly Point[],
  widthPx: number,
  heightPx: number,
  sideMm: number,
): SurfaceFit => {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) throw new Error('a surface has four corners');
  const unit = fromUnitSquare([a, b, c, d]);
  // Surface millimetres → unit square: x to the right, y towards the near side.
  const at = (row: number) => {
    const [x = 0, y = 0, one = 0] = unit.slice(3 * row, 3 * row + 3);
    return [x / sideMm, -y / sideMm, one + x / 2 + y / 2];
  };
  const rows = [...at(0), ...at(1), ...at(2)];
  const last = rows[8] ?? 1;
  return {
    widthPx,
    heightPx,
    sideMm,
    homography: rows.map(value => value / last),
    lens: {
      focalPx: FOCAL_PER_WIDTH * Math.max(widthPx, heightPx),
      centreXPx: widthPx / 2,
      centreYPx: heightPx / 2,
      k1: 0,
      k2: 0,
    },
    pockets: [],
    residualMm: 0,
    certainty: 1,
    by: 'hand',
  };
};

import { distort, type InPicture, type Lens, undistort } from '../../carrom/lens.ts';
import { inverted, through } from './surface-fit.ts';

/** Corners in the order of the pockets: SW, SE, NE, NW. */
export type Quad = readonly [InPicture, InPicture, InPicture, InPicture];

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The surface while its size does not matter yet: a square of side 1 about the origin. */
export interface OnSquare {
  readonly u: number;
  readonly v: number;
}

/** A fit in the making, from the unit square to the picture. */
export interface UnitFit {
  readonly size: PictureSize;
  /** Corners as an ideal lens would show them. */
  readonly corners: Quad;
  /** Unit square → ideal pixels, and back. */
  readonly homography: readonly number[];
  readonly back: readonly number[];
  /** Its focal length is half the picture's diagonal: only the camera's place needs the true one, bending does not. */
  readonly lens: Lens;
}

export const CORNERS_ON_SQUARE: readonly OnSquare[] = [
  { u: -0.5, v: -0.5 },
  { u: 0.5, v: -0.5 },
  { u: 0.5, v: 0.5 },
  { u: -0.5, v: 0.5 },
];

/** The homography that takes the unit square to four corners (Heckbert's closed form); undefined for a degenerate quad. */
export const homographyOfCorners = ([sw, se, ne, nw]: Quad): readonly number[] | undefined => {
  const [dx1, dx2, sx] = [se.xPx - ne.xPx, nw.xPx - ne.xPx, sw.xPx - se.xPx + ne.xPx - nw.xPx];
  const [dy1, dy2, sy] = [se.yPx - ne.yPx, nw.yPx - ne.yPx, sw.yPx - se.yPx + ne.yPx - nw.yPx];
  const area = dx1 * dy2 - dy1 * dx2;
  if (Math.abs(area) < 1e-6) return undefined;
  const g = (sx * dy2 - sy * dx2) / area;
  const h = (dx1 * sy - dy1 * sx) / area;
  const [a, b, c] = [se.xPx - sw.xPx + g * se.xPx, nw.xPx - sw.xPx + h * nw.xPx, sw.xPx];
  const [d, e, f] = [se.yPx - sw.yPx + g * se.yPx, nw.yPx - sw.yPx + h * nw.yPx, sw.yPx];
  // From the square 0 … 1 to the one about the origin.
  const last = 1 + (g + h) / 2;
  if (last < 1e-6) return undefined;
  return [a, b, c + (a + b) / 2, d, e, f + (d + e) / 2, g, h, last].map(value => value / last);
};

export const halfDiagonal = ({ widthPx, heightPx }: PictureSize): number => Math.hypot(widthPx, heightPx) / 2;

export const bendingLens = (size: PictureSize, bend: number): Lens => ({
  focalPx: halfDiagonal(size),
  centreXPx: size.widthPx / 2,
  centreYPx: size.heightPx / 2,
  k1: bend,
  k2: 0,
});

/** A fit from corners as an ideal lens shows them. */
export const fitOfCorners = (size: PictureSize, corners: Quad, bend = 0): UnitFit | undefined => {
  const homography = homographyOfCorners(corners);
  return homography && { size, corners, homography, back: inverted(homography), lens: bendingLens(size, bend) };
};

/** The largest upright square of a picture: what a camera straight above sees of a surface that fills it. */
export const squareIn = (size: PictureSize): UnitFit => {
  const half = Math.min(size.widthPx, size.heightPx) / 2;
  const at = (right: number, down: number): InPicture => ({
    xPx: size.widthPx / 2 + right * half,
    yPx: size.heightPx / 2 + down * half,
  });
  const corners: Quad = [at(-1, 1), at(1, 1), at(1, -1), at(-1, -1)];
  const fit = fitOfCorners(size, corners);
  if (!fit) throw new Error('a picture without an extent');
  return fit;
};

/** Where a point of the square is seen. */
export const seenOfSquare = (fit: UnitFit, { u, v }: OnSquare): InPicture => {
  const [xPx, yPx] = through(fit.homography, u, v);
  return distort(fit.lens, { xPx, yPx });
};

export const squareOfSeen = (fit: UnitFit, seen: InPicture): OnSquare => {
  const { xPx, yPx } = undistort(fit.lens, seen);
  const [u, v] = through(fit.back, xPx, yPx);
  return { u, v };
};

/** The four corners as the real lens shows them. */
export const seenCorners = (fit: UnitFit): readonly InPicture[] => fit.corners.map(corner => distort(fit.lens, corner));

const turn = (a: InPicture, b: InPicture, c: InPicture): number =>
  (b.xPx - a.xPx) * (c.yPx - b.yPx) - (b.yPx - a.yPx) * (c.xPx - b.xPx);

/** True for a quad that goes round as SW, SE, NE, NW do in a picture (y down) and has no dent. */
export const goesRound = ([a, b, c, d]: Quad): boolean =>
  turn(a, b, c) < 0 && turn(b, c, d) < 0 && turn(c, d, a) < 0 && turn(d, a, b) < 0;

export const areaOf = (quad: Quad): number => {
  let sum = 0;
  quad.forEach((a, i) => {
    const b = quad[(i + 1) % 4] ?? a;
    sum += a.xPx * b.yPx - b.xPx * a.yPx;
  });
  return Math.abs(sum) / 2;
};

/** Goes through the quad as SW, SE, NE, NW, starting so that the south edge is the lowest in the picture. */
export const nearSideSouth = (corners: readonly InPicture[]): Quad | undefined => {
  const middle = corners.reduce((sum, at) => ({ x: sum.x + at.xPx / 4, y: sum.y + at.yPx / 4 }), { x: 0, y: 0 });
  // Falling angle in a picture with y down is anticlockwise to the eye.
  const round = [...corners].sort(
    (a, b) => Math.atan2(b.yPx - middle.y, b.xPx - middle.x) - Math.atan2(a.yPx - middle.y, a.xPx - middle.x),
  );
  const low = (i: number) => (round[i % 4]?.yPx ?? 0) + (round[(i + 1) % 4]?.yPx ?? 0);
  const first = [0, 1, 2, 3].reduce((best, i) => (low(i) > low(best) ? i : best), 0);
  const [sw, se, ne, nw] = [0, 1, 2, 3].map(i => round[(first + i) % 4]);
  if (!sw || !se || !ne || !nw) return undefined;
  return [sw, se, ne, nw];
};

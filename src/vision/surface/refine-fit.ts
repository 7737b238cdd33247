import { type InPicture, idealRadius } from '../../carrom/lens.ts';
import { leastSquares } from './least-squares.ts';
import { fitOfCorners, type OnSquare, type PictureSize, type Quad, type UnitFit } from './unit-fit.ts';

/** Something seen of the surface. Sigmas are in sides of the surface. */
export type Clue =
  /** A known point of the surface: a corner, the centre, a marker's corner. */
  | { readonly kind: 'point'; readonly on: OnSquare; readonly at: InPicture; readonly sigma: number }
  /** A point on an inner edge of the frame: 0 south, 1 east, 2 north, 3 west. */
  | { readonly kind: 'edge'; readonly edge: number; readonly at: InPicture; readonly sigma: number };

export interface RefinedFit {
  readonly fit: UnitFit;
  readonly focalPx: number;
  readonly cost: number;
}

/** Cameras have square pixels and look through the middle of their picture; cropped photographs only nearly. */
const CAMERA_SIGMA = 0.02;
/** Focal lengths of webcams and telephones, in longer sides of the picture. */
const USUAL_FOCAL = 0.95;
const FOCAL_SIGMA = 0.35;
/** How much lenses bend at the picture's corner; wide-angle webcams reach three times this. */
const BEND_SIGMA = 0.05;
/** What the bend must save in squared sigmas before it is believed. */
const BEND_WORTH = 6;
const CAMERA_RESIDUALS = 4;
/**
 * From a start that is far off, true clues look as wrong as mistaken ones: so all are first taken as that much vaguer, and
 * the far ones are only given up on when most of them agree.
 */
const DOUBTS = [12, 3.5] as const;

const outOfSquare = (edge: number, u: number, v: number): number =>
  edge === 0 ? v + 0.5 : edge === 1 ? u - 0.5 : edge === 2 ? v - 0.5 : u + 0.5;

const quadOf = (p: readonly number[]): Quad => {
  const at = (i: number): InPicture => ({ xPx: p[2 * i] ?? 0, yPx: p[2 * i + 1] ?? 0 });
  return [at(0), at(1), at(2), at(3)];
};

/**
 * How far a homography is from what any camera with square pixels can take: the two axes of the surface must come out at
 * a right angle and equally long. This is what fixes an edge that lies outside of the picture.
 */
const cameraResiduals = (fit: UnitFit, focalPx: number, into: Float64Array, from: number): void => {
  const [a = 0, b = 0, , d = 0, e = 0, , g = 0, h = 0] = fit.homography;
  const { centreXPx: cx, centreYPx: cy } = fit.lens;
  const [x1, y1] = [(a - cx * g) / focalPx, (d - cy * g) / focalPx];
  const [x2, y2] = [(b - cx * h) / focalPx, (e - cy * h) / focalPx];
  const [long1, long2] = [Math.hypot(x1, y1, g), Math.hypot(x2, y2, h)];
  into[from] = (x1 * x2 + y1 * y2 + g * h) / (long1 * long2) / CAMERA_SIGMA;
  into[from + 1] = Math.log(long1 / long2) / CAMERA_SIGMA;
};

const residualsFor = (size: PictureSize, clues: readonly Clue[], doubt: number) => {
  const longer = Math.max(size.widthPx, size.heightPx);
  return (p: readonly number[], into: Float64Array): void => {
    const [bend = 0, logFocal = 0] = p.slice(8);
    const fit = fitOfCorners(size, quadOf(p), bend);
    if (!fit || Math.abs(bend) > 0.6) {
      into.fill(1e6);
      return;
    }
    const { centreXPx: cx, centreYPx: cy, focalPx } = fit.lens;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 1] = fit.back;
    let i = 0;
    for (const clue of clues) {
      // Written out without objects: this runs half a million times for one fit.
      let [x, y] = [clue.at.xPx, clue.at.yPx];
      if (bend !== 0) {
        const seen = Math.hypot(x - cx, y - cy) / focalPx;
        const unbend = seen < 1e-9 ? 1 : idealRadius(fit.lens, seen) / seen;
        x = cx + (x - cx) * unbend;
        y = cy + (y - cy) * unbend;
      }
      const w = g * x + h * y + j;
      const u = (a * x + b * y + c) / w;
      const v = (d * x + e * y + f) / w;
      const sigma = clue.sigma * doubt;
      if (clue.kind === 'edge') into[i++] = outOfSquare(clue.edge, u, v) / sigma;
      else {
        into[i++] = (u - clue.on.u) / sigma;
        into[i++] = (v - clue.on.v) / sigma;
      }
    }
    cameraResiduals(fit, USUAL_FOCAL * longer * Math.exp(logFocal), into, i);
    into[i + 2] = logFocal / FOCAL_SIGMA;
    into[i + 3] = bend / BEND_SIGMA;
  };
};

/** The fit that agrees best with all clues. The lens bends only when the clues are clearly better off with it. */
export const refineFit = (
  start: UnitFit,
  clues: readonly Clue[],
  { mayBend, turns = 8 }: { readonly mayBend: boolean; readonly turns?: number },
): RefinedFit => {
  const { size } = start;
  const longer = Math.max(size.widthPx, size.heightPx);
  const count = clues.reduce((sum, { kind }) => sum + (kind === 'edge' ? 1 : 2), CAMERA_RESIDUALS);
  const steps = [...Array.from({ length: 8 }, () => longer * 1e-4), 1e-4, 1e-3];
  const solve = (from: readonly number[], bending: boolean, doubt: number) => {
    const residualsOf = residualsFor(size, clues, doubt);
    if (bending) return leastSquares(from, steps, count, residualsOf, turns);
    // Without a bend its place is kept at zero by leaving it out.
    const { parameters, cost } = leastSquares(
      [...from.slice(0, 8), from[9] ?? 0],
      [...steps.slice(0, 8), 1e-3],
      count,
      (p, into) => residualsOf([...p.slice(0, 8), 0, p[8] ?? 0], into),
      turns,
    );
    return { parameters: [...parameters.slice(0, 8), 0, parameters[8] ?? 0], cost };
  };
  const corners = start.corners.flatMap(({ xPx, yPx }) => [xPx, yPx]);
  const near = DOUBTS.reduce<readonly number[]>((from, doubt) => solve(from, false, doubt).parameters, [...corners, 0, 0]);
  const straight = solve(near, false, 1);
  const bent = mayBend ? solve(straight.parameters, true, 1) : straight;
  const best = straight.cost - bent.cost > BEND_WORTH ? bent : straight;
  const fit = fitOfCorners(size, quadOf(best.parameters), best.parameters[8] ?? 0) ?? start;
  return { fit, focalPx: USUAL_FOCAL * longer * Math.exp(best.parameters[9] ?? 0), cost: best.cost };
};

import { type InPicture, idealRadius } from '../../carrom/lens.ts';
import type { Clue } from './clue.ts';
import { type ClueColumns, columnsOf, POINT } from './clue-columns.ts';
import { leastSquares } from './least-squares.ts';
import { beyondEdges, RAIL_SIDES, railFactor } from './near-rail.ts';
import { fitOfCorners, type PictureSize, type Quad, type UnitFit } from './unit-fit.ts';

export interface RefinedFit {
  readonly fit: UnitFit;
  readonly focalPx: number;
  readonly cost: number;
  /** How large the print is against what the rules say of a board of this side. */
  readonly print: number;
  /** What the near rails hide of each edge, in sides. */
  readonly hidden: readonly number[];
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
/** Prints of real boards are up to 6 % smaller than the rules say, a few 10 %, and never much larger. */
const PRINT_REACH = 0.03;
const printFactor = (parameter: number): number =>
  1 + (parameter < 0 ? 4 : 1) * PRINT_REACH * Math.tanh(parameter / (parameter < 0 ? 4 : 1));
const CAMERA_RESIDUALS = 6;
/** A camera that looks from so low that a rail hides more than this does not see a game. */
const MOST_HIDDEN = 0.05;
const NOTHING_HIDDEN = [0, 0, 0, 0] as const;
/**
 * From a start that is far off, true clues look as wrong as mistaken ones: so all are first taken as that much vaguer, and
 * the far ones are only given up on when most of them agree.
 */
const DOUBTS = [12, 3.5] as const;

/** What is solved for: four corners, bend, and logarithms of focal length, rail's height and print's size. */
const [BEND, FOCAL, RAIL, PRINT] = [8, 9, 10, 11] as const;
const CORNER_PLACES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** How far a point lies inside of an edge. */
const insideOf = (edge: number, u: number, v: number): number =>
  edge === 0 ? v + 0.5 : edge === 1 ? 0.5 - u : edge === 2 ? 0.5 - v : u + 0.5;

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

/** What a usual rail hides of each edge, in sides. */
export const usuallyHidden = ({ homography, lens }: UnitFit, focalPx: number): readonly number[] =>
  beyondEdges(homography, lens.centreXPx, lens.centreYPx, focalPx).map(beyond =>
    Math.min(MOST_HIDDEN, Math.max(0, beyond) * RAIL_SIDES),
  );

const residualsFor = (
  size: PictureSize,
  clues: ClueColumns,
  doubt: number,
  printDoubt: number,
  hiding: readonly number[],
) => {
  const longer = Math.max(size.widthPx, size.heightPx);
  return (p: readonly number[], into: Float64Array): void => {
    const [bend = 0, logFocal = 0, rail = 0, print = 0] = p.slice(BEND);
    const fit = fitOfCorners(size, quadOf(p), bend);
    if (!fit || Math.abs(bend) > 0.6) {
      into.fill(1e6);
      return;
    }
    const { centreXPx: cx, centreYPx: cy, focalPx } = fit.lens;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 1] = fit.back;
    const cameraFocal = USUAL_FOCAL * longer * Math.exp(logFocal);
    const hidden = hiding.map(usual => usual * railFactor(rail));
    const [south = 0, east = 0, north = 0, west = 0] = hidden;
    const printed = printFactor(print);
    let i = 0;
    for (let k = 0; k < clues.count; k += 1) {
      let x = clues.x[k] ?? 0;
      let y = clues.y[k] ?? 0;
      if (bend !== 0) {
        const seen = Math.hypot(x - cx, y - cy) / focalPx;
        const unbend = seen < 1e-9 ? 1 : idealRadius(fit.lens, seen) / seen;
        x = cx + (x - cx) * unbend;
        y = cy + (y - cy) * unbend;
      }
      const w = g * x + h * y + j;
      const u = (a * x + b * y + c) / w;
      const v = (d * x + e * y + f) / w;
      const edge = clues.edge[k] ?? POINT;
      const prints = clues.prints[k] ?? 0;
      const sigma = (clues.sigma[k] ?? 1) * (prints * printDoubt + (1 - prints) * doubt);
      if (edge !== POINT) into[i++] = (insideOf(edge, u, v) - (hidden[edge] ?? 0)) / sigma;
      else {
        const hides = clues.hides[k] ?? 0;
        const size = 1 + prints * (printed - 1);
        const onU = (clues.onU[k] ?? 0) * size;
        const onV = (clues.onV[k] ?? 0) * size;
        into[i++] = (u - onU - hides * (onU < 0 ? west : -east)) / sigma;
        into[i++] = (v - onV - hides * (onV < 0 ? south : -north)) / sigma;
      }
    }
    cameraResiduals(fit, cameraFocal, into, i);
    into[i + 2] = logFocal / FOCAL_SIGMA;
    into[i + 3] = bend / BEND_SIGMA;
    into[i + 4] = rail;
    into[i + 5] = print;
  };
};

export interface HowToRefine {
  readonly mayBend: boolean;
  /** The start is so good that it says what near rails hide; with the focal length that goes with it. */
  readonly behindRails?: { readonly focalPx: number } | undefined;
  /** The start agrees with the print: what else is seen must come to terms with it. */
  readonly printKnown?: boolean;
  readonly turns?: number;
}

/** The fit that agrees best with all clues. The lens bends only when the clues are clearly better off with it. */
export const refineFit = (
  start: UnitFit,
  clues: readonly Clue[],
  { mayBend, behindRails, printKnown = false, turns = 8 }: HowToRefine,
): RefinedFit => {
  const { size } = start;
  const longer = Math.max(size.widthPx, size.heightPx);
  const count = clues.reduce((sum, { kind }) => sum + (kind === 'edge' ? 1 : 2), CAMERA_RESIDUALS);
  const columns = columnsOf(clues);
  const steps = [...CORNER_PLACES.map(() => longer * 1e-4), 1e-4, 1e-3, 1e-2, 1e-3];
  const printSeen = clues.some(({ kind }) => kind === 'print') ? [PRINT] : [];
  /** Solves for some of the parameters; the others stay as they are. */
  const solve = (from: readonly number[], free: readonly number[], doubt: number, hiding: readonly number[]) => {
    const residualsOf = residualsFor(size, columns, doubt, printKnown ? 1 : doubt, hiding);
    const whole = [...from];
    const { parameters, cost } = leastSquares(
      free.map(k => from[k] ?? 0),
      free.map(k => steps[k] ?? 1),
      count,
      (p, into) => {
        free.forEach((k, i) => {
          whole[k] = p[i] ?? 0;
        });
        residualsOf(whole, into);
      },
      turns,
    );
    return {
      parameters: from.map((value, k) => (free.includes(k) ? (parameters[free.indexOf(k)] ?? 0) : value)),
      cost,
    };
  };
  // What is hidden follows from where the camera was thought to be so far: were it solved for together with the rest, a
  // surface that grows would hide more of itself and grow on.
  const hiding = behindRails ? usuallyHidden(start, behindRails.focalPx) : NOTHING_HIDDEN;
  // A rail that hides nothing cannot be measured.
  const railSeen = hiding.some(hidden => hidden > 0) ? [RAIL] : [];
  const flat = [...CORNER_PLACES, FOCAL, ...printSeen];
  const corners = start.corners.flatMap(({ xPx, yPx }) => [xPx, yPx]);
  const near = DOUBTS.reduce<readonly number[]>(
    (from, doubt) => solve(from, flat, doubt, hiding).parameters,
    [...corners, 0, 0, 0, 0],
  );
  const focalOf = (p: readonly number[]) => USUAL_FOCAL * longer * Math.exp(p[FOCAL] ?? 0);
  const fitOf = (p: readonly number[]) => fitOfCorners(size, quadOf(p), p[BEND] ?? 0) ?? start;
  const straight = solve(near, [...flat, ...railSeen], 1, hiding);
  const bent = mayBend ? solve(straight.parameters, [...flat, ...railSeen, BEND], 1, hiding) : straight;
  const best = straight.cost - bent.cost > BEND_WORTH ? bent : straight;
  const fit = fitOf(best.parameters);
  const focalPx = focalOf(best.parameters);
  const hidden = hiding.map(usual => usual * railFactor(best.parameters[RAIL] ?? 0));
  return { fit, focalPx, cost: best.cost, print: printFactor(best.parameters[PRINT] ?? 0), hidden };
};

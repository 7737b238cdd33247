import type { Grey } from '../picture/grey-copy.ts';
import { type Facet, normalise, PATCH_PX, PATCH_SIZE } from './fit-reference.ts';
import { solveLinear } from './solve-linear.ts';

/**
 * How the picture moved, as a field over the small copy: with x, y in units of SPAN from the middle, the shift is
 * (p0 + p1 x + p2 y + p6 x² + p7 xy, p3 + p4 x + p5 y + p6 xy + p7 y²), a homography to the first order.
 */
export type Motion = readonly number[];
export const NO_MOTION: Motion = [0, 0, 0, 0, 0, 0, 0, 0];
const SPAN = 100;

export const shiftAt = (motion: Motion, x: number, y: number): readonly [number, number] => {
  const [p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0, p6 = 0, p7 = 0] = motion;
  return [p0 + p1 * x + p2 * y + (p6 * x + p7 * y) * x, p3 + p4 * x + p5 * y + (p6 * x + p7 * y) * y];
};

/** A point of the small copy in the field's own measure. */
export const inField = ({ width, height }: Grey, px: number, py: number): readonly [number, number] => [
  (px - width / 2) / SPAN,
  (py - height / 2) / SPAN,
];

/** A patch where it is now, by whole pixels. Outside of the picture its border goes on. */
const sampleWhole = (grey: Grey, facet: Facet, dx: number, dy: number, into: Float32Array): void => {
  const { width, height, bytes } = grey;
  for (let row = 0; row < PATCH_PX; row += 1) {
    const y = Math.min(Math.max(facet.y + row + dy, 0), height - 1);
    for (let column = 0; column < PATCH_PX; column += 1) {
      const x = Math.min(Math.max(facet.x + column + dx, 0), width - 1);
      into[row * PATCH_PX + column] = bytes[y * width + x] ?? 0;
    }
  }
};

const sampleBetween = (grey: Grey, facet: Facet, dx: number, dy: number, into: Float32Array): void => {
  const { width, height, bytes } = grey;
  const [wholeX, wholeY] = [Math.floor(dx), Math.floor(dy)];
  const [fx, fy] = [dx - wholeX, dy - wholeY];
  for (let row = 0; row < PATCH_PX; row += 1) {
    const y = Math.min(Math.max(facet.y + row + wholeY, 0), height - 2);
    for (let column = 0; column < PATCH_PX; column += 1) {
      const x = Math.min(Math.max(facet.x + column + wholeX, 0), width - 2);
      const at = y * width + x;
      const above = (bytes[at] ?? 0) * (1 - fx) + (bytes[at + 1] ?? 0) * fx;
      const below = (bytes[at + width] ?? 0) * (1 - fx) + (bytes[at + width + 1] ?? 0) * fx;
      into[row * PATCH_PX + column] = above * (1 - fy) + below * fy;
    }
  }
};

const sampleShifted = (grey: Grey, facet: Facet, dx: number, dy: number, into: Float32Array): Float32Array => {
  const whole = Number.isInteger(dx) && Number.isInteger(dy);
  (whole ? sampleWhole : sampleBetween)(grey, facet, dx, dy, into);
  return normalise(into);
};

const likeness = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

/** A patch this alike (1 is the same) is the same place, seen by the same camera. */
export const ALIKE_FROM = 0.72;

/** Freedoms of the motion: a shift; shift, turn and scale; everything a plane can do. */
export type Freedom = 2 | 4 | 8;

/** What a slope of one to the right and of one down says about each freedom, at a place of the field. */
const pullsAt = (freedom: Freedom, x: number, y: number): readonly (readonly [right: number, down: number])[] => {
  if (freedom === 2) return SHIFTS;
  if (freedom === 4) return [...SHIFTS, [x, y], [-y, x]];
  return [...SHIFTS, [x, 0], [y, 0], [0, x], [0, y], [x * x, x * y], [x * y, y * y]];
};
const SHIFTS = [
  [1, 0],
  [0, 1],
] as const;

const asMotion = (
  freedom: Freedom,
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: readonly number[],
): Motion => {
  if (freedom === 2) return [a, 0, 0, b, 0, 0, 0, 0];
  if (freedom === 4) return [a, c, -d, b, d, c, 0, 0];
  return [a, c, d, b, e, f, g, h];
};

/** Pulls a freedom that nothing in the patches decides towards no motion. */
const RIDGE = 1e-3;

export interface Followed {
  readonly motion: Motion;
  /** How alike every patch is at the motion that was tried. */
  readonly alike: Float32Array;
  /** Share of the patches that are seen at the motion that was tried. */
  readonly share: number;
}

/** Compares all patches at a motion and gives the motion that fits better: one step of least squares. */
export const followOnce = (facets: readonly Facet[], grey: Grey, at: Motion, freedom: Freedom): Followed => {
  const matrix = Array.from({ length: freedom }, (_, i) =>
    Array.from({ length: freedom }, (_, j): number => (i === j ? RIDGE : 0)),
  );
  const right = new Array<number>(freedom).fill(0);
  const alike = new Float32Array(facets.length);
  const seen = new Float32Array(PATCH_SIZE);
  let agreeing = 0;
  for (const [index, facet] of facets.entries()) {
    const [x, y] = inField(grey, facet.x + PATCH_PX / 2, facet.y + PATCH_PX / 2);
    const [dx, dy] = shiftAt(at, x, y);
    sampleShifted(grey, facet, dx, dy, seen);
    const { values, slopeX, slopeY } = facet;
    const how = likeness(values, seen);
    alike[index] = how;
    if (how < ALIKE_FROM) continue;
    agreeing += 1;
    let [wrongX, wrongY] = [0, 0];
    for (let i = 0; i < PATCH_SIZE; i += 1) {
      const wrong = (values[i] ?? 0) - (seen[i] ?? 0);
      wrongX += wrong * (slopeX[i] ?? 0);
      wrongY += wrong * (slopeY[i] ?? 0);
    }
    const pulls = pullsAt(freedom, x, y);
    const { xx, xy, yy } = facet.steepness;
    for (const [a, [aRight, aDown]] of pulls.entries()) {
      right[a] = (right[a] ?? 0) + aRight * wrongX + aDown * wrongY;
      const line = matrix[a];
      if (!line) continue;
      for (const [b, [bRight, bDown]] of pulls.entries()) {
        const both = aRight * bRight * xx + (aRight * bDown + aDown * bRight) * xy + aDown * bDown * yy;
        line[b] = (line[b] ?? 0) + both;
      }
    }
  }
  const step = asMotion(freedom, solveLinear(matrix, right) ?? []);
  const motion = agreeing === 0 ? at : at.map((value, i) => value + (step[i] ?? 0));
  return { motion, alike, share: facets.length === 0 ? 0 : agreeing / facets.length };
};

/** The shift by whole pixels at which most patches are seen, within `reach`. */
export const findShift = (facets: readonly Facet[], grey: Grey, reach: number): Motion => {
  const seen = new Float32Array(PATCH_SIZE);
  let best = { score: -1, motion: NO_MOTION };
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      let score = 0;
      for (const facet of facets)
        score += Math.max(0, likeness(facet.values, sampleShifted(grey, facet, dx, dy, seen)));
      if (score > best.score) best = { score, motion: [dx, 0, 0, dy, 0, 0, 0, 0] };
    }
  }
  return best.motion;
};

/** A nudge turns and shifts; a bumped camera may tilt as well. */
const STEPS = { nudge: [2, 4, 4, 4], bump: [2, 4, 4, 4, 8, 8, 8] } as const satisfies Record<
  string,
  readonly Freedom[]
>;

/** Follows the patches from a motion that is nearly right to the one that fits best. */
export const followPatches = (
  facets: readonly Facet[],
  grey: Grey,
  from: Motion,
  how: keyof typeof STEPS,
): Followed => {
  let motion = from;
  for (const freedom of STEPS[how]) motion = followOnce(facets, grey, motion, freedom).motion;
  return { ...followOnce(facets, grey, motion, 4), motion };
};

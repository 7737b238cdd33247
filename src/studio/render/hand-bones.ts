import type { HandPose } from '../moment.ts';

/**
 * A right hand, palm down: wrist at the origin, fingers along y, thumb towards −x, back of the hand up. Millimetres.
 * Fingers from the thumb: each has a root and three bones with a radius at either end.
 */
export interface FingerShape {
  readonly root: readonly [number, number, number];
  readonly bonesMm: readonly [number, number, number];
  readonly radiiMm: readonly [number, number, number, number];
  /** Direction when stretched: degrees from y towards x, and downwards. */
  readonly swingDegrees: number;
  readonly dipDegrees: number;
}

export const FINGERS: readonly FingerShape[] = [
  { root: [-22, 20, -7], bonesMm: [46, 33, 27], radiiMm: [15, 12, 10.5, 8], swingDegrees: -48, dipDegrees: 14 },
  { root: [-27, 88, 0], bonesMm: [47, 28, 24], radiiMm: [9.8, 8.4, 7.5, 5.9], swingDegrees: -7, dipDegrees: 4 },
  { root: [-6, 93, 1], bonesMm: [52, 32, 25], radiiMm: [10, 8.6, 7.7, 6], swingDegrees: -1, dipDegrees: 4 },
  { root: [14, 88, 0], bonesMm: [48, 30, 25], radiiMm: [9.6, 8.2, 7.3, 5.8], swingDegrees: 5, dipDegrees: 4 },
  { root: [32, 77, -2], bonesMm: [37, 23, 21], radiiMm: [8.6, 7.2, 6.5, 5.2], swingDegrees: 13, dipDegrees: 5 },
];

/** How far each joint bends (degrees, towards the palm) and how far the finger swings from its stretched direction. */
export interface FingerBend {
  readonly swing: number;
  readonly bend: readonly [number, number, number];
}
const bent = (a: number, b: number, c: number, swing = 0): FingerBend => ({ swing, bend: [a, b, c] });

const mix = (a: FingerBend, b: FingerBend, share: number): FingerBend => {
  const at = (i: 0 | 1 | 2) => a.bend[i] + (b.bend[i] - a.bend[i]) * share;
  return { swing: a.swing + (b.swing - a.swing) * share, bend: [at(0), at(1), at(2)] };
};

type Five = readonly [FingerBend, FingerBend, FingerBend, FingerBend, FingerBend];
/** Closed and open form of every gesture, and the finger that does the work (1 is the index). */
const GESTURES: Readonly<
  Record<HandPose['gesture'], { readonly works: number; readonly closed: Five; readonly open: Five }>
> = {
  flat: {
    works: 2,
    closed: [bent(2, 8, 8, 22), bent(8, 12, 8, 5), bent(8, 12, 8), bent(8, 12, 8, -4), bent(8, 14, 8, -8)],
    open: [bent(-4, 0, 0, -14), bent(2, 4, 3, -9), bent(2, 4, 3, -2), bent(2, 4, 3, 6), bent(2, 6, 4, 13)],
  },
  aim: {
    works: 1,
    closed: [bent(10, 30, 40, 34), bent(28, 62, 42), bent(34, 40, 30), bent(46, 50, 34), bent(52, 54, 36)],
    open: [bent(6, 20, 25, 20), bent(24, 48, 32), bent(24, 26, 20, 3), bent(30, 30, 20, 6), bent(34, 34, 22, 10)],
  },
  flick: {
    works: 1,
    closed: [bent(12, 32, 42, 36), bent(32, 72, 48), bent(34, 40, 30), bent(46, 50, 34), bent(52, 54, 36)],
    open: [bent(8, 20, 20, 24), bent(14, 10, 6), bent(28, 32, 24, 2), bent(38, 40, 28, 4), bent(44, 44, 30, 7)],
  },
  pinch: {
    works: 1,
    closed: [bent(20, 24, 22, 44), bent(46, 42, 22, -2), bent(40, 40, 24), bent(52, 54, 34), bent(58, 58, 36)],
    open: [bent(14, 14, 12, 16), bent(34, 30, 16, -4), bent(34, 30, 18, 2), bent(44, 44, 28, 4), bent(50, 48, 30, 8)],
  },
  rest: {
    works: 2,
    closed: [bent(12, 26, 28, 20), bent(36, 56, 34), bent(40, 58, 36), bent(44, 58, 36), bent(48, 58, 36)],
    open: [bent(4, 12, 14, 4), bent(14, 22, 14, -3), bent(14, 24, 15), bent(16, 26, 16, 3), bent(18, 28, 16, 7)],
  },
};

export const workingFinger = (gesture: HandPose['gesture']): number => GESTURES[gesture].works;

export const bendsOf = (gesture: HandPose['gesture'], open: number): readonly FingerBend[] => {
  const { closed, open: spread } = GESTURES[gesture];
  return closed.map((bend, i) => mix(bend, spread[i] ?? bend, Math.min(1, Math.max(0, open))));
};

import type { Chance } from '../../../studio/chance.ts';

/** How badly a camera and its detector see. Drawn anew for every recording. */
export interface Noise {
  readonly fps: number;
  /** Longer blurs what moves, and fast discs are missed. */
  readonly exposureMs: number;
  /** White noise of a place, per axis. */
  readonly placeMm: number;
  /** A wrong fit of the surface: places are off by about this, smoothly over the board. */
  readonly warpMm: number;
  /** Off by this as long as a disc lies where it lies (shine, shadow, rim). */
  readonly stuckMm: number;
  readonly stampMs: number;
  readonly missedShare: number;
  readonly wrongKindShare: number;
  /** A chain of dropped frames begins at a frame with this probability. */
  readonly dropShare: number;
  /** Discs that are none, per frame: anywhere, round each pocket, on each hand. */
  readonly ghostsAnywhere: number;
  readonly ghostsAtPocket: number;
  readonly ghostsOnHand: number;
}

/** Like a small network on a webcam above the table, from good to poor light. */
export const drawNoise = (chance: Chance): Noise => {
  const fps = chance.pick([24, 30, 30, 30, 60]);
  return {
    fps,
    exposureMs: Math.min(900 / fps, chance.between(4, 16)),
    placeMm: chance.between(0.8, 1.5),
    warpMm: chance.between(0.3, 1.5),
    stuckMm: chance.between(0.3, 0.9),
    stampMs: chance.between(0.5, 3),
    missedShare: chance.between(0.004, 0.025),
    wrongKindShare: chance.between(0.001, 0.012),
    dropShare: chance.between(0, 0.012),
    ghostsAnywhere: chance.between(0, 0.03),
    ghostsAtPocket: chance.between(0, 0.02),
    ghostsOnHand: chance.between(0.01, 0.12),
  };
};

import type { Rgba } from '../picture/measure-light.ts';
import { RECTIFIED_PX } from './rectified.ts';
import type { SamplingMap } from './rectify.ts';

/** Squares of the rectified picture that are watched for motion: half a piece wide. */
export const MOTION_CELL_PX = 8;
export const MOTION_ACROSS = RECTIFIED_PX / MOTION_CELL_PX;
export const MOTION_CELLS = MOTION_ACROSS * MOTION_ACROSS;

export interface MotionSettings {
  /** In steps of brightness (0 … 255). Lower notices a pale piece on pale wood, but also the noise of a poor camera. */
  readonly leastSteps: number;
  /** However much noise there is, a change by so many steps is motion. */
  readonly mostSteps: number;
  /** Between these two: so many times what squares usually differ by, most of which do not move. */
  readonly timesUsual: number;
}
export const motionSettings: MotionSettings = { leastSteps: 5, mostSteps: 9, timesUsual: 6.5 };

/** Differences are counted in bins this fine, up to the most that matters. */
const BIN_STEPS = 0.125;

/** What half of the squares differ by at most. */
const usualDifference = (now: Float32Array, known: Float32Array, drift: number, mostSteps: number): number => {
  const bins = new Int32Array(Math.ceil(mostSteps / BIN_STEPS) + 1);
  for (let cell = 0; cell < MOTION_CELLS; cell += 1) {
    const by = Math.min(mostSteps, Math.abs((now[cell] ?? 0) - (known[cell] ?? 0) - drift));
    const bin = Math.floor(by / BIN_STEPS);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  let bin = 0;
  for (let below = bins[0] ?? 0; below < MOTION_CELLS / 2; below += bins[bin] ?? 0) bin += 1;
  return (bin + 0.5) * BIN_STEPS;
};

/** Where in a square the brightness is sampled. */
const TAPS = [1, 3, 5, 7].flatMap(y => [1, 3, 5, 7].map(x => y * RECTIFIED_PX + x));
const TAPS_EACH = TAPS.length;
/** How bright it is where the camera sees nothing. */
const UNSEEN = 128;

/** The bytes of a picture that tell how bright each square is: green, which a camera sees best. -1 outside the picture. */
export type BrightnessTaps = Int32Array;

/** Worked out once for a fit: this is read for every frame. */
export const brightnessTaps = ({ first }: SamplingMap): BrightnessTaps =>
  Int32Array.from({ length: MOTION_CELLS * TAPS_EACH }, (_, i) => {
    const cell = Math.floor(i / TAPS_EACH);
    const [row, column] = [Math.floor(cell / MOTION_ACROSS), cell % MOTION_ACROSS];
    const at = first[MOTION_CELL_PX * (row * RECTIFIED_PX + column) + (TAPS[i % TAPS_EACH] ?? 0)] ?? -1;
    return at < 0 ? -1 : 4 * at + 1;
  });

/** How bright each square is, at some points of it. */
export const brightnessOf = (taps: BrightnessTaps, { bytes }: Rgba, into: Float32Array): void => {
  for (let cell = 0, tap = 0; cell < MOTION_CELLS; cell += 1) {
    let sum = 0;
    for (const end = tap + TAPS_EACH; tap < end; tap += 1) {
      const at = taps[tap] as number;
      sum += at < 0 ? UNSEEN : (bytes[at] as number);
    }
    into[cell] = sum / TAPS_EACH;
  }
};

/**
 * Marks the squares that look different from when the detector last saw them, and counts them. Compared with that time,
 * not with the frame before: a piece that creeps is noticed as soon as it has crept far enough. A lamp or the camera
 * changing the light as a whole is no motion.
 */
export const noticeMotion = (
  now: Float32Array,
  known: Float32Array,
  changed: Uint8Array,
  settings: MotionSettings = motionSettings,
): number => {
  let drift = 0;
  for (let cell = 0; cell < MOTION_CELLS; cell += 1) {
    const by = (now[cell] ?? 0) - (known[cell] ?? 0);
    drift += Math.max(-settings.mostSteps, Math.min(settings.mostSteps, by));
  }
  drift /= MOTION_CELLS;
  const usual = usualDifference(now, known, drift, settings.mostSteps);
  const changedFrom = Math.max(settings.leastSteps, Math.min(settings.mostSteps, settings.timesUsual * usual));
  let count = 0;
  for (let cell = 0; cell < MOTION_CELLS; cell += 1) {
    const differs = Math.abs((now[cell] ?? 0) - (known[cell] ?? 0) - drift) >= changedFrom ? 1 : 0;
    changed[cell] = differs;
    count += differs;
  }
  return count;
};

/** How much work goes into a picture. */
export interface Quality {
  readonly texturePx: number;
  readonly groundPx: number;
  readonly shadowPx: number;
  readonly stillSubFrames: number;
  /** At least and at most, in steps of the least: a fast disc in a few of them would look like several discs. */
  readonly movingSubFrames: readonly [number, number];
  /** Corners of a pixel the graphics card looks at by itself; sub-frames do it better where they are affordable. */
  readonly samples: number;
}
export const QUICK: Quality = {
  texturePx: 1024,
  groundPx: 704,
  shadowPx: 704,
  stillSubFrames: 3,
  movingSubFrames: [6, 24],
  samples: 0,
};
export const FINE: Quality = {
  texturePx: 1536,
  groundPx: 1024,
  shadowPx: 1024,
  stillSubFrames: 4,
  movingSubFrames: [3, 3],
  samples: 0,
};
export const LIVE: Quality = {
  texturePx: 1024,
  groundPx: 768,
  shadowPx: 768,
  stillSubFrames: 1,
  movingSubFrames: [1, 1],
  samples: 4,
};

/** Between two sub-frames nothing should go farther: a fifth of a piece. */
const STEP_MM = 6;

/** How many sub-frames a picture gets in which the fastest thing goes so far. */
export const movingSubFrames = ({ movingSubFrames: [least, most] }: Quality, wayMm: number): number =>
  Math.min(most, Math.max(1, Math.ceil(wayMm / STEP_MM / least)) * least);

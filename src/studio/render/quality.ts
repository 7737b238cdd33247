/** How much work goes into a picture. */
export interface Quality {
  readonly texturePx: number;
  readonly groundPx: number;
  readonly shadowPx: number;
  readonly stillSubFrames: number;
  readonly movingSubFrames: number;
  /** Corners of a pixel the graphics card looks at by itself; sub-frames do it better where they are affordable. */
  readonly samples: number;
}
export const QUICK: Quality = {
  texturePx: 1024,
  groundPx: 704,
  shadowPx: 704,
  stillSubFrames: 3,
  movingSubFrames: 6,
  samples: 0,
};
export const FINE: Quality = {
  texturePx: 1536,
  groundPx: 1024,
  shadowPx: 1024,
  stillSubFrames: 4,
  movingSubFrames: 3,
  samples: 0,
};
export const LIVE: Quality = {
  texturePx: 1024,
  groundPx: 768,
  shadowPx: 768,
  stillSubFrames: 1,
  movingSubFrames: 1,
  samples: 4,
};

/** How steadily a camera's frames were answered. */
export interface FrameRate {
  readonly fps: number;
  /** Of all frames that the camera sent between the first answered and the last, those that nobody answered. */
  readonly droppedShare: number;
  readonly worstGapMs: number;
}

/**
 * By the camera's own times of the frames that were answered. A count within so many seconds of the wall clock would be wrong by
 * a frame at either end, which is as much as is to be measured here.
 */
export const frameRate = (answeredAtMs: readonly number[], cameraFps: number): FrameRate => {
  const gaps = answeredAtMs.slice(1).map((atMs, i) => atMs - (answeredAtMs[i] ?? atMs));
  const spanMs = gaps.reduce((sum, gap) => sum + gap, 0);
  const sent = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round((gap * cameraFps) / 1000)), 0);
  return {
    fps: spanMs > 0 ? (gaps.length * 1000) / spanMs : 0,
    droppedShare: sent > 0 ? 1 - gaps.length / sent : 1,
    worstGapMs: Math.max(0, ...gaps),
  };
};

export interface SplitSettings {
  /** A striker pushed along by a finger goes with the hand; free of any hand for this far, it was shot. */
  readonly freeAfterMm: number;
  /** Slower than this it was nudged, not shot. */
  readonly slowestShotMmPerS: number;
  /** After this long without a striker on a base line, motion is not blamed on a shot. */
  readonly aimKeptMs: number;
  /** Lower tells a shot sooner, but a disc that seemed still may fall yet. */
  readonly settleMs: number;
  /** Lost discs count as still after this long. */
  readonly lostIsStillMs: number;
  /** In doubt with nothing hidden by hands, more frames than this will not help. */
  readonly doubtMs: number;
  /** In doubt, wait this long for hands to go away and for more frames; then hold. */
  readonly longestWaitMs: number;
}

export const splitSettings: SplitSettings = {
  freeAfterMm: 38,
  slowestShotMmPerS: 130,
  aimKeptMs: 1500,
  settleMs: 300,
  lostIsStillMs: 220,
  doubtMs: 700,
  longestWaitMs: 3500,
};

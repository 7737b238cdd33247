/** One frame as the worker met it: looked at, or dropped because a newer one had come. */
export interface FrameArrival {
  readonly atMs: number;
  readonly analysed: boolean;
}

export interface FrameTally {
  readonly delivered: number;
  readonly analysed: number;
  /** The last seconds only, so that the cost does not grow with the match. */
  readonly recent: readonly FrameArrival[];
}

export interface FrameHealth {
  readonly delivered: number;
  readonly analysed: number;
  readonly deliveredFps: number;
  readonly analysedFps: number;
  /** The longest time between two analysed frames of the last seconds. */
  readonly worstGapMs: number;
}

/** Longer evens out the numbers, but shows trouble later. */
const REMEMBER_MS = 3000;

/** An analysed frame that comes this many usual intervals late leaves a gap in which a piece may have fallen unseen. */
const GAP_INTERVALS = 1.75;

export const noFrames: FrameTally = { delivered: 0, analysed: 0, recent: [] };

export const tallyFrame = (before: FrameTally, arrival: FrameArrival): FrameTally => {
  const last = before.recent.at(-1);
  // A recording that starts over, or another camera, has its own time.
  const kept = last && arrival.atMs < last.atMs ? [] : before.recent;
  return {
    delivered: before.delivered + 1,
    analysed: before.analysed + (arrival.analysed ? 1 : 0),
    recent: [...kept.filter(({ atMs }) => atMs > arrival.atMs - REMEMBER_MS), arrival],
  };
};

const intervals = (arrivals: readonly FrameArrival[]): readonly number[] =>
  arrivals.slice(1).map((arrival, i) => arrival.atMs - (arrivals[i]?.atMs ?? arrival.atMs));

const perSecond = (arrivals: readonly FrameArrival[]): number => {
  const spanMs = (arrivals.at(-1)?.atMs ?? 0) - (arrivals[0]?.atMs ?? 0);
  return spanMs > 0 ? ((arrivals.length - 1) * 1000) / spanMs : 0;
};

const analysedOf = (tally: FrameTally) => tally.recent.filter(({ analysed }) => analysed);

export const readTally = (tally: FrameTally): FrameHealth => ({
  delivered: tally.delivered,
  analysed: tally.analysed,
  deliveredFps: perSecond(tally.recent),
  analysedFps: perSecond(analysedOf(tally)),
  worstGapMs: Math.max(0, ...intervals(analysedOf(tally))),
});

/** The gap before the newest analysed frame, or 0 when it came in time. Evidence across a gap is weaker. */
export const gapBefore = (tally: FrameTally): number => {
  // By what is usual here: a machine that always looks at every second frame has no gaps, only fewer frames.
  const all = intervals(analysedOf(tally));
  const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
  const newest = all.at(-1);
  return middle !== undefined && newest !== undefined && newest > GAP_INTERVALS * middle ? newest : 0;
};

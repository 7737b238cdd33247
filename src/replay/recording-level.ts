/** How large and how often pictures are recorded. */
export interface RecordingSize {
  readonly widthPx: number;
  readonly fps: number;
}

/** From the best to the least; the last is none at all. */
export const RECORDING_SIZES: readonly RecordingSize[] = [
  { widthPx: 1280, fps: 60 },
  { widthPx: 1280, fps: 30 },
  { widthPx: 960, fps: 30 },
  { widthPx: 640, fps: 30 },
  { widthPx: 640, fps: 15 },
  { widthPx: 0, fps: 0 },
];
/** Sixty large pictures a second are for machines that have a part for it. */
const BEST_IN_SOFTWARE = 1;

export interface RecordingLevel {
  /** An index into RECORDING_SIZES. */
  readonly at: number;
  readonly best: number;
  /** The analysis is well when this share of the camera's pictures is looked at. */
  readonly expected: number;
  /** Since when the share has been lower, or well. */
  readonly lowSinceMs: number | undefined;
  readonly wellSinceMs: number | undefined;
  /** The last step down: when, and what share there was. */
  readonly lowered: { readonly atMs: number; readonly share: number } | undefined;
  /** So long must all be well before more is tried; doubles when it was too much. */
  readonly patienceMs: number;
}

const EXPECTED = 0.95;
/** A single slow second is no reason to record less. */
const LOW_FOR_MS = 1500;
/** The share is that of some seconds: what a step has brought is seen only then. */
const SETTLES_MS = 5000;
/** A step that brought less than this was not the reason. */
const HELPED = 0.03;
const FIRST_PATIENCE_MS = 60_000;
const MOST_PATIENCE_MS = 16 * 60_000;

export const firstLevel = (inHardware: boolean): RecordingLevel => {
  const best = inHardware ? 0 : BEST_IN_SOFTWARE;
  return {
    at: best,
    best,
    expected: EXPECTED,
    lowSinceMs: undefined,
    wellSinceMs: undefined,
    lowered: undefined,
    patienceMs: FIRST_PATIENCE_MS,
  };
};

const stepDown = (level: RecordingLevel, share: number, atMs: number): RecordingLevel => ({
  ...level,
  at: Math.min(RECORDING_SIZES.length - 1, level.at + 1),
  lowSinceMs: undefined,
  wellSinceMs: undefined,
  lowered: { atMs, share },
});

/** Where recording less has not helped, recording is not what is too much: then this is what the machine can do. */
const learn = (level: RecordingLevel, share: number, atMs: number): RecordingLevel => {
  const { lowered } = level;
  if (!lowered || atMs - lowered.atMs < SETTLES_MS) return level;
  const helped = share >= level.expected || share >= lowered.share + HELPED;
  return { ...level, lowered: undefined, expected: helped ? level.expected : Math.max(0, share - HELPED) };
};

/**
 * The level after one more answer of the analysis: analysis comes first, so that it is lowered as soon as fewer pictures are
 * looked at than before, and raised again, slowly, when all is well. `share`: of the camera's pictures, those looked at.
 */
export const heedAnalysis = (before: RecordingLevel, share: number, atMs: number): RecordingLevel => {
  const level = learn(before, share, atMs);
  if (level.lowered) return level; // the last step has not shown yet
  if (share < level.expected) {
    const lowSinceMs = level.lowSinceMs ?? atMs;
    if (atMs - lowSinceMs < LOW_FOR_MS) return { ...level, lowSinceMs, wellSinceMs: undefined };
    return stepDown(level, share, atMs);
  }
  const wellSinceMs = level.wellSinceMs ?? atMs;
  const expected = share >= EXPECTED ? EXPECTED : level.expected;
  if (level.at === level.best || share < EXPECTED || atMs - wellSinceMs < level.patienceMs)
    return { ...level, expected, lowSinceMs: undefined, wellSinceMs };
  const patienceMs = Math.min(MOST_PATIENCE_MS, level.patienceMs * 2);
  return { ...level, expected, at: level.at - 1, lowSinceMs: undefined, wellSinceMs: undefined, patienceMs };
};

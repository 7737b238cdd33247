/** Where a disc is: as in `DiscPose`, without its name. */
export interface Pose {
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  readonly leanDegrees: number;
  readonly leanTowardsDegrees: number;
  readonly turnDegrees: number;
}

/** A stretch of a disc's life. It holds until the next leg begins, so `poseAt` answers for any later instant too. */
export interface Leg {
  readonly fromMs: number;
  /** `null` while the disc is out of the scene (in a lap, in a closed hand). */
  readonly poseAt: (ms: number) => Pose | null;
}

export const flat = (xMm: number, yMm: number, turnDegrees = 0, zMm = 0): Pose => ({
  xMm,
  yMm,
  zMm,
  leanDegrees: 0,
  leanTowardsDegrees: 0,
  turnDegrees,
});

export const staying = (fromMs: number, pose: Pose | null): Leg => ({ fromMs, poseAt: () => pose });

export const shifted = (leg: Leg, byMs: number): Leg => ({
  fromMs: leg.fromMs + byMs,
  poseAt: ms => leg.poseAt(ms - byMs),
});

export const between = (a: number, b: number, part: number): number => a + (b - a) * part;

const mixed = (a: Pose, b: Pose, part: number): Pose => ({
  xMm: between(a.xMm, b.xMm, part),
  yMm: between(a.yMm, b.yMm, part),
  zMm: between(a.zMm, b.zMm, part),
  leanDegrees: between(a.leanDegrees, b.leanDegrees, part),
  leanTowardsDegrees: between(a.leanTowardsDegrees, b.leanTowardsDegrees, part),
  turnDegrees: between(a.turnDegrees, b.turnDegrees, part),
});

export interface LegSample {
  readonly atMs: number;
  readonly pose: Pose;
}

/** The last index whose instant is not after `ms`, or -1. */
export const lastNotAfter = <T>(list: readonly T[], instant: (item: T) => number, ms: number): number => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && instant(item) <= ms) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** Straight lines between samples. */
export const sampled = (samples: readonly [LegSample, ...LegSample[]]): Leg => ({
  fromMs: samples[0].atMs,
  poseAt: ms => {
    const index = lastNotAfter(samples, sample => sample.atMs, ms);
    const here = samples[Math.max(0, index)] ?? samples[0];
    const next = samples[index + 1];
    if (index < 0 || next === undefined) return here.pose;
    return mixed(here.pose, next.pose, (ms - here.atMs) / (next.atMs - here.atMs));
  },
});

/** Where a disc is now, by its legs in order of time. */
export const poseOf = (legs: readonly Leg[], ms: number): Pose | null =>
  legs[lastNotAfter(legs, leg => leg.fromMs, ms)]?.poseAt(ms) ?? null;

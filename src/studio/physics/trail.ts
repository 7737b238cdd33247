import { flat, type Leg, type LegSample, type Pose, sampled } from '../legs.ts';

/** Milliseconds between two samples of a moving disc: 250 a second, more than any camera takes. */
const EVERY_MS = 4;

interface Place {
  readonly xMm: number;
  readonly yMm: number;
  readonly turnDegrees: number;
}

/** The way of one disc over the surface; nothing is kept while it lies still. */
export interface Trail {
  /** Called after every step in which the disc moved. */
  readonly mark: (atMs: number, at: Place) => void;
  readonly last: () => Pose;
  /** Nothing when it never moved. */
  readonly asLeg: () => Leg | undefined;
}

export const trail = (from: Place, stepMs: number, fromMs = 0): Trail => {
  const start: LegSample = { atMs: fromMs, pose: flat(from.xMm, from.yMm, from.turnDegrees) };
  const samples: LegSample[] = [];
  let kept = start;
  let seen = start;
  const keep = (sample: LegSample) => {
    if (sample.atMs <= kept.atMs) return;
    samples.push(sample);
    kept = sample;
  };
  return {
    mark: (atMs, { xMm, yMm, turnDegrees }) => {
      // It lay still for a while: say so, or it would seem to creep there.
      if (atMs - seen.atMs > 1.5 * stepMs) {
        keep(seen);
        keep({ atMs: atMs - stepMs, pose: seen.pose });
      }
      seen = { atMs, pose: flat(xMm, yMm, turnDegrees) };
      if (atMs - kept.atMs >= EVERY_MS) keep(seen);
    },
    last: () => seen.pose,
    asLeg: () => {
      keep(seen);
      return samples.length === 0 && fromMs === 0 ? undefined : sampled([start, ...samples]);
    },
  };
};

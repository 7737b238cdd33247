import { flat, type Leg, type Pose, type Sample, sampled } from '../legs.ts';

/** Milliseconds between two marks of a moving disc: 250 a second, more than any camera takes. */
const EVERY_MS = 4;

interface Place {
  readonly xMm: number;
  readonly yMm: number;
  readonly turnDegrees: number;
}

/** The way of one disc over the surface; nothing is kept while it lies still. */
export interface Trail {
  readonly mark: (atMs: number, at: Place, always: boolean) => void;
  readonly last: () => Pose;
  /** Nothing when it never moved. */
  readonly asLeg: () => Leg | undefined;
}

export const trail = (from: Place, fromMs = 0): Trail => {
  const start: Sample = { atMs: fromMs, pose: flat(from.xMm, from.yMm, from.turnDegrees) };
  const samples: Sample[] = [];
  let latest = start;
  let lookedMs = fromMs;
  return {
    mark: (atMs, { xMm, yMm, turnDegrees }, always) => {
      if (!always && atMs - lookedMs < EVERY_MS) return;
      const { pose } = latest;
      const moved = xMm !== pose.xMm || yMm !== pose.yMm || turnDegrees !== pose.turnDegrees;
      if (moved && atMs > lookedMs) {
        // It lay still until the last look: say so, or it would seem to creep there.
        if (latest.atMs < lookedMs) samples.push({ atMs: lookedMs, pose });
        latest = { atMs, pose: flat(xMm, yMm, turnDegrees) };
        samples.push(latest);
      }
      lookedMs = atMs;
    },
    last: () => latest.pose,
    asLeg: () => (samples.length === 0 && fromMs === 0 ? undefined : sampled([start, ...samples])),
  };
};

import { solveLinear } from './solve-linear.ts';

export interface LeastSquares {
  readonly parameters: readonly number[];
  /** Robust cost: Cauchy's, so that one clue far off counts little. */
  readonly cost: number;
}

/** Beyond this many sigmas a clue is more likely mistaken than merely noisy. */
const DOUBT_FROM_SIGMAS = 2;

const costOf = (residuals: Float64Array): number => {
  let sum = 0;
  for (const r of residuals) sum += Math.log1p((r / DOUBT_FROM_SIGMAS) ** 2);
  return sum * DOUBT_FROM_SIGMAS ** 2;
};

/**
 * Levenberg–Marquardt with slopes by small steps. `residualsOf` writes residuals in sigmas; the ones beyond doubt are
 * weighed down at every turn, so that a wrong clue cannot pull the answer with it.
 */
export const leastSquares = (
  start: readonly number[],
  steps: readonly number[],
  count: number,
  residualsOf: (parameters: readonly number[], into: Float64Array) => void,
  turns: number,
): LeastSquares => {
  const n = start.length;
  let now = [...start];
  let residuals = new Float64Array(count);
  residualsOf(now, residuals);
  let cost = costOf(residuals);
  let damping = 1e-3;
  const slopes = steps.map(() => new Float64Array(count));
  for (let turn = 0; turn < turns; turn += 1) {
    for (let k = 0; k < n; k += 1) {
      const step = steps[k] ?? 1;
      const slope = slopes[k] ?? new Float64Array(count);
      residualsOf(
        now.map((value, i) => (i === k ? value + step : value)),
        slope,
      );
      for (let i = 0; i < count; i += 1) slope[i] = ((slope[i] ?? 0) - (residuals[i] ?? 0)) / step;
    }
    const weights = residuals.map(r => 1 / (1 + (r / DOUBT_FROM_SIGMAS) ** 2));
    const normal = slopes.map(a =>
      slopes.map(b => {
        let sum = 0;
        for (let i = 0; i < count; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0) * (weights[i] ?? 0);
        return sum;
      }),
    );
    const downhill = slopes.map(a => {
      let sum = 0;
      for (let i = 0; i < count; i += 1) sum -= (a[i] ?? 0) * (residuals[i] ?? 0) * (weights[i] ?? 0);
      return sum;
    });
    let moved = false;
    for (let attempt = 0; attempt < 6 && !moved; attempt += 1) {
      const damped = normal.map((row, i) => row.map((value, j) => (i === j ? value * (1 + damping) + 1e-12 : value)));
      const change = solveLinear(damped, downhill);
      const next = change ? now.map((value, i) => value + (change[i] ?? 0)) : now;
      const after = new Float64Array(count);
      residualsOf(next, after);
      const costAfter = costOf(after);
      if (change && costAfter < cost) {
        moved = cost - costAfter > 1e-6 * cost;
        [now, residuals, cost] = [next, after, costAfter];
        damping = Math.max(1e-7, damping / 5);
        if (!moved) return { parameters: now, cost };
      } else damping *= 8;
    }
    if (!moved) break;
  }
  return { parameters: now, cost };
};

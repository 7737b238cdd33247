/** A part of the benchmark. It returns its lines; each number stands beside a baseline measured in the same run. */
export interface Section {
  readonly name: string;
  readonly run: () => Promise<readonly string[]> | readonly string[];
}

/** Calls per second of `work`, the best of a few rounds: other programs only ever slow a round down. */
export const perSecond = (work: (i: number) => unknown, rounds = 5, millisPerRound = 300): number => {
  let best = 0;
  let kept: unknown;
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    let calls = 0;
    let now = start;
    while (now - start < millisPerRound) {
      for (let i = 0; i < 200; i++) kept = work(calls + i);
      calls += 200;
      now = performance.now();
    }
    best = Math.max(best, (calls * 1000) / (now - start));
  }
  // Keeps the work from being optimised away.
  if (kept === Number.MIN_VALUE) console.log('');
  return best;
};

/** A part of the benchmark. It returns its lines; each number stands beside a baseline measured in the same run. */
export interface Section {
  readonly name: string;
  readonly run: () => Promise<readonly string[]> | readonly string[];
}

/**
 * Calls per second of processor time, the best of a few rounds. Processor time, because other programs on the machine
 * would otherwise be measured too.
 */
export const perSecond = (work: (i: number) => unknown, rounds = 5, millisPerRound = 300, atOnce = 200): number => {
  let best = 0;
  let kept: unknown;
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    let calls = 0;
    let micros = 0;
    while (micros < millisPerRound * 1000) {
      for (let i = 0; i < atOnce; i++) kept = work(calls + i);
      calls += atOnce;
      const used = process.cpuUsage(start);
      micros = used.user + used.system;
    }
    best = Math.max(best, (calls * 1_000_000) / micros);
  }
  // Keeps the work from being optimised away.
  if (kept === Number.MIN_VALUE) console.log('');
  return best;
};

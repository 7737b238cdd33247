/** What one round of the film left behind. */
export interface Round {
  readonly seconds: number;
  /** Of the film's shots: told as they were, or asked about with the true answer among those offered; told though none was played; asked about. */
  readonly kept: number;
  readonly invented: number;
  readonly asked: number;
  readonly framesPerSecond: number;
  readonly processBytes: number;
  readonly usedBytes: number;
  readonly clips: number;
  readonly clipBytes: number;
  readonly storedBytes: number;
  /** Clips of this round's match are there. */
  readonly newestKept: boolean;
  /** Left out where the machine hardly sees enough: analysis goes before. */
  readonly recording: boolean;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The first rounds fill caches, the ring of pictures and what libraries keep for themselves. */
const WARM_UP_SHARE = 0.2;

/** What was measured late against what was measured soon after the warm-up. */
export const growthOf = (values: readonly number[]): number => {
  const warm = values.slice(Math.max(1, Math.floor(values.length * WARM_UP_SHARE)));
  const part = Math.max(1, Math.floor(warm.length / 3));
  const [before, after] = [median(warm.slice(0, part)), median(warm.slice(-part))];
  return before > 0 ? after / before - 1 : 0;
};

export const BARS = { growth: 0.05, steadyShare: 0.95, framesPerSecond: 28.5 } as const;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;

export const roundLine = (round: Round, number: number): string =>
  `round ${number}: ${round.kept} told, ${round.invented} invented, ${round.asked} asked about; ` +
  `${round.framesPerSecond.toFixed(1)} frames a second; pages and workers ${megabytes(round.processBytes)}, in use ${megabytes(round.usedBytes)}; ` +
  `${round.clips} clips, ${megabytes(round.clipBytes)}${round.recording ? '' : ', none recorded now'}; stored ${megabytes(round.storedBytes)}`;

export interface Promised {
  /** How many shots the film has. */
  readonly shots: number;
  readonly budgetBytes: number;
  /** Matches that were begun, and those that the library lists in the end. */
  readonly matches: number;
  readonly listed: number;
  /** The server's memory in the end, against that after the first round. */
  readonly serverGrowth: number;
}

/** What all rounds together showed, and the bars that were missed. */
export const verdict = (
  rounds: readonly Round[],
  { shots, budgetBytes, matches, listed, serverGrowth }: Promised,
): { readonly lines: readonly string[]; readonly missed: readonly string[] } => {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const [told, played] = [sum(({ kept }) => kept), shots * rounds.length];
  const [invented, asked] = [sum(round => round.invented), sum(round => round.asked)];
  const rates = rounds.map(({ framesPerSecond }) => framesPerSecond);
  const [usual, least] = [median(rates), Math.min(...rates)];
  const whole = growthOf(rounds.map(({ processBytes }) => processBytes));
  const used = growthOf(rounds.map(({ usedBytes }) => usedBytes));
  const fullest = Math.max(...rounds.map(({ clipBytes }) => clipBytes));
  const minutes = sum(({ seconds }) => seconds) / 60;
  const bars: readonly (readonly [string, boolean])[] = [
    ['no shot lost', told === played],
    ['no shot invented', invented === 0],
    [`memory of pages and workers ≤ ${percent(BARS.growth)}`, whole <= BARS.growth],
    [`in use ≤ ${percent(BARS.growth)}`, used <= BARS.growth],
    [`the server's memory ≤ ${percent(2 * BARS.growth)}`, serverGrowth <= 2 * BARS.growth],
    [`${BARS.framesPerSecond} frames a second`, usual >= BARS.framesPerSecond],
    ['frames steady', least >= BARS.steadyShare * usual],
    ['clips within their room', fullest <= budgetBytes],
    ['the newest clips are there', rounds.every(({ newestKept, recording }) => newestKept || !recording)],
    ['every match is kept', listed >= matches],
  ];
  return {
    lines: [
      `${minutes.toFixed(0)} minutes, ${rounds.length} boards: ${told} of ${played} shots told as they were or asked about, ${invented} invented, ${asked} asked about`,
      `frames a second: ${usual.toFixed(1)} usually, ${least.toFixed(1)} in the slowest round`,
      `after warm-up: memory of pages and workers ${percent(whole)} growth, in use ${percent(used)} (at most ${percent(BARS.growth)}); the server's ${percent(serverGrowth)}`,
      `clips: at most ${megabytes(fullest)} of ${megabytes(budgetBytes)}, ${rounds.at(-1)?.clips ?? 0} there in the end; ${listed} matches kept`,
    ],
    missed: bars.filter(([, met]) => !met).map(([bar]) => bar),
  };
};

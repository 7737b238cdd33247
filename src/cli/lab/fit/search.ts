/** Numbers by name. */
export type Numbers = Readonly<Record<string, number>>;

export interface Bounds {
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

export interface SearchStep {
  readonly now: Numbers;
  readonly cost: number;
  /** Which number was tried, and whether that made it better. */
  readonly tried: string;
  readonly better: boolean;
  readonly done: number;
  /** As many more tries at most, as far as it is known. */
  readonly left: number;
}

/** Two digits are all that is known of any of them. */
export const rounded = (value: number): number => Number(value.toPrecision(2));

/** First all numbers by large steps; then, by smaller and smaller ones, those that were worth moving. */
const FACTORS = [1.6, 1.3, 1.15] as const;

/**
 * Makes the cost less by turning one number after the other up or down. The same start gives the same end. Numbers that do
 * not matter stay as they are: a step must be worth `worth`.
 */
export function* searchByTurns(
  start: Numbers,
  bounds: readonly Bounds[],
  costOf: (numbers: Numbers) => number,
  worth: number,
): Generator<SearchStep, Numbers> {
  let now = start;
  let cost = costOf(start);
  let open = bounds;
  let done = 0;
  for (const [round, factor] of FACTORS.entries()) {
    const moved = new Set<string>();
    for (const [i, { name, least, most }] of open.entries()) {
      for (const by of [factor, 1 / factor]) {
        const [had] = [now[name] ?? 0];
        const value = rounded(Math.min(most, Math.max(least, had * by)));
        const next = { ...now, [name]: value };
        const then = value === had ? cost : costOf(next);
        const better = then < cost - worth;
        if (better) [now, cost] = [next, then];
        if (better) moved.add(name);
        done += 1;
        const later = (FACTORS.length - 1 - round) * 2 * (moved.size + 1);
        yield { now, cost, tried: name, better, done, left: 2 * (open.length - i - 1) + later };
        if (better) break;
      }
    }
    open = bounds.filter(({ name }) => moved.has(name));
    if (open.length === 0) break;
  }
  return now;
}

import { assignPriced, NEVER, type Priced } from '../track/assign.ts';

/** A full assignment: the column of each row, and what it costs in all. */
export interface Assignment {
  readonly columns: Int32Array;
  readonly cost: number;
}

interface Node extends Assignment, Priced {
  readonly costs: Float64Array;
  /** Rows below this are settled: they were forced. */
  readonly from: number;
}

const solve = (costs: Float64Array, rows: number, columns: number): (Assignment & Priced) | null => {
  const found = assignPriced(costs, rows, columns);
  let cost = 0;
  for (let row = 0; row < rows; row += 1) cost += costs[row * columns + (found.columns[row] ?? 0)] ?? NEVER;
  return cost < NEVER / 2 ? { ...found, cost } : null;
};

/** The least that it costs more to give this row another column. */
const otherwise = (
  { columns: found, rowPrices, columnPrices }: Priced,
  costs: Float64Array,
  row: number,
  columns: number,
): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let column = 0; column < columns; column += 1) {
    if (column === found[row]) continue;
    least = Math.min(
      least,
      (costs[row * columns + column] ?? NEVER) - (rowPrices[row] ?? 0) - (columnPrices[column] ?? 0),
    );
  }
  return least;
};

/**
 * The k cheapest assignments, cheapest first (Murty): each answer is taken apart into the problems that forbid one of its
 * pairs and keep the pairs before it. Those further than `within` above the cheapest are left out.
 */
export const kCheapest = (
  costs: Float64Array,
  rows: number,
  columns: number,
  most: number,
  within: number,
): readonly Assignment[] => {
  if (rows === 0) return [{ columns: new Int32Array(0), cost: 0 }];
  const first = solve(costs, rows, columns);
  if (first === null) return [];
  const open: Node[] = [{ ...first, costs, from: 0 }];
  const answers: Assignment[] = [];
  while (answers.length < most) {
    open.sort((a, b) => a.cost - b.cost);
    const best = open.shift();
    if (best === undefined || best.cost > first.cost + within) break;
    answers.push(best);
    const kept = best.costs.slice();
    for (let row = best.from; row < rows; row += 1) {
      const column = best.columns[row] ?? 0;
      const pair = row * columns + column;
      if (best.cost + otherwise(best, best.costs, row, columns) <= first.cost + within) {
        const forbidden = kept.slice();
        forbidden[pair] = NEVER;
        const next = solve(forbidden, rows, columns);
        if (next !== null && next.cost <= first.cost + within) open.push({ ...next, costs: forbidden, from: row });
      }
      // From here on this pair is kept.
      for (let other = 0; other < columns; other += 1) if (other !== column) kept[row * columns + other] = NEVER;
      for (let other = row + 1; other < rows; other += 1) kept[other * columns + column] = NEVER;
    }
  }
  return answers;
};

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEVER } from '../track/assign.ts';
import { kCheapest } from './k-cheapest.ts';

/** What every way costs, the cheapest first. */
const allWays = (costs: readonly (readonly number[])[], row = 0, used: readonly number[] = []): readonly number[] => {
  const line = costs[row];
  if (line === undefined) return [0];
  return line
    .flatMap((cost, column) =>
      used.includes(column) || cost >= NEVER ? [] : allWays(costs, row + 1, [...used, column]).map(rest => cost + rest),
    )
    .toSorted((a, b) => a - b);
};

const table = fc.integer({ min: 1, max: 4 }).chain(rows =>
  fc.array(
    fc.array(fc.oneof({ weight: 5, arbitrary: fc.integer({ min: -9, max: 40 }) }, fc.constant(NEVER)), {
      minLength: rows + 1,
      maxLength: rows + 1,
    }),
    { minLength: rows, maxLength: rows },
  ),
);

describe('The k cheapest assignments', () => {
  test('are those that trying every way finds, in their order', () => {
    fc.assert(
      fc.property(table, costs => {
        const columns = costs[0]?.length ?? 0;
        const found = kCheapest(Float64Array.from(costs.flat()), costs.length, columns, 6, 1000);
        expect(found.map(({ cost }) => cost)).toEqual(allWays(costs).slice(0, 6));
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  test('no two of them are the same', () => {
    const found = kCheapest(Float64Array.from([1, 2, 3, 2, 1, 3]), 2, 3, 9, 1000);
    expect(new Set(found.map(({ columns }) => columns.join())).size).toBe(found.length);
    expect(found).toHaveLength(6);
  });

  test('what is much dearer than the best is left out', () => {
    expect(kCheapest(Float64Array.from([0, 5, 50]), 1, 3, 9, 10).map(({ cost }) => cost)).toEqual([0, 5]);
  });
});

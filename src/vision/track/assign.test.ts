import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignCheapest, assignOrLeave } from './assign.ts';

/** Tries every way. */
const cheapestByTrying = (costs: readonly (readonly number[])[], used = new Set<number>(), row = 0): number => {
  const line = costs[row];
  if (line === undefined) return 0;
  return Math.min(
    ...line.map((cost, column) =>
      used.has(column) ? Number.POSITIVE_INFINITY : cost + cheapestByTrying(costs, new Set([...used, column]), row + 1),
    ),
  );
};

const table = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: rows + more, maxLength: rows + more }), {
    minLength: rows,
    maxLength: rows,
  }),
);

describe('Assignment', () => {
  test('costs as little as the best of all ways tried', () => {
    fc.assert(
      fc.property(table, costs => {
        const columns = costs[0]?.length ?? 0;
        const found = assignCheapest(Float64Array.from(costs.flat()), costs.length, columns);
        expect(new Set(found).size).toBe(costs.length);
        const sum = costs.reduce((all, line, row) => all + (line[found[row] ?? -1] ?? Number.NaN), 0);
        expect(sum).toBe(cheapestByTrying(costs));
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  test('a row goes without where that is cheaper', () => {
    const costs = [
      [1, 9],
      [2, 9],
      [9, 9],
    ];
    expect([
      ...assignOrLeave(
        3,
        2,
        (row, column) => costs[row]?.[column] ?? 99,
        () => 5,
      ),
    ]).toEqual([0, -1, -1]);
  });

  test('nothing to assign is nothing assigned', () => {
    expect([
      ...assignOrLeave(
        0,
        3,
        () => 1,
        () => 1,
      ),
    ]).toEqual([]);
    expect([
      ...assignOrLeave(
        2,
        0,
        () => 1,
        () => 1,
      ),
    ]).toEqual([-1, -1]);
  });
});

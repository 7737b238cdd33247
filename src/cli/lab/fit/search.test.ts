import { describe, expect, test } from 'vitest';
import { type Numbers, type SearchStep, searchByTurns } from './search.ts';

const bounds = ['a', 'b', 'idle'].map(name => ({ name, least: 0.25, most: 16 }));
const start = { a: 1, b: 4, idle: 1 };
/** A valley that runs aslant: the least is where a is 3 and b is 2. */
const valley = ({ a = 0, b = 0 }: Numbers) => (Math.log(a / 3) + 0.3 * Math.log(b / 2)) ** 2 + Math.log(b / 2) ** 2;

const search = (costOf: (numbers: Numbers) => number, worth = 0.001) => {
  const steps: SearchStep[] = [];
  const all = searchByTurns(start, bounds, costOf, worth);
  for (let step = all.next(); ; step = all.next()) {
    if (step.done) return { end: step.value, steps };
    steps.push(step.value);
  }
};

describe('the search for the best numbers', () => {
  test('comes near them, from where it starts', () => {
    const { end } = search(valley);
    expect(valley(end)).toBeLessThan(0.15 * valley(start));
  });

  test('never goes uphill, and says how much is left', () => {
    const costs = search(valley).steps.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((x, y) => y - x));
    expect(search(valley).steps.at(-1)?.left).toBeLessThan(4);
  });

  test('leaves alone what does not matter, and everything where nothing is worth a step', () => {
    expect(search(valley).end['idle']).toBe(1);
    expect(search(valley, 100).end).toEqual(start);
  });

  test('keeps within bounds', () => {
    expect(search(({ a = 0 }) => -a).end['a']).toBeLessThanOrEqual(16);
  });

  test('comes to the same end each time', () => {
    expect(search(valley).end).toEqual(search(valley).end);
  });
});

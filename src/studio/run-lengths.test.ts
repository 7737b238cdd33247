import { expect, test } from 'vitest';
import { fromRuns, toRuns } from './run-lengths.ts';

test('a mask comes back as it was', () => {
  const yes = (x: number, y: number) => (x * 7 + y * 3) % 5 < 2;
  const cells = fromRuns(toRuns(13, 9, yes));
  for (let y = 0; y < 9; y += 1) for (let x = 0; x < 13; x += 1) expect(cells[y * 13 + x]).toBe(yes(x, y) ? 1 : 0);
});

test('an empty mask is one run', () => {
  expect(toRuns(4, 3, () => false).runs).toEqual([12]);
});

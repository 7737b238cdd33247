import { expect, test } from 'vitest';
import { keptOf } from './watched-board.ts';

test.each([
  [['w', '-', 'b', 'w'], ['w', '-', 'b', 'w'], 4],
  [['w', '-', 'b', 'w'], ['w', 'b', 'w'], 3],
  [['w', '-', 'b', 'w'], ['w', '-', '-', 'b', 'queen'], 3],
  [['w', '-'], [], 0],
])('of %j, where %j was told, %i are kept', (truths, told, kept) => {
  expect(keptOf(truths, told)).toBe(kept);
});

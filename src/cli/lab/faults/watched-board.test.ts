import { expect, test } from 'vitest';
import { keptInWords, keptOf, TRUE_SHOTS } from './watched-board.ts';

test.each([
  [['w', '-', 'b', 'w'], ['w', '-', 'b', 'w'], 4],
  [['w', '-', 'b', 'w'], ['w', 'b', 'w'], 3],
  [['w', '-', 'b', 'w'], ['w', '-', '-', 'b', 'queen'], 3],
  [['w', '-'], [], 0],
])('of %j, where %j was told, %i are kept', (truths, told, kept) => {
  expect(keptOf(truths, told, (real, said) => real === said)).toBe(kept);
});

test('what is kept is said with what was asked about, what was none, and of how many', () => {
  const all = TRUE_SHOTS.map(fell => ({ fell, asked: false }));
  expect(keptInWords(TRUE_SHOTS, all)).toBe('13');
  expect(keptInWords(TRUE_SHOTS, all.slice(1))).toBe('12');
  const strange = { fell: 'striker queen', asked: true };
  expect(keptInWords(TRUE_SHOTS, [...all, strange])).toBe('13, 1 told that was none, 1 asked about');
  expect(keptInWords(TRUE_SHOTS.slice(0, 5), all.slice(0, 5))).toBe('5 of the 5 told until then');
});

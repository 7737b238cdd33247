import { expect, test } from 'vitest';
import { LIVE, movingSubFrames, QUICK } from './quality.ts';

test('a fast disc is smeared, not shown several times: the farther it goes, the more sub-frames, up to a limit', () => {
  const countOf = (wayMm: number) => movingSubFrames(QUICK, wayMm);
  expect([1, 36, 37, 90, 130, Infinity].map(countOf)).toEqual([6, 6, 12, 18, 24, 24]);
  for (const wayMm of [36, 37, 90, 130]) expect(wayMm / countOf(wayMm)).toBeLessThanOrEqual(6);
  expect(movingSubFrames(LIVE, 100)).toBe(1);
});

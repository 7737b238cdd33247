import { expect, test } from 'vitest';
import { LIVE, movingSubFrames, QUICK } from './quality.ts';

test('a fast disc is smeared, not shown several times: the farther it goes, the more sub-frames, up to a limit', () => {
  const counts = [1, 36, 37, 90, 130, Infinity].map(way => movingSubFrames(QUICK, way));
  expect(counts).toEqual([6, 6, 12, 18, 24, 24]);
  for (const [i, way] of [36, 90, 130].entries()) expect(way / (counts[[1, 3, 4][i] ?? 0] ?? 1)).toBeLessThanOrEqual(6);
  expect(movingSubFrames(LIVE, 100)).toBe(1);
});

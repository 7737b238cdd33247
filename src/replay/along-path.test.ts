import { describe, expect, test } from 'vitest';
import { alongPath, type Path, shotMs } from './along-path.ts';

const path: Path = {
  disc: 'striker',
  pocketed: false,
  points: [
    [0, -300, 0],
    [0, 0, 100],
    [100, 0, 300],
  ],
};

describe('A disc along its path', () => {
  test.each([
    [0, 0, -300, 1],
    [50, 0, -150, 2],
    [100, 0, 0, 2],
    [200, 50, 0, 3],
    [900, 100, 0, 3],
  ])('after %i ms it is at %i, %i', (ms, x, y, trail) => {
    const at = alongPath(path, ms);
    expect([at.xMm, at.yMm, at.trail.length]).toEqual([x, y, trail]);
  });

  test('the shot lasts as long as the last disc moves', () => {
    expect(shotMs([path, { ...path, points: [[1, 1, 0]] }])).toBe(300);
    expect(shotMs([])).toBe(0);
  });
});

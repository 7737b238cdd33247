import { describe, expect, test } from 'vitest';
import { alongPath, contactsUntil, type Path, shotMs } from './along-path.ts';

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
    expect(Math.hypot(at.xMm - x, at.yMm - y)).toBeLessThan(4);
    expect(at.trail.length).toBe(trail);
  });

  test('between two corners it slows down, as discs do on wood, and never runs back', () => {
    const rolling: Path = {
      ...path,
      points: [
        [0, 0, 0],
        [400, 0, 1000],
      ],
    };
    const xs = [0, 250, 500, 750, 1000].map(ms => alongPath(rolling, ms).xMm);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(xs[2]).toBeGreaterThan(270);
    expect(xs[4]).toBe(400);
  });

  test('its contacts are where its way turns, once it has been there', () => {
    expect(contactsUntil(path, 99)).toEqual([]);
    expect(contactsUntil(path, 100)).toEqual([[0, 0]]);
    const straight: Path = {
      ...path,
      points: [
        [0, 0, 0],
        [10, 0, 50],
        [20, 1, 90],
      ],
    };
    expect(contactsUntil(straight, 90)).toEqual([]);
  });

  test('the shot lasts as long as the last disc moves', () => {
    expect(shotMs([path, { ...path, points: [[1, 1, 0]] }])).toBe(300);
    expect(shotMs([])).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { simplified } from './trace-paths.ts';

const point = (xMm: number, yMm: number, atMs: number) => ({ xMm, yMm, atMs });

describe('A way in corners', () => {
  test('drops what lies on a straight line', () => {
    const way = [point(0, 0, 0), point(50, 1, 10), point(100, 0, 20), point(100, 50, 30), point(101, 100, 40)];
    expect(simplified(way)).toEqual([way[0], way[2], way[4]]);
  });

  test('keeps a short way as it is', () => {
    const way = [point(0, 0, 0), point(5, 5, 10)];
    expect(simplified(way)).toEqual(way);
  });
});

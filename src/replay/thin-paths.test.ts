import { describe, expect, test } from 'vitest';
import { alongPath, type Path } from './along-path.ts';
import { thinPaths } from './thin-paths.ts';

/** Slows down along a line, bounces once, with a camera's tremble: a point every 16 ms. */
const way = (seed: number): Path => ({
  disc: 'white',
  pocketed: false,
  points: Array.from({ length: 120 }, (_, i) => {
    const gone = 900 * (1 - (1 - i / 120) ** 2);
    const x = gone < 500 ? gone : 1000 - gone;
    return [x + Math.sin(i * 7 + seed), Math.cos(i * 5 + seed) + seed * 20, i * 16] as const;
  }),
});

const worstMm = (from: Path, to: Path): number =>
  Math.max(
    ...from.points.map(([x, y, ms]) => {
      const { xMm, yMm } = alongPath(to, ms);
      return Math.hypot(xMm - x, yMm - y);
    }),
  );

describe('A shot’s ways on the wire', () => {
  test('have few points, and a disc is everywhere in time where it was', () => {
    const [thin] = thinPaths([way(1)]);
    expect(thin?.points.length).toBeLessThan(30);
    expect(thin && worstMm(way(1), thin)).toBeLessThan(12);
  });

  test('a disc that only trembled is one point', () => {
    const [thin] = thinPaths([
      {
        disc: 'black',
        pocketed: false,
        points: [
          [1, 1, 5],
          [2, 0, 40],
          [1.5, 1, 80],
        ],
      },
    ]);
    expect(thin?.points).toEqual([[1.5, 1, 0]]);
  });

  test('twenty long ways together stay within the limit, none loses its ends', () => {
    const ways = Array.from({ length: 20 }, (_, i) => way(i));
    const thin = thinPaths(ways, 200);
    expect(thin.reduce((sum, { points }) => sum + points.length, 0)).toBeLessThanOrEqual(200);
    for (const [i, { points }] of thin.entries()) {
      expect([points[0], points.at(-1)]).toEqual([ways[i]?.points[0], ways[i]?.points.at(-1)]);
    }
  });

  test('ways whose times stand still or run backwards do not go round in circles', () => {
    const points = [
      [0, 0, 50],
      [300, 0, 50],
      [0, 300, 10],
      [-300, 0, 0],
    ] as const;
    const [thin] = thinPaths([{ disc: 'white', pocketed: false, points }]);
    expect([thin?.points[0], thin?.points.at(-1)]).toEqual([points[0], points[3]]);
  });
});

import { describe, expect, test } from 'vitest';
import { pocketCentre, standardSurface } from '../../../carrom/surface.ts';
import { liesAt, lying, moving } from '../../testing/disc-ways.ts';
import { pathOf } from './corners.ts';

const lay = { xMm: 200, yMm: 0 };

describe('The way of a disc in corners', () => {
  test('has a corner at the cushion though no frame showed it there', () => {
    const seen = [
      [33, 250, 20],
      [66, 300, 40],
      [99, 336, 60],
      [132, 290, 80],
      [165, 244, 100],
    ] as const;
    const path = pathOf(moving(1, 'white', lay, seen, liesAt(200, 119, 400)), standardSurface);
    const cushion = path?.points.find(({ xMm }) => xMm > 340);
    expect(cushion?.yMm).toBeCloseTo(60, -1);
    expect(path?.points.at(-1)).toEqual({ xMm: 200, yMm: 119, atMs: 400 });
    expect(path?.points.length).toBeLessThan(6);
  });

  test('keeps its ends and nothing between when it is straight', () => {
    const seen = [
      [33, 180, 0],
      [66, 160, 1],
      [99, 140, 0],
      [300, 101, 0],
      [333, 100, 0],
    ] as const;
    const path = pathOf(moving(1, 'black', lay, seen, liesAt(100, 0, 300)), standardSurface);
    expect(path?.points.map(({ xMm }) => xMm)).toEqual([200, 100]);
  });

  test('ends in the pocket when it fell, at the time of the fall', () => {
    const seen = [
      [33, 240, 60],
      [66, 280, 120],
    ] as const;
    const path = pathOf(moving(1, 'black', lay, seen, { kind: 'fell', pocket: 'NE', atMs: 220 }), standardSurface);
    expect(path?.points.at(-1)).toEqual({ ...pocketCentre(standardSurface, 'NE'), atMs: 220 });
  });

  test('there is none of a disc that stays', () => {
    expect(pathOf(lying(1, 'queen', 0, 0), standardSurface)).toBeNull();
  });
});

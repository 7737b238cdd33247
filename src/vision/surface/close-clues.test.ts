import { describe, expect, test } from 'vitest';
import { crossingOf } from './close-clues.ts';
import { cornerCrop, leftEdgeOf, sideCrop, squareOfCell, topEdgeOf } from './close-crops.ts';

describe('Where a mask begins', () => {
  test('a clean step is found between cells', () => {
    const found = crossingOf([0, 0, 0, 0.25, 1, 1, 1, 1]);
    expect(found?.at).toBeCloseTo(3.83, 2);
    expect(found?.clean).toBeGreaterThan(0.9);
  });

  test('of two steps the one that agrees with the whole row counts, and is trusted less', () => {
    const clean = crossingOf([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    const twice = crossingOf([0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1]);
    expect(twice?.clean).toBeLessThan((clean?.clean ?? 0) / 1.3);
  });

  test('mud has no step to trust', () => {
    expect(crossingOf(Array.from({ length: 48 }, (_, i) => 0.4 + 0.004 * i))?.clean).toBeLessThan(0.15);
    expect(crossingOf(Array.from({ length: 48 }, () => 0.2))).toBeUndefined();
  });
});

describe('Crops', () => {
  test('of corners have the surface to the lower right', () => {
    for (const corner of [0, 1, 2, 3]) {
      const { u, v } = squareOfCell(cornerCrop(corner), 34, 34);
      expect(Math.max(Math.abs(u), Math.abs(v))).toBeLessThan(0.5);
    }
  });

  test('of edges have it below, and run from left to right as a player sees it from outside', () => {
    for (const edge of [0, 1, 2, 3]) {
      const { u, v } = squareOfCell(sideCrop(edge, 0.2), 24, 40);
      expect(Math.max(Math.abs(u), Math.abs(v))).toBeLessThan(0.5);
      const on = squareOfCell(sideCrop(edge, 0.2), 10, 24);
      expect([on.v + 0.5, on.u - 0.5, on.v - 0.5, on.u + 0.5][edge]).toBeCloseTo(0, 9);
    }
  });

  test('know which edges meet in a corner', () => {
    for (const corner of [0, 1, 2, 3]) {
      const crop = cornerCrop(corner);
      const [along, down] = [squareOfCell(crop, 40, 24), squareOfCell(crop, 24, 40)];
      const off = (edge: number, { u, v }: typeof along) => [v + 0.5, u - 0.5, v - 0.5, u + 0.5][edge];
      expect(off(topEdgeOf(crop), along)).toBeCloseTo(0, 9);
      expect(off(leftEdgeOf(crop), down)).toBeCloseTo(0, 9);
    }
  });
});

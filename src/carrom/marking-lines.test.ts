import { describe, expect, test } from 'vitest';
import { markingLines } from './marking-lines.ts';
import { markingsOf, standardSurface } from './surface.ts';

describe('The lines of a board', () => {
  const lines = markingLines(standardSurface);
  const m = markingsOf(standardSurface);

  test('no line leaves the surface, and the four edges are its border', () => {
    const reach = Math.max(...lines.flatMap(({ points }) => points.flatMap(p => [Math.abs(p.xMm), Math.abs(p.yMm)])));
    expect(reach).toBeCloseTo(m.halfSideMm, 6);
    const edges = lines.filter(({ of }) => of === 'edge').flatMap(({ points }) => points);
    expect(edges.every(p => Math.max(Math.abs(p.xMm), Math.abs(p.yMm)) > m.halfSideMm - 1e-6)).toBe(true);
  });

  test('every player has two base lines, two circles and an arrow', () => {
    const count = (of: string) => lines.filter(line => line.of === of).length;
    expect([count('edge'), count('base-line'), count('base-circle'), count('arrow')]).toEqual([4, 8, 8, 4]);
  });

  test('an arrow points at its pocket and ends before it', () => {
    const [arrow] = lines.filter(({ of }) => of === 'arrow');
    const tip = arrow?.points.at(-1);
    expect(tip?.xMm).toBeCloseTo(-m.arrowTipMm / Math.SQRT2, 6);
    expect(Math.hypot((tip?.xMm ?? 0) + m.pocketAtMm, (tip?.yMm ?? 0) + m.pocketAtMm)).toBeGreaterThan(
      m.pocketRadiusMm,
    );
  });
});

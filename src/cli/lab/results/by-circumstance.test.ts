import { describe, expect, test } from 'vitest';
import { byCircumstance, howTaken } from './by-circumstance.ts';
import { tablesIn } from './markdown.ts';

const square = [
  { xPx: 200, yPx: 600 },
  { xPx: 600, yPx: 600 },
  { xPx: 600, yPx: 200 },
  { xPx: 200, yPx: 200 },
];
const picture = { width: 800, height: 800 };

describe('How a picture was taken', () => {
  test('a square in the middle is seen from straight above, and as large as it is', () => {
    const { tiltDegrees, sidePx, light } = howTaken(square, picture, 0.4);
    expect(tiltDegrees).toBeLessThan(1);
    expect([sidePx, light]).toEqual([400, 0.4]);
  });

  test('a board whose far side is shorter is seen aslant', () => {
    const aslant = square.map(({ xPx, yPx }) => ({ xPx: yPx < 400 ? 400 + 0.7 * (xPx - 400) : xPx, yPx }));
    expect(howTaken(aslant, picture).tiltDegrees).toBeGreaterThan(15);
  });

  test('what was right is counted by each, and what nobody knows is left out', () => {
    const counts = byCircumstance('discs');
    counts.add({ tiltDegrees: 5, sidePx: 450, light: 0.3 }, 9, 10);
    counts.add({ tiltDegrees: 25, sidePx: 450 }, 5, 10);
    const tables = tablesIn(counts.lines());
    expect(tables.map(({ head }) => head[0])).toEqual(['discs by light', 'discs by angle', 'discs by size']);
    expect(tables.map(({ rows }) => rows)).toEqual([
      [['0.25–0.35', '1', '10', '90.0 %']],
      [
        ['below 10°', '1', '10', '90.0 %'],
        ['20–30°', '1', '10', '50.0 %'],
      ],
      [['400–500 px', '2', '20', '70.0 %']],
    ]);
  });
});

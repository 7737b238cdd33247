import { describe, expect, test } from 'vitest';
import { predictDisc } from './predict-disc.ts';

const at = (x: number, y: number, vx: number, vy: number) => ({ x, y, vx, vy });

describe('Where a disc will be', () => {
  test('the powder slows it and stops it for good', () => {
    const slowed = predictDisc(at(0, 0, 600, 0), 0.4, 368, 16);
    expect(slowed.x).toBeCloseTo(180);
    expect(slowed.vx).toBeCloseTo(300);
    expect(predictDisc(at(0, 0, 600, 0), 5, 368, 16).x).toBeCloseTo(240);
  });

  test('a cushion throws it back, slower', () => {
    const back = predictDisc(at(340, 0, 1000, 200), 0.05, 368, 16);
    expect(back.x).toBeLessThan(352);
    expect(back.vx).toBeLessThan(0);
    expect(Math.abs(back.vx)).toBeLessThan(750);
    expect(back.vy).toBeGreaterThan(0);
  });

  test('a disc at rest stays', () => {
    expect(predictDisc(at(10, 20, 0, 0), 3, 368, 16)).toEqual(at(10, 20, 0, 0));
  });
});

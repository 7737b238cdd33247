import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { leadsIntoPocket, leadsIntoPocketOrJaws, predictDisc } from './predict-disc.ts';

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

describe('A way along the cushion to a pocket', () => {
  const offCushion = at(300, 238, 2000, 3100);

  test('may lead into it off the cushion beside it, though not straight', () => {
    expect(leadsIntoPocket(standardSurface, offCushion, 0.06)).toBe(false);
    expect(leadsIntoPocketOrJaws(standardSurface, offCushion, 0.06, 16)).toBe(true);
  });

  test('has not led into it before it is there', () => {
    expect(leadsIntoPocketOrJaws(standardSurface, offCushion, 0.02, 16)).toBe(false);
  });

  test('is thrown back where it meets the cushion far from the pocket', () => {
    expect(leadsIntoPocketOrJaws(standardSurface, at(300, 180, 2000, 1000), 0.06, 16)).toBe(false);
  });
});

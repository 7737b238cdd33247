import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../../carrom/surface.ts';
import { seatOf } from './seat-of.ts';

const at = (xMm: number, yMm: number) => ({ xMm, yMm });

describe('Who shot', () => {
  test('sits where the striker stood', () => {
    expect(seatOf(standardSurface, at(30, -250), null)).toBe('south');
    expect(seatOf(standardSurface, at(250, 30), null)).toBe('east');
  });

  test('sits where the way of a striker leads back to that was first seen under way', () => {
    const from = at(-222, 207);
    expect(seatOf(standardSurface, from, { at: from, vx: -100, vy: -1900 })).toBe('north');
    expect(seatOf(standardSurface, from, { at: from, vx: 1900, vy: -100 })).toBe('west');
  });

  test('sits at the nearest side where nothing else tells', () => {
    expect(seatOf(standardSurface, at(20, 180), null)).toBe('north');
  });
});

import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { whereIs } from './find.ts';

const half = standardSurface.sideMm / 2;
const found = (xMm: number, yMm: number) =>
  whereIs(standardSurface, { kind: 'white', at: { xMm, yMm }, certainty: 0.9 });

describe('Where a find is', () => {
  test('in the open, and at a cushion as near as its rim allows: on the surface', () => {
    expect(found(0, 0)).toBe('surface');
    expect(found(100, half - 16)).toBe('surface');
  });

  test('on the lip of a pocket: on the surface', () => {
    expect(found(half - 22 - 19, half - 22 - 19)).toBe('surface');
  });

  test('at a pocket and closer to the cushion than any disc can lie: in the net', () => {
    expect(found(half - 42, half - 6)).toBe('pocket');
  });

  test('over the frame: beyond', () => {
    expect(found(half + 20, 0)).toBe('beyond');
  });
});

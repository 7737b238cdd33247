import { describe, expect, test } from 'vitest';
import type { PlacedDisc } from './placed-discs.ts';
import { likeliest } from './table-colours.ts';
import { strikerBySize, usualRadiusPx, weighSize } from './weigh-sizes.ts';

const found = (white: number, black: number, queen: number, striker: number): PlacedDisc => {
  const odds = { white, black, queen, striker };
  return { kind: likeliest(odds), at: { xMm: 0, yMm: 0 }, certainty: 0.8, odds };
};
const kindOf = (disc: PlacedDisc, radiusPx: number) => weighSize(disc, 8, () => radiusPx).kind;

describe('sizes beside each other', () => {
  test('a black disc larger than the other blacks is the striker', () => {
    const large = found(0.03, 0.7, 0.02, 0.25);
    expect(kindOf(large, 10.6)).toBe('striker');
    expect(kindOf(large, 8.2)).toBe('black');
  });

  test('a white disc as large as the others is no striker, however white', () => {
    expect(kindOf(found(0.38, 0.04, 0.02, 0.56), 8.1)).toBe('white');
  });

  test('most discs say how large a piece is; a few say nothing', () => {
    expect(usualRadiusPx([8, 10.6, 8.2, 7.8, 8.2])).toBe(8.2);
    expect(usualRadiusPx([8, 10.6])).toBeUndefined();
    const large = found(0.03, 0.7, 0.02, 0.25);
    expect(weighSize(large, undefined, () => 10.6)).toBe(large);
  });

  test('what is clear without measuring is not measured', () => {
    const clear = found(0.03, 0.93, 0.02, 0.02);
    const measured = weighSize(clear, 8, () => {
      throw new Error('measured');
    });
    expect(measured).toBe(clear);
  });

  test('what is measured far too small or large was not the rim', () => {
    expect(strikerBySize(0.6)).toBe(1);
    expect(strikerBySize(1.9)).toBe(1);
  });

  test('odds still add up to one', () => {
    const { odds } = weighSize(found(0.3, 0.3, 0.1, 0.3), 8, () => 11);
    expect(Object.values(odds ?? {}).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 6);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAYOUT_REPEATS_DEGREES, startLayout } from './start-layout.ts';
import { apart, markingsOf, standardSurface } from './surface.ts';

describe('The start layout (002 common part; 004 §3.5 a)', () => {
  const layout = startLayout(31.8);
  const piece = (id: string) => {
    const found = layout.find(laid => laid.id === id);
    if (!found) throw new Error(`no piece ${id} in the layout`);
    return found;
  };

  test('has nine whites, nine blacks and the queen on the centre', () => {
    const count = (kind: string) => layout.filter(laid => laid.piece === kind).length;
    expect([count('white'), count('black'), count('queen')]).toEqual([9, 9, 1]);
    expect(piece('Q').at).toEqual({ xMm: 0, yMm: 0 });
  });

  test.each([
    ['I1', 'white', 27.5, 15.9],
    ['I2', 'black', 0, 31.8],
    ['I5', 'white', 0, -31.8],
    ['C2', 'white', 0, 63.6],
    ['C6', 'white', 55.1, -31.8],
    ['M1', 'black', 55.1, 0],
    ['M3', 'black', -27.5, 47.7],
    ['M6', 'black', 27.5, -47.7],
  ])('%s is %s at %d, %d mm, as in the table of B.3', (id, kind, xMm, yMm) => {
    expect(piece(id).piece).toBe(kind);
    expect(apart(piece(id).at, { xMm, yMm })).toBeLessThan(0.1);
  });

  test.each([
    [['I1', 'C1', 'I3', 'C3', 'I5', 'C5'], 'white', 'six whites form a Y'],
    [['I2', 'M2', 'M3'], 'black', 'its top angle holds a V of three blacks'],
    [['C2'], 'white', 'which one white fills'],
  ])('%j are %s: %s', (ids, kind) => {
    expect(ids.map(id => piece(id).piece)).toEqual(ids.map(() => kind));
  });

  test('fits inside the outer circle', () => {
    const reachMm = Math.max(...layout.map(({ at }) => Math.hypot(at.xMm, at.yMm))) + 31.8 / 2;
    expect(reachMm).toBeLessThan(markingsOf(standardSurface).outerCircleRadiusMm);
  });

  test('for any piece diameter and rotation all neighbours touch and none overlap', () => {
    fc.assert(
      fc.property(fc.double({ min: 20, max: 40, noNaN: true }), fc.integer({ min: 0, max: 359 }), (d, rotation) => {
        const laid = startLayout(d, rotation);
        const gaps = laid.flatMap((a, i) => laid.slice(i + 1).map(b => apart(a.at, b.at) - d));
        expect(Math.min(...gaps)).toBeGreaterThan(-1e-9);
        expect(gaps.filter(gap => Math.abs(gap) < 1e-9)).toHaveLength(42);
      }),
    );
  });

  test('looks the same after a third of a turn, and not before', () => {
    const signature = (degrees: number) =>
      startLayout(31.8, degrees)
        .map(({ piece, at }) => `${piece} ${Math.round(at.xMm) + 0} ${Math.round(at.yMm) + 0}`)
        .sort();
    expect(signature(LAYOUT_REPEATS_DEGREES)).toEqual(signature(0));
    expect(signature(60)).not.toEqual(signature(0));
  });
});

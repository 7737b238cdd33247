import { describe, expect, test } from 'vitest';
import { START_COUNT } from '../../carrom/discs.ts';
import { likeliestKind, withinCounts } from './closed-world.ts';

const white = { white: 0.994, black: 0.002, queen: 0.002, striker: 0.002, clutter: 0.001 };
const queen = { white: 0.3, black: 0.05, queen: 0.6, striker: 0.05, clutter: 0.001 };

describe('A world of nine, nine, one and one', () => {
  test('what is within it stays as it is', () => {
    const [same] = withinCounts([white], START_COUNT);
    expect(same?.white).toBeCloseTo(white.white);
  });

  test('of two that look like the queen, the one that looks more like her is she', () => {
    const surer = { white: 0.05, black: 0.03, queen: 0.9, striker: 0.02, clutter: 0.001 };
    const [a, b] = withinCounts([queen, surer], START_COUNT);
    expect(a && likeliestKind(a)).toBe('white');
    expect(b && likeliestKind(b)).toBe('queen');
  });

  test('a tenth white is something else, and it is the least white of them', () => {
    const odd = { white: 0.55, black: 0.05, queen: 0.38, striker: 0.02, clutter: 0.001 };
    const named = withinCounts([...Array.from({ length: 9 }, () => white), odd], START_COUNT).map(likeliestKind);
    expect(named.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 'white'));
    expect(named[9]).toBe('queen');
  });
});

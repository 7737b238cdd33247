import { describe, expect, test } from 'vitest';
import { type Tone, toneOf } from './disc-colour.ts';
import { type Looks, nameSets } from './name-sets.ts';
import type { KindOdds } from './placed-discs.ts';
import { likeliest } from './table-colours.ts';

const odds = (white: number, black: number, queen: number, striker: number): KindOdds => ({
  white,
  black,
  queen,
  striker,
});
const noisy = (r: number, g: number, b: number, i: number): Tone => {
  const by = 9 * Math.sin(i * 12.9898);
  return toneOf(r + by, g + by, b + by);
};
const lotOf = (count: number, look: (i: number) => Looks): readonly Looks[] =>
  Array.from({ length: count }, (_, i) => look(i));
/** Each disc's kind, as its lot has it. */
const named = (looks: readonly Looks[]) => {
  const kinds = new Map(
    nameSets(looks).flatMap(({ members, odds }) => members.map(i => [i, likeliest(odds)] as const)),
  );
  return looks.map((_, i) => kinds.get(i));
};

describe('discs that look alike', () => {
  test('are no nine strikers, however the rings in their wood look', () => {
    const blacks = lotOf(7, i => ({ tone: noisy(55, 55, 62, i), odds: odds(0.04, 0.44, 0.04, 0.48) }));
    const browns = lotOf(5, i => ({ tone: noisy(105, 75, 50, i), odds: odds(0.42, 0.18, 0.17, 0.23) }));
    const striker = { tone: noisy(225, 210, 205, 1), odds: odds(0.14, 0.06, 0.03, 0.77) };
    const kinds = named([...blacks, ...browns, striker]);
    expect(kinds.slice(0, 7)).toEqual(Array(7).fill('black'));
    expect(kinds.slice(7, 12)).toEqual(Array(5).fill('white'));
    expect(kinds[12]).toBe('striker');
  });

  test('are white where black is darker, though each alone seems black or a queen', () => {
    const blacks = lotOf(9, i => ({ tone: noisy(38, 40, 42, i), odds: odds(0.02, 0.92, 0.03, 0.03) }));
    const reds = lotOf(9, i => ({
      tone: noisy(80, 50, 35, i),
      odds: i % 2 === 0 ? odds(0.2, 0.57, 0.18, 0.05) : odds(0.3, 0.18, 0.48, 0.04),
    }));
    expect(named([...blacks, ...reds]).slice(9)).toEqual(Array(9).fill('white'));
  });

  test('are left in doubt where nothing tells', () => {
    const [lot] = nameSets(lotOf(3, i => ({ tone: noisy(120, 100, 80, i), odds: odds(0.45, 0.45, 0.05, 0.05) })));
    expect(Math.max(lot?.odds.white ?? 1, lot?.odds.black ?? 1)).toBeLessThan(0.6);
  });

  test('may be none', () => {
    expect(nameSets([])).toEqual([]);
  });
});

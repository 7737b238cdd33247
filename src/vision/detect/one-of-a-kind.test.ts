import { describe, expect, test } from 'vitest';
import { oneOfAKind } from './one-of-a-kind.ts';
import type { KindOdds } from './placed-discs.ts';
import { likeliest } from './table-colours.ts';

const odds = (white: number, black: number, queen: number, striker: number): KindOdds => ({
  white,
  black,
  queen,
  striker,
});
const kinds = (...all: readonly KindOdds[]) => oneOfAKind(all).map(likeliest);

const WHITE = odds(0.9, 0.04, 0.02, 0.04);
const BLACK = odds(0.04, 0.9, 0.02, 0.04);
const QUEEN = odds(0.05, 0.05, 0.85, 0.05);
const STRIKER = odds(0.1, 0.05, 0.05, 0.8);

describe('one striker and one queen', () => {
  test('clear discs stay what they are', () => {
    expect(kinds(WHITE, BLACK, QUEEN, STRIKER)).toEqual(['white', 'black', 'queen', 'striker']);
    expect(kinds(WHITE, WHITE, BLACK)).toEqual(['white', 'white', 'black']);
  });

  test('snow-white pieces beside the striker are white', () => {
    const snow = odds(0.34, 0.06, 0.04, 0.56);
    expect(kinds(snow, snow, STRIKER, snow)).toEqual(['white', 'white', 'striker', 'white']);
  });

  test('a doubtful queen beside the striker is the queen', () => {
    expect(kinds(odds(0.16, 0.06, 0.25, 0.53), STRIKER, BLACK)).toEqual(['queen', 'striker', 'black']);
  });

  test('a doubtful disc becomes the striker where no other can be', () => {
    const large = odds(0.05, 0.5, 0.01, 0.44);
    expect(kinds(large, BLACK, WHITE)).toEqual(['striker', 'black', 'white']);
    expect(kinds(large, BLACK, STRIKER)).toEqual(['black', 'black', 'striker']);
  });

  test('of ten that look black and no striker, the likeliest is the striker', () => {
    const dark = odds(0.05, 0.68, 0.01, 0.26);
    const nine = Array.from({ length: 9 }, () => BLACK);
    expect(kinds(dark, ...nine).slice(0, 2)).toEqual(['striker', 'black']);
    expect(kinds(dark, ...nine.slice(1))[0]).toBe('black');
    expect(kinds(dark, STRIKER, ...nine)[0]).toBe('black');
  });

  test('where two sets lie on the board, counting says nothing', () => {
    const dark = odds(0.05, 0.68, 0.01, 0.26);
    expect(kinds(dark, ...Array.from({ length: 14 }, () => BLACK))[0]).toBe('black');
  });

  test('a second striker may lie there if nothing else explains it', () => {
    const surely = odds(0.01, 0.01, 0.01, 0.97);
    expect(kinds(surely, surely, WHITE)).toEqual(['striker', 'striker', 'white']);
  });

  test('odds still add up to one', () => {
    for (const each of oneOfAKind([WHITE, QUEEN, STRIKER, odds(0.25, 0.25, 0.25, 0.25)]))
      expect(each.white + each.black + each.queen + each.striker).toBeCloseTo(1, 6);
  });

  test('there may be none at all', () => {
    expect(oneOfAKind([])).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Path } from './along-path.ts';
import { momentsOf } from './moments.ts';

const striker: Path = {
  disc: 'striker',
  pocketed: false,
  points: [
    [0, -250, 0],
    [0, -30, 100],
    [200, 348, 500],
    [250, 200, 900],
  ],
};
const white: Path = {
  disc: 'white',
  pocketed: true,
  points: [
    [5, 0, 110],
    [-340, 340, 600],
  ],
};
const lying: Path = { disc: 'black', pocketed: false, points: [[100, 100, 0]] };

describe('The moments of a shot', () => {
  test('are the strike, the contact that both discs feel once, the cushion and the fall, in order', () => {
    expect(momentsOf([white, striker, lying]).map(({ kind, ms, disc }) => [kind, ms, disc])).toEqual([
      ['strike', 0, 'striker'],
      ['contact', 100, 'striker'],
      ['cushion', 500, 'striker'],
      ['fall', 600, 'white'],
    ]);
  });

  test('a fall names its pocket', () => {
    expect(momentsOf([white]).find(({ kind }) => kind === 'fall')?.pocket).toBe('NW');
  });

  test('two discs that fall together are two falls', () => {
    const falls = momentsOf([white, { ...white, disc: 'queen' }]).filter(({ kind }) => kind === 'fall');
    expect(falls.map(({ disc }) => disc)).toEqual(['white', 'queen']);
  });

  test('of nothing there are none', () => {
    expect(momentsOf([])).toEqual([]);
    expect(momentsOf([lying])).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import { startLayout } from '../../carrom/start-layout.ts';
import { dropPrints as drop } from './drop-prints.ts';
import type { PlacedDisc } from './placed-discs.ts';

const found = (kind: Disc, xMm: number, yMm: number, certainty = 0.6): PlacedDisc => ({
  kind,
  at: { xMm, yMm },
  certainty,
});
const dropPrints = (discs: readonly PlacedDisc[], fresh = false) => drop(discs, { sideMm: 740, fresh });

/** Red base circles as a board's maker draws them, not quite alike. */
const circles = [
  found('queen', 206, -244, 0.85),
  found('queen', -243, 201, 0.77),
  found('queen', -202, -244, 0.75),
  found('queen', -243, -202),
  found('queen', 204, 244),
  found('queen', 247, -204),
  found('queen', -202, 241),
];

describe('prints that look like discs', () => {
  test('are known by coming on every side of the board', () => {
    const lying = [found('queen', 2, -3, 0.8), found('white', 206, 30), found('black', -120, 244)];
    expect(dropPrints([...circles, ...lying])).toEqual(lying);
  });

  test('do not take a real disc with them that lies on one of them', () => {
    const queen = found('queen', 205, -243, 0.93);
    expect(dropPrints([...circles.slice(1), queen])).toEqual([queen]);
  });

  test('are not believed to be on two sides only', () => {
    const two = [found('white', 150, 120), found('white', -150, -120)];
    expect(dropPrints(two)).toBe(two);
  });

  test('are of one kind: pieces of several kinds at such places are pieces', () => {
    const lying = [found('white', 204, 244), found('black', -244, 204), found('white', -204, -244)];
    expect(dropPrints(lying)).toBe(lying);
  });

  test('are also known at five of their eight places, turned and mirrored, whatever each was taken for', () => {
    const taken: readonly Disc[] = ['queen', 'white', 'striker', 'white', 'black'];
    const five = circles.slice(0, 5).map(({ at }, i) => found(taken[i] ?? 'white', at.xMm, at.yMm, 0.8));
    const piece = found('black', 60, 170, 0.9);
    expect(dropPrints([...five, piece])).toEqual([piece]);
    expect(dropPrints([...five.slice(1), piece])).toHaveLength(5);
    const sure = five.map(disc => ({ ...disc, certainty: 0.9 }));
    expect(dropPrints(sure)).toBe(sure);
  });

  test('are never looked for among the pieces of a start layout, however doubtful and however it is turned', () => {
    for (let degrees = 0; degrees < 60; degrees += 5) {
      const laid = startLayout(31, degrees).map(({ piece, at }) => found(piece, at.xMm, at.yMm, 0.51));
      expect(dropPrints(laid)).toBe(laid);
    }
  });

  test('are petals of an ornament when they lie evenly round the middle', () => {
    const petals = [
      found('white', 60, -25, 0.67),
      found('white', 61, 25, 0.64),
      found('white', -25, 60),
      found('white', 26, 60),
    ];
    const piece = found('white', 12, 48, 0.6);
    expect(dropPrints([...petals, piece])).toEqual([piece]);
    const uneven = [...petals.slice(0, 2), found('white', -40, 52), found('white', 14, 66)];
    expect(dropPrints(uneven)).toBe(uneven);
  });

  test('are expected at the base circles, where only a striker is put', () => {
    const doubtful = found('white', 206, -246, 0.53);
    expect(dropPrints([doubtful])).toEqual([]);
    const piece = found('white', 206, -246, 0.8);
    const striker = found('striker', -206, -246, 0.53);
    expect(dropPrints([piece, striker])).toEqual([piece, striker]);
  });

  test('are expected in the middle of the board', () => {
    const lying = [found('white', 100, 30, 0.8), found('queen', 4, 3, 0.6)];
    expect(dropPrints([...lying, found('black', -5, 3, 0.52)])).toEqual(lying);
  });

  test('are all that is found on a board where nothing was sure yet', () => {
    const spot = found('queen', 3, -3, 0.7);
    expect(dropPrints([spot], true)).toEqual([]);
    expect(dropPrints([spot], false)).toEqual([spot]);
    const striker = found('striker', -118, 245);
    expect(dropPrints([spot, striker], true)).toEqual([striker]);
    const played = [spot, found('white', 100, 30, 0.8), found('black', -90, 130, 0.84)];
    expect(dropPrints(played, true)).toBe(played);
    const dim = [spot, found('white', 100, 30), found('black', -90, 130), found('black', 40, 170)];
    expect(dropPrints(dim, true)).toBe(dim);
  });

  test('are not pieces of the very colour of this table’s pieces that lie on a base circle', () => {
    const faint = found('white', 206, -244, 0.4);
    const board = { sideMm: 740, fresh: false };
    expect(drop([faint], board)).toEqual([]);
    expect(drop([faint], board, () => true)).toEqual([faint]);
    const odds = { white: 0.45, black: 0.3, queen: 0.15, striker: 0.1 };
    expect(drop([{ ...faint, odds }], board, () => true)).toEqual([]);
  });
});

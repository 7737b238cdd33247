import { describe, expect, test } from 'vitest';
import { lyingTrack, movingTrack, type Sight, START_MS } from '../testing/track-fixture.ts';
import { pieceLeapt } from './piece-leapt.ts';

const FROM = { xMm: 57, yMm: 318 };
const leapt = (sights: readonly Sight[], other = { xMm: -200, yMm: 0 }, atMs = START_MS + 100) => {
  const piece = movingTrack(1, 'white', FROM, sights);
  return pieceLeapt(piece, { tracks: [piece, lyingTrack(2, 'black', other)], atMs });
};

/** Struck against the cushion, and thrown back by it. */
const thrown: readonly Sight[] = [
  [34, 57, 342],
  [68, 55, 338],
];

describe('A piece that leapt', () => {
  test('was struck, though it never goes far from where it lay', () => {
    expect(leapt(thrown)).toBe(true);
  });

  test('was seen away from hands: a finger may push it as far', () => {
    expect(
      leapt([
        [34, 57, 342, 'at-hand'],
        [68, 55, 338, 'at-hand'],
      ]),
    ).toBe(false);
  });

  test('was seen there twice, as a mistake of a detector hardly is', () => {
    expect(leapt([[34, 57, 342]])).toBe(false);
  });

  test('is alone: two that touch are taken for one, now here, now there', () => {
    expect(leapt(thrown, { xMm: 60, yMm: 352 })).toBe(false);
  });

  test('did not leap right across the board and stay there', () => {
    expect(
      leapt([
        [34, -29, 200],
        [68, -28, 201],
      ]),
    ).toBe(false);
  });

  test('leapt just now: one not seen since is long forgotten', () => {
    expect(leapt(thrown, undefined, START_MS + 3000)).toBe(false);
  });

  test('leapt alone: when all do, the camera was bumped', () => {
    const pieces = [FROM, { xMm: -200, yMm: 0 }, { xMm: 0, yMm: 100 }].map((from, i) =>
      movingTrack(i, 'white', from, [
        [34, from.xMm, from.yMm + 24],
        [68, from.xMm, from.yMm + 24],
      ]),
    );
    expect(pieces.some(piece => pieceLeapt(piece, { tracks: pieces, atMs: START_MS + 100 }))).toBe(false);
  });
});

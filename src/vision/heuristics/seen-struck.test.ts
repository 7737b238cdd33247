import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { lyingTrack, movingTrack, playingWith, type Sight, START_MS } from '../testing/track-fixture.ts';
import { seenStruck } from './seen-struck.ts';

const AIMED = { xMm: 60, yMm: 252 };
const LAY = { xMm: 58, yMm: 319 };
const aim = { ...playingWith([]).aim, seat: 'north', at: AIMED, seenMs: START_MS - 600 } as const;

/** It peeps out beside the fingers, on its way to the piece behind the lines. */
const coming: readonly Sight[] = [
  [0, 61, 274, 'at-hand'],
  [41, 59, 294, 'at-hand'],
];
const leaps: readonly Sight[] = [[41, 56, 350]];

const told = (striker: readonly Sight[], piece: readonly Sight[], other = { xMm: -200, yMm: 0 }) => {
  const tracks = [
    movingTrack(1, 'white', LAY, piece),
    { ...movingTrack(2, 'striker', AIMED, striker), known: false },
    lyingTrack(3, 'black', other),
  ];
  return seenStruck(aim, { tracks, atMs: START_MS + 41 }, standardSurface);
};

describe('A piece that leaps', () => {
  test('away from the striker that was seen to run at it has been struck', () => {
    expect(told(coming, leaps)).toBe(true);
  });

  test('while the striker is elsewhere may be a mistake', () => {
    expect(
      told(
        [
          [0, 90, 255, 'at-hand'],
          [41, 120, 258, 'at-hand'],
        ],
        leaps,
      ),
    ).toBe(false);
  });

  test('before a striker that creeps is pushed by a finger', () => {
    expect(
      told(
        [
          [0, 59, 290, 'at-hand'],
          [41, 59, 294, 'at-hand'],
        ],
        leaps,
      ),
    ).toBe(false);
  });

  test('to the side was not sent there by it', () => {
    expect(told(coming, [[41, 90, 319]])).toBe(false);
  });

  test('and is seen only on a hand may be a knuckle', () => {
    expect(told(coming, [[41, 56, 350, 'at-hand']])).toBe(false);
  });

  test('to where another lies is the two taken for one', () => {
    expect(told(coming, leaps, { xMm: 55, yMm: 356 })).toBe(false);
  });
});

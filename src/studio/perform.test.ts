import { describe, expect, test } from 'vitest';
import type { Moment } from './moment.ts';
import { performBoard, performForever, performShots } from './perform.ts';

const places = ({ discs, hands }: Moment) => ({
  discs: discs.map(({ id, xMm, yMm, zMm }) => [id, xMm.toFixed(6), yMm.toFixed(6), zMm.toFixed(6)]),
  hands: hands.map(({ id, fingertip }) => [id, fingertip.xMm.toFixed(6), fingertip.yMm.toFixed(6)]),
});

describe('play', () => {
  test('a board is played until a colour is gone, and laid out again', { timeout: 30_000 }, () => {
    const { shots, acts, momentAt, durationMs } = performBoard(3);
    const last = shots.at(-1);
    expect(shots[0]?.before).toEqual({ white: 9, black: 9, queen: 1 });
    expect(Math.min(last?.after.white ?? 9, last?.after.black ?? 9)).toBe(0);
    expect(acts.at(-1)?.act).toBe('board-reset');
    expect(momentAt(durationMs).discs.filter(({ zMm }) => zMm === 0)).toHaveLength(19);
  });

  test('in singles south and north shoot, in doubles all four seats', { timeout: 30_000 }, () => {
    const seats = (players: 2 | 4) => {
      const { shots } = performShots(14, 9, { players, strength: 0.2, from: 'middle' });
      return [...new Set(shots.map(({ seat }) => seat))].sort();
    };
    expect(seats(2)).toEqual(['north', 'south']);
    expect(seats(4)).toEqual(['east', 'north', 'south', 'west']);
  });

  test('the stronger pocket more often', { timeout: 60_000 }, () => {
    const pocketed = (strength: number) =>
      [1, 2, 3]
        .flatMap(seed => performShots(12, seed, { players: 2, strength, from: 'middle' }).shots)
        .filter(({ colour, pocketed }) => pocketed.some(({ kind }) => kind === colour)).length;
    expect(pocketed(1)).toBeGreaterThan(pocketed(0.1) + 5);
  });

  test('play without end goes on exactly where it stopped', { timeout: 30_000 }, () => {
    const play = performForever(4, { restless: 1 });
    let before = play.next().value;
    for (let turn = 0; turn < 12; turn += 1) {
      const next = play.next().value;
      expect(places(next.momentAt(0))).toEqual(places(before.momentAt(before.durationMs)));
      expect(next.shots).toHaveLength(1);
      before = next;
    }
  });
});

describe('tables of all sizes', () => {
  test.each([
    ['a small one', { sideMm: 600, pocketDiameterMm: 44, pieceDiameterMm: 28.6, strikerDiameterMm: 38 }],
    ['a big one', { sideMm: 900, pocketDiameterMm: 55, pieceDiameterMm: 31.8, strikerDiameterMm: 41.3 }],
    ['one with wide pockets', { sideMm: 736.6, pocketDiameterMm: 54, pieceDiameterMm: 30, strikerDiameterMm: 40 }],
  ])('%s can be played on', { timeout: 30_000 }, (_says, kind) => {
    const { shots, momentAt, durationMs } = performShots(12, 6, { kind, players: 2, strength: 0.9 });
    expect(shots.some(({ pocketed }) => pocketed.length > 0)).toBe(true);
    for (const shot of shots) expect(shot.strikerTouchedBothLines && !shot.strikerHalfOnBaseCircle).toBe(true);
    const half = kind.sideMm / 2;
    for (let ms = 0; ms < durationMs; ms += 100) {
      const through = momentAt(ms).discs.filter(
        ({ kind: disc, xMm, yMm, zMm }) =>
          zMm === 0 &&
          Math.max(Math.abs(xMm), Math.abs(yMm)) >
            half - (disc === 'striker' ? kind.strikerDiameterMm : kind.pieceDiameterMm) / 2 + 1,
      );
      expect(through).toEqual([]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import { performShots } from '../perform.ts';
import type { ShotTruth } from '../performance.ts';
import { decide, newBoard } from './referee.ts';

/** A real shot by side A, who has white, with other things in the nets. */
const shotWith = (...fell: readonly Disc[]): ShotTruth => {
  const [shot] = performShots(1, 1, { players: 2, from: 'middle' }).shots;
  if (shot === undefined) throw new Error('no shot');
  const pocketed = fell.map((kind, id) => ({ id, kind, pocket: 'NE' as const, atMs: 0 }));
  return { ...shot, side: 'A', pocketed, after: { white: 4, black: 4, queen: 1 } };
};
const board = newBoard('A');

describe("the studio's referee", () => {
  test.each([
    ['nothing', [], false, 0, 0],
    ['an own piece', ['white'], true, 0, 0],
    ["an opponent's piece", ['black'], false, 0, 0],
    ['the striker', ['striker'], false, 0, 1],
    ['the striker and an own piece', ['white', 'striker'], false, 1, 1],
  ] as const)('%s: plays on %s', (_says, fell, playsOn, undone, penalties) => {
    const decision = decide(board, shotWith(...fell), 3);
    expect(decision).toMatchObject({ playsOn, penalties, over: false });
    expect(decision.undone).toHaveLength(undone);
  });

  test('the queen must be covered by the next shot, or she comes back', () => {
    const { board: pending, playsOn } = decide(board, shotWith('queen'), 3);
    expect([pending.queen, playsOn]).toEqual(['to-cover', true]);
    expect(decide(pending, shotWith('white'), 3).board.queen).toBe('covered');
    expect(decide(pending, shotWith(), 3)).toMatchObject({ queenBack: true, board: { queen: 'on' } });
  });

  test('a penalty without a pocketed piece stays owed', () => {
    const { board: owing, penalties } = decide(board, shotWith('striker'), 0);
    expect([owing.dues.A, penalties]).toEqual([1, 0]);
    expect(decide(owing, shotWith('white'), 1).penalties).toBe(1);
  });
});

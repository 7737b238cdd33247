import { describe, expect, test } from 'vitest';
import { type BoardCount, canCount, countBoard } from './count-board.ts';
import { makeState, parseState } from './notation.ts';
import type { GameState } from './state.ts';

const state = (line: string): GameState => {
  const parsed = parseState(line);
  if (!parsed.ok) throw new Error(line);
  return parsed.value;
};
const count = (white: number, black: number, queen: BoardCount['queen'] = 'on', at = 0): BoardCount => ({
  on: { white, black },
  queen,
  at,
});

describe('A board that was counted', () => {
  test.each([
    ['what lies there counts from now on', 'Aw 6/9 on 0/0 12-8 #3', count(5, 7), 'Aw 5/7 on 0/0 12-8 #3'],
    ['the turn is where it was said to be', 'Aw 6/9 on 0/0 12-8 #3', count(6, 9, 'on', 1), 'Bb 6/9 on 0/0 12-8 #3'],
    ['a queen that is gone belongs to whom it was said', 'Aw 6/9 on 0/0 0-0 #1', count(6, 8, 'B'), 'coveredB'],
    ['what was owed is paid when a piece is down', 'Aw 9/9 on 1/0 0-0 #1', count(8, 9), 'Aw 8/9 on 0/0 0-0 #1'],
    ['a due stays while nothing is down', 'Aw 9/8 on 1/0 0-0 #1', count(9, 8), 'Aw 9/8 on 1/0 0-0 #1'],
  ])('%s', (_says, before, counted, after) => {
    expect(makeState(countBoard(state(before), counted).after)).toContain(after);
  });

  test('with a colour gone the board is over: that is not for a count to say', () => {
    const before = state('Aw 1/9 on 0/0 0-0 #1');
    expect(canCount(before, count(0, 9))).toBe(false);
    expect(countBoard(before, count(0, 9)).after).toBe(before);
  });
});

import type { Table } from '../rules/book.ts';
import { ruled } from '../rules/gather.ts';
import { startBoard } from '../rules/match.ts';
import type { Ruling } from '../rules/ruling.ts';
import type { GameState } from '../rules/state.ts';
import { fallenIn } from '../rules/take-in.ts';
import type { PlayedEvent } from './events.ts';

/**
 * Practice: one player, or several without turns. What lies there and what falls is counted, and nothing is ruled: no
 * findings, nothing to put back, nobody's turn. A layout never ends by itself: pieces are laid out again as one likes.
 */

/** Nobody has a colour, and no break is asked for. */
export const freely = (state: GameState): GameState => ({
  ...state,
  phase: 'playing',
  white: undefined,
  breaking: undefined,
  asks: undefined,
});

const afterwards = (table: Table, before: GameState, event: PlayedEvent): GameState => {
  switch (event.kind) {
    case 'shot-played': {
      const { white, black, queen } = fallenIn(before, event.stroke);
      const on = { white: before.on.white - white, black: before.on.black - black };
      return { ...before, on, queen: queen ? { kind: 'covered', by: 'A' } : before.queen };
    }
    case 'board-counted': {
      const { on, queen } = event.count;
      return { ...before, on, queen: queen === 'on' ? { kind: 'on' } : { kind: 'covered', by: 'A' } };
    }
    case 'board-begun':
      return freely(startBoard(table, { ...before, board: before.board + 1 }, 0));
    case 'umpire-called':
    case 'question-answered':
      return before;
  }
};

export const practise = (table: Table, before: GameState, event: PlayedEvent): Ruling =>
  ruled(afterwards(table, before, event), []);

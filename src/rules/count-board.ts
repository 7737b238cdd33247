import { type ByColour, COLOURS, type SIDES } from '../carrom/discs.ts';
import { stillNoRoom } from './no-room.ts';
import type { Ruling } from './ruling.ts';
import type { GameState, Party } from './state.ts';
import { colourOf, nextPlayer, playersIn } from './turn.ts';

/** What somebody counted on the surface, and what cannot be counted: who is to shoot, and who has the queen. */
export interface BoardCount {
  readonly on: ByColour<number>;
  /** `on`: she lies there. Else who has pocketed and covered her. */
  readonly queen: 'on' | Party;
  /** Player to shoot, as a place in the order of play. */
  readonly at: number;
}

/** Only a board that is being played can be counted, and one with a colour gone is over: that is for the umpire. */
export const canCount = ({ phase, round }: GameState, { on }: BoardCount): boolean =>
  phase === 'playing' &&
  COLOURS.every(colour => Number.isInteger(on[colour]) && on[colour] >= 0 && on[colour] <= 9) &&
  (round ? on.white + on.black > 0 : on.white > 0 && on.black > 0);

/**
 * The board as it was counted is the board from now on. Points, games and colours stay; what was owed is taken as paid
 * wherever a piece of that side is down.
 */
export const countBoard = (before: GameState, count: BoardCount): Ruling => {
  const unchanged = { findings: [], after: before, putBack: [], toConfirm: [], next: nextPlayer(before) };
  if (!canCount(before, count)) return { ...unchanged, ...(before.asks ? { question: before.asks } : {}) };
  const { on, queen, at } = count;
  const { asks: _answered, breaking, ...rest } = before;
  const untouched = on.white === 9 && on.black === 9 && queen === 'on';
  const down = (side: (typeof SIDES)[number]): boolean => {
    const colour = colourOf(before, side);
    return colour !== undefined && on[colour] < 9;
  };
  const dues = { A: down('A') ? 0 : before.dues.A, B: down('B') ? 0 : before.dues.B };
  const after: GameState = {
    ...rest,
    ...(untouched && breaking ? { breaking } : {}),
    at: Math.min(Math.max(0, at), playersIn(before) - 1),
    on,
    queen: queen === 'on' ? { kind: 'on' } : { kind: 'covered', by: queen },
    dues,
    noRoom: stillNoRoom(before.noRoom, dues),
    queenRight: { A: before.queenRight.A || down('A'), B: before.queenRight.B || down('B') },
    strokes: 0,
    reply: false,
  };
  return { findings: [], after, putBack: [], toConfirm: [], next: nextPlayer(after) };
};

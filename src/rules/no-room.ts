import type { BySide, Side } from '../carrom/discs.ts';
import type { Table } from './book.ts';
import { plus } from './finish.ts';
import { nobodySaw, refused, ruled } from './gather.ts';
import { changed, putBack } from './put-back.ts';
import type { Effect, Placer, Ruling } from './ruling.ts';
import type { GameState, Party, Question } from './state.ts';
import { after, colourOf, sideAt } from './turn.ts';

/**
 * Pieces that go back but find no room in the circle: whoever may place them keeps them, and they stay owed until the
 * umpire says that there is room.
 */

export const roomEverywhere: BySide<boolean> = { A: false, B: false };

/** Who owes nothing waits for no room. */
export const stillNoRoom = (noRoom: BySide<boolean>, dues: BySide<number>): BySide<boolean> => ({
  A: noRoom.A && dues.A > 0,
  B: noRoom.B && dues.B > 0,
});

/** Asked again after every shot; for A before B. */
export const roomQuestion = ({ noRoom }: GameState, from: Side = 'A'): Question | undefined =>
  from === 'A' && noRoom.A ? { kind: 'room-now', side: 'A' } : noRoom.B ? { kind: 'room-now', side: 'B' } : undefined;

/** One piece of theirs, which the score had put back, does not lie there: it is owed. The last one always finds room. */
export const noRoom = (table: Table, state: GameState, by: Party, cite: string): Ruling => {
  const side: Side = by === 'B' ? 'B' : 'A';
  const colour = colourOf(state, side);
  if (table.book.calls['no-room'].does !== 'rule' || colour === undefined || state.on[colour] < 2)
    return refused(state, cite);
  const dues = plus(state.dues, side, 1);
  const { asks } = state;
  // Who may waive may waive it still.
  const moved: Question | undefined =
    asks?.kind === 'waive-dues' && asks.side === side && asks.pieces > 0
      ? { ...asks, pieces: asks.pieces - 1, dues: asks.dues + 1 }
      : asks;
  const next: GameState = {
    ...state,
    on: changed(state.on, colour, -1),
    dues,
    noRoom: side === 'A' ? { A: true, B: state.noRoom.B } : { A: state.noRoom.A, B: true },
    asks: moved,
  };
  const effects: readonly Effect[] = [{ kind: 'no-room', side, count: dues[side] }];
  return ruled(next, [{ cite, topic: 'no-room', saw: nobodySaw(state), effects, about: by }]);
};

/** The umpire says whether there is room now. If so, everything owed goes back that lies in the pockets. */
export const roomNow = (table: Table, state: GameState, side: Side, room: boolean): Ruling => {
  const colour = colourOf(state, side);
  const asks = side === 'A' ? roomQuestion(state, 'B') : undefined;
  if (!room || colour === undefined) return ruled({ ...state, asks }, []);
  const count = Math.min(state.dues[side], 9 - state.on[colour]);
  const placer: Placer = {
    kind: 'player',
    at: sideAt(state.format, state.at) === side ? after(state, state.at) : state.at,
  };
  const { placing } = table.facts;
  const effects: Effect[] = [{ kind: 'paid', side, count, left: state.dues[side] - count }];
  putBack(effects, colour, count, placing.where, placer, 'due');
  const next: GameState = {
    ...state,
    on: changed(state.on, colour, count),
    dues: plus(state.dues, side, -count),
    noRoom: side === 'A' ? { A: false, B: state.noRoom.B } : { A: state.noRoom.A, B: false },
    asks,
  };
  const cite = placing.noRoom ?? placing.cite;
  return ruled(next, [{ cite, topic: 'dues', saw: nobodySaw(state), effects, about: side }]);
};

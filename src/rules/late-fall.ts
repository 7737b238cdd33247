import { type Colour, other, type Piece, type Side } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import type { Table } from './book.ts';
import { endBoard } from './end-board.ts';
import { nobodySaw, ruled } from './gather.ts';
import { stillNoRoom } from './no-room.ts';
import { changed, UMPIRE } from './put-back.ts';
import { closeRound, VALUE } from './round.ts';
import type { Effect, Finding, PutBack, Ruling } from './ruling.ts';
import { sawOf } from './saw.ts';
import { type GameState, PARTIES, type Party } from './state.ts';
import { fallenIn, sightOf } from './take-in.ts';
import { partyAt } from './turn.ts';

/**
 * A piece hanging at the mouth of a pocket falls after everything was at rest. It counts as pocketed by the shot that
 * left it there; the turn stays where it is.
 */
export const lateFall = (
  table: Table,
  state: GameState,
  piece: Piece,
  leftBy: Party | undefined,
  cite: string,
): Ruling => {
  const inTurn = partyAt(state);
  const side: Side = inTurn === 'B' ? 'B' : 'A';
  const by: Party = leftBy ?? (state.strokes > 0 || state.round !== undefined ? inTurn : other(side));
  const findings: Finding[] = [];
  const effects: Effect[] = [];
  const fell = { white: piece === 'white' ? 1 : 0, black: piece === 'black' ? 1 : 0 };
  const saw = { ...nobodySaw(state), by, fell, queen: piece === 'queen' };
  findings.push({ cite, topic: 'late-fall', saw, effects, about: by });
  const next: GameState = { ...state, asks: undefined };

  if (piece === 'queen') {
    if (state.queen.kind !== 'on') return ruled(next, findings);
    const mine: Side = by === 'B' ? 'B' : 'A';
    const may = state.round !== undefined || state.queenRight[mine];
    if (may) {
      effects.push({ kind: 'queen', to: 'pending', by, later: by !== inTurn });
      return ruled({ ...next, queen: { kind: 'pending', by } }, findings);
    }
    const back: PutBack = { piece: 'queen', count: 1, where: 'centre', by: UMPIRE, why: 'queen' };
    effects.push({ kind: 'put-back', back }, { kind: 'queen', to: 'surface' });
    return ruled(next, findings);
  }
  if (state.on[piece] === 0) return ruled(next, findings);
  if (state.round !== undefined) return ruled(lateGain(table, next, piece, by, effects, findings), findings);
  const stroke = shotOf(piece);
  // Seen from the side whose shot left it there: does its fall end the board?
  const at =
    by === inTurn || state.round !== undefined ? state.at : (state.at + 1) % (state.format === 'doubles' ? 4 : 2);
  const seen: GameState = { ...state, at, breaking: undefined };
  const fallen = fallenIn(seen, stroke);
  const s = sightOf(table, seen, stroke, fallen);
  const end = state.white === undefined ? undefined : table.book.ends.find(({ when }) => when(s));
  if (end !== undefined) {
    const ends = typeof end.gives === 'function' ? end.gives(s) : end.gives;
    return ruled(endBoard(table, seen, s, end, ends, sawOf(s, stroke, fallen), findings), findings);
  }
  const owner: Side | undefined = state.white && (piece === 'white' ? state.white : other(state.white));
  if (state.on[piece] === 1 && owner !== undefined && state.dues[owner] === 0) {
    // The board cannot end this way in this book: the last piece comes back.
    effects.push({ kind: 'put-back', back: { piece, count: 1, where: 'centre', by: UMPIRE, why: 'undone' } });
    return ruled(next, findings);
  }
  return ruled(settleLate(table, next, piece, effects), findings);
};

/** Simple rule: it scores for the player whose shot left it there; the very last one waits for the red. */
const lateGain = (
  table: Table,
  state: GameState,
  piece: Colour,
  by: Party,
  effects: Effect[],
  findings: Finding[],
): GameState => {
  const { round, on } = state;
  const player = PARTIES.indexOf(by);
  if (round === undefined) return state;
  if (on.white + on.black === 1 && state.queen.kind !== 'covered') {
    effects.push({ kind: 'put-back', back: { piece, count: 1, where: 'centre', by: UMPIRE, why: 'undone' } });
    return state;
  }
  const letter = piece === 'white' ? 'w' : 'b';
  const points = VALUE[letter];
  effects.push({ kind: 'tally', player: by, points });
  const next: GameState = {
    ...state,
    on: changed(on, piece, -1),
    round: {
      ...round,
      tally: round.tally.map((had, at) => (at === player ? had + points : had)),
      gains: round.gains.map((had, at) => (at === player ? had + letter : had)),
    },
  };
  return next.on.white + next.on.black === 0 ? closeRound(table, next, nobodySaw(state), findings) : next;
};

const settleLate = (table: Table, state: GameState, piece: Colour, effects: Effect[]): GameState => {
  const { white } = state;
  if (white === undefined) return { ...state, on: changed(state.on, piece, -1) };
  const owner: Side = piece === 'white' ? white : other(white);
  const queenRight = owner === 'A' ? { A: true, B: state.queenRight.B } : { A: state.queenRight.A, B: true };
  if (state.dues[owner] === 0 || (state.noRoom[owner] && state.on[piece] > 1))
    return { ...state, on: changed(state.on, piece, -1), queenRight };
  // He owes a piece: this one pays it and goes straight back.
  const by = { kind: 'player', at: state.at } as const;
  const back: PutBack = { piece, count: 1, where: table.facts.placing.where, by, why: 'due' };
  effects.push({ kind: 'paid', side: owner, count: 1, left: state.dues[owner] - 1 }, { kind: 'put-back', back });
  const dues = owner === 'A' ? { A: state.dues.A - 1, B: state.dues.B } : { A: state.dues.A, B: state.dues.B - 1 };
  return { ...state, dues, noRoom: stillNoRoom(state.noRoom, dues), queenRight };
};

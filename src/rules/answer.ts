import { COLOURS, type Colour, other, type Side } from '../carrom/discs.ts';
import type { Table } from './book.ts';
import type { Answered } from './calls.ts';
import { closeBoard, voidBoard } from './finish.ts';
import { nobodySaw, refused, ruled } from './gather.ts';
import { following, startBoard } from './match.ts';
import { roomNow, stillNoRoom } from './no-room.ts';
import { playOrdered } from './play.ts';
import { changed } from './put-back.ts';
import type { Effect, Finding, PutBack, Ruling } from './ruling.ts';
import type { GameState, Question } from './state.ts';
import { after, colourOf, playersIn, sideAt } from './turn.ts';

/** What follows from the answer to the open question; and the way on to the next board. */
export const answer = (table: Table, state: GameState, answered: Answered): Ruling => {
  const { asks } = state;
  const { facts } = table;
  const saw = nobodySaw(state);
  const findings: Finding[] = [];
  if (asks === undefined || asks.kind !== answered.kind) return refused(state, facts.game.cite);
  const settled: GameState = { ...state, asks: undefined };

  if (asks.kind === 'who-breaks' && answered.kind === 'who-breaks') {
    const opener = Math.max(0, Math.min(playersIn(state) - 1, Math.trunc(answered.player)));
    const first = state.board === 1 && state.games.A + state.games.B === 0 ? opener : state.first;
    const board = startBoard(table, { ...settled, first }, opener);
    findings.push({ cite: facts.nextBreak.cite, topic: 'next-break', saw: nobodySaw(board), effects: [] });
    return ruled(board, findings);
  }
  if (asks.kind === 'demand-points' && answered.kind === 'demand-points') {
    const demanded = Math.max(0, Math.min(asks.most, Math.trunc(answered.points)));
    const base = state.result?.points ?? 0;
    const result = { how: 'won', winner: asks.by, points: Math.min(facts.cap, base + demanded) } as const;
    const cite = facts.demand ?? facts.game.cite;
    const effects: readonly Effect[] = [
      { kind: 'demanded', by: asks.by, points: demanded },
      { kind: 'board', result },
    ];
    findings.push({ cite, topic: 'demanded', saw, effects, about: asks.by });
    return ruled(closeBoard(table, settled, result, saw, findings), findings);
  }
  if (asks.kind === 'waive-dues' && answered.kind === 'waive-dues') {
    const colour = colourOf(state, asks.side);
    if (!answered.waive || colour === undefined) return ruled(settled, findings);
    const count = asks.pieces + state.dues[asks.side];
    const cite = facts.waiver ?? facts.placing.cite;
    findings.push({
      cite,
      topic: 'dues',
      saw,
      effects: [{ kind: 'waived', side: asks.side, count }],
      about: asks.by,
    });
    const dues = asks.side === 'A' ? { A: 0, B: state.dues.B } : { A: state.dues.A, B: 0 };
    const noRoom = stillNoRoom(state.noRoom, dues);
    return ruled({ ...settled, on: changed(state.on, colour, -asks.pieces), dues, noRoom }, findings);
  }
  if (asks.kind === 'red-followed' && answered.kind === 'red-followed')
    return playOrdered(table, state, answered.followed) ?? refused(state, facts.game.cite);
  if (asks.kind === 'room-now' && answered.kind === 'room-now') return roomNow(table, state, asks.side, answered.room);
  if (asks.kind === 'void-board' && answered.kind === 'void-board') {
    if (!answered.replay) return ruled({ ...settled, untouched: 0 }, findings);
    const cite = facts.voidTurns?.cite ?? facts.game.cite;
    return ruled(voidBoard(table, settled, cite, saw, findings), findings);
  }
  if (asks.kind === 'which-colour' && answered.kind === 'which-colour') {
    const white = answered.colour === 'white' ? asks.side : other(asks.side);
    const again = settledAgain(asks, white);
    const now: GameState =
      white === state.white ? settled : { ...settled, white, ...again, noRoom: stillNoRoom(state.noRoom, again.dues) };
    const effects: readonly Effect[] = [
      { kind: 'colours', by: asks.side, colour: answered.colour },
      ...moved(table, state, now),
    ];
    findings.push({ cite: facts.coloursCite ?? facts.game.cite, topic: 'colours', saw, effects, about: asks.side });
    return ruled(now, findings);
  }
  return refused(state, facts.game.cite);
};

/** What has to be moved by hand now that the colours are the other way round. */
const moved = (table: Table, before: GameState, now: GameState): readonly Effect[] =>
  COLOURS.flatMap((piece): readonly Effect[] => {
    const count = now.on[piece] - before.on[piece];
    if (count < 0) return [{ kind: 'taken-up', piece, count: -count }];
    const isOwn = colourOf(now, sideAt(now.format, now.at)) === piece;
    const by = { kind: 'player', at: isOwn ? after(now, now.at) : now.at } as const;
    // The blame was told with the shot itself.
    const back: PutBack = { piece, count, where: table.facts.placing.where, by, why: 'due' };
    return count > 0 ? [{ kind: 'put-back', back }] : [];
  });

/** The pieces and dues of the deciding shot, with the colours the other way round. */
const settledAgain = (asks: Question & { readonly kind: 'which-colour' }, white: Side) => {
  const { side, fell, owed, undo } = asks;
  const settle = (owner: Side, colour: Colour) => {
    const undone = undo && owner === side ? fell[colour] : 0;
    const paid = Math.min(owed[owner], fell[colour] - undone);
    return { on: Math.max(1, 9 - fell[colour] + undone + paid), due: owed[owner] - paid };
  };
  const whites = settle(white, 'white');
  const blacks = settle(other(white), 'black');
  return {
    on: { white: whites.on, black: blacks.on },
    dues: white === 'A' ? { A: whites.due, B: blacks.due } : { A: blacks.due, B: whites.due },
  };
};

/** Lays out the next board or begins the next game. An open claim for points counts as not made. */
export const nextBoard = (table: Table, state: GameState): Ruling => {
  const { phase, asks } = state;
  if (phase === 'playing' && asks?.kind === 'red-followed') {
    // Whoever lays out the next board says by it that this one is over.
    const won = answer(table, state, { kind: 'red-followed', followed: true });
    const next = nextBoard(table, won.after);
    return { ...next, findings: [...won.findings, ...next.findings] };
  }
  if (phase !== 'board-over' && phase !== 'game-over') return refused(state, table.facts.match.cite);
  const findings: Finding[] = [];
  let closed = state;
  if (asks?.kind === 'demand-points') {
    const settled = answer(table, state, { kind: 'demand-points', points: 0 });
    findings.push(...settled.findings);
    closed = settled.after;
    if (closed.phase === 'match-over') return ruled(closed, findings);
  }
  const next = following(table, closed);
  const saw = nobodySaw(next);
  if (next.phase === 'toss')
    findings.push({ cite: table.facts.game.cite, topic: 'decider', saw, effects: [{ kind: 'decider' }] });
  else findings.push({ cite: table.facts.nextBreak.cite, topic: 'next-break', saw, effects: [] });
  return ruled(next, findings);
};

import { other, type Side } from '../carrom/discs.ts';
import type { Table } from './book.ts';
import type { CallKind } from './calls.ts';
import { plus } from './finish.ts';
import { nobodySaw, ruled } from './gather.ts';
import { changed, UMPIRE } from './put-back.ts';
import type { Effect, Placer, Ruling } from './ruling.ts';
import { passTurn } from './settle.ts';
import type { GameState, Party, Question } from './state.ts';
import { after, colourOf, partyAt } from './turn.ts';

/**
 * A breach outside the shot itself. foul: by the player in turn it costs a piece and the turn, by the other a piece
 * only (a technical foul). technical, penalty: a piece, the turn stays. pass: the turn only.
 */
export const penalise = (
  table: Table,
  state: GameState,
  by: Party,
  kind: 'foul' | 'foul-even-before-first' | 'technical' | 'penalty' | 'pass',
  cite: string,
  topic: CallKind,
): Ruling => {
  const { facts } = table;
  const inTurn = partyAt(state) === by;
  const before = kind === 'foul' && facts.technicalBeforeFirst && state.strokes === 0;
  const isFoul = kind === 'foul' || kind === 'foul-even-before-first';
  const technical = kind === 'technical' || (isFoul && (!inTurn || before));
  const loses = inTurn && (kind === 'pass' || (isFoul && !technical));
  const side: Side = by === 'B' ? 'B' : 'A';
  const effects: Effect[] = [];
  if (isFoul || kind === 'technical') effects.push({ kind: 'foul', by, technical });
  let next: GameState = { ...state, asks: undefined };
  let asks: Question | undefined;

  if (kind !== 'pass' && state.round === undefined) {
    const colour = colourOf(state, side);
    const paid = colour !== undefined && state.on[colour] < 9 && !state.noRoom[side];
    const placer: Placer = { kind: 'player', at: inTurn ? after(state, state.at) : state.at };
    if (paid && colour !== undefined) {
      const back = { piece: colour, count: 1, where: facts.placing.where, by: placer, why: 'penalty' } as const;
      effects.push({ kind: 'put-back', back });
      next = { ...next, on: changed(state.on, colour, 1) };
    } else {
      effects.push({ kind: 'owes', side, count: 1 });
      next = { ...next, dues: plus(state.dues, side, 1) };
    }
    if (facts.waiver !== undefined)
      asks = { kind: 'waive-dues', by: other(side), side, pieces: paid ? 1 : 0, dues: next.dues[side] };
  }
  if (loses) {
    if (next.queen.kind === 'pending' && next.queen.by === by) {
      const back = { piece: 'queen', count: 1, where: 'centre', by: UMPIRE, why: 'queen' } as const;
      effects.push({ kind: 'put-back', back }, { kind: 'queen', to: 'surface' });
      next = { ...next, queen: { kind: 'on' } };
    }
    effects.push({ kind: 'turn', to: 'pass' });
    next = passTurn(next);
    if (next.breaking !== undefined)
      next = { ...next, breaking: { attempt: 1, allowed: Math.max(1, facts.break.later) } };
  }
  const findings = [{ cite, topic, saw: nobodySaw(state), effects, about: by }];
  return ruled(asks === undefined ? next : { ...next, asks }, findings);
};

import { answer, nextBoard } from '../../../rules/answer.ts';
import type { Table } from '../../../rules/book.ts';
import { callUmpire } from '../../../rules/call.ts';
import { closeBoard, closeGame, queenWorth, wonBy } from '../../../rules/finish.ts';
import { nobodySaw, ruled } from '../../../rules/gather.ts';
import { following, startBoard } from '../../../rules/match.ts';
import { roomQuestion } from '../../../rules/no-room.ts';
import { play } from '../../../rules/play.ts';
import { closeRound } from '../../../rules/round.ts';
import type { Finding, Ruling } from '../../../rules/ruling.ts';
import type { GameState } from '../../../rules/state.ts';
import { callOf } from './event-calls.ts';
import type { Names } from './names.ts';
import type { CaseEvent, CaseShot, Step } from './schema.ts';
import { queenOf } from './situation.ts';
import { shotIn, strokeOf } from './strokes.ts';

/** What a step of a case did: the state before and after, everything that was found, what it pocketed. */
export interface Done {
  readonly before: GameState;
  readonly after: GameState;
  readonly findings: readonly Finding[];
  readonly fell: { readonly white: number; readonly black: number; readonly queen: boolean };
  /** The case makes a claim for more points. */
  readonly claims: boolean;
  readonly late?: { readonly white: number; readonly black: number; readonly queen: boolean };
}

const nothingFell = { white: 0, black: 0, queen: false };

/** Rules one step. Open claims and waivers are answered as the case says; a case that says nothing claims nothing. */
export const takeStep = (table: Table, before: GameState, step: Step, names: Names): Done => {
  const shot = shotOfStep(step);
  const first = shot ? play(table, before, strokeOf(shot)) : event(table, before, step.event as CaseEvent, names);
  const findings = [...first.findings];
  let { after } = first;
  const take = (ruling: Ruling) => {
    findings.push(...ruling.findings);
    after = ruling.after;
  };
  if (after.asks?.kind === 'waive-dues')
    take(answer(table, after, { kind: 'waive-dues', waive: step.forego === true }));
  if (after.asks?.kind === 'demand-points')
    take(answer(table, after, { kind: 'demand-points', points: step.demanded ?? 0 }));
  const early = step.event?.type === 'break_before_play' && table.book.calls['break-before-play'].does === 'foul';
  const fell = shot ?? (early && step.event ? shotIn(step.event) : nothingFell);
  const piece = step.event?.type === 'edge_fall' ? step.event.piece : undefined;
  const claims = (step.demanded ?? 0) > 0;
  if (piece === undefined) return { before, after, findings, fell, claims };
  const late = { white: piece === 'white' ? 1 : 0, black: piece === 'black' ? 1 : 0, queen: piece === 'queen' };
  return { before, after, findings, fell: late, late, claims };
};

const readyToShoot = (table: Table, state: GameState): GameState => {
  if (state.phase === 'playing' || state.phase === 'match-over') return state;
  if (state.phase === 'toss') return startBoard(table, state, state.at);
  const next = following(table, state);
  return next.phase === 'toss' ? startBoard(table, next, next.at) : next;
};

/** The shot of a step, if it is one. */
export const shotOfStep = ({ shot, event }: Step): CaseShot | undefined => shot ?? (event && shotOfEvent(event));

/** Some events are plain shots. */
const shotOfEvent = (event: CaseEvent): CaseShot | undefined =>
  event.type === 'shot' || event.type === 'miss' || event.type === 'improper_shot' ? shotIn(event) : undefined;

const event = (table: Table, state: GameState, event: CaseEvent, names: Names): Ruling => {
  const call = callOf(event, state, names);
  if (call !== undefined) return callUmpire(table, state, call);
  const findings: Finding[] = [];
  const saw = nobodySaw(state);
  const done = (after: GameState) => ruled(after, findings);
  switch (event.type) {
    case 'board_end':
    case 'board_finished': {
      const board = state.phase === 'board-over' || state.phase === 'game-over' ? readyToShoot(table, state) : state;
      if (event.winner === undefined || event.winner === null)
        return done(closeBoard(table, board, { how: 'drawn', points: 0 }, saw, findings));
      const winner = names.toParty(event.winner);
      const points = event.type === 'board_end' ? (event.points ?? 0) : finishedPoints(table, board, event, names);
      const result = wonBy(winner, points);
      findings.push({ cite: table.facts.game.cite, topic: 'board', saw, effects: [{ kind: 'board', result }] });
      return done(closeBoard(table, board, result, saw, findings));
    }
    case 'board_cleared':
      return done(closeRound(table, state, saw, findings));
    case 'game_end': {
      const winner = names.toParty(event.winner ?? 'A') === 'B' ? 'B' : 'A';
      return done(closeGame(table, state, winner, saw, findings));
    }
    case 'next_game': {
      // The game just played counts: the state says how many were won before it.
      const played = state.phase === 'game-over' ? state : closeGame(table, state, 'A', saw, findings);
      const next = nextBoard(table, { ...played, phase: 'game-over' });
      return { ...next, findings: [...findings, ...next.findings] };
    }
    case 'room_again':
      return answer(table, { ...state, asks: roomQuestion(state) }, { kind: 'room-now', room: true });
    case 'red_followed':
      return answer(table, state, { kind: 'red-followed', followed: event.followed ?? true });
    case 'draw_for_colour':
    case 'draw_for_break': {
      const lot = typeof event.white === 'string' ? event.white : (event.winner ?? 'A');
      const opener = names.toPlace(lot);
      return callUmpire(table, { ...state, phase: 'toss' }, { kind: 'toss', player: opener });
    }
    default: {
      const over = state.phase === 'board-over' ? state : { ...state, phase: 'board-over' as const, result: undefined };
      return nextBoard(table, over);
    }
  }
};

/** Points of a board of which only the end is told. */
const finishedPoints = (table: Table, state: GameState, event: CaseEvent, names: Names): number => {
  const winner = names.toParty(event.winner ?? 'A') === 'B' ? 'B' : 'A';
  const queen = queenOf(typeof event.queen === 'string' ? event.queen : 'board', names);
  const his = queen.kind === 'covered' && queen.by === winner;
  const worth = his ? queenWorth(table, state.score[winner]) : 0;
  const pieces = table.options.scoring === 'pocketed' ? 9 - (worth > 0 ? 1 : 0) : (event.loser_pieces_left ?? 0);
  return Math.min(table.facts.cap, pieces + worth);
};

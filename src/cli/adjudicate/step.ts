import type { Disc } from '../../carrom/discs.ts';
import { nothingAmiss } from '../../carrom/shot.ts';
import { answer, nextBoard } from '../../rules/answer.ts';
import type { Table } from '../../rules/book.ts';
import { callUmpire } from '../../rules/call.ts';
import type { StandingError, UmpireCall } from '../../rules/calls.ts';
import { closeBoard, closeGame, queenWorth, wonBy } from '../../rules/finish.ts';
import { nobodySaw, ruled } from '../../rules/gather.ts';
import { following, startBoard } from '../../rules/match.ts';
import { play } from '../../rules/play.ts';
import { closeRound } from '../../rules/round.ts';
import type { Finding, Ruling } from '../../rules/ruling.ts';
import type { GameState } from '../../rules/state.ts';
import type { Stroke } from '../../rules/stroke.ts';
import { partyAt } from '../../rules/turn.ts';
import type { Names } from './names.ts';
import type { CaseEvent, CaseShot, Step } from './schema.ts';
import { queenOf } from './situation.ts';

/** What a step of a case did: the state before and after, everything that was found, what it pocketed. */
export interface Done {
  readonly before: GameState;
  readonly after: GameState;
  readonly findings: readonly Finding[];
  readonly fell: { readonly white: number; readonly black: number; readonly queen: boolean };
  readonly late?: { readonly white: number; readonly black: number; readonly queen: boolean };
}

const nothingFell = { white: 0, black: 0, queen: false };

/** Rules one step. Open claims and waivers are answered as the case says; a case that says nothing claims nothing. */
export const takeStep = (table: Table, state: GameState, step: Step, names: Names): Done => {
  const shot = step.shot ?? (step.event ? shotOfEvent(step.event) : undefined);
  const before = shot === undefined ? state : readyToShoot(table, state);
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
  if (piece === undefined) return { before, after, findings, fell };
  const late = { white: piece === 'white' ? 1 : 0, black: piece === 'black' ? 1 : 0, queen: piece === 'queen' };
  return { before, after, findings, fell: late, late };
};

const readyToShoot = (table: Table, state: GameState): GameState => {
  if (state.phase === 'playing' || state.phase === 'match-over') return state;
  if (state.phase === 'toss') return startBoard(table, state, state.at);
  const next = following(table, state);
  return next.phase === 'toss' ? startBoard(table, next, next.at) : next;
};

export const strokeOf = (shot: CaseShot): Stroke => {
  const pocket = shot.same_pocket === true ? 'SW' : 'unknown';
  const many = (disc: Disc, count: number) => Array.from({ length: count }, () => ({ disc, pocket }) as const);
  const striker = { disc: 'striker', pocket: shot.same_pocket === false ? 'SE' : pocket } as const;
  return {
    pocketed: [
      ...many('white', shot.white),
      ...many('black', shot.black),
      ...many('queen', shot.queen ? 1 : 0),
      ...(shot.striker ? [striker] : []),
    ].map(fall => (shot.same_pocket === false && fall.disc !== 'striker' ? { ...fall, pocket: 'SW' as const } : fall)),
    offSurface: shot.off_board,
    fellBack: shot.fell_back,
    offLamp: shot.via_light,
    improper: shot.improper,
    facts: {
      ...nothingAmiss,
      anyPieceTouched: shot.touched ? 'yes' : 'no',
      directHitOnOrBehindLine: shot.direct_hit_on_or_behind_line ? 'yes' : 'no',
      directHitOnLine: shot.direct_hit_on_or_behind_line ? 'yes' : 'no',
    },
  };
};

const shotIn = (event: CaseEvent): CaseShot => ({
  white: typeof event.white === 'number' ? event.white : 0,
  black: event.black ?? 0,
  queen: event.queen === true,
  striker: event.striker ?? false,
  off_board: [],
  improper: event.improper ?? event.type === 'improper_shot',
  touched: event.touched ?? true,
  same_pocket: undefined,
  direct_hit_on_or_behind_line: false,
  fell_back: [],
  via_light: false,
});

/** Some events are plain shots. */
const shotOfEvent = (event: CaseEvent): CaseShot | undefined =>
  event.type === 'shot' || event.type === 'miss' || event.type === 'improper_shot' ? shotIn(event) : undefined;

const STANDING: readonly (readonly [RegExp, StandingError])[] = [
  [/queen|cover/, 'queen-not-returned'],
  [/own_piece|wrong_colou?r/, 'own-piece-placed'],
  [/due|penalty/, 'due-not-placed'],
  [/turn/, 'out-of-turn'],
];

const standing = (subject: string): StandingError =>
  STANDING.find(([pattern]) => pattern.test(subject))?.[1] ?? 'other';

/** The umpire's call an event stands for; undefined for what happens between boards. */
const callOf = (event: CaseEvent, state: GameState, names: Names): UmpireCall | undefined => {
  const by = event.by === undefined ? partyAt(state) : names.toParty(event.by);
  const side = names.toParty(event.side ?? event.by ?? names.fromParty(partyAt(state)) ?? 'A');
  switch (event.type) {
    case 'foul':
      return { kind: 'foul', by };
    case 'technical_foul':
      return { kind: 'technical-foul', by };
    case 'violation':
      return { kind: 'violation', by };
    case 'shot_clock_expired':
      return { kind: 'time', by };
    case 'touched_by_hand':
      return { kind: 'touched-piece', by };
    case 'partners_communicate':
      return { kind: 'partners-talk', by };
    case 'striker_left_on_frame_or_net':
      return { kind: 'striker-left-lying', by };
    case 'bad_penalty_placement':
      return { kind: 'bad-placing', by };
    case 'touched_piece_while_placing':
      return { kind: 'touched-while-placing', by };
    case 'slip':
      return { kind: 'slip', by, leftBase: event.left_base ?? true, movedPiece: event.moved_piece ?? false };
    case 'striker_fell_when_piece_lifted':
      return { kind: 'striker-fell-late', by };
    case 'edge_fall':
      return {
        kind: 'late-fall',
        piece: event.piece ?? 'white',
        ...(event.by === undefined ? {} : { leftBy: by }),
      };
    case 'played_out_of_turn': {
      const inTime = event.noticed === undefined || event.noticed === true || /before/.test(String(event.noticed));
      return inTime ? { kind: 'out-of-turn', by } : { kind: 'let-it-stand', what: 'out-of-turn', side: by };
    }
    case 'left_seat':
    case 'stood_up':
      return { kind: 'left-seat', by };
    case 'played_during_umpire_request':
      return { kind: 'played-during-appeal', by };
    case 'board_shoved':
      return { kind: 'board-shaken', by, restorable: event.restorable ?? false };
    case 'three_passes_each':
    case 'three_untouched_turns_each':
      return { kind: 'void-board', why: 'untouched-turns' };
    case 'base_lines_blocked':
      return { kind: 'void-board', why: 'blocked' };
    case 'unforeseen':
      return { kind: 'void-board', why: 'unforeseen' };
    case 'concede_game':
      return { kind: 'concede-game', by };
    case 'concede_match':
      return { kind: 'concede-match', by };
    case 'disqualified':
      return { kind: 'disqualify', by };
    case 'break_before_play':
      return { kind: 'break-before-play', by, stroke: strokeOf(shotIn(event)) };
    case 'stroke_made_before_correction':
    case 'let_it_stand':
      return { kind: 'let-it-stand', what: standing(event.subject ?? ''), side };
    case 'noticed_late':
      return { kind: 'stop-turn', side };
    case 're_break':
      return { kind: 're-break' };
    case 'board_awarded':
      return { kind: 'award-board', to: names.toParty(event.winner ?? event.side ?? 'A'), points: event.points ?? 0 };
    default:
      return undefined;
  }
};

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

import type { StandingError, UmpireCall } from '../../../rules/calls.ts';
import type { GameState } from '../../../rules/state.ts';
import { partyAt } from '../../../rules/turn.ts';
import type { Names } from './names.ts';
import type { CaseEvent } from './schema.ts';
import { shotIn, strokeOf } from './strokes.ts';

const STANDING: readonly (readonly [RegExp, StandingError])[] = [
  [/queen|cover/, 'queen-not-returned'],
  [/own_piece|wrong_colou?r/, 'own-piece-placed'],
  [/due|penalty/, 'due-not-placed'],
  [/turn/, 'out-of-turn'],
];

const standing = (subject: string): StandingError =>
  STANDING.find(([pattern]) => pattern.test(subject))?.[1] ?? 'other';

/** The umpire's call an event stands for; undefined for what happens between boards. */
export const callOf = (event: CaseEvent, state: GameState, names: Names): UmpireCall | undefined => {
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
    case 'no_room':
      return { kind: 'no-room', by };
    case 're_break':
      return { kind: 're-break' };
    case 'board_awarded':
      return { kind: 'award-board', to: names.toParty(event.winner ?? event.side ?? 'A'), points: event.points ?? 0 };
    default:
      return undefined;
  }
};

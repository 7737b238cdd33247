import * as v from 'valibot';
import { BOOK_IDS } from '../../../rules/book.ts';

/** The shape of a file of worked cases: one position, one shot or event, what is expected of it. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const nine = v.pipe(count, v.maxValue(9));
const perSide = <T extends v.GenericSchema>(value: T) => v.record(v.string(), value);
const queen = v.pipe(v.string(), v.regex(/^(board|(pending|covered):\w+)$/, 'not a queen state'));
const disc = v.picklist(['white', 'black', 'queen', 'striker']);

/** Loose, like the others: a key nobody knows is kept, so that its case can be refused (`known-keys.ts`). */
export const shotSchema = v.looseObject({
  white: v.optional(nine, 0),
  black: v.optional(nine, 0),
  queen: v.optional(v.boolean(), false),
  striker: v.optional(v.boolean(), false),
  off_board: v.optional(v.array(disc), []),
  improper: v.optional(v.boolean(), false),
  touched: v.optional(v.boolean(), true),
  same_pocket: v.optional(v.boolean()),
  direct_hit_on_or_behind_line: v.optional(v.boolean(), false),
  fell_back: v.optional(v.array(v.picklist(['white', 'black', 'queen'])), []),
  via_light: v.optional(v.boolean(), false),
  /** The order in which the queen and the pieces fell; left out, nobody knows it. */
  queen_first: v.optional(v.boolean()),
});
export type CaseShot = v.InferOutput<typeof shotSchema>;

export const situationSchema = v.looseObject({
  white_on_board: v.optional(nine),
  black_on_board: v.optional(nine),
  queen: v.optional(queen),
  turn: v.optional(v.nullable(v.string())),
  dues: v.optional(perSide(count)),
  score: v.optional(perSide(count)),
  break: v.optional(v.boolean()),
  break_attempt: v.optional(count),
  break_attempts_allowed: v.optional(count),
  queen_right: v.optional(perSide(v.boolean())),
  tries: v.optional(count),
  failed_red: v.optional(perSide(count)),
  equaliser: v.optional(v.boolean()),
  colours: v.optional(perSide(v.nullable(v.picklist(['white', 'black'])))),
  players_clockwise: v.optional(v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(6))),
  tally: v.optional(perSide(v.number())),
  seats_anticlockwise: v.optional(v.pipe(v.array(v.string()), v.length(4))),
  board_no: v.optional(count),
  games: v.optional(perSide(count)),
  strokes_in_turn: v.optional(count),
  round: v.optional(v.picklist(['pre_quarter_or_earlier', 'quarter_final_on'])),
  player: v.optional(v.string()),
  game_no: v.optional(count),
  first_break_of_match: v.optional(v.string()),
  first_break_of_game: v.optional(v.string()),
  passes_each: v.optional(count),
  untouched_turns_each: v.optional(count),
  format: v.optional(v.picklist(['singles', 'doubles'])),
  decider: v.optional(v.boolean()),
  deciding_game: v.optional(v.boolean()),
  seats_changed: v.optional(v.boolean()),
  last_break: v.optional(v.string()),
});
export type Situation = v.InferOutput<typeof situationSchema>;

/** Every event of both case schemas, and a few plain names a federation may use for the same thing. */
export const EVENTS = [
  'shot',
  'miss',
  'improper_shot',
  'foul',
  'technical_foul',
  'violation',
  'shot_clock_expired',
  'touched_by_hand',
  'partners_communicate',
  'striker_left_on_frame_or_net',
  'bad_penalty_placement',
  'touched_piece_while_placing',
  'slip',
  'striker_fell_when_piece_lifted',
  'edge_fall',
  'played_out_of_turn',
  'left_seat',
  'stood_up',
  'played_during_umpire_request',
  'board_shoved',
  'three_passes_each',
  'three_untouched_turns_each',
  'base_lines_blocked',
  'unforeseen',
  'concede_game',
  'concede_match',
  'disqualified',
  'break_before_play',
  'stroke_made_before_correction',
  'noticed_late',
  'let_it_stand',
  're_break',
  'board_awarded',
  'board_end',
  'board_finished',
  'board_cleared',
  'game_end',
  'next_board',
  'next_game',
  'draw_for_colour',
  'draw_for_break',
  'no_room',
  'room_again',
  'red_followed',
] as const;

export const eventSchema = v.looseObject({
  type: v.picklist(EVENTS, issue => `unknown event ${issue.received}`),
  by: v.optional(v.string()),
  side: v.optional(v.string()),
  subject: v.optional(v.string()),
  winner: v.optional(v.nullable(v.string())),
  points: v.optional(count),
  loser_pieces_left: v.optional(nine),
  queen: v.optional(v.union([v.boolean(), queen])),
  white: v.optional(v.union([nine, v.string()])),
  black: v.optional(nine),
  striker: v.optional(v.boolean()),
  improper: v.optional(v.boolean()),
  touched: v.optional(v.boolean()),
  piece: v.optional(v.picklist(['white', 'black', 'queen'])),
  left_base: v.optional(v.boolean()),
  moved_piece: v.optional(v.boolean()),
  restorable: v.optional(v.boolean()),
  noticed: v.optional(v.union([v.boolean(), v.string()])),
  requested_by: v.optional(v.string()),
  seconds: v.optional(v.number()),
  followed: v.optional(v.boolean()),
});
export type CaseEvent = v.InferOutput<typeof eventSchema>;

const stepEntries = {
  shot: v.optional(shotSchema),
  event: v.optional(eventSchema),
  // A record would take a list for an empty set of expectations, and the case would pass whatever came out.
  expect: v.pipe(
    v.unknown(),
    v.check(expected => !Array.isArray(expected), 'not a set of expectations'),
    v.record(v.string(), v.unknown()),
  ),
  demanded: v.optional(count),
  forego: v.optional(v.boolean()),
};
const exactlyOne = <T extends { readonly shot?: unknown; readonly event?: unknown }>(step: T): boolean =>
  (step.shot === undefined) !== (step.event === undefined);
const oneOf = 'exactly one of shot and event is needed';

const options = v.optional(v.record(v.string(), v.string()), {});
const book = v.picklist(BOOK_IDS, issue => `unknown book ${issue.received}`);

const caseEntries = {
  id: v.string(),
  book,
  cite: v.optional(v.string(), ''),
  options,
  situation: situationSchema,
  ...stepEntries,
};
const caseSchema = v.pipe(v.looseObject(caseEntries), v.check(exactlyOne, oneOf));
const stepSchema = v.pipe(v.looseObject(stepEntries), v.check(exactlyOne, oneOf));
const sequenceEntries = {
  id: v.string(),
  book,
  cite: v.optional(v.string(), ''),
  options,
  start: situationSchema,
  steps: v.pipe(v.array(stepSchema), v.minLength(1)),
};
const sequenceSchema = v.looseObject(sequenceEntries);

export const fileSchema = v.looseObject({
  cases: v.array(caseSchema),
  sequences: v.optional(v.array(sequenceSchema), []),
});
/** What may stand where. Beside these a case, a sequence and a step may carry remarks of any name. */
export const KEYS = {
  case: Object.keys(caseEntries),
  sequence: Object.keys(sequenceEntries),
  step: Object.keys(stepEntries),
  situation: Object.keys(situationSchema.entries),
  shot: Object.keys(shotSchema.entries),
  event: Object.keys(eventSchema.entries),
} as const;

export type Case = v.InferOutput<typeof caseSchema>;
export type Sequence = v.InferOutput<typeof sequenceSchema>;
export type Step = v.InferOutput<typeof stepSchema>;
export type CaseFile = v.InferOutput<typeof fileSchema>;

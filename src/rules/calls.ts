import type { Piece } from '../carrom/discs.ts';
import type { Party } from './state.ts';
import type { Stroke } from './stroke.ts';

/** Breaches that need nothing but who did it, after which the match goes on. */
export const BREACH_CALLS = [
  'foul',
  'technical-foul',
  'violation',
  'time',
  'touched-piece',
  'partners-talk',
  'striker-left-lying',
  'left-seat',
  'bad-placing',
  'touched-while-placing',
  'out-of-turn',
  'played-during-appeal',
  /** The striker dropped into the pocket when the piece lying on it was lifted. */
  'striker-fell-late',
  'concede-game',
] as const;

/** Every call that needs nothing but who did it. */
export const PLAIN_CALLS = [
  ...BREACH_CALLS,
  /** There is no room to put a piece of theirs back: it stays owed. Called once for each such piece. */
  'no-room',
  'concede-match',
  'disqualify',
] as const;
export type PlainCall = (typeof PLAIN_CALLS)[number];

/**
 * What an umpire (or the players) can say besides "this fell". `cite` is the paragraph he has in mind, if he names one;
 * otherwise the book's own is used.
 */
export type UmpireCall = { readonly cite?: string } & (
  | { readonly kind: PlainCall; readonly by: Party }
  /** The board was knocked; `restorable` false: the position is lost. */
  | { readonly kind: 'board-shaken'; readonly by: Party; readonly restorable: boolean }
  /** The break was played before "Play"; `stroke` is what it pocketed. */
  | { readonly kind: 'break-before-play'; readonly by: Party; readonly stroke?: Stroke }
  /** The striker slipped: did it leave the base lines, did it move a piece? */
  | { readonly kind: 'slip'; readonly by: Party; readonly leftBase: boolean; readonly movedPiece: boolean }
  /** A piece hanging at the mouth of a pocket fell later. */
  | { readonly kind: 'late-fall'; readonly piece: Piece; readonly leftBy?: Party }
  /** The error was seen too late and stands. */
  | { readonly kind: 'let-it-stand'; readonly what: StandingError; readonly side: Party }
  /** He went on although only opponent pieces had fallen: what fell counts, his turn ends now. */
  | { readonly kind: 'stop-turn'; readonly side: Party }
  | { readonly kind: 'void-board'; readonly why: 'untouched-turns' | 'blocked' | 'unforeseen' }
  /** The break was bad for a reason outside the game: set up again, same player. */
  | { readonly kind: 're-break' }
  | { readonly kind: 'award-board'; readonly to: Party; readonly points: number }
  /** The lot decided who breaks, or who has white; `player` is a place in the order of play. */
  | { readonly kind: 'toss'; readonly player: number }
);

export type CallKind = UmpireCall['kind'];

/** Errors that stand once the next shot is made. */
export type StandingError = 'due-not-placed' | 'own-piece-placed' | 'queen-not-returned' | 'out-of-turn' | 'other';

/** Answer to the question in `state.asks`. */
export type Answered =
  | { readonly kind: 'which-colour'; readonly colour: 'white' | 'black' }
  | { readonly kind: 'waive-dues'; readonly waive: boolean }
  | { readonly kind: 'demand-points'; readonly points: number }
  | { readonly kind: 'red-followed'; readonly followed: boolean }
  | { readonly kind: 'room-now'; readonly room: boolean }
  | { readonly kind: 'void-board'; readonly replay: boolean }
  | { readonly kind: 'who-breaks'; readonly player: number };

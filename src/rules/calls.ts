import type { Piece, Side } from '../carrom/discs.ts';
import type { Party } from './state.ts';
import type { Stroke } from './stroke.ts';

/**
 * What an umpire (or the players) can say besides "this fell". `cite` is the paragraph he has in mind, if he names one;
 * otherwise the book's own is used.
 */
export type UmpireCall = { readonly cite?: string } & (
  | { readonly kind: 'foul' | 'technical-foul' | 'violation' | 'time' | 'touched-piece'; readonly by: Side }
  | { readonly kind: 'partners-talk' | 'striker-left-lying' | 'left-seat' | 'bad-placing'; readonly by: Side }
  | { readonly kind: 'touched-while-placing'; readonly by: Side }
  /** The board was knocked; `restorable` false: the position is lost. */
  | { readonly kind: 'board-shaken'; readonly by: Side; readonly restorable: boolean }
  | { readonly kind: 'out-of-turn' | 'played-during-appeal'; readonly by: Side }
  /** The break was played before "Play"; `stroke` is what it pocketed. */
  | { readonly kind: 'break-before-play'; readonly by: Side; readonly stroke?: Stroke }
  /** The striker slipped: did it leave the base lines, did it move a piece? */
  | { readonly kind: 'slip'; readonly by: Side; readonly leftBase: boolean; readonly movedPiece: boolean }
  /** The striker dropped into the pocket when the piece lying on it was lifted. */
  | { readonly kind: 'striker-fell-late'; readonly by: Side }
  /** A piece hanging at the mouth of a pocket fell later. */
  | { readonly kind: 'late-fall'; readonly piece: Piece; readonly leftBy?: Side }
  /** The error was seen too late and stands. */
  | { readonly kind: 'let-it-stand'; readonly what: StandingError; readonly side: Side }
  /** He went on although only opponent pieces had fallen: what fell counts, his turn ends now. */
  | { readonly kind: 'stop-turn'; readonly side: Side }
  | { readonly kind: 'void-board'; readonly why: 'untouched-turns' | 'blocked' | 'unforeseen' }
  /** The break was bad for a reason outside the game: set up again, same player. */
  | { readonly kind: 're-break' }
  | { readonly kind: 'award-board'; readonly to: Side; readonly points: number }
  | { readonly kind: 'concede-game' | 'concede-match' | 'disqualify'; readonly by: Side }
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
  | { readonly kind: 'void-board'; readonly replay: boolean }
  | { readonly kind: 'who-breaks'; readonly player: number };

export type Winner = Party;

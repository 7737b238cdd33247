import type { ByColour, BySide, Side } from '../carrom/discs.ts';
import type { Stroke } from './stroke.ts';

/**
 * Everything that must be known to go on playing, in any book. Plain data: it can be stored, compared and written on
 * one line (`notation.ts`).
 */

/** Who can have the turn: sides A and B; in the simple rule up to six players, each for himself. */
export const PARTIES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Party = (typeof PARTIES)[number];

/** singles: A, B. doubles: A1, B1, A2, B2, each sitting on the right of the one before. round: everyone for himself. */
export const FORMATS = ['singles', 'doubles', 'round'] as const;
export type Format = (typeof FORMATS)[number];

/** How many may play. */
export const PLAYERS: Readonly<Record<Format, readonly number[]>> = {
  singles: [2],
  doubles: [4],
  round: [2, 3, 4, 5, 6],
};

/** playing: somebody is to shoot. toss: the break has to be drawn. The others: that much is finished. */
export type BoardPhase = 'toss' | 'playing' | 'board-over' | 'game-over' | 'match-over';

/** Where the queen is. `pending`: pocketed by `by`, who still has to cover it. */
export type Queen =
  | { readonly kind: 'on' }
  | { readonly kind: 'pending'; readonly by: Party }
  | { readonly kind: 'covered'; readonly by: Party };

/** The break is still to be made; undefined in the state once a piece was touched. */
export interface BreakTry {
  /** Running attempt of the player in turn, from 1. */
  readonly attempt: number;
  readonly allowed: number;
}

/** How the board ended. */
export interface BoardResult {
  readonly how: 'won' | 'drawn' | 'void';
  readonly winner?: Party | undefined;
  readonly points: number;
}

/**
 * A choice the book leaves to somebody. It stays in the state until it is answered (`answer` in `play.ts`); playing on
 * without an answer takes the default: no waiver, nothing demanded, the colour that fell first, still no room; and who
 * shoots again says by it that the board was not over.
 */
export type Question =
  /** Both colours fell before colours were known: the shooter chooses. What fell, was owed and undone is settled again. */
  | {
      readonly kind: 'which-colour';
      readonly side: Side;
      readonly fell: ByColour<number>;
      readonly owed: BySide<number>;
      readonly undo: boolean;
    }
  /** `by` may waive everything `side` owes: `pieces` were just put back for it, `dues` are still owed. */
  | {
      readonly kind: 'waive-dues';
      readonly by: Side;
      readonly side: Side;
      readonly pieces: number;
      readonly dues: number;
    }
  /** `by` has won the board and may claim up to `most` extra points. */
  | { readonly kind: 'demand-points'; readonly by: Side; readonly most: number }
  /**
   * The red and the last piece fell together, and which came first decides: was the red followed, `straight` by the very
   * last piece, or by any? The shot is not ruled before that is known: the state is the one before it.
   */
  | { readonly kind: 'red-followed'; readonly by: Party; readonly straight: boolean; readonly stroke: Stroke }
  /** There was no room to put back what `side` owes: is there now? */
  | { readonly kind: 'room-now'; readonly side: Side }
  /** Everybody passed three times in a row: is the board to be replayed? */
  | { readonly kind: 'void-board' }
  /** The break has to be drawn by lot: who breaks? */
  | { readonly kind: 'who-breaks' };

export interface GameState {
  readonly format: Format;
  readonly phase: BoardPhase;
  /** Player to shoot, as a place in the order of play: singles 0 A, 1 B; doubles 0 A1, 1 B1, 2 A2, 3 B2; round 0 A … */
  readonly at: number;
  /** Who has white in this board; undefined while colours are undecided, and always in the simple rule. */
  readonly white?: Side | undefined;
  /** Pieces lying on the surface. The others are in the pockets. */
  readonly on: ByColour<number>;
  readonly queen: Queen;
  /** Pieces a side owes and could not put back yet. */
  readonly dues: BySide<number>;
  /** There was no room to put them back: they stay owed until there is. */
  readonly noRoom: BySide<boolean>;
  /** Points of the running game. */
  readonly score: BySide<number>;
  /** Games won in the match. */
  readonly games: BySide<number>;
  /** Number of the running board in the game, from 1. */
  readonly board: number;
  /** The board that decides a game level after the last regular board. */
  readonly decider: boolean;
  /** Player who opens this board, and the one who opened the match: places in the order of play, like `at`. */
  readonly opener: number;
  readonly first: number;
  /** Quarter turns to the right that the players have moved round the table since the match began. */
  readonly turned: number;
  /** Seats were already changed in the middle of the deciding game. */
  readonly seatsChanged: boolean;
  readonly breaking?: BreakTry | undefined;
  /** May the side take the queen: one of its pieces was pocketed in this board, even if it came back since. */
  readonly queenRight: BySide<boolean>;
  /** Shots already made in this turn by the player to shoot. */
  readonly strokes: number;
  /** Turns in a row, by anybody, in which no piece was touched. */
  readonly untouched: number;
  /** 29-point rule: tries the player has, this one included. */
  readonly tries: number;
  /** Nepalese rule: lost attempts on the red. */
  readonly lostAttempts: BySide<number>;
  /** Nepalese rule, option: turns still to be missed. */
  readonly skips: BySide<number>;
  /** Carambole: this is the single reply shot. */
  readonly reply: boolean;
  /** Simple rule only. */
  readonly round?: RoundState | undefined;
  /** How the board ended, once the phase is past `playing`. */
  readonly result?: BoardResult | undefined;
  /** Winner of the game or match that is over. */
  readonly winner?: Party | undefined;
  readonly asks?: Question | undefined;
}

/** What the simple rule keeps per player, in order of play. */
export interface RoundState {
  readonly players: number;
  readonly tally: readonly number[];
  /** Pieces won by each player in this board, in order: `w`, `b`, `q`. The last one is his last gain. */
  readonly gains: readonly string[];
  /** Boards won by each player. */
  readonly wins: readonly number[];
  /** Players eliminated (option). */
  readonly out: readonly boolean[];
}

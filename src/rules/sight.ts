import type { Answer } from '../carrom/answer.ts';
import type { Colour, Side } from '../carrom/discs.ts';
import type { TableOptions } from './options.ts';
import type { Party } from './state.ts';

/**
 * What the laws look at: one shot in one position, seen from the shooter. In the simple rule, where nobody owns a
 * colour, every white and black is "own".
 */
export interface Sight {
  readonly options: TableOptions;
  readonly by: Party;
  readonly me: Side;
  readonly them: Side;
  /** Own colour; undefined in the simple rule. */
  readonly colour: Colour | undefined;
  /** Own and opponent pieces pocketed in this shot, the queen, the striker. */
  readonly own: number;
  readonly theirs: number;
  readonly queen: boolean;
  readonly striker: boolean;
  readonly strikerOff: boolean;
  /** Pieces that jumped off the surface. */
  readonly jumped: number;
  /** The stroke was against the rules: the umpire said so, or it was measured beyond doubt. */
  readonly improper: boolean;
  /** Striker pocketed or improper stroke: own pieces of this shot do not count. */
  readonly fault: boolean;
  readonly touched: boolean;
  /** Pieces on the surface before the shot. */
  readonly ownLeft: number;
  readonly theirLeft: number;
  /** The last own / opponent piece fell (and is not needed to pay a due). */
  readonly ownLast: boolean;
  readonly theirLast: boolean;
  /** All nine own pieces lay on the surface. */
  readonly nine: boolean;
  /** This shot makes the break. */
  readonly breaks: boolean;
  /** Before the shot: queen on the surface; pocketed by me and to be covered now; covered by me, by them. */
  readonly queenOn: boolean;
  readonly covering: boolean;
  readonly mine: boolean;
  readonly theirsQueen: boolean;
  /** An own piece was pocketed on an earlier shot of this board, and nothing owed stands in the way. */
  readonly right: boolean;
  readonly dues: number;
  /** Did the striker follow an own piece into the same pocket? */
  readonly samePocket: Answer;
  /** In this very shot, did the last own piece fall right after the red? */
  readonly followed: Answer;
  readonly lostAttempts: number;
  readonly reply: boolean;
  readonly tries: number;
}

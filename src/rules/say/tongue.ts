import type { Colour, Piece } from '../../carrom/discs.ts';
import type { CallKind } from '../calls.ts';
import type { Placer, PutBack, ToConfirm } from '../ruling.ts';
import type { Party, Question } from '../state.ts';

/** What the judge needs to be able to say, once per language. Sentences are put together in `compose.ts`. */
export interface Tongue {
  /** What fell, as a list: "a white", "2 blacks", "the queen", "the striker". */
  readonly pieces: (colour: Colour | undefined, count: number, whose: 'own' | 'theirs') => string;
  readonly queen: string;
  readonly striker: string;
  readonly and: string;
  readonly colon: string;
  readonly semicolon: string;
  readonly pocketed: (list: string, many: boolean) => string;
  readonly nothingPocketed: string;
  readonly nothingTouched: string;
  readonly strikerOff: string;
  readonly improper: string;
  readonly jumped: (list: string, many: boolean) => string;
  /** Own pieces of the shot come back, and `more` on top. */
  readonly back: (colour: Colour | undefined, undone: number, more: number) => string;
  readonly owed: (count: number) => string;
  readonly paid: (count: number) => string;
  readonly waived: string;
  /** It cannot be put back yet. */
  readonly noRoom: (name: string, count: number) => string;
  readonly queenBack: string;
  readonly queenPending: string;
  readonly queenStillPending: string;
  readonly queenCovered: string;
  readonly queenTheirs: string;
  readonly lostAttempt: (count: number) => string;
  readonly reply: string;
  readonly tally: (points: number) => string;
  readonly again: (tries: number | undefined) => string;
  readonly pass: string;
  readonly breakAgain: (attempt: number, allowed: number) => string;
  readonly breakPasses: string;
  readonly recentred: (many: boolean) => string;
  readonly stands: string;
  readonly colours: (white: string) => string;
  readonly board: (winner: string, points: number) => string;
  readonly boardWon: (winner: string) => string;
  readonly drawn: string;
  readonly voided: string;
  readonly untouched: string;
  readonly demand: (by: string, most: number) => string;
  readonly capped: string;
  readonly orderUnknown: string;
  readonly game: (winner: string) => string;
  readonly match: (winner: string) => string;
  readonly decider: string;
  readonly seats: string;
  readonly nextBreak: (name: string) => string;
  readonly refused: string;
  readonly out: (name: string) => string;
  readonly technical: string;
  readonly call: Readonly<Record<CallKind, (name: string) => string>>;
  readonly side: (party: Party) => string;
  readonly question: (question: Question, name: (party: Party) => string) => string;
  readonly toConfirm: Readonly<Record<ToConfirm['fact'], string>>;
  readonly putBack: (piece: Piece, count: number, where: PutBack['where'], by: string) => string;
  readonly placer: (placer: Placer, name: (at: number) => string) => string;
}

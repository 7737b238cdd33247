import type { Colour, Piece } from '../../carrom/discs.ts';
import type { CallKind, StandingError } from '../calls.ts';
import type { Placer, PutBack, ToConfirm } from '../ruling.ts';
import type { Party, Queen, Question } from '../state.ts';

/** Discs as a list in words, with what the words around it must agree with. */
export interface Things {
  readonly list: string;
  readonly many: boolean;
  /** Nothing but the queen: she is feminine in French. */
  readonly queen: boolean;
}

/** What the judge needs to be able to say, once per language. Sentences are put together in `compose.ts`. */
export interface Tongue extends Asking {
  readonly and: string;
  readonly colon: string;
  readonly semicolon: string;
  readonly queen: string;
  /** The queen, right after she was named. */
  readonly it: string;
  readonly striker: string;
  /** "a white", "two whites"; "the last white". */
  readonly pieces: (colour: Colour, count: number, last: boolean) => string;
  /** "the white", "both whites": those that were named before. */
  readonly these: (colour: Colour, count: number) => string;
  /** "one white", "two whites". */
  readonly some: (colour: Colour, count: number) => string;
  /** "one more", of those just named. */
  readonly more: (count: number) => string;

  readonly pocketed: (things: Things) => string;
  readonly nothingPocketed: string;
  readonly nothingTouched: string;
  readonly strikerOff: string;
  readonly improper: string;
  readonly off: (things: Things) => string;
  readonly fellBack: (things: Things) => string;
  readonly offLamp: (things: Things) => string;
  readonly whileQueenOn: string;
  readonly whileCovering: string;

  readonly back: (things: Things, where: PutBack['where']) => string;
  /** It goes back to the centre; `named` where "it" could be something else. */
  readonly recentred: (things: Things, named: boolean) => string;
  readonly movedPutRight: string;
  readonly stands: string;
  readonly takenUp: (things: Things) => string;
  readonly owed: (count: number) => string;
  readonly paid: (colour: Colour, count: number, where: PutBack['where']) => string;
  readonly stillOwed: (count: number) => string;
  readonly waived: string;
  /** It cannot be put back yet. Without a name: of the one who was just named. */
  readonly noRoom: (count: number, name?: string) => string;
  readonly noPenalty: string;
  /** `it`: the queen was named right before, and nothing else. */
  readonly queenPending: (it: boolean) => string;
  readonly queenPendingLater: (name: string) => string;
  readonly queenStillPending: string;
  readonly queenCovered: string;
  readonly queenTheirs: string;
  /** Where the queen is, for a score board. */
  readonly queenIs: (kind: Queen['kind'], name: string) => string;
  readonly colours: (name: string, colour: Colour, open: boolean) => string;
  readonly lostAttempt: (count: number) => string;
  readonly reply: (name: string) => string;
  readonly tally: (points: number) => string;
  readonly again: (tries: number | undefined) => string;
  readonly pass: (misses: boolean) => string;
  /** The turn would pass, but who is next has a turn to miss. */
  readonly oppositeMisses: string;
  readonly breakAgain: (attempt: number, allowed: number) => string;
  readonly breakPasses: string;
  readonly orderUnknown: string;

  readonly board: (winner: string, points: number) => string;
  readonly points: (points: number) => string;
  readonly drawn: string;
  readonly voided: string;
  readonly untouched: (each: boolean) => string;
  readonly mayReplay: string;
  readonly demand: (by: string, most: number) => string;
  readonly demanded: (by: string, points: number) => string;
  readonly capped: string;
  readonly nothingLeft: string;
  readonly tie: string;
  readonly game: (winner: string) => string;
  readonly match: (winner: string) => string;
  readonly decider: string;
  readonly seats: string;
  readonly nextBreak: (name: string) => string;
  readonly refused: string;
  readonly out: (name: string) => string;

  readonly technical: string;
  readonly putRight: string;
  readonly placedAgain: string;
  readonly slipCounts: (counts: boolean) => string;
  readonly stood: (what: StandingError, name: string) => string;
  readonly fellLater: (things: Things) => string;
  readonly counts: string;
  readonly whatFellCounts: string;
  readonly turnIsOver: (name: string) => string;
}

/** Calls, questions and instructions. */
export interface Asking {
  readonly call: Readonly<Record<CallKind, (name: string) => string>>;
  readonly question: (question: Question, name: (party: Party) => string) => string;
  readonly toConfirm: Readonly<Record<ToConfirm['fact'], string>>;
  readonly putBack: (piece: Piece, count: number, where: PutBack['where'], by: string) => string;
  readonly placer: (placer: Placer, name: (at: number) => string) => string;
}

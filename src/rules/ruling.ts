import type { ByColour, Colour, Piece, Side } from '../carrom/discs.ts';
import type { Seat } from '../carrom/surface.ts';
import type { CallKind, StandingError } from './calls.ts';
import type { BoardResult, GameState, Party, Question } from './state.ts';

/** Who puts a piece back: a player (place in the order of play) or the umpire. */
export type Placer = { readonly kind: 'player'; readonly at: number } | { readonly kind: 'umpire' };

/** What must be done with hands before the next shot, in this order. */
export interface PutBack {
  readonly piece: Piece;
  readonly count: number;
  /** centre: on the centre circle. circle: inside the outer circle, clear of the centre circle. */
  readonly where: 'centre' | 'circle';
  readonly by: Placer;
  /** undone: it fell in this shot and does not count. penalty, due: taken out of the pockets. jumped: left the surface. */
  readonly why: 'undone' | 'penalty' | 'due' | 'queen' | 'jumped';
}

/** A consequence, as plain data. */
export type Effect =
  | { readonly kind: 'put-back'; readonly back: PutBack }
  | { readonly kind: 'owes'; readonly side: Party; readonly count: number }
  /** `left`: so many are owed still. */
  | { readonly kind: 'paid'; readonly side: Side; readonly count: number; readonly left: number }
  | { readonly kind: 'waived'; readonly side: Side; readonly count: number }
  /** `later`: somebody else plays first, then it is to be covered. */
  | {
      readonly kind: 'queen';
      readonly to: 'surface' | 'pending' | 'still-pending' | 'covered';
      readonly by?: Party;
      readonly later?: boolean;
    }
  /**
   * `pass`: the turn goes on to the next player; `again`: he plays on. `tries`: how many tries he has (29-point rule).
   * `misses`: his next turn is lost too. `skips`: the next player misses this one.
   */
  | {
      readonly kind: 'turn';
      readonly to: 'again' | 'pass';
      readonly tries?: number;
      readonly misses?: boolean;
      readonly skips?: boolean;
    }
  | { readonly kind: 'break-again'; readonly attempt: number; readonly allowed: number }
  /** The shooter `by` has this colour from now on; `open`: unless he chooses the other one. */
  | { readonly kind: 'colours'; readonly by: Side; readonly colour: Colour; readonly open?: boolean }
  /** Put back for the colour he did not choose, and taken up again. */
  | { readonly kind: 'taken-up'; readonly piece: Colour; readonly count: number }
  | { readonly kind: 'lost-attempt'; readonly side: Side; readonly count: number }
  | { readonly kind: 'reply-shot'; readonly side: Side }
  | { readonly kind: 'tally'; readonly player: Party; readonly points: number }
  | { readonly kind: 'board'; readonly result: BoardResult }
  /** The winner of the board was asked how many more points he wants. */
  | { readonly kind: 'demanded'; readonly by: Side; readonly points: number }
  | { readonly kind: 'demand'; readonly by: Side; readonly most: number }
  /** He could have demanded so many, but the board already brings as much as one can. */
  | { readonly kind: 'capped'; readonly by: Side; readonly most: number }
  /** So many stay owed because there is no room for them. */
  | { readonly kind: 'no-room'; readonly side: Side; readonly count: number }
  | { readonly kind: 'game'; readonly winner: Party }
  | { readonly kind: 'match'; readonly winner: Party }
  | { readonly kind: 'decider' }
  | { readonly kind: 'change-seats' }
  | { readonly kind: 'foul'; readonly by: Party; readonly technical: boolean }
  /** The striker slipped: does that count as a shot? */
  | { readonly kind: 'slip'; readonly counts: boolean }
  /** An error seen too late. */
  | { readonly kind: 'stands'; readonly what: StandingError }
  /** No piece was touched for three turns, of `each` player or in all. */
  | { readonly kind: 'untouched'; readonly each: boolean }
  | { readonly kind: 'out'; readonly player: Party };

/** What the judge saw, kept so that the sentence can name it with the right numbers. */
export interface Saw {
  readonly by: Party;
  /** Colour of the shooter, when he has one. */
  readonly colour?: Colour | undefined;
  readonly fell: ByColour<number>;
  /** Colours of which the last piece fell. */
  readonly last: readonly Colour[];
  readonly queen: boolean;
  /** The queen still lies on the surface. */
  readonly queenOn: boolean;
  readonly striker: boolean;
  readonly strikerOff: boolean;
  readonly improper: boolean;
  /** He was to cover the queen with this shot. */
  readonly covering: boolean;
  /** A piece was touched. */
  readonly touched: boolean;
  /** Pieces that left the surface, and those that fell back on it. */
  readonly jumped: readonly Piece[];
  readonly fellBack: readonly Piece[];
}

/** What a finding is about; `say.ts` has the words for each. */
export type Topic =
  | 'shot'
  | 'break-missed'
  | 'jumped'
  | 'fell-back'
  /** It fell back off the lamp: nothing is changed. */
  | 'off-lamp'
  | 'dues'
  /** Which fell first was not seen, and decides. */
  | 'order'
  | 'board'
  /** Nothing is left on the surface: who has most? */
  | 'total'
  | 'demanded'
  | 'capped'
  | 'game'
  | 'match'
  | 'seats'
  | 'decider'
  | 'colours'
  | 'void'
  /** Nobody touched a piece for so long that the board may be void. */
  | 'untouched'
  | 'next-break'
  | 'refused'
  | CallKind;

/** One law that applied. `say(finding)` in `say.ts` gives its sentence. */
export interface Finding {
  /** The paragraph, as the book numbers it. */
  readonly cite: string;
  readonly topic: Topic;
  /** The row of the book's table that applied, in words. */
  readonly law?: string | undefined;
  readonly saw: Saw;
  readonly effects: readonly Effect[];
  /** Who the finding is about, where it is not the shooter. */
  readonly about?: Party | undefined;
}

/** A fact the book asks for that was not seen well enough. Never a foul. */
export interface ToConfirm {
  readonly cite: string;
  readonly fact:
    | 'any-piece-touched'
    | 'direct-hit-behind-line'
    | 'direct-hit-on-line'
    | 'direct-hit-in-prison'
    | 'left-forwards'
    | 'back-cushion'
    | 'striker-on-both-lines'
    | 'striker-half-on-circle'
    | 'striker-on-arrow'
    | 'same-pocket'
    | 'more-fell-than-lay-there';
}

/** Who shoots next. */
export interface NextPlayer {
  readonly at: number;
  readonly party: Party;
  /** undefined when more than four play: they have no fixed side of the table. */
  readonly seat?: Seat | undefined;
  /** He is to make the break. */
  readonly breaks: boolean;
}

export interface Ruling {
  /** Every law that applied, in book order. */
  readonly findings: readonly Finding[];
  readonly after: GameState;
  readonly putBack: readonly PutBack[];
  readonly toConfirm: readonly ToConfirm[];
  /** The same as `after.asks`. */
  readonly question?: Question | undefined;
  /** undefined when nobody is to shoot: the board is over. */
  readonly next?: NextPlayer | undefined;
}

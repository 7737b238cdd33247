import type { CallKind } from './calls.ts';
import type { OptionSpec, TableOptions } from './options.ts';
import type { Said } from './said.ts';
import type { Sight } from './sight.ts';
import type { Format } from './state.ts';

export const BOOK_IDS = [
  'international',
  'icf',
  'classic29',
  'carambole',
  'icpf',
  'ffc',
  'nepalese',
  'simple',
] as const;
export type BookId = (typeof BOOK_IDS)[number];

/** What a law makes of a shot while the board goes on. */
export interface Then {
  readonly turn: 'again' | 'pass';
  /** The own pieces of this shot come back. */
  readonly undo?: boolean;
  /** That many own pieces come back on top, or are owed. */
  readonly penalty?: number;
  /** back: to the surface. mine, theirs: covered. stays: still to be covered. */
  readonly queen?: 'back' | 'pending' | 'mine' | 'theirs' | 'stays';
  /** One opponent piece comes back (29-point rule, literal reading). */
  readonly opponentBack?: number;
  /** Only the last piece of a colour comes back. */
  readonly lastBack?: 'own' | 'theirs' | 'both';
  /** The red was taken and the last piece missed. */
  readonly lostAttempt?: boolean;
  /** The next turn may be missed too (`passATurn`). */
  readonly missesTurn?: boolean;
  /** The opponent has one shot to equal. */
  readonly reply?: boolean;
  /** 29-point rule: tries left. */
  readonly tries?: number;
}

/** How a board ends. Points are counted by `score.ts`. */
export interface Ends {
  readonly winner: 'me' | 'opponent' | 'nobody';
  /**
   * left: one point per piece the loser has left. flat: the queen's value whatever is left. A number: just that.
   * pocketed: the winner's nine pieces, one of which goes with his queen. none: the book has no points.
   */
  readonly points: 'left' | 'flat' | 'pocketed' | 'none' | number;
  /** Own pieces of this shot come back before the count (they do so by themselves after a fault). */
  readonly undo?: boolean;
  /** The queen counts for the winner besides the pieces. */
  readonly queen?: boolean;
  /** Its value is a fine, which does not shrink when the winner is near the target. */
  readonly fine?: boolean;
  /** One more point for the striker, where the book gives it at once. */
  readonly striker?: boolean;
  /** The winner may demand a point for the striker and one for an improper stroke. */
  readonly demand?: boolean;
  /** The third lost attempt: one more is written down with the draw. */
  readonly lostAttempt?: boolean;
}

export interface Law<T> {
  /** Paragraph of the book. Laws taken over from another book say so: "international §3.12 h". */
  readonly cite: string;
  /** The row of the decision table, in words. */
  readonly says: string;
  readonly when: (s: Sight) => boolean;
  readonly gives: T | ((s: Sight) => T);
}
export type ShotLaw = Law<Then>;
export type EndLaw = Law<Ends>;

/** A law that changes what another law made of the same shot; it has a finding of its own. */
export interface AlsoLaw {
  readonly cite: string;
  readonly says: string;
  readonly when: (s: Sight) => boolean;
  readonly gives: (s: Sight, then: Then) => Then;
}

/** What an umpire's call leads to. */
export type CallLaw = { readonly cite: string } /**
 * foul: by the player in turn a piece and the turn, by the other a piece only. technical, penalty: a piece only.
 * pass: the turn only. rule: what the call itself says (a slip, a late fall, an award …).
 */ & (
  | { readonly does: 'foul' | 'technical' | 'penalty' | 'pass' | 'nothing' | 'void' | 'rule' }
  /** The offender loses the board: his pieces, and the queen unless it is covered as said. */
  | { readonly does: 'lose-board'; readonly queen: 'on' | 'on-or-theirs' }
  | { readonly does: 'lose-game'; readonly onlyInTurn: boolean }
  | { readonly does: 'lose-match' }
);

export interface BookFacts {
  readonly formats: readonly Format[];
  /** Points of the queen, and, from a score `limit` of the winner on, its worth `past` it, alone in the flat endings. */
  readonly queen: { readonly points: number; readonly limit: number; readonly past: number; readonly flatPast: number };
  /** Most points of one board. */
  readonly cap: number;
  /** Paragraph of the cap, where the winner may ask for more points. */
  readonly capCite?: string;
  readonly game: { readonly cite: string; readonly target: number; readonly boards: number };
  /** Games to win the match; 0: the book has no matches. */
  readonly match: { readonly cite: string; readonly games: number };
  readonly colours: 'breaker-white' | 'first-piece' | 'none';
  readonly coloursCite?: string;
  readonly break: {
    readonly cite: string;
    /** Attempts of the opener, and of everyone after he failed; 0: the book knows no attempts. */
    readonly opener: number;
    readonly later: number;
    /** The striker in a pocket, or an improper stroke, ends the turn at once without a piece owed. */
    readonly faultEndsTurn?: string;
  };
  readonly nextBreak: { readonly cite: string; readonly games: 'alternate' | 'other-then-first' };
  /** Change of seats after each game; in the deciding game after a board (0: no such rule) or from some points on. */
  readonly seats?: {
    readonly cite: string;
    readonly midCite: string;
    readonly midBoard: number;
    readonly midPoints: number;
  };
  readonly placing: {
    /** Dues are paid as soon as possible. */
    readonly cite: string;
    /** No room to put a piece back: it stays owed until there is. */
    readonly noRoom?: string;
    readonly jumped: string;
    /** A piece off the surface costs something: the law that says so tells of its way back, too. */
    readonly jumpedCosts?: boolean;
    /** A piece that left the surface and fell back on it. */
    readonly fellBack: string;
    readonly where: 'centre' | 'circle';
    /** Order in which jumped pieces are placed. */
    readonly order?: 'queen-own-other';
    /** A piece that falls back off the lamp lies where it lies. */
    readonly lamp?: string;
  };
  /** Three turns of every player without touching a piece. Two players: asked or void at once; four are asked. */
  readonly voidTurns?: { readonly cite: string; readonly ask: boolean };
  /** The red and the last piece in one shot: the order in which they fell decides. */
  readonly redFollowed?: string;
  /** Fouls before the first stroke of a turn are technical. */
  readonly technicalBeforeFirst: boolean;
  /** The right to the queen is lost while a piece is owed. */
  readonly debtBarsQueen: boolean;
  /** Seconds for a shot, and to place a piece. A warning only: no sanction falls by itself. */
  readonly clock?: { readonly cite: string; readonly seconds: number };
  readonly waiver?: string;
  /** The winner may demand points for striker and improper stroke. */
  readonly demand?: string;
  /** Measured facts that make a stroke improper, with their paragraphs. */
  readonly stroke: {
    readonly placing?: string;
    readonly behindLine?: string;
    readonly onLine?: string;
    readonly prison?: string;
    readonly backCushion?: string;
    readonly forwards?: string;
    readonly samePocket?: string;
  };
}

/** How the book itself talks. English has one word where the French texts have several. */
export interface BookWords {
  /** Queen, or red. */
  readonly queen: Said;
  /** French: what the others call palet, striker, percuteur, pion de tir. */
  readonly striker: string;
  /** French: a piece in a pocket is *rentré* or *logé*. */
  readonly pocketed: 'rentré' | 'logé';
  /** French: the queen is *confirmée* or *doublée*; the red is *suivi*, by any piece or by one's last. */
  readonly covered: 'confirmé' | 'doublé' | 'suivi' | 'suivi du dernier';
}

export interface RuleBook {
  readonly id: BookId;
  readonly title: Said;
  readonly edition: string;
  readonly about: Said;
  readonly words: BookWords;
  readonly options: readonly OptionSpec[];
  readonly facts: (options: TableOptions) => BookFacts;
  readonly ends: readonly EndLaw[];
  readonly laws: readonly ShotLaw[];
  readonly also?: readonly AlsoLaw[];
  readonly calls: Readonly<Record<CallKind, CallLaw>>;
}

/** A book with the options chosen for this table. */
export interface Table {
  readonly book: RuleBook;
  readonly options: TableOptions;
  readonly facts: BookFacts;
}

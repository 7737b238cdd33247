import type { BookId } from '../rules/book.ts';
import type { Answered, UmpireCall } from '../rules/calls.ts';
import type { BoardCount } from '../rules/count-board.ts';
import type { TableOptions } from '../rules/options.ts';
import type { Format } from '../rules/state.ts';
import type { Stroke } from '../rules/stroke.ts';
import type { SeenShotNote } from './seen-shot.ts';

/** Which book, in which edition and with which readings: old matches keep their meaning. */
export interface BookRef {
  readonly id: BookId;
  readonly edition: string;
  readonly options: Partial<TableOptions>;
}

export interface MatchStart {
  readonly kind: 'match-started';
  readonly book: BookRef;
  readonly format: Format;
  /** Names in the order of play: singles A, B; doubles A1, B1, A2, B2; everyone for himself A, B, C … */
  readonly names: readonly string[];
  /** Who breaks first, as a place in the order of play. */
  readonly breaks: number;
  /** Played by a table that plays by itself, to be looked at: no real game goes on in it. */
  readonly demo?: true;
  /** Of two who play: where the second sits, seen from the first. Absent: opposite. */
  readonly sits?: 'right' | 'left';
  /** No turns and no book: what falls is counted and shown again, nothing is ruled. One name, whoever plays. */
  readonly practice?: true;
}

/** Something that the book rules on. */
export type PlayedEvent = { readonly id: string } & (
  | {
      readonly kind: 'shot-played';
      readonly stroke: Stroke;
      /** A shot that a person has told, confirmed or corrected is the umpire's. */
      readonly by: 'camera' | 'umpire';
      readonly seen?: SeenShotNote;
    }
  | { readonly kind: 'umpire-called'; readonly call: UmpireCall }
  | { readonly kind: 'question-answered'; readonly answer: Answered }
  | { readonly kind: 'board-begun' }
  /** A person took what lies there for the truth. */
  | { readonly kind: 'board-counted'; readonly count: BoardCount }
);

/** A person overrules what was recorded: everything after it is ruled again. */
export type Correction =
  | { readonly kind: 'shot-corrected'; readonly id: string; readonly stroke: Stroke }
  | { readonly kind: 'entry-removed'; readonly id: string }
  | { readonly kind: 'shot-inserted'; readonly id: string; readonly before: string; readonly stroke: Stroke };

/** One shot as a person tells it. */
export interface Retold {
  readonly id: string;
  readonly stroke: Stroke;
}

/** One answer to one question about several shots. */
export interface ShotsCorrected {
  readonly kind: 'shots-corrected';
  readonly shots: readonly Retold[];
}

/** People sit otherwise than it was set up, or play without turns: everything is ruled again. */
export interface SetUpChanged {
  readonly kind: 'set-up-changed';
  readonly sits?: 'opposite' | 'right' | 'left';
  readonly practice?: true;
}

export type Change = PlayedEvent | Correction | ShotsCorrected | SetUpChanged;

/**
 * The log keeps what happened; scores, rulings and the view are worked out again from it. Nothing is ever taken out:
 * taking a change back is an event too.
 */
export type MatchEvent = MatchStart | Change | { readonly kind: 'undone' } | { readonly kind: 'redone' };

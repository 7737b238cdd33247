import type { Answer } from './answer.ts';
import type { Disc, Piece } from './discs.ts';
import type { Pocket } from './surface.ts';

/** One disc that went down. */
export interface Fall {
  readonly disc: Disc;
  readonly pocket: Pocket | 'unknown';
}

/**
 * What was measured about a shot besides what fell. Every fact may be unknown, and an unknown fact is never a foul:
 * the judge lists it as to be confirmed where the book asks for it.
 */
export interface ShotFacts {
  /** Did the striker touch any piece, directly or through another? */
  readonly anyPieceTouched: Answer;
  /** The first piece the striker touched. */
  readonly firstTouched: Piece | 'nothing' | 'unknown';
  /** Before it touched that piece, had it touched a cushion? */
  readonly firstTouchedHow: 'direct' | 'off-cushion' | 'unknown';
  /** The piece hit directly lay on, level with or behind the shooter's base lines. */
  readonly directHitOnOrBehindLine: Answer;
  /** The piece hit directly touched the shooter's base line or its extension (and was not merely behind it). */
  readonly directHitOnLine: Answer;
  /** The piece hit directly lay in one of the shooter's prisons: an arrow line or its arc. */
  readonly directHitInPrison: Answer;
  /** The striker left away from the shooter, and the cushion behind him was not the first it touched. */
  readonly leftForwards: Answer;
  /** The striker touched the cushion behind the shooter before any piece. */
  readonly backCushionFirst: Answer;
  /** Before the shot the striker touched both base lines. */
  readonly strikerTouchedBothLines: Answer;
  /** Before the shot the striker covered a base circle in part only: neither fully nor not at all. */
  readonly strikerHalfOnBaseCircle: Answer;
  /** Before the shot the striker touched the arrow line. */
  readonly strikerTouchedArrow: Answer;
}

/** What happened on the surface during one shot. No opinion about legality. */
export interface Shot {
  /** In the order they fell, as far as it was seen. */
  readonly pocketed: readonly Fall[];
  /** It was not seen what fell first, the queen or a piece that fell with it. */
  readonly orderUnknown?: boolean;
  /** Jumped off the surface and did not come back. */
  readonly offSurface: readonly Disc[];
  /** Left the surface and fell back on it. */
  readonly fellBack: readonly Piece[];
  /** What fell back had touched the lamp or its fittings on the way. */
  readonly offLamp?: boolean;
  readonly facts: ShotFacts;
}

export const nothingMeasured: ShotFacts = {
  anyPieceTouched: 'cannot-tell',
  firstTouched: 'unknown',
  firstTouchedHow: 'unknown',
  directHitOnOrBehindLine: 'cannot-tell',
  directHitOnLine: 'cannot-tell',
  directHitInPrison: 'cannot-tell',
  leftForwards: 'cannot-tell',
  backCushionFirst: 'cannot-tell',
  strikerTouchedBothLines: 'cannot-tell',
  strikerHalfOnBaseCircle: 'cannot-tell',
  strikerTouchedArrow: 'cannot-tell',
};

/** What a person means who only says what fell: a proper shot that touched a piece. */
export const nothingAmiss: ShotFacts = {
  ...nothingMeasured,
  anyPieceTouched: 'yes',
  directHitOnOrBehindLine: 'no',
  directHitOnLine: 'no',
  directHitInPrison: 'no',
  leftForwards: 'yes',
  backCushionFirst: 'no',
  strikerTouchedBothLines: 'yes',
  strikerHalfOnBaseCircle: 'no',
  strikerTouchedArrow: 'no',
};

/** A shot told by hand: what fell, in order, in unknown pockets, and nothing else amiss. */
export const shotOf = (...discs: readonly Disc[]): Shot => ({
  pocketed: discs.map(disc => ({ disc, pocket: 'unknown' })),
  offSurface: [],
  fellBack: [],
  facts: nothingAmiss,
});

/** How many discs of a kind went down. */
export const fallen = (shot: Shot, disc: Disc): number => shot.pocketed.filter(fall => fall.disc === disc).length;

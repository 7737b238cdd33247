import type { Piece } from './discs.ts';

/**
 * What should lie on the surface now, as far as the score knows: told to whoever looks at it, as a prior and not as an
 * order. It holds counts, no rules.
 */
export interface Expected {
  readonly inPlay: Readonly<Record<Piece, number>>;
  /** So many of these come back by hand: they may lie there already or not. */
  readonly toPutBack: Readonly<Record<Piece, number>>;
  /** 0 … 1: that the counts are right. What people have said is nearly certain, each shot that nobody confirmed less. */
  readonly certainty: number;
}

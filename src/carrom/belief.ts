import type { Disc } from './discs.ts';
import type { OnSurface } from './surface.ts';

/** Something that keeps showing at a place, and what it is believed to be. */
export interface Belief {
  readonly id: number;
  readonly at: OnSurface;
  /** The likeliest kind, if it is a disc, and 0 … 1 how likely that is. */
  readonly kind: Disc;
  readonly certainty: number;
  /** 0 … 1: that it is no disc in play at all but a print, a reflection, a net or a hand's end. */
  readonly clutter: number;
}

/** Likelier no disc than one. */
export const isClutter = ({ clutter }: Belief): boolean => clutter >= 0.5;

/** Less sure than this, a person may want to look. */
const SURE_FROM = 0.9;
/** A disc of which it is open whether it is one, or of which kind. */
export const isDoubtful = (belief: Belief): boolean =>
  !isClutter(belief) && (1 - belief.clutter) * belief.certainty < SURE_FROM;

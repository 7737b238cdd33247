import type { Disc } from './discs.ts';

/**
 * What cannot be right for long while a board is being played, though no single frame shows it: people are told, lest shots
 * go by in silence.
 */
export type Oddity =
  /** Hands come and go, and no striker was seen for that long. */
  | { readonly kind: 'no-striker'; readonly forMs: number }
  /** Hands come and go, and nothing was seen to be struck for that long. */
  | { readonly kind: 'nothing-struck'; readonly forMs: number }
  /** So many of a kind lie there, and there are not that many. */
  | { readonly kind: 'too-many'; readonly disc: Disc; readonly count: number };

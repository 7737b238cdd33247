import { type Answer, allOf, atLeast } from './answer.ts';
import type { Piece } from './discs.ts';
import type { OnSurface, Seat } from './surface.ts';

/** What the striker touched, in order, in the shooter's frame: his own cushion is `south`. */
export type Touch =
  | { readonly kind: 'piece'; readonly piece: Piece; readonly at: OnSurface }
  | { readonly kind: 'cushion'; readonly cushion: Seat };

/** The piece hit directly: the very first thing the striker touched, with no cushion before. */
export const directlyHit = (touches: readonly Touch[]): (Touch & { readonly kind: 'piece' }) | undefined =>
  touches[0]?.kind === 'piece' ? touches[0] : undefined;

/** Forward shot (Nepalese rule): it starts away from the shooter, whose own cushion is not the first it touches. */
export const leavesForwards = (
  startsWith: { readonly vxMmPerS: number; readonly vyMmPerS: number },
  touches: readonly Touch[],
  toleranceMmPerS: number,
): Answer => {
  const firstCushion = touches.find(touch => touch.kind === 'cushion');
  return allOf(atLeast(startsWith.vyMmPerS, 0, toleranceMmPerS), firstCushion?.cushion === 'south' ? 'no' : 'yes');
};

/** Back-cushion shot (ICPF §4): the shooter's own cushion before any piece. */
export const backCushionFirst = (touches: readonly Touch[]): Answer => {
  const firstPiece = touches.findIndex(touch => touch.kind === 'piece');
  const before = firstPiece < 0 ? touches : touches.slice(0, firstPiece);
  return before.some(touch => touch.kind === 'cushion' && touch.cushion === 'south') ? 'yes' : 'no';
};

import type { Colour } from '../carrom/discs.ts';
import { MEASURES } from '../carrom/measures.ts';
import { startLayout } from '../carrom/start-layout.ts';
import { fromSeat, markingsOf, type OnSurface, type Seat, standardSurface } from '../carrom/surface.ts';

/** Positions are not known here, so the layout is drawn large enough for fingers. */
export const LARGER = 1.9;

const nearestFirst = startLayout(LARGER * 1.06 * standardSurface.pieceDiameterMm).toSorted(
  (a, b) => Math.hypot(a.at.xMm, a.at.yMm) - Math.hypot(b.at.xMm, b.at.yMm),
);

/** Where to draw pieces of which only the number is known: in the places of the start layout, inner ones first. */
export const placesFor = (colour: Colour, count: number): readonly { readonly id: string; readonly at: OnSurface }[] =>
  nearestFirst.filter(({ piece }) => piece === colour).slice(0, count);

/** A striker in the middle of this player's base lines. */
export const strikerBefore = (seat: Seat): OnSurface =>
  fromSeat(seat, { xMm: 0, yMm: markingsOf(standardSurface).baseBandYMm });

/** Where the camera sees the pieces they lie as they lie: only a little larger than life, or they would hide each other. */
export const SEEN_LARGER = 1.35;

/** On the frame, beside each other: pieces that lie nowhere on the surface. */
export const asideAt = (i: number): OnSurface => ({
  xMm: -300 + 56 * i,
  yMm: -standardSurface.sideMm / 2 - MEASURES.frameWidth.mm / 2,
});

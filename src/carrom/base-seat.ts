import { markingsOf, type OnSurface, SEATS, type Seat, type SurfaceKind, seenFrom } from './surface.ts';

/** Off the middle of the base lines by more than this, a striker is not placed for a shot. */
const BAND_MM = 17;
const PAST_END_MM = 25;

/** The seat on whose base lines a striker lies here, if any. */
export const baseSeat = (kind: SurfaceKind, at: OnSurface): Seat | null => {
  const { baseBandYMm, baseLineEndXMm } = markingsOf(kind);
  return (
    SEATS.find(seat => {
      const own = seenFrom(seat, at);
      return Math.abs(own.yMm - baseBandYMm) <= BAND_MM && Math.abs(own.xMm) <= baseLineEndXMm + PAST_END_MM;
    }) ?? null
  );
};

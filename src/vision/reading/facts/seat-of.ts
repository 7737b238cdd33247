import { baseSeat } from '../../../carrom/base-seat.ts';
import { markingsOf, type OnSurface, SEATS, type Seat, type SurfaceKind, seenFrom } from '../../../carrom/surface.ts';
import type { Going } from '../../track/slide.ts';

/** Past the end of base lines nobody shoots: a millimetre there counts as so many of way. */
const BESIDE_COUNTS = 5;

/** How far back the way of the striker leads to the base lines of this seat; infinite where it does not. */
const backTo = (kind: SurfaceKind, seat: Seat, { at, vx, vy }: Going): number => {
  const { baseBandYMm, baseLineEndXMm } = markingsOf(kind);
  const own = seenFrom(seat, at);
  const goes = seenFrom(seat, { xMm: vx, yMm: vy });
  const seconds = (own.yMm - baseBandYMm) / goes.yMm;
  if (!(goes.yMm > 0) || seconds < 0) return Number.POSITIVE_INFINITY;
  const past = Math.max(0, Math.abs(own.xMm - goes.xMm * seconds) - baseLineEndXMm);
  return Math.hypot(vx, vy) * seconds + BESIDE_COUNTS * past;
};

const nearest = ({ xMm, yMm }: OnSurface): Seat =>
  Math.abs(xMm) > Math.abs(yMm) ? (xMm > 0 ? 'east' : 'west') : yMm > 0 ? 'north' : 'south';

/** Who shot: on whose base lines the striker stood or, when it was seen only under way, to whose its way leads back. */
export const seatOf = (kind: SurfaceKind, from: OnSurface, going: Going | null): Seat => {
  const stood = baseSeat(kind, from);
  if (stood !== null) return stood;
  const back = SEATS.map(seat => ({ seat, mm: going ? backTo(kind, seat, going) : Number.POSITIVE_INFINITY }));
  const best = back.reduce((a, b) => (b.mm < a.mm ? b : a));
  return Number.isFinite(best.mm) ? best.seat : nearest(from);
};

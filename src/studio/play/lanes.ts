import { markingsOf, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';

/** A point as the player concerned sees it, himself in the south. */
export type InOwnFrame = OnSurface;

export interface Lane {
  readonly from: OnSurface;
  readonly to: OnSurface;
  /** A disc whose centre is nearer than this to the lane is in the way. */
  readonly wideMm: number;
}

/** Places on the base lines that the rules allow: clear of the base circles, or right on one. */
export const strikerPlaces = (kind: SurfaceKind): readonly InOwnFrame[] => {
  const m = markingsOf(kind);
  const clear = m.baseCircleXMm - m.baseCircleRadiusMm - kind.strikerDiameterMm / 2 - 1.5;
  const steps = 12;
  const between = Array.from({ length: 2 * steps + 1 }, (_, i) => ((i - steps) / steps) * clear);
  return [-m.baseCircleXMm, ...between, m.baseCircleXMm].map(xMm => ({ xMm, yMm: m.baseBandYMm }));
};

export const standsFree = (kind: SurfaceKind, place: OnSurface, others: readonly OnSurface[]): boolean => {
  const apartMm = (kind.strikerDiameterMm + kind.pieceDiameterMm) / 2 + 2.5;
  return others.every(other => {
    const dx = other.xMm - place.xMm;
    const dy = other.yMm - place.yMm;
    return dx * dx + dy * dy > apartMm * apartMm;
  });
};

const nearLane = ({ from, to, wideMm }: Lane, at: OnSurface): boolean => {
  const dx = to.xMm - from.xMm;
  const dy = to.yMm - from.yMm;
  const along = ((at.xMm - from.xMm) * dx + (at.yMm - from.yMm) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  const x = at.xMm - from.xMm - t * dx;
  const y = at.yMm - from.yMm - t * dy;
  return x * x + y * y < wideMm * wideMm;
};

/** Nothing in the way; a lane that ends in a mirror is unfolded, so the others are looked at in the mirror too. */
export const laneClear = (kind: SurfaceKind, lane: Lane, others: readonly OnSurface[]): boolean => {
  const half = kind.sideMm / 2;
  const flips: ((at: OnSurface) => OnSurface)[] = [at => at];
  if (lane.to.xMm > half) flips.push(at => ({ xMm: 2 * half - at.xMm, yMm: at.yMm }));
  if (lane.to.xMm < -half) flips.push(at => ({ xMm: -2 * half - at.xMm, yMm: at.yMm }));
  if (lane.to.yMm > half) flips.push(at => ({ xMm: at.xMm, yMm: 2 * half - at.yMm }));
  return flips.every(flip => others.every(other => !nearLane(lane, flip(other))));
};

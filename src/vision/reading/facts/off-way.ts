import { apart, type OnSurface } from '../../../carrom/surface.ts';

/** How far a point is from the straight line between two others. */
export const offLine = (at: OnSurface, a: OnSurface, b: OnSurface): number => {
  const [dx, dy] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const long = dx * dx + dy * dy;
  const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((at.xMm - a.xMm) * dx + (at.yMm - a.yMm) * dy) / long));
  return Math.hypot(at.xMm - a.xMm - t * dx, at.yMm - a.yMm - t * dy);
};

/** And from a way given by its corners. */
export const offWay = (corners: readonly OnSurface[], at: OnSurface): number => {
  const [only] = corners;
  if (only === undefined) return Number.POSITIVE_INFINITY;
  if (corners.length === 1) return apart(only, at);
  return Math.min(...corners.slice(1).map((corner, i) => offLine(at, corners[i] as OnSurface, corner)));
};

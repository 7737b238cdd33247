import { fromSeat, SEATS, seenFrom } from '../../carrom/surface.ts';
import { cornersSeen } from './draw-back.ts';
import { type SurfaceFit, seenAt } from './surface-fit.ts';

/**
 * The same fit seen from another side: after `quarters` turns the player who sat in the east (1), north (2) or west (3)
 * sits in the south. A camera cannot know who is side A; a person says it once.
 */
export const turnedFit = (fit: SurfaceFit, quarters: number): SurfaceFit => {
  const seat = SEATS[((quarters % 4) + 4) % 4] ?? 'south';
  const [x, y] = [fromSeat(seat, { xMm: 1, yMm: 0 }), fromSeat(seat, { xMm: 0, yMm: 1 })];
  const homography = [0, 3, 6].flatMap(row => {
    const [a = 0, b = 0, c = 0] = fit.homography.slice(row, row + 3);
    return [a * x.xMm + b * x.yMm, a * y.xMm + b * y.yMm, c];
  });
  const pockets = fit.pockets.map((_, i) => {
    const { at, radiusMm } = fit.pockets[(i + SEATS.indexOf(seat)) % 4] ?? { at: { xMm: 0, yMm: 0 }, radiusMm: 0 };
    return { at: seenFrom(seat, at), radiusMm };
  });
  return { ...fit, homography, pockets };
};

/** A surface looks the same after every quarter turn: the turn (0 … 3) that brings a fit nearest to where another lies. */
const quartersTowards = (fit: SurfaceFit, before: SurfaceFit): number => {
  const [scaleX, scaleY] = [fit.widthPx / before.widthPx, fit.heightPx / before.heightPx];
  const wanted = cornersSeen(before);
  const corners = cornersSeen(fit);
  const costs = [0, 1, 2, 3].map(quarters =>
    wanted.reduce((sum, { xPx, yPx }, i) => {
      const corner = corners[(i + quarters) % 4];
      return sum + (corner ? Math.hypot(corner.xPx - xPx * scaleX, corner.yPx - yPx * scaleY) : 0);
    }, 0),
  );
  return costs.indexOf(Math.min(...costs));
};

/** The turn of a new fit that keeps every side where it was before. */
export const turnedLike = (fit: SurfaceFit, before: SurfaceFit): SurfaceFit =>
  turnedFit(fit, quartersTowards(fit, before));

/** The worst corner's distance between two fits as the picture shows it, as a share of the surface's side. */
export const apartShare = (a: SurfaceFit, b: SurfaceFit): number => {
  const [corners, others] = [cornersSeen(a), cornersSeen(b)];
  const centre = seenAt(b, { xMm: 0, yMm: 0 });
  const sidePx = Math.max(...others.map(({ xPx, yPx }) => Math.hypot(xPx - centre.xPx, yPx - centre.yPx))) * Math.SQRT2;
  const worst = Math.max(
    ...corners.map(({ xPx, yPx }, i) => {
      const other = others[i];
      return other ? Math.hypot(xPx - other.xPx, yPx - other.yPx) : 0;
    }),
  );
  return worst / sidePx;
};

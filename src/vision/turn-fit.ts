import { fromSeat, SEATS, seenFrom } from '../carrom/surface.ts';
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

/** The turn of a new fit that keeps every side where it was before: the one whose corners moved least. */
export const turnedLike = (fit: SurfaceFit, before: SurfaceFit): SurfaceFit => {
  const half = fit.sideMm / 2;
  const was = before.sideMm / 2;
  const moved = (quarters: number): number => {
    const turned = turnedFit(fit, quarters);
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].reduce((sum, [a = 0, b = 0]) => {
      const now = seenAt(turned, { xMm: a * half, yMm: b * half });
      const then = seenAt(before, { xMm: a * was, yMm: b * was });
      return sum + Math.hypot(now.xPx - then.xPx, now.yPx - then.yPx);
    }, 0);
  };
  return turnedFit(
    fit,
    [0, 1, 2, 3].reduce((best, quarters) => (moved(quarters) < moved(best) ? quarters : best)),
  );
};

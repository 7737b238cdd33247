import { cornersSeen } from './draw-back.ts';
import { type SurfaceFit, seenAt } from './surface-fit.ts';

/** A surface looks the same after every quarter turn: the turn (0 … 3) that brings a fit nearest to where another lies. */
export const quartersTowards = (fit: SurfaceFit, before: SurfaceFit): number => {
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

/** The same surface with the player one seat further (anticlockwise from above) in the south, `quarters` times. */
export const turnedOn = (fit: SurfaceFit, quarters: number): SurfaceFit => {
  if ((quarters & 3) === 0) return fit;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = fit.homography;
  const once = {
    ...fit,
    // Where (x, y) was, (-y, x) is now: a quarter turn anticlockwise before the old way into the picture.
    homography: [b, -a, c, e, -d, f, h, -g, i],
    pockets: [1, 2, 3, 0].map(next => {
      const pocket = fit.pockets[next] ?? { at: { xMm: 0, yMm: 0 }, radiusMm: 0 };
      return { ...pocket, at: { xMm: pocket.at.yMm, yMm: -pocket.at.xMm } };
    }),
  };
  return turnedOn(once, (quarters & 3) - 1);
};

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

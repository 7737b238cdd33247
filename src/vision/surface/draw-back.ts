import type { InPicture } from '../../carrom/lens.ts';
import { circleAround, type MarkingLine, markingLines } from '../../carrom/marking-lines.ts';
import { standardSurface } from '../../carrom/surface.ts';
import type { FourCorners } from './four-points.ts';
import { type SurfaceFit, seenAt } from './surface-fit.ts';

/** A line of the board where it should be seen in the picture, if the fit is right. */
export interface DrawnBack {
  readonly of: MarkingLine['of'];
  readonly points: readonly InPicture[];
}

/** The board's lines drawn back on the picture: the check that everybody can make with their own eyes. */
export const drawBack = (fit: SurfaceFit): readonly DrawnBack[] => {
  const pockets = fit.pockets.map(
    ({ at, radiusMm }): MarkingLine => ({ of: 'pocket', points: circleAround(at, radiusMm) }),
  );
  return [...markingLines({ ...standardSurface, sideMm: fit.sideMm }), ...pockets].map(({ of, points }) => ({
    of,
    points: points.map(point => seenAt(fit, point)),
  }));
};

/** Where the surface's corners are seen: SW, SE, NE, NW. */
export const cornersSeen = (fit: SurfaceFit): FourCorners => {
  const half = fit.sideMm / 2;
  const at = (xMm: number, yMm: number) => seenAt(fit, { xMm, yMm });
  return [at(-half, -half), at(half, -half), at(half, half), at(-half, half)];
};

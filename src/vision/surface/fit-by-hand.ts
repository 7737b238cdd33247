import { type InPicture, type Lens, undistort } from '../../carrom/lens.ts';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import { POCKETS, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import { type FourCorners, homographyOntoCorners } from './four-points.ts';
import type { SurfaceFit } from './surface-fit.ts';

export const CORNER_REFUSALS = ['crossed', 'not-convex', 'too-small'] as const;
/** Why four points cannot be the corners of a surface seen from above. */
export type CornerRefusal = (typeof CORNER_REFUSALS)[number];

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A side shorter than this share of the picture's longer side shows pieces too small to be told apart. */
const SHORTEST_SIDE = 0.06;
/** Corners flatter than this lie in a line, as no camera above a board sees them. */
const FLATTEST_SINE = 0.12;

export const plainLens = ({ widthPx, heightPx }: PictureSize): Lens => ({
  focalPx: Math.max(widthPx, heightPx),
  centreXPx: widthPx / 2,
  centreYPx: heightPx / 2,
  k1: 0,
  k2: 0,
});

const cross = (a: InPicture, b: InPicture, c: InPicture): number =>
  (b.xPx - a.xPx) * (c.yPx - b.yPx) - (b.yPx - a.yPx) * (c.xPx - b.xPx);

const length = (a: InPicture, b: InPicture): number => Math.hypot(b.xPx - a.xPx, b.yPx - a.yPx);

const refusalOf = (corners: FourCorners, { widthPx, heightPx }: PictureSize): CornerRefusal | null => {
  const turns = corners.map((corner, i) => {
    const [before = corner, after = corner] = [corners[(i + 3) % 4], corners[(i + 1) % 4]];
    const reach = length(before, corner) * length(corner, after);
    return reach === 0 ? 0 : cross(before, corner, after) / reach;
  });
  const sides = corners.map((corner, i) => length(corner, corners[(i + 1) % 4] ?? corner));
  if (Math.min(...sides) < SHORTEST_SIDE * Math.max(widthPx, heightPx)) return 'too-small';
  // Seen from above, SW → SE → NE → NW runs anticlockwise; in a picture, whose y points down, every turn is negative.
  const wrong = turns.filter(turn => turn > -FLATTEST_SINE).length;
  if (wrong === 0) return null;
  return wrong === 1 ? 'not-convex' : 'crossed';
};

/** The fit that a person's four corners say, in the bent picture as it is seen; exact for those four points. */
export const fitByHand = (
  corners: FourCorners,
  size: PictureSize,
  kind: SurfaceKind,
  lens: Lens = plainLens(size),
): Outcome<SurfaceFit, CornerRefusal> => {
  const refusal = refusalOf(corners, size);
  if (refusal !== null) return bad(refusal);
  const [sw, se, ne, nw] = corners;
  const straight: FourCorners = [undistort(lens, sw), undistort(lens, se), undistort(lens, ne), undistort(lens, nw)];
  return good({
    ...size,
    sideMm: kind.sideMm,
    homography: homographyOntoCorners(kind.sideMm / 2, straight),
    lens,
    pockets: POCKETS.map(pocket => ({ at: pocketCentre(kind, pocket), radiusMm: kind.pocketDiameterMm / 2 })),
    residualMm: 0,
    certainty: 1,
    by: 'hand',
  });
};

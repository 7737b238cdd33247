import type { InPicture } from '../../carrom/lens.ts';
import { through } from './surface-fit.ts';
import {
  CORNERS_ON_SQUARE,
  fitOfCorners,
  goesRound,
  nearSideSouth,
  type PictureSize,
  type Quad,
  type UnitFit,
} from './unit-fit.ts';

/** Webcams and telephones, in longer sides of the picture; what it is wrong by, tilt and size make up for. */
const USUAL_FOCAL = 0.95;
/** From straight above to beside the table. */
const TILTS_DEGREES = [0, 15, 30, 42, 54] as const;
const TURNS_DEGREES = [-45, -30, -15, 0, 15, 30] as const;
/** The side as it would be seen straight from above, in shorter sides of the picture: each an eighth larger. */
const SIZES = Array.from({ length: 14 }, (_, i) => 0.26 * 1.125 ** i);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A square on a table under a camera that is held level and leans so far. */
const squareAbout = (
  size: PictureSize,
  middle: InPicture,
  tilt: number,
  turn: number,
  side: number,
): UnitFit | undefined => {
  const focalPx = USUAL_FOCAL * Math.max(size.widthPx, size.heightPx);
  const [cx, cy] = [size.widthPx / 2, size.heightPx / 2];
  const [x, y] = [(middle.xPx - cx) / focalPx, (middle.yPx - cy) / focalPx];
  const long = side / focalPx;
  // On the table: to the right is to the right, away is upwards and farther.
  const [c, s] = [Math.cos(turn) * long, Math.sin(turn) * long];
  const [up, far] = [-Math.cos(tilt), Math.sin(tilt)];
  const column = (right: number, away: number, z: number, px: number, py: number) => {
    const [dx, dy, dz] = [right + px, away * up + py, away * far + z];
    return [focalPx * dx + cx * dz, focalPx * dy + cy * dz, dz] as const;
  };
  const [u, v, o] = [column(c, s, 0, 0, 0), column(-s, c, 0, 0, 0), column(0, 0, 1, x, y)];
  const homography = [u[0], v[0], o[0], u[1], v[1], o[1], u[2], v[2], o[2]];
  const corners = CORNERS_ON_SQUARE.map(on => {
    const [xPx, yPx] = through(homography, on.u, on.v);
    return { xPx, yPx };
  }) as unknown as Quad;
  const quad = nearSideSouth(corners);
  return quad && goesRound(quad) ? fitOfCorners(size, quad) : undefined;
};

/** All squares that a usual camera may see about a point, from above and from the side. */
export const squaresAbout = (size: PictureSize, middle: InPicture): readonly UnitFit[] =>
  TILTS_DEGREES.flatMap(tilt =>
    TURNS_DEGREES.flatMap(turn =>
      SIZES.flatMap(share => {
        const side = share * Math.min(size.widthPx, size.heightPx);
        return squareAbout(size, middle, radians(tilt), radians(turn), side) ?? [];
      }),
    ),
  );

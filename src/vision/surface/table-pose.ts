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

/** How a camera may see a table: what is left to find out once it is known where the surface's middle is. */
export interface TablePose {
  readonly middle: InPicture;
  /** Between the camera's axis and the plumb line, in radians; 0 from straight above. */
  readonly tilt: number;
  /** How the surface is turned on the table, in radians. */
  readonly turn: number;
  /** How the camera is turned about its own axis: people hold it nearly level. */
  readonly roll: number;
  /** The surface's side as it would be seen from straight above, in pixels. */
  readonly sidePx: number;
  /** In longer sides of the picture. */
  readonly focal: number;
}

/** Webcams and telephones; what it is wrong by, tilt and size make up for. */
export const USUAL_FOCAL = 0.8;

/** Unit square → picture, row by row. */
export const homographyOfPose = (
  { widthPx, heightPx }: PictureSize,
  { middle, tilt, turn, roll, sidePx, focal }: TablePose,
): readonly number[] => {
  const focalPx = focal * Math.max(widthPx, heightPx);
  const [cx, cy] = [widthPx / 2, heightPx / 2];
  const [x, y] = [(middle.xPx - cx) / focalPx, (middle.yPx - cy) / focalPx];
  const long = sidePx / focalPx;
  // On the table: to the right is to the right, away is upwards and farther.
  const [c, s] = [Math.cos(turn) * long, Math.sin(turn) * long];
  const [level, askew] = [Math.cos(roll), Math.sin(roll)];
  const column = (right: number, away: number) => {
    const [dx, dy, dz] = [right, -away * Math.cos(tilt), away * Math.sin(tilt)];
    const [rx, ry] = [level * dx - askew * dy, askew * dx + level * dy];
    return [focalPx * rx + cx * dz, focalPx * ry + cy * dz, dz] as const;
  };
  const [u, v, o] = [column(c, s), column(-s, c), [focalPx * x + cx, focalPx * y + cy, 1] as const];
  return [u[0], v[0], o[0], u[1], v[1], o[1], u[2], v[2], o[2]];
};

export const fitOfPose = (size: PictureSize, pose: TablePose): UnitFit | undefined => {
  const homography = homographyOfPose(size, pose);
  const corners = CORNERS_ON_SQUARE.map(on => {
    const [xPx, yPx] = through(homography, on.u, on.v);
    return { xPx, yPx };
  }) as unknown as Quad;
  const quad = nearSideSouth(corners);
  return quad && goesRound(quad) ? fitOfCorners(size, quad) : undefined;
};

import type { OnSurface } from '../../carrom/surface.ts';
import type { SurfaceFit } from './surface-fit.ts';

/** Where the camera hangs: straight above `foot`, `heightMm` over the surface. */
export interface CameraPose {
  readonly foot: OnSurface;
  readonly heightMm: number;
  readonly focalPx: number;
  /** Between the camera's axis and the plumb line. */
  readonly tiltDegrees: number;
}

/**
 * A homography whose scale is off by some per mille looks like a small tilt: below about 8° the focal length that it
 * claims is worth less than the lens's own.
 */
const CLAIMED_TILT_DOUBT = Math.sin((8 * Math.PI) / 180) ** 2;
/** A focal length claimed to differ more than this from the lens's own is a fault of the fit. */
const MOST_APART = 2.5;

type Column = readonly [x: number, y: number, z: number];
const sum = (a: Column, times: number, b: Column, timesB: number): Column => [
  a[0] * times + b[0] * timesB,
  a[1] * times + b[1] * timesB,
  a[2] * times + b[2] * timesB,
];
const dot = (a: Column, b: Column): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Column, b: Column): Column => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The homography's columns, with the optical axis at the picture's origin. */
const centredColumns = ({ homography, lens }: SurfaceFit): readonly [Column, Column, Column] => {
  const column = (i: number): Column => {
    const last = homography[i + 6] ?? 0;
    return [(homography[i] ?? 0) - lens.centreXPx * last, (homography[i + 3] ?? 0) - lens.centreYPx * last, last];
  };
  return [column(0), column(1), column(2)];
};

/**
 * What the homography says of the lens. Turned so that one axis of the surface lies level before the camera, that axis is
 * not foreshortened and the other is: by how much is the tilt, and how fast it shrinks with distance is the focal length.
 */
const focalOf = (x: Column, y: Column, lensPx: number): { readonly focalPx: number; readonly sinTilt2: number } => {
  const away = Math.hypot(x[2], y[2]);
  if (away < 1e-12) return { focalPx: lensPx, sinTilt2: 0 };
  const level = sum(x, y[2] / away, y, -x[2] / away);
  const leaning = sum(x, x[2] / away, y, y[2] / away);
  const flat2 = level[0] ** 2 + level[1] ** 2;
  const short2 = leaning[0] ** 2 + leaning[1] ** 2;
  const sinTilt2 = Math.max(0, 1 - short2 / flat2);
  const claimed = Math.sqrt(Math.max(0, flat2 - short2)) / away;
  if (!(claimed > lensPx / MOST_APART && claimed < lensPx * MOST_APART)) return { focalPx: lensPx, sinTilt2 };
  const trust = sinTilt2 ** 2 / (sinTilt2 ** 2 + CLAIMED_TILT_DOUBT ** 2);
  return { focalPx: Math.exp(trust * Math.log(claimed) + (1 - trust) * Math.log(lensPx)), sinTilt2 };
};

export const cameraPose = (fit: SurfaceFit): CameraPose => {
  const [xPx, yPx, originPx] = centredColumns(fit);
  const { focalPx } = focalOf(xPx, yPx, fit.lens.focalPx);
  const ray = ([x, y, z]: Column): Column => [x / focalPx, y / focalPx, z];
  const [x, y, origin] = [ray(xPx), ray(yPx), ray(originPx)];
  const scale = Math.sqrt(Math.sqrt(dot(x, x) * dot(y, y)));
  // Seen from the camera, the surface's normal points down at it; a picture is never mirrored.
  const normal = cross(x, y);
  const length = Math.hypot(...normal);
  const heightMm = Math.abs(dot(origin, normal)) / length / scale;
  // The camera's place is minus the surface's origin, told in the surface's own axes (which a fit may bend a little).
  const [xx, xy, yy] = [dot(x, x), dot(x, y), dot(y, y)];
  const det = xx * yy - xy * xy;
  const [ox, oy] = [-dot(x, origin), -dot(y, origin)];
  return {
    foot: { xMm: (yy * ox - xy * oy) / det, yMm: (xx * oy - xy * ox) / det },
    heightMm,
    focalPx,
    tiltDegrees: (Math.acos(Math.min(1, Math.abs(normal[2]) / length)) * 180) / Math.PI,
  };
};

/** What seems to lie at `seemsAt` on the surface but is `heightMm` above it: where it is, seen from straight above. */
export const atHeight = ({ foot, heightMm: camera }: CameraPose, seemsAt: OnSurface, heightMm: number): OnSurface => {
  const nearer = heightMm / camera;
  return {
    xMm: seemsAt.xMm + (foot.xMm - seemsAt.xMm) * nearer,
    yMm: seemsAt.yMm + (foot.yMm - seemsAt.yMm) * nearer,
  };
};

/** The way back: where a thing above `at` seems to lie on the surface. */
export const seemsToLie = ({ foot, heightMm: camera }: CameraPose, at: OnSurface, heightMm: number): OnSurface => {
  const farther = camera / (camera - heightMm);
  return {
    xMm: foot.xMm + (at.xMm - foot.xMm) * farther,
    yMm: foot.yMm + (at.yMm - foot.yMm) * farther,
  };
};

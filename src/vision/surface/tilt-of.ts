import type { UnitFit } from './unit-fit.ts';

/** The surface's normal against the optical axis in degrees, from the pictures of its two axes. */
export const tiltOf = ({ homography, lens }: UnitFit, focalPx: number): number => {
  const [a = 0, b = 0, , d = 0, e = 0, , g = 0, h = 0] = homography;
  const axis = (x: number, y: number, z: number) =>
    [(x - lens.centreXPx * z) / focalPx, (y - lens.centreYPx * z) / focalPx, z] as const;
  const [p, q] = [axis(a, d, g), axis(b, e, h)];
  const normal = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]] as const;
  return (Math.acos(Math.min(1, Math.abs(normal[2]) / Math.hypot(...normal))) * 180) / Math.PI;
};

import type { UnitFit } from './unit-fit.ts';

type Ray = readonly [number, number, number];
const dot = (a: Ray, b: Ray): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** How far from the plumb line the surface's middle is seen, in degrees, from the pictures of its two axes and its middle. */
export const tiltOf = ({ homography, lens }: UnitFit, focalPx: number): number => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 1] = homography;
  const ray = (x: number, y: number, z: number): Ray => [
    (x - lens.centreXPx * z) / focalPx,
    (y - lens.centreYPx * z) / focalPx,
    z,
  ];
  const [p, q, middle] = [ray(a, d, g), ray(b, e, h), ray(c, f, j)];
  const normal: Ray = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const upright = Math.abs(dot(normal, middle)) / Math.sqrt(dot(normal, normal) * dot(middle, middle));
  return (Math.acos(Math.min(1, upright)) * 180) / Math.PI;
};

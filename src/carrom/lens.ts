/**
 * Radial distortion as the usual camera calibrations write it: a ray that an ideal lens would put at radius r (in focal
 * lengths from the optical axis) lands at r (1 + k1 r² + k2 r⁴).
 */
export interface Lens {
  readonly focalPx: number;
  readonly centreXPx: number;
  readonly centreYPx: number;
  readonly k1: number;
  readonly k2: number;
}

/** A point in the picture: x to the right, y down, whole numbers on the borders between pixels. */
export interface InPicture {
  readonly xPx: number;
  readonly yPx: number;
}

const bend = (lens: Lens, r2: number): number => 1 + r2 * (lens.k1 + lens.k2 * r2);

const scaledAbout = (lens: Lens, at: InPicture, factor: number): InPicture => ({
  xPx: lens.centreXPx + (at.xPx - lens.centreXPx) * factor,
  yPx: lens.centreYPx + (at.yPx - lens.centreYPx) * factor,
});

const squaredRadius = (lens: Lens, at: InPicture): number =>
  ((at.xPx - lens.centreXPx) ** 2 + (at.yPx - lens.centreYPx) ** 2) / lens.focalPx ** 2;

/** Where the real lens puts what an ideal lens would put at `ideal`. */
export const distort = (lens: Lens, ideal: InPicture): InPicture =>
  scaledAbout(lens, ideal, bend(lens, squaredRadius(lens, ideal)));

/** Radius an ideal lens would give to what is seen at `seen`, both in focal lengths: Newton, from the seen radius. */
export const idealRadius = (lens: Lens, seen: number): number => {
  let r = seen;
  for (let i = 0; i < 8; i++) {
    const r2 = r * r;
    const step = (r * bend(lens, r2) - seen) / Math.max(0.2, 1 + r2 * (3 * lens.k1 + 5 * lens.k2 * r2));
    r -= step;
    if (Math.abs(step) < 1e-12) break;
  }
  return r;
};

export const undistort = (lens: Lens, seen: InPicture): InPicture => {
  const radius = Math.sqrt(squaredRadius(lens, seen));
  return radius < 1e-9 ? seen : scaledAbout(lens, seen, idealRadius(lens, radius) / radius);
};

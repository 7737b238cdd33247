import { distort, type InPicture, type Lens, undistort } from '../../carrom/lens.ts';
import type { OnSurface } from '../../carrom/surface.ts';

/** A pocket as it was measured: makers' holes differ in size and in how far they reach under the frame. */
export interface PocketSeen {
  readonly at: OnSurface;
  readonly radiusMm: number;
}

/**
 * Where the playing surface lies in the camera's picture. Millimetres are those of a surface `sideMm` wide: a camera
 * cannot tell a small board from a far one, so the side is what the table says, not what was measured.
 */
export interface SurfaceFit {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sideMm: number;
  /** Surface millimetres → pixels of an ideal lens, row by row, last element 1. */
  readonly homography: readonly number[];
  readonly lens: Lens;
  /** SW, SE, NE, NW. */
  readonly pockets: readonly PocketSeen[];
  readonly residualMm: number;
  /** 0 … 1: how sure it is that this is the surface, within 2.5 % of its side at every corner. */
  readonly certainty: number;
  readonly by: 'itself' | 'hand' | 'markers';
}

export const through = (h: readonly number[], x: number, y: number): readonly [number, number] => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = h;
  const w = g * x + i * y + j;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
};

/** The way back of a homography, scaled like it. */
export const inverted = (h: readonly number[]): readonly number[] => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0, j = 1] = h;
  const way = [
    e * j - f * i,
    c * i - b * j,
    b * f - c * e,
    f * g - d * j,
    a * j - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    a * e - b * d,
  ];
  const last = way[8] || 1;
  return way.map(value => value / last);
};

/** Where a point of the surface is seen in the camera's picture. */
export const seenAt = (fit: SurfaceFit, { xMm, yMm }: OnSurface): InPicture => {
  const [xPx, yPx] = through(fit.homography, xMm, yMm);
  return distort(fit.lens, { xPx, yPx });
};

/** The point of the surface that is seen at a pixel. */
export const surfaceAt = (fit: SurfaceFit, seen: InPicture): OnSurface => {
  const { xPx, yPx } = undistort(fit.lens, seen);
  const [xMm, yMm] = through(inverted(fit.homography), xPx, yPx);
  return { xMm, yMm };
};

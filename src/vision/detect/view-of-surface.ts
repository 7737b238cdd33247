import { distort } from '../../carrom/lens.ts';
import type { Rgba } from '../picture/measure-light.ts';
import { type SurfaceFit, through } from '../surface/surface-fit.ts';
import { mmPerPx, RECTIFIED_PX, SURFACE_PX } from './rectified.ts';

/** What is sampled for a fit: the whole picture, or, of a large one, the surface's part, shrunken. */
export interface View {
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** So many pixels become one, in both directions. */
  readonly shrink: number;
}

/** Camera pixels for a rectified one that are aimed at: with many more, mixing four neighbours would leave gaps. */
const GOOD_PX_EACH = 1.2;

/** Camera pixels for a rectified one, on average over the surface. */
const pxEach = (fit: SurfaceFit): number => {
  const half = fit.sideMm / 2;
  const corners = [through(fit.homography, -half, -half), through(fit.homography, half, -half)];
  corners.push(through(fit.homography, half, half), through(fit.homography, -half, half));
  let area = 0;
  for (const [i, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(i + 1) % 4] ?? [0, 0];
    area += (x * nextY - nextX * y) / 2;
  }
  return Math.sqrt(Math.abs(area)) / SURFACE_PX;
};

const STEPS = 16;

/** The rectangle of the picture that the rectified one shows. */
const aroundSurface = (fit: SurfaceFit): Omit<View, 'shrink'> => {
  const reachMm = (RECTIFIED_PX / 2) * mmPerPx(fit.sideMm);
  let [left, top, right, bottom] = [fit.widthPx, fit.heightPx, 0, 0];
  for (let i = 0; i <= STEPS; i += 1) {
    const along = ((2 * i) / STEPS - 1) * reachMm;
    for (const [xMm, yMm] of [
      [along, -reachMm],
      [along, reachMm],
      [-reachMm, along],
      [reachMm, along],
    ] as const) {
      const [xPx, yPx] = through(fit.homography, xMm, yMm);
      const seen = distort(fit.lens, { xPx, yPx });
      left = Math.min(left, seen.xPx - 2);
      top = Math.min(top, seen.yPx - 2);
      right = Math.max(right, seen.xPx + 2);
      bottom = Math.max(bottom, seen.yPx + 2);
    }
  }
  const [leftPx, topPx] = [Math.floor(Math.max(0, left)), Math.floor(Math.max(0, top))];
  return {
    leftPx,
    topPx,
    widthPx: Math.min(fit.widthPx, Math.ceil(right)) - leftPx,
    heightPx: Math.min(fit.heightPx, Math.ceil(bottom)) - topPx,
  };
};

export const viewOfSurface = (fit: SurfaceFit): View => {
  const shrink = Math.max(1, Math.round(pxEach(fit) / GOOD_PX_EACH));
  if (shrink === 1) return { leftPx: 0, topPx: 0, widthPx: fit.widthPx, heightPx: fit.heightPx, shrink };
  return { ...aroundSurface(fit), shrink };
};

/** The view's part of a picture. Squares of `shrink` pixels become one; into a buffer that may be used again. */
export const partOf = ({ width, height, bytes }: Rgba, view: View, into?: Uint8ClampedArray): Rgba => {
  const { leftPx, topPx, shrink } = view;
  if (shrink === 1 && view.widthPx === width && view.heightPx === height) return { width, height, bytes };
  const [across, down] = [Math.floor(view.widthPx / shrink), Math.floor(view.heightPx / shrink)];
  const out = into?.length === 4 * across * down ? into : new Uint8ClampedArray(4 * across * down);
  const share = 1 / (shrink * shrink);
  for (let y = 0, o = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1, o += 4) {
      let [red, green, blue] = [0, 0, 0];
      for (let dy = 0; dy < shrink; dy += 1) {
        let i = 4 * ((topPx + y * shrink + dy) * width + leftPx + x * shrink);
        for (const end = i + 4 * shrink; i < end; i += 4) {
          red += bytes[i] as number;
          green += bytes[i + 1] as number;
          blue += bytes[i + 2] as number;
        }
      }
      out[o] = red * share;
      out[o + 1] = green * share;
      out[o + 2] = blue * share;
      out[o + 3] = 255;
    }
  return { width: across, height: down, bytes: out };
};

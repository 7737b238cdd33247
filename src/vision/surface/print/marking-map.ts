import type { Sampled } from '../close-crops.ts';
import type { UnitFit } from '../unit-fit.ts';
import { boxMean } from './box-mean.ts';

/** Cells along a side of the surface: one for every two millimetres. */
export const MAP_CELLS = 368;

/**
 * Which way brightness and colour change, all over the surface as a fit has it. The direction is kept at twice its angle,
 * so that a line's two flanks, and dark lines on pale wood and pale ones on dark, all say the same. Lengths are 0 … 1.
 */
export interface MarkingMap {
  readonly fit: UnitFit;
  readonly cos2: Float32Array;
  readonly sin2: Float32Array;
  /** 1 where the surface is in the picture. */
  readonly shown: Uint8Array;
}

/** A change is clear when it stands out from what is usual this many cells around it. */
const AROUND = 30;
/** Changes below this, in shares of full brightness for one cell, are a camera's noise. */
const NOISE = 0.012;

const CELLS = MAP_CELLS * MAP_CELLS;

/** The surface through a fit, as planes of 0 … 1; row by row from south to north. */
const surfaceCopy = ({ picture, scale }: Sampled, fit: UnitFit, shown: Uint8Array): Float32Array => {
  const { width, height, bytes } = picture;
  const copy = new Float32Array(3 * CELLS);
  const [ha = 0, hb = 0, hc = 0, hd = 0, he = 0, hf = 0, hg = 0, hh = 0, hj = 1] = fit.homography;
  const { centreXPx: cx, centreYPx: cy, focalPx, k1 } = fit.lens;
  // Written out without arrays: this runs for every cell.
  for (let row = 0; row < MAP_CELLS; row += 1)
    for (let column = 0; column < MAP_CELLS; column += 1) {
      const u = (column + 0.5) / MAP_CELLS - 0.5;
      const v = (row + 0.5) / MAP_CELLS - 0.5;
      const w = hg * u + hh * v + hj;
      const dx = (ha * u + hb * v + hc) / w - cx;
      const dy = (hd * u + he * v + hf) / w - cy;
      const bend = 1 + (k1 * (dx * dx + dy * dy)) / (focalPx * focalPx);
      const x = (cx + dx * bend) * scale - 0.5;
      const y = (cy + dy * bend) * scale - 0.5;
      if (!(w > 0 && x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) continue;
      const left = Math.floor(x);
      const top = Math.floor(y);
      const fx = x - left;
      const fy = y - top;
      const a = (top * width + left) * 4;
      const c = a + width * 4;
      const cell = row * MAP_CELLS + column;
      shown[cell] = 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (bytes[a + channel] ?? 0) * (1 - fx) + (bytes[a + 4 + channel] ?? 0) * fx;
        const lower = (bytes[c + channel] ?? 0) * (1 - fx) + (bytes[c + 4 + channel] ?? 0) * fx;
        copy[channel * CELLS + cell] = (upper * (1 - fy) + lower * fy) / 255;
      }
    }
  return copy;
};

/** `reach` is how far, in cells, a line may lie from where it is looked for and still be felt. */
export const markingMap = (sampled: Sampled, fit: UnitFit, reach: number): MarkingMap => {
  const shown = new Uint8Array(CELLS);
  const copy = surfaceCopy(sampled, fit, shown);
  const [xx, yy, xy] = [new Float32Array(CELLS), new Float32Array(CELLS), new Float32Array(CELLS)];
  for (let row = 1; row < MAP_CELLS - 1; row += 1)
    for (let column = 1; column < MAP_CELLS - 1; column += 1) {
      const cell = row * MAP_CELLS + column;
      if (!(shown[cell - 1] && shown[cell + 1] && shown[cell - MAP_CELLS] && shown[cell + MAP_CELLS])) continue;
      let sxx = 0;
      let syy = 0;
      let sxy = 0;
      for (let at = cell; at < 3 * CELLS; at += CELLS) {
        const gx = ((copy[at + 1] ?? 0) - (copy[at - 1] ?? 0)) / 2;
        const gy = ((copy[at + MAP_CELLS] ?? 0) - (copy[at - MAP_CELLS] ?? 0)) / 2;
        sxx += gx * gx;
        syy += gy * gy;
        sxy += gx * gy;
      }
      xx[cell] = sxx;
      yy[cell] = syy;
      xy[cell] = sxy;
    }
  const energy = new Float32Array(CELLS);
  for (let i = 0; i < CELLS; i += 1) energy[i] = (xx[i] ?? 0) + (yy[i] ?? 0);
  const usual = boxMean(energy, MAP_CELLS, MAP_CELLS, AROUND);
  const [cos2, sin2] = [new Float32Array(CELLS), new Float32Array(CELLS)];
  for (let i = 0; i < CELLS; i += 1) {
    const weight = 1 / ((energy[i] ?? 0) + (usual[i] ?? 0) + NOISE ** 2);
    cos2[i] = ((xx[i] ?? 0) - (yy[i] ?? 0)) * weight;
    sin2[i] = 2 * (xy[i] ?? 0) * weight;
  }
  const spread = (values: Float32Array) => boxMean(values, MAP_CELLS, MAP_CELLS, reach);
  return { fit, cos2: spread(cos2), sin2: spread(sin2), shown };
};

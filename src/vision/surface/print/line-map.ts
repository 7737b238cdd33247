import type { Rgba } from '../../picture/measure-light.ts';
import { boxMean } from './box-mean.ts';

/**
 * Which way brightness and colour change, all over a picture. The direction is kept at twice its angle, so that a line's two
 * flanks, and dark lines on pale wood and pale ones on dark, all say the same. Lengths are 0 … 1.
 */
export interface LineMap {
  readonly width: number;
  readonly height: number;
  readonly cos2: Float32Array;
  readonly sin2: Float32Array;
}

/** A change is clear when it stands out from what is usual this many pixels around it. */
const AROUND = 24;
/** Changes below this, in shares of full brightness for one pixel, are a camera's noise. */
const NOISE = 0.012;

/** `reach` is how far, in pixels, a line may lie from where it is looked for and still be felt. */
export const lineMap = ({ width, height, bytes }: Rgba, reach: number): LineMap => {
  const cells = width * height;
  const [energy, cos2, sin2] = [new Float32Array(cells), new Float32Array(cells), new Float32Array(cells)];
  const stride = 4 * width;
  for (let row = 1; row < height - 1; row += 1)
    for (let column = 1; column < width - 1; column += 1) {
      const cell = row * width + column;
      let [xx, yy, xy] = [0, 0, 0];
      for (let at = 4 * cell; at < 4 * cell + 3; at += 1) {
        const gx = ((bytes[at + 4] as number) - (bytes[at - 4] as number)) / 510;
        const gy = ((bytes[at + stride] as number) - (bytes[at - stride] as number)) / 510;
        xx += gx * gx;
        yy += gy * gy;
        xy += gx * gy;
      }
      energy[cell] = xx + yy;
      cos2[cell] = xx - yy;
      sin2[cell] = 2 * xy;
    }
  const usual = boxMean(energy, width, height, AROUND);
  for (let i = 0; i < cells; i += 1) {
    const weight = 1 / ((energy[i] as number) + (usual[i] as number) + NOISE ** 2);
    cos2[i] = (cos2[i] as number) * weight;
    sin2[i] = (sin2[i] as number) * weight;
  }
  return { width, height, cos2: boxMean(cos2, width, height, reach), sin2: boxMean(sin2, width, height, reach) };
};

import type { Rgba } from '../../vision/picture/measure-light.ts';

/** By which rule a recording codes its colours: that of old television, or of high definition. */
export type ColourMatrix = 'bt601' | 'bt709';

/**
 * What browsers multiply colour by, in 64ths: whole numbers, and none above 128. A more exact rule would see other colours than
 * they do, by up to five levels of blue.
 */
const WEIGHTS: Readonly<Record<ColourMatrix, { readonly ub: number; ug: number; vg: number; vr: number }>> = {
  bt601: { ub: 128, ug: 25, vg: 52, vr: 102 },
  bt709: { ub: 128, ug: 14, vg: 34, vr: 115 },
};

/** Brightness from 16 to 235 made 0 to 255, in 64ths. */
const BRIGHTNESS = Int32Array.from({ length: 256 }, (_, y) => ((y * 0x0101 * 18_997) >>> 16) - 1160);

/**
 * The pixels of a picture as a browser makes them: its brightness, and each two by two pixels' colour as it is, not smoothed.
 * The planes lie as PGM keeps them: brightness row by row, then each row of colour, blue in its left half and red in its right.
 */
export const pixelsOf = (planes: Uint8Array, width: number, height: number, matrix: ColourMatrix): Rgba => {
  const { ub, ug, vg, vr } = WEIGHTS[matrix];
  const bytes = new Uint8ClampedArray(4 * width * height);
  const half = width >> 1;
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    const light = row * width;
    const colour = width * height + (row >> 1) * width;
    for (let column = 0; column < width; column += 1) {
      const y = BRIGHTNESS[planes[light + column] as number] as number;
      const u = (planes[colour + (column >> 1)] as number) - 128;
      const v = (planes[colour + half + (column >> 1)] as number) - 128;
      bytes[to] = (y + vr * v) >> 6;
      bytes[to + 1] = (y - ug * u - vg * v) >> 6;
      bytes[to + 2] = (y + ub * u) >> 6;
      bytes[to + 3] = 255;
      to += 4;
    }
  }
  return { width, height, bytes };
};

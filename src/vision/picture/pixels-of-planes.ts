import type { Rgba } from './measure-light.ts';

/** By which rule a recording codes its colours: that of old television, or of high definition. */
export type ColourMatrix = 'bt601' | 'bt709';

/**
 * The rule of a recording that says this of its colours. What says nothing was most often made by a program that codes like old
 * television, however large it is; browsers guess by its size instead, each in its own way, so they are not asked.
 */
export const colourMatrixOf = (said: string | null | undefined): ColourMatrix => (said === 'bt709' ? 'bt709' : 'bt601');

/** Where one plane lies in the bytes: from here on, so far from row to row and from one value to the next. */
export interface CodedPlane {
  readonly offset: number;
  readonly stride: number;
  readonly step: number;
}

/** A picture as recordings keep it: a brightness for each pixel, and one colour for each two by two of them. Its sides are even. */
export interface CodedPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  readonly light: Omit<CodedPlane, 'step'>;
  readonly blue: CodedPlane;
  readonly red: CodedPlane;
}

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

/** Sums from below black to above white, each as the level it is shown as: to look it up is quicker than to compare. */
const BELOW_BLACK = 384;
const LEVEL = Uint8ClampedArray.from({ length: 1024 }, (_, sum) => sum - BELOW_BLACK);
const OPAQUE = 0xff << 24;
const level = (sum: number): number => LEVEL[sum >> 6] as number;

/** One pixel as its four bytes lie in memory, of a coded brightness and what its colour adds to each. */
const pixelOf = (brightness: number | undefined, r: number, g: number, b: number): number => {
  const y = BRIGHTNESS[brightness as number] as number;
  return level(y + r) | (level(y + g) << 8) | (level(y + b) << 16) | OPAQUE;
};

/**
 * The pixels of a coded picture: its brightness, and each two by two pixels' colour as it is, not smoothed. Only whole numbers,
 * so that every browser and the command line make the same pixels of the same recording.
 */
export const pixelsOf = (
  { width, height, bytes: coded, light, blue, red }: CodedPicture,
  matrix: ColourMatrix,
  bytes = new Uint8ClampedArray(4 * width * height),
): Rgba => {
  const { ub, ug, vg, vr } = WEIGHTS[matrix];
  const pixels = new Int32Array(bytes.buffer, bytes.byteOffset, width * height);
  const zero = BELOW_BLACK << 6;
  for (let row = 0; row < height; row += 2) {
    let fromBlue = blue.offset + (row >> 1) * blue.stride;
    let fromRed = red.offset + (row >> 1) * red.stride;
    let upper = light.offset + row * light.stride;
    let lower = upper + light.stride;
    let to = row * width;
    const end = to + width;
    while (to < end) {
      const u = (coded[fromBlue] as number) - 128;
      const v = (coded[fromRed] as number) - 128;
      const r = zero + vr * v;
      const g = zero - ug * u - vg * v;
      const b = zero + ub * u;
      pixels[to] = pixelOf(coded[upper], r, g, b);
      pixels[to + 1] = pixelOf(coded[upper + 1], r, g, b);
      pixels[to + width] = pixelOf(coded[lower], r, g, b);
      pixels[to + width + 1] = pixelOf(coded[lower + 1], r, g, b);
      to += 2;
      upper += 2;
      lower += 2;
      fromBlue += blue.step;
      fromRed += red.step;
    }
  }
  return { width, height, bytes };
};

import { distort } from '../../carrom/lens.ts';
import type { Rgba } from '../picture/measure-light.ts';
import type { SurfaceFit } from '../surface/surface-fit.ts';
import { type Mirror, PLAIN } from './mirror-maps.ts';
import { mmPerPx, RECTIFIED_PX, type Tile, WHOLE } from './rectified.ts';
import { type View, viewOfSurface } from './view-of-surface.ts';

/** Where each rectified pixel is found in the camera's picture: worked out once for a fit, used for every frame. */
export interface SamplingMap {
  /** Size of the part that is sampled, shrunken as its view says. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** The upper left of the four pixels to mix, or -1 for what lies behind the camera. */
  readonly first: Int32Array;
  /** Shares of upper right, lower left and lower right, a byte each; the upper left has what is left of 256. */
  readonly shares: Int32Array;
}

/** The rectified picture, or a tile of it, as it looks in a mirror, for a network to see. Good until the next is asked for. */
export type Rectifier = (picture: Rgba, tile?: Tile, mirror?: Mirror) => Float32Array;

/** What the network is given where no camera would see anything. */
export const UNSEEN = 0.5;

const OUTSIDE = -1;

/** The shares of a place between four pixels. */
const sharesAt = (right: number, down: number): number => {
  const lowerRight = Math.round(right * down * 256);
  const upperRight = Math.round(right * 256) - lowerRight;
  const lowerLeft = Math.round(down * 256) - lowerRight;
  return (upperRight << 16) | (lowerLeft << 8) | lowerRight;
};

/** A share of 256 would not fit into its byte. */
const MOST = 255 / 256;

export const samplingMap = (fit: SurfaceFit, view: View = viewOfSurface(fit)): SamplingMap => {
  const first = new Int32Array(RECTIFIED_PX * RECTIFIED_PX).fill(OUTSIDE);
  const shares = new Int32Array(RECTIFIED_PX * RECTIFIED_PX);
  const mm = mmPerPx(fit.sideMm);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 1] = fit.homography;
  const [widthPx, heightPx] = [Math.floor(view.widthPx / view.shrink), Math.floor(view.heightPx / view.shrink)];
  for (let row = 0, i = 0; row < RECTIFIED_PX; row += 1) {
    const yMm = (RECTIFIED_PX / 2 - row - 0.5) * mm;
    for (let column = 0; column < RECTIFIED_PX; column += 1, i += 1) {
      const xMm = (column + 0.5 - RECTIFIED_PX / 2) * mm;
      const w = g * xMm + h * yMm + j;
      const seen = distort(fit.lens, { xPx: (a * xMm + b * yMm + c) / w, yPx: (d * xMm + e * yMm + f) / w });
      const [seenX, seenY] = [(seen.xPx - view.leftPx) / view.shrink, (seen.yPx - view.topPx) / view.shrink];
      if (!(w * j > 0 && Number.isFinite(seenX + seenY))) continue;
      // Pixels are mixed between their middles. Beyond the rim the outermost ones are repeated: what is left of a disc that
      // the picture's edge cuts off looks more like one so than beside an edge of grey.
      const x = Math.min(widthPx - 1, Math.max(0, seenX - 0.5));
      const y = Math.min(heightPx - 1, Math.max(0, seenY - 0.5));
      const [left, top] = [Math.min(widthPx - 2, Math.floor(x)), Math.min(heightPx - 2, Math.floor(y))];
      first[i] = top * widthPx + left;
      shares[i] = sharesAt(Math.min(MOST, x - left), Math.min(MOST, y - top));
    }
  }
  return { widthPx, heightPx, first, shares };
};

/**
 * The rectified picture, or a tile of it, as the network takes it: planes of red, green and blue between 0 and 1, written
 * into `into`. Red and blue are mixed in one multiplication: each has 16 bits of its own in a 32-bit number.
 */
export const rectify = (
  map: SamplingMap,
  picture: Rgba,
  into: Float32Array,
  tile: Tile = WHOLE,
  { leftRight, upDown }: Mirror = PLAIN,
): void => {
  const { first, shares, widthPx } = map;
  const pixels = new Int32Array(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.length >> 2);
  const plane = tile.widthPx * tile.heightPx;
  const [green, blue] = [plane, 2 * plane];
  const scale = 1 / (255 * 256);
  const step = leftRight ? -1 : 1;
  for (let row = 0; row < tile.heightPx; row += 1) {
    let i = (tile.topPx + row) * RECTIFIED_PX + tile.leftPx;
    let out = (upDown ? tile.heightPx - 1 - row : row) * tile.widthPx + (leftRight ? tile.widthPx - 1 : 0);
    for (const end = i + tile.widthPx; i < end; i += 1, out += step) {
      const at = first[i] as number;
      if (at < 0) {
        into[out] = UNSEEN;
        into[green + out] = UNSEEN;
        into[blue + out] = UNSEEN;
        continue;
      }
      const mix = shares[i] as number;
      const ur = (mix >> 16) & 255;
      const ll = (mix >> 8) & 255;
      const lr = mix & 255;
      const ul = 256 - ur - ll - lr;
      const a = pixels[at] as number;
      const b = pixels[at + 1] as number;
      const c = pixels[at + widthPx] as number;
      const d = pixels[at + widthPx + 1] as number;
      // Cut to 32 bits after each sum, or the engine would go on in floating point.
      const upper = (Math.imul(a & 0xff00ff, ul) + Math.imul(b & 0xff00ff, ur)) | 0;
      const lower = (Math.imul(c & 0xff00ff, ll) + Math.imul(d & 0xff00ff, lr)) | 0;
      const redBlue = (upper + lower) | 0;
      const mid =
        (Math.imul((a >> 8) & 255, ul) +
          Math.imul((b >> 8) & 255, ur) +
          Math.imul((c >> 8) & 255, ll) +
          Math.imul((d >> 8) & 255, lr)) |
        0;
      into[out] = (redBlue & 0xffff) * scale;
      into[green + out] = mid * scale;
      into[blue + out] = (redBlue >>> 16) * scale;
    }
  }
};

/** For those who have nothing quicker. */
export const plainRectifier = (map: SamplingMap): Rectifier => {
  const planes = new Float32Array(3 * map.first.length);
  return (picture, tile = WHOLE, mirror) => {
    const into = planes.subarray(0, 3 * tile.widthPx * tile.heightPx);
    rectify(map, picture, into, tile, mirror);
    return into;
  };
};

import { distort } from '../../carrom/lens.ts';
import type { Rgba } from '../picture/measure-light.ts';
import { through } from './surface-fit.ts';
import { CORNERS_ON_SQUARE, type OnSquare, type UnitFit } from './unit-fit.ts';

/** Pixels across a crop, cells across the answer's maps, and crop pixels along a side of the surface. */
export const CROP_PX = 96;
export const CROP_CELLS = 48;
const PER_SIDE = 480;
export const SIDES_PER_CELL = CROP_PX / CROP_CELLS / PER_SIDE;
/** Crops are looked at in fours. */
export const CROPS_AT_ONCE = 4;
const NOTHING = 0.5;

/** A small window onto the surface, turned so that the surface lies below, or to the lower right of a corner. */
export interface Crop {
  readonly kind: 'corner' | 'side';
  /** Corner SW, SE, NE, NW, or edge south, east, north, west. */
  readonly index: number;
  readonly middle: OnSquare;
  readonly right: OnSquare;
  readonly down: OnSquare;
}

/** For SW, SE, NE, NW: which way a crop's right and down run on the surface, all turns of one another. */
const RIGHT: readonly OnSquare[] = [
  { u: 0, v: 1 },
  { u: -1, v: 0 },
  { u: 0, v: -1 },
  { u: 1, v: 0 },
];
const DOWN: readonly OnSquare[] = [
  { u: 1, v: 0 },
  { u: 0, v: 1 },
  { u: -1, v: 0 },
  { u: 0, v: -1 },
];
const NONE: OnSquare = { u: 0, v: 0 };

export const cornerCrop = (corner: number): Crop => ({
  kind: 'corner',
  index: corner,
  middle: CORNERS_ON_SQUARE[corner] ?? NONE,
  right: RIGHT[corner] ?? NONE,
  down: DOWN[corner] ?? NONE,
});

/** A window in the course of an edge, `along` sides from its middle. */
export const sideCrop = (edge: number, along: number): Crop => {
  const corner = (edge + 1) % 4;
  const [right, down] = [RIGHT[corner] ?? NONE, DOWN[corner] ?? NONE];
  const middle = { u: right.u * along - down.u * 0.5, v: right.v * along - down.v * 0.5 };
  return { kind: 'side', index: edge, middle, right, down };
};

/** The edge along the top of a crop, and the one down the left of a corner's. */
export const topEdgeOf = ({ kind, index }: Crop): number => (kind === 'side' ? index : (index + 3) % 4);
export const leftEdgeOf = ({ index }: Crop): number => index;

/** The point of the square at a place in the crop's maps, in cells. */
export const squareOfCell = ({ middle, right, down }: Crop, x: number, y: number): OnSquare => {
  const [dx, dy] = [(2 * x - CROP_PX / 2) / PER_SIDE, (2 * y - CROP_PX / 2) / PER_SIDE];
  return { u: middle.u + right.u * dx + down.u * dy, v: middle.v + right.v * dx + down.v * dy };
};

/** The picture, shrunk if it is much finer than the crops, and its pixels for one of the camera's. */
export interface Sampled {
  readonly picture: Rgba;
  readonly scale: number;
}

/** Samples up to four crops through a fit, between pixels, as planes of 0 … 1. Unused places stay grey. */
export const cropInput = ({ picture, scale }: Sampled, fit: UnitFit, crops: readonly Crop[]): Float32Array => {
  const plane = CROP_PX * CROP_PX;
  const input = new Float32Array(CROPS_AT_ONCE * 3 * plane).fill(NOTHING);
  const { width, height, bytes } = picture;
  const [ha = 0, hb = 0, hc = 0, hd = 0, he = 0, hf = 0, hg = 0, hh = 0, hj = 1] = fit.homography;
  const { centreXPx: cx, centreYPx: cy, focalPx, k1 } = fit.lens;
  crops.slice(0, CROPS_AT_ONCE).forEach((crop, n) => {
    for (let row = 0; row < CROP_PX; row += 1)
      for (let column = 0; column < CROP_PX; column += 1) {
        // `seenOfSquare`, written out: this runs for every pixel of every crop.
        const [right, down] = [(column + 0.5 - CROP_PX / 2) / PER_SIDE, (row + 0.5 - CROP_PX / 2) / PER_SIDE];
        const u = crop.middle.u + crop.right.u * right + crop.down.u * down;
        const v = crop.middle.v + crop.right.v * right + crop.down.v * down;
        const w = hg * u + hh * v + hj;
        const [dx, dy] = [(ha * u + hb * v + hc) / w - cx, (hd * u + he * v + hf) / w - cy];
        const bend = 1 + (k1 * (dx * dx + dy * dy)) / focalPx ** 2;
        const [x, y] = [(cx + dx * bend) * scale - 0.5, (cy + dy * bend) * scale - 0.5];
        if (!(x > -0.5 && y > -0.5 && x < width - 0.5 && y < height - 0.5)) continue;
        const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
        const [next, below] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
        const [fx, fy] = [Math.max(0, x - left), Math.max(0, y - top)];
        const [a, b, c, d] = [
          (top * width + left) * 4,
          (top * width + next) * 4,
          (below * width + left) * 4,
          (below * width + next) * 4,
        ];
        for (let channel = 0; channel < 3; channel += 1) {
          const upper = (bytes[a + channel] ?? 0) * (1 - fx) + (bytes[b + channel] ?? 0) * fx;
          const lower = (bytes[c + channel] ?? 0) * (1 - fx) + (bytes[d + channel] ?? 0) * fx;
          input[(n * 3 + channel) * plane + row * CROP_PX + column] = (upper * (1 - fy) + lower * fy) / 255;
        }
      }
  });
  return input;
};

/** Share of a crop that lies inside the picture. */
export const shareShown = (fit: UnitFit, crop: Crop): number => {
  let shown = 0;
  const steps = 8;
  for (let i = 0; i < steps * steps; i += 1) {
    const [x, y] = [((i % steps) + 0.5) / steps, (Math.floor(i / steps) + 0.5) / steps];
    const { u, v } = squareOfCell(crop, x * CROP_CELLS, y * CROP_CELLS);
    const [xPx, yPx] = through(fit.homography, u, v);
    const seen = distort(fit.lens, { xPx, yPx });
    if (seen.xPx > 0 && seen.yPx > 0 && seen.xPx < fit.size.widthPx && seen.yPx < fit.size.heightPx) shown += 1;
  }
  return shown / (steps * steps);
};

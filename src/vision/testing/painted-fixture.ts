import type { InPicture } from '../../carrom/lens.ts';
import type { Rgba } from '../picture/measure-light.ts';
import { CROP_CELLS, CROP_PX, CROPS_AT_ONCE } from '../surface/close-crops.ts';
import type { QuadsAround } from '../surface/propose-corners.ts';
import { fitOfCorners, type PictureSize, type Quad, squareOfSeen, type UnitFit } from '../surface/unit-fit.ts';
import { type Shrink, WIDE_CELLS, WIDE_PX } from '../surface/wide-view.ts';

/** For tests: a picture in colours that say everything, and networks that read them. */
export const paintedFit = (size: PictureSize, corners: readonly (readonly [number, number])[], bend = 0): UnitFit => {
  const [a, b, c, d] = corners.map(([xPx, yPx]): InPicture => ({ xPx, yPx }));
  const fit = a && b && c && d && fitOfCorners(size, [a, b, c, d] satisfies Quad, bend);
  if (!fit) throw new Error('these corners make no quad');
  return fit;
};

const DOT_SIDES = 0.012;
const POCKET_SIDES = { at: 0.47, radius: 0.03 };

/** Red: the surface. Green: dots at its corners. Blue: the centre and the pockets. */
export const paintSurface = (fit: UnitFit, withoutCorners: readonly number[] = []): Rgba => {
  const { widthPx: width, heightPx: height } = fit.size;
  const bytes = new Uint8ClampedArray(width * height * 4).fill(255);
  const sides = Math.hypot(fit.corners[0].xPx - fit.corners[1].xPx, fit.corners[0].yPx - fit.corners[1].yPx);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const { u, v } = squareOfSeen(fit, { xPx: column + 0.5, yPx: row + 0.5 });
      const inside = (0.5 - Math.max(Math.abs(u), Math.abs(v))) * sides;
      const corner = v < 0 ? (u < 0 ? 0 : 1) : u > 0 ? 2 : 3;
      const far = (Math.abs(u) - 0.5) ** 2 + (Math.abs(v) - 0.5) ** 2;
      const dot = withoutCorners.includes(corner) ? 0 : Math.exp(-far / (2 * DOT_SIDES ** 2));
      const pocket = Math.hypot(Math.abs(u) - POCKET_SIDES.at, Math.abs(v) - POCKET_SIDES.at);
      const hole = Math.hypot(u, v) < 0.03 ? 1 : Math.max(0, Math.min(1, (POCKET_SIDES.radius - pocket) * sides + 0.5));
      const i = (row * width + column) * 4;
      bytes[i] = 255 * Math.max(0, Math.min(1, inside + 0.5));
      bytes[i + 1] = 255 * dot;
      bytes[i + 2] = 255 * hole;
    }
  return { width, height, bytes };
};

/** Middles of the patches of a plane that are brighter than a third. */
const patches = (plane: Float32Array, width: number): readonly (readonly [number, number, number])[] => {
  const seen = new Uint8Array(plane.length);
  const found: (readonly [number, number, number])[] = [];
  for (let start = 0; start < plane.length; start += 1) {
    if (seen[start] || (plane[start] ?? 0) < 0.6) continue;
    const stack = [start];
    seen[start] = 1;
    let [sum, x, y] = [0, 0, 0];
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      const weight = plane[i] ?? 0;
      sum += weight;
      x += weight * ((i % width) + 0.5);
      y += weight * (Math.floor(i / width) + 0.5);
      for (const next of [i - 1, i + 1, i - width, i + width])
        if (!seen[next] && (plane[next] ?? 0) >= 0.6) {
          seen[next] = 1;
          stack.push(next);
        }
    }
    found.push([x / sum, y / sum, sum]);
  }
  return found;
};

const paintHeat = (into: Float32Array, cells: number, x: number, y: number): void => {
  for (let row = 0; row < cells; row += 1)
    for (let column = 0; column < cells; column += 1) {
      const heat = Math.exp(-((column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2) / (2 * 1.5 ** 2));
      into[row * cells + column] = Math.max(into[row * cells + column] ?? 0, heat);
    }
};

const averaged = (plane: Float32Array, width: number, cells: number, into: Float32Array): void => {
  const step = width / cells;
  for (let i = 0; i < plane.length; i += 1) {
    const cell = Math.floor(Math.floor(i / width) / step) * cells + Math.floor((i % width) / step);
    // The grey around the picture is no surface.
    const value = plane[i] ?? 0;
    into[cell] = (into[cell] ?? 0) + (value > 0.49 && value < 0.51 ? 0 : value) / step ** 2;
  }
};

export const seeWidePainted = async (input: Float32Array): Promise<Float32Array> => {
  const [plane, cells] = [WIDE_PX * WIDE_PX, WIDE_CELLS * WIDE_CELLS];
  const maps = new Float32Array(3 * cells);
  for (const [x, y] of patches(input.subarray(plane, 2 * plane), WIDE_PX))
    paintHeat(maps.subarray(0, cells), WIDE_CELLS, x / 4, y / 4);
  const [centre] = [...patches(input.subarray(2 * plane), WIDE_PX)].sort((a, b) => b[2] - a[2]);
  if (centre) paintHeat(maps.subarray(cells, 2 * cells), WIDE_CELLS, centre[0] / 4, centre[1] / 4);
  averaged(input.subarray(0, plane), WIDE_PX, WIDE_CELLS, maps.subarray(2 * cells));
  return maps;
};

export const seeClosePainted = async (input: Float32Array): Promise<Float32Array> => {
  const [plane, cells] = [CROP_PX * CROP_PX, CROP_CELLS * CROP_CELLS];
  const maps = new Float32Array(CROPS_AT_ONCE * 3 * cells);
  for (let n = 0; n < CROPS_AT_ONCE; n += 1) {
    const of = (channel: number) => input.subarray((3 * n + channel) * plane, (3 * n + channel + 1) * plane);
    const to = (channel: number) => maps.subarray((3 * n + channel) * cells, (3 * n + channel + 1) * cells);
    for (const [x, y] of patches(of(1), CROP_PX)) paintHeat(to(0), CROP_CELLS, x / 2, y / 2);
    averaged(of(2), CROP_PX, CROP_CELLS, to(1));
    averaged(of(0), CROP_PX, CROP_CELLS, to(2));
  }
  return maps;
};

/** Averages without OpenCV: slow and plain. */
export const shrinkPlainly: Shrink = (picture, part, width, height) => {
  const bytes = new Uint8ClampedArray(width * height * 4);
  const fine = 3;
  for (let i = 0; i < width * height; i += 1)
    for (let channel = 0; channel < 4; channel += 1) {
      let sum = 0;
      for (let k = 0; k < fine * fine; k += 1) {
        const x = part.leftPx + (((i % width) + ((k % fine) + 0.5) / fine) / width) * part.widthPx;
        const y = part.topPx + ((Math.floor(i / width) + (Math.floor(k / fine) + 0.5) / fine) / height) * part.heightPx;
        sum += picture.bytes[(Math.floor(y) * picture.width + Math.floor(x)) * 4 + channel] ?? 0;
      }
      bytes[i * 4 + channel] = sum / fine ** 2;
    }
  return { width, height, bytes };
};

/** The four points farthest out along the diagonals. */
export const quadsPlainly: QuadsAround = points => {
  const farthest = (a: number, b: number) =>
    points.reduce((best, point) => (a * point.x + b * point.y > a * best.x + b * best.y ? point : best));
  return points.length === 0 ? [] : [[farthest(-1, 1), farthest(1, 1), farthest(1, -1), farthest(-1, -1)]];
};

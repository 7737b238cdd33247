import { fromSeat, markingsOf, type OnSurface, SEATS, standardSurface } from '../../carrom/surface.ts';
import type { Grey } from '../picture/grey-copy.ts';
import { type SurfaceFit, seenAt } from './surface-fit.ts';

/** Patches are squares this wide in the small copy: large enough to be unlike their surroundings, quick to compare. */
export const PATCH_PX = 13;
/** One pixel more on every side, for the slope of the brightness. */
const STORED_PX = PATCH_PX + 2;
export const PATCH_SIZE = PATCH_PX * PATCH_PX;
/** A patch flatter than this (grey levels) looks the same wherever it is. */
const FLATTEST = 5;

/** A place on the board that looks like itself only as long as nothing has moved. */
export interface Patch {
  /** Upper left pixel in the small copy. */
  readonly x: number;
  readonly y: number;
  /** STORED_PX × STORED_PX grey levels, as they were when the fit was made. */
  readonly grey: Uint8Array;
}

/** What the board's edges, pockets and base circles looked like when the fit was made. */
export interface FitReference {
  readonly width: number;
  readonly height: number;
  readonly patches: readonly Patch[];
}

/** Where to look: around the frame's inner edge, where no piece rests for long, and on the base circles. */
const placesOf = (sideMm: number): readonly OnSurface[] => {
  const m = markingsOf({ ...standardSurface, sideMm });
  const half = m.halfSideMm;
  return SEATS.flatMap(seat =>
    [
      { xMm: -half, yMm: -half },
      ...[-0.62, -0.22, 0.22, 0.62].map(along => ({ xMm: along * half, yMm: -half })),
      { xMm: -m.baseCircleXMm, yMm: m.baseBandYMm },
      { xMm: m.baseCircleXMm, yMm: m.baseBandYMm },
    ].map(place => fromSeat(seat, place)),
  );
};

const copyOut = ({ width, bytes }: Grey, left: number, top: number): Uint8Array => {
  const out = new Uint8Array(STORED_PX * STORED_PX);
  for (let y = 0; y < STORED_PX; y += 1) {
    const from = (top + y) * width + left;
    out.set(bytes.subarray(from, from + STORED_PX), y * STORED_PX);
  }
  return out;
};

const spread = (values: Uint8Array): number => {
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value;
    squares += value * value;
  }
  return Math.sqrt(Math.max(0, squares / values.length - (sum / values.length) ** 2));
};

/** Remembers how the places of this fit look now. Places that look like nothing are left out. */
export const takeReference = (fit: SurfaceFit, grey: Grey): FitReference => {
  const { width, height } = grey;
  const [scaleX, scaleY] = [width / fit.widthPx, height / fit.heightPx];
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  const patches = placesOf(fit.sideMm).flatMap(place => {
    const { xPx, yPx } = seenAt(fit, place);
    const [px, py] = [xPx * scaleX, yPx * scaleY];
    if (px < 0 || py < 0 || px > width || py > height) return [];
    const left = within(px - STORED_PX / 2, width - STORED_PX);
    const top = within(py - STORED_PX / 2, height - STORED_PX);
    const stored = copyOut(grey, left, top);
    return spread(stored) < FLATTEST ? [] : [{ x: left + 1, y: top + 1, grey: stored }];
  });
  return { width, height, patches };
};

/** A patch ready to be compared: brightness and contrast taken out, with its slopes. */
export interface Facet {
  readonly x: number;
  readonly y: number;
  readonly values: Float32Array;
  readonly slopeX: Float32Array;
  readonly slopeY: Float32Array;
  /** Sums of the slopes' products. */
  readonly steepness: { readonly xx: number; readonly xy: number; readonly yy: number };
}

/** Takes out the mean and the contrast; a patch of one shade becomes all zeros. */
export const normalise = (values: Float32Array): Float32Array => {
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / values.length;
  let squares = 0;
  for (let i = 0; i < values.length; i += 1) {
    const value = (values[i] ?? 0) - mean;
    values[i] = value;
    squares += value * value;
  }
  const scale = squares < values.length ? 0 : 1 / Math.sqrt(squares);
  for (let i = 0; i < values.length; i += 1) values[i] = (values[i] ?? 0) * scale;
  return values;
};

const facetOf = ({ x, y, grey }: Patch): Facet => {
  const at = (column: number, row: number) => grey[(row + 1) * STORED_PX + column + 1] ?? 0;
  const empty = () => new Float32Array(PATCH_SIZE);
  const [values, slopeX, slopeY] = [empty(), empty(), empty()];
  for (let row = 0; row < PATCH_PX; row += 1) {
    for (let column = 0; column < PATCH_PX; column += 1) {
      const i = row * PATCH_PX + column;
      values[i] = at(column, row);
      slopeX[i] = (at(column + 1, row) - at(column - 1, row)) / 2;
      slopeY[i] = (at(column, row + 1) - at(column, row - 1)) / 2;
    }
  }
  let sum = 0;
  for (const value of values) sum += value;
  let squares = 0;
  for (const value of values) squares += (value - sum / PATCH_SIZE) ** 2;
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < PATCH_SIZE; i += 1) {
    const [right, down] = [(slopeX[i] ?? 0) * scale, (slopeY[i] ?? 0) * scale];
    slopeX[i] = right;
    slopeY[i] = down;
    xx += right * right;
    xy += right * down;
    yy += down * down;
  }
  return { x, y, values: normalise(values), slopeX, slopeY, steepness: { xx, xy, yy } };
};

export const facetsOf = ({ patches }: FitReference): readonly Facet[] => patches.map(facetOf);

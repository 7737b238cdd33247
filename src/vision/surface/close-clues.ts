import type { InPicture } from '../../carrom/lens.ts';
import { CROP_CELLS, type Crop, leftEdgeOf, squareOfCell, topEdgeOf } from './close-crops.ts';
import type { Clue } from './clue.ts';
import { channelOf, type HeatMap, heatAt, heatPeaks, type Peak } from './heat-peaks.ts';
import { areaOf, seenOfSquare, type UnitFit } from './unit-fit.ts';

/** The second look's answer for one crop. */
export interface CloseMaps {
  readonly crop: Crop;
  /** The fit that the crop was taken through. */
  readonly fit: UnitFit;
  readonly corner: HeatMap;
  readonly pocket: HeatMap;
  readonly mask: HeatMap;
}

export const readCloseMaps = (fit: UnitFit, crops: readonly Crop[], maps: Float32Array): readonly CloseMaps[] =>
  crops.map((crop, i) => {
    const own = maps.subarray(i * 3 * CROP_CELLS * CROP_CELLS, (i + 1) * 3 * CROP_CELLS * CROP_CELLS);
    const [corner, pocket, mask] = [0, 1, 2].map(channel => channelOf(own, channel, CROP_CELLS, CROP_CELLS)) as [
      HeatMap,
      HeatMap,
      HeatMap,
    ];
    return { crop, fit, corner, pocket, mask };
  });

/** A clear edge is known to about a third of a cell, which is 0.0042 sides. */
const EDGE_SIGMA = 0.0016;
const CORNER_SIGMA = 0.003;
/** A cell next to another says nearly the same: as many clues as there are cells would look far too sure. */
const EVERY = 3;

export interface Crossing {
  /** Cells from the map's outer rim. */
  readonly at: number;
  /** 1 for a clean step from nothing to all, near 0 for a muddle. */
  readonly clean: number;
}

/**
 * Where a row of mask values rises through one half, from outside to inside. A clean step has as many cells outside as
 * lie before the crossing; where the two disagree there is a second step, or none.
 */
export const crossingOf = (values: readonly number[]): Crossing | undefined => {
  const outside = values.reduce((sum, value) => sum + 1 - value, 0);
  let best: number | undefined;
  for (let i = 0; i + 1 < values.length; i += 1) {
    const [a, b] = [values[i] ?? 0, values[i + 1] ?? 0];
    if (a >= 0.5 || b < 0.5) continue;
    const at = i + 0.5 + (0.5 - a) / (b - a);
    if (best === undefined || Math.abs(at - outside) < Math.abs(best - outside)) best = at;
  }
  if (best === undefined) return undefined;
  const muddle = values.reduce((sum, value) => sum + value * (1 - value), 0);
  return { at: best, clean: 1 / (1 + (Math.abs(best - outside) / 1.5) ** 2 + (Math.max(0, muddle - 1) / 2.5) ** 2) };
};

/** Where the picture ends, masks end too, whether the surface does or not. In sides. */
const RIM_SIDES = 0.012;
const wellInside = ({ size, corners }: UnitFit, { xPx, yPx }: InPicture): boolean => {
  const rim = RIM_SIDES * Math.sqrt(areaOf(corners));
  return xPx > rim && yPx > rim && xPx < size.widthPx - rim && yPx < size.heightPx - rim;
};
/** A corner that the network only supposes, because it lies outside of the picture, is known that much less well. */
const SUPPOSED = 5;

const edgeClues = ({ crop, fit, mask }: CloseMaps, corner: Peak | undefined): readonly Clue[] => {
  const clues: Clue[] = [];
  const seen = (x: number, y: number): InPicture => seenOfSquare(fit, squareOfCell(crop, x, y));
  const add = (edge: number, at: InPicture, crossing: Crossing) => {
    if (crossing.clean > 0.15 && wellInside(fit, at))
      clues.push({ kind: 'edge', edge, at, sigma: EDGE_SIGMA / crossing.clean });
  };
  // Near a corner the mask is round; beyond it there is only frame.
  const from = crop.kind === 'side' ? 1 : (corner?.x ?? CROP_CELLS / 2) + 5;
  for (let column = Math.ceil(from); column < CROP_CELLS - 1; column += EVERY) {
    const crossing = crossingOf(Array.from({ length: CROP_CELLS }, (_, row) => heatAt(mask, column, row)));
    if (crossing) add(topEdgeOf(crop), seen(column + 0.5, crossing.at), crossing);
  }
  if (crop.kind === 'side') return clues;
  for (let row = Math.ceil((corner?.y ?? CROP_CELLS / 2) + 5); row < CROP_CELLS - 1; row += EVERY) {
    const crossing = crossingOf(Array.from({ length: CROP_CELLS }, (_, column) => heatAt(mask, column, row)));
    if (crossing) add(leftEdgeOf(crop), seen(crossing.at, row + 0.5), crossing);
  }
  return clues;
};

export interface CloseClues {
  readonly clues: readonly Clue[];
  /** Height of the corner's peak, for corner crops. */
  readonly peak: number;
}

/** What one crop says about where corner and edges are. */
export const closeClues = (maps: CloseMaps): CloseClues => {
  const { crop, fit } = maps;
  const [peak] = crop.kind === 'corner' ? heatPeaks(maps.corner, { from: 0.1, apart: 4, most: 1 }) : [];
  const edges = edgeClues(maps, peak);
  if (!peak) return { clues: edges, peak: 0 };
  const at = seenOfSquare(fit, squareOfCell(crop, peak.x, peak.y));
  const vague = wellInside(fit, at) ? 1 : SUPPOSED;
  const corner: Clue = {
    kind: 'corner',
    on: crop.middle,
    at,
    sigma: (vague * CORNER_SIGMA) / Math.max(0.15, peak.height) ** 1.5,
  };
  return { clues: [...edges, corner], peak: peak.height };
};

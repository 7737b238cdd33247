import { type CloseMaps, crossingOf } from './close-clues.ts';
import { CROP_CELLS } from './close-crops.ts';
import type { Clue } from './clue.ts';
import { heatAt, highestIn } from './heat-peaks.ts';
import type { CloseLook } from './look-close.ts';
import type { Agreement } from './quad-agreement.ts';
import { tiltOf } from './tilt-of.ts';
import { areaOf, seenCorners, squareOfSeen, type UnitFit } from './unit-fit.ts';

/** What speaks for and against a fit, each with its own meaning; `certaintyOf` weighs them. */
export interface FitSigns {
  /** Shared area of fit and mask, heat at corners and centre, all from the wide look at the finished fit. */
  readonly overlap: number;
  readonly weakestWide: number;
  readonly centre: number;
  /** Peaks of the close look. */
  readonly weakestPeak: number;
  readonly meanPeak: number;
  readonly cornersSeen: number;
  /** Share of the clues an edge could give that it gave clearly: worst edge, and all. */
  readonly weakestEdge: number;
  readonly meanEdge: number;
  /** Distances of the clues from the fit, in sides: the middle one and the one that nine of ten stay under. */
  readonly middleOff: number;
  readonly mostOff: number;
  /** How far the corners' own peaks are from the fit, worst one. */
  readonly cornerOff: number;
  readonly movedLast: number;
  readonly movedFromWide: number;
  /** How clearly the corners' crops show a pocket's hole: a chess board or a tray has none. Lowest of all, and mean. */
  readonly weakestPocket: number;
  readonly meanPocket: number;
  /** How far the corner that lies farthest out of the picture does so, in sides: its pocket cannot be watched. */
  readonly outOfView: number;
  /** How many corners of the print are seen, and how far the worst of them is from where the fit has it, in sides. */
  readonly printCorners: number;
  readonly printOff: number;
  /** Between the camera's axis and the plumb line: beyond the usual, rails hide the edges that are looked for. */
  readonly tiltDegrees: number;
}

/** How far a clue is from where the fit, and what its rails hide, expects it. */
const offOf = ({ fit, hidden, print }: Pick<CloseLook, 'fit' | 'hidden' | 'print'>, clue: Clue): number => {
  const { u, v } = squareOfSeen(fit, clue.at);
  const [south = 0, east = 0, north = 0, west = 0] = hidden;
  if (clue.kind === 'edge')
    return Math.abs([v + 0.5 - south, 0.5 - east - u, 0.5 - north - v, u + 0.5 - west][clue.edge] ?? 0);
  const size = clue.kind === 'print' ? print : 1;
  if (clue.kind !== 'corner') return Math.hypot(u - clue.on.u * size, v - clue.on.v * size);
  return Math.hypot(u - clue.on.u - (clue.on.u < 0 ? west : -east), v - clue.on.v - (clue.on.v < 0 ? south : -north));
};

/** How clear the crops of one edge are: mean cleanness of its columns, none counting as nothing. */
const clearnessOf = (maps: readonly CloseMaps[], edge: number): number | undefined => {
  const own = maps.filter(({ crop }) => crop.kind === 'side' && crop.index === edge);
  if (own.length === 0) return undefined;
  let sum = 0;
  for (const { mask } of own)
    for (let column = 2; column < CROP_CELLS; column += 4)
      sum += crossingOf(Array.from({ length: CROP_CELLS }, (_, row) => heatAt(mask, column, row)))?.clean ?? 0;
  return sum / (own.length * Math.floor((CROP_CELLS + 1) / 4));
};

const outOfView = (fit: UnitFit): number => {
  const { widthPx, heightPx } = fit.size;
  const out = seenCorners(fit).map(({ xPx, yPx }) => Math.max(0, -xPx, -yPx, xPx - widthPx, yPx - heightPx));
  return Math.max(...out) / Math.sqrt(areaOf(fit.corners));
};

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 1;

export const signsOf = (close: CloseLook, agreement: Agreement, movedFromWide: number): FitSigns => {
  const peaks = close.peaks.flatMap(peak => (peak === undefined ? [] : [peak]));
  const edges = [0, 1, 2, 3].map(edge => clearnessOf(close.maps, edge));
  const shown = edges.flatMap(edge => (edge === undefined ? [] : [edge]));
  const offs = close.clues.map(clue => offOf(close, clue)).sort((a, b) => a - b);
  const corners = close.clues.filter(({ kind }) => kind === 'corner').map(clue => offOf(close, clue));
  const pockets = close.maps.filter(({ crop }) => crop.kind === 'corner').map(({ pocket }) => highestIn(pocket));
  const prints = (close.printSeen?.clues ?? []).map(clue => offOf(close, clue));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    overlap: agreement.overlap,
    weakestWide: agreement.weakestCorner,
    centre: agreement.centre,
    weakestPeak: Math.min(1, ...peaks),
    meanPeak: mean(peaks),
    cornersSeen: peaks.length,
    weakestEdge: Math.min(1, ...edges.map(edge => edge ?? 0)),
    meanEdge: mean(shown),
    middleOff: quantile(offs, 0.5),
    mostOff: quantile(offs, 0.9),
    cornerOff: Math.max(0, ...corners),
    movedLast: close.movedSides,
    movedFromWide,
    weakestPocket: Math.min(1, ...pockets),
    meanPocket: mean(pockets),
    outOfView: outOfView(close.fit),
    printCorners: prints.length,
    printOff: Math.max(0, ...prints),
    tiltDegrees: tiltOf(close.fit, close.focalPx),
  };
};

import { DISCS, type Disc } from '../carrom/discs.ts';
import type { KindOdds } from './placed-discs.ts';
import { CELL_PX, CELLS_ACROSS, type InRectified } from './rectified.ts';

/** The detector's answer for the whole surface: planes of CELLS_ACROSS² cells, in the order of `PLANES`. */
export type HeatMaps = Float32Array;

/** Heat of each kind in the order of DISCS, offset to the disc's middle, and what hides the surface. */
export const PLANES = { heat: 0, offsetX: 4, offsetY: 5, cover: 6, count: 7 } as const;
export const CELLS = CELLS_ACROSS * CELLS_ACROSS;

/** A disc where the rectified picture shows the middle of its top face. */
export interface SeenDisc {
  readonly kind: Disc;
  readonly at: InRectified;
  readonly certainty: number;
  readonly odds: KindOdds;
}

export interface ReadSettings {
  /** Higher overlooks faint discs, lower takes board art for discs. */
  readonly leastCertainty: number;
  /** Two peaks nearer than this are one disc. Touching discs of a small set are 13 pixels apart. */
  readonly oneDiscPx: number;
  /** An offset beyond this many cells points at another disc, and is cut. */
  readonly longestOffsetCells: number;
}
export const readSettings: ReadSettings = { leastCertainty: 0.35, oneDiscPx: 8, longestOffsetCells: 1.5 };

/** How sure it is that there is a disc of any kind, from the four heats. */
const someDisc = (maps: HeatMaps, cell: number): number => {
  let none = 1;
  for (let plane = cell, kind = 0; kind < 4; kind += 1, plane += CELLS) none *= 1 - (maps[plane] ?? 0);
  return 1 - none;
};

const LEAST_ODDS = 0.002;

/** The kinds' odds at a peak. A heat may peak a cell beside another kind's, so the strongest of the neighbours counts. */
const oddsAt = (maps: HeatMaps, column: number, row: number): { readonly kind: Disc; readonly odds: KindOdds } => {
  const heats = [0, 0, 0, 0];
  let total = 0;
  let best = 0;
  for (let kind = 0; kind < 4; kind += 1) {
    let heat = LEAST_ODDS;
    for (let y = Math.max(0, row - 1); y <= Math.min(CELLS_ACROSS - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(CELLS_ACROSS - 1, column + 1); x += 1)
        heat = Math.max(heat, maps[kind * CELLS + y * CELLS_ACROSS + x] ?? 0);
    heats[kind] = heat;
    total += heat;
    if (heat > (heats[best] ?? 0)) best = kind;
  }
  const [white = 0, black = 0, queen = 0, striker = 0] = heats.map(heat => heat / total);
  return { kind: DISCS[best] ?? 'white', odds: { white, black, queen, striker } };
};

/** Peaks of the maps, one for each disc, surest first. */
export const readHeatmap = (maps: HeatMaps, settings: ReadSettings = readSettings): readonly SeenDisc[] => {
  const heat = combined(maps);
  const cut = settings.longestOffsetCells;
  const peaks: { readonly cell: number; readonly certainty: number; readonly xPx: number; readonly yPx: number }[] = [];
  for (let row = 0, cell = 0; row < CELLS_ACROSS; row += 1)
    for (let column = 0; column < CELLS_ACROSS; column += 1, cell += 1) {
      const certainty = heat[cell] ?? 0;
      if (certainty < settings.leastCertainty || !isPeak(heat, column, row, certainty)) continue;
      const dx = maps[PLANES.offsetX * CELLS + cell] ?? 0;
      const dy = maps[PLANES.offsetY * CELLS + cell] ?? 0;
      const xPx = (column + 0.5 + Math.min(cut, Math.max(-cut, dx))) * CELL_PX;
      const yPx = (row + 0.5 + Math.min(cut, Math.max(-cut, dy))) * CELL_PX;
      peaks.push({ cell, certainty, xPx, yPx });
    }
  peaks.sort((a, b) => b.certainty - a.certainty);
  const kept: typeof peaks = [];
  for (const peak of peaks)
    if (kept.every(other => Math.hypot(other.xPx - peak.xPx, other.yPx - peak.yPx) >= settings.oneDiscPx))
      kept.push(peak);
  return kept.map(({ cell, certainty, xPx, yPx }) => ({
    ...oddsAt(maps, cell % CELLS_ACROSS, Math.floor(cell / CELLS_ACROSS)),
    at: { xPx, yPx },
    certainty,
  }));
};

const combined = (maps: HeatMaps): Float32Array => {
  const heat = new Float32Array(CELLS);
  for (let cell = 0; cell < CELLS; cell += 1) heat[cell] = someDisc(maps, cell);
  return heat;
};

/** No neighbour is hotter; of equal ones the first counts. */
const isPeak = (heat: Float32Array, column: number, row: number, certainty: number): boolean => {
  for (let y = Math.max(0, row - 1); y <= Math.min(CELLS_ACROSS - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(CELLS_ACROSS - 1, column + 1); x += 1) {
      const other = heat[y * CELLS_ACROSS + x] ?? 0;
      const before = y < row || (y === row && x < column);
      if (before ? other >= certainty : other > certainty) return false;
    }
  return true;
};

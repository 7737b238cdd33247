import { DISCS, type Disc } from '../../carrom/discs.ts';
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
export const readSettings: ReadSettings = { leastCertainty: 0.5, oneDiscPx: 8, longestOffsetCells: 1.5 };

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

const CROSS = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
/** Neighbours that point further away than this mean another disc. */
const SAME_DISC_CELLS = 1;

/** The disc's middle: where the peak and its neighbours point, each as much as it is hot. Together they err less. */
const middleAt = (maps: HeatMaps, heat: Float32Array, column: number, row: number, cut: number): InRectified => {
  let [x, y, weight, firstX, firstY] = [0, 0, 0, 0, 0];
  for (const [dx, dy] of CROSS) {
    const [c, r] = [column + dx, row + dy];
    if (c < 0 || r < 0 || c >= CELLS_ACROSS || r >= CELLS_ACROSS) continue;
    const cell = r * CELLS_ACROSS + c;
    const toX = c + 0.5 + Math.min(cut, Math.max(-cut, maps[PLANES.offsetX * CELLS + cell] ?? 0));
    const toY = r + 0.5 + Math.min(cut, Math.max(-cut, maps[PLANES.offsetY * CELLS + cell] ?? 0));
    if (weight === 0) [firstX, firstY] = [toX, toY];
    else if (Math.hypot(toX - firstX, toY - firstY) > SAME_DISC_CELLS) continue;
    const hot = heat[cell] ?? 0;
    x += hot * toX;
    y += hot * toY;
    weight += hot;
  }
  return { xPx: (CELL_PX * x) / weight, yPx: (CELL_PX * y) / weight };
};

/** Peaks of the maps, one for each disc, surest first. */
export const readHeatmap = (maps: HeatMaps, settings: ReadSettings = readSettings): readonly SeenDisc[] => {
  const heat = combined(maps);
  const peaks: { readonly cell: number; readonly certainty: number; readonly xPx: number; readonly yPx: number }[] = [];
  for (let row = 0, cell = 0; row < CELLS_ACROSS; row += 1)
    for (let column = 0; column < CELLS_ACROSS; column += 1, cell += 1) {
      const certainty = heat[cell] as number;
      if (certainty < settings.leastCertainty || !isPeak(heat, column, row, certainty)) continue;
      peaks.push({ cell, certainty, ...middleAt(maps, heat, column, row, settings.longestOffsetCells) });
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

/** Used again for every picture. */
const HEAT = new Float32Array(CELLS);

/** How sure it is that there is a disc of any kind in each cell, from the four heats. */
const combined = (maps: HeatMaps): Float32Array => {
  for (let cell = 0; cell < CELLS; cell += 1) {
    const neither = (1 - (maps[cell] as number)) * (1 - (maps[CELLS + cell] as number));
    HEAT[cell] = 1 - neither * (1 - (maps[2 * CELLS + cell] as number)) * (1 - (maps[3 * CELLS + cell] as number));
  }
  return HEAT;
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

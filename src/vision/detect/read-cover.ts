import { COVER_ACROSS, COVER_CELL_MM, COVER_REACH_MM, type Covered } from './placed-discs.ts';
import { CELLS, type HeatMaps, PLANES } from './read-heatmap.ts';
import { CELL_PX, CELLS_ACROSS, rectifiedAt } from './rectified.ts';

/** More than this much of a square is hidden: nothing is concluded about it. */
const COVERED_FROM = 0.5;

/** The cells of the maps that a square of the cover grid spans along one axis; beyond the rim the outermost cell stands in. */
const spanOf = (lowPx: number, highPx: number): readonly [number, number] => {
  const clamp = (cell: number) => Math.min(CELLS_ACROSS - 1, Math.max(0, cell));
  const from = clamp(Math.round(lowPx / CELL_PX));
  return [from, Math.max(from, clamp(Math.round(highPx / CELL_PX) - 1))];
};

/** For each square along an axis its first cell, and its last one: worked out once for a surface. */
const spansOf = (sideMm: number) => {
  const mm = (i: number) => i * COVER_CELL_MM - COVER_REACH_MM;
  const spans = Array.from({ length: COVER_ACROSS }, (_, i) => {
    const low = rectifiedAt(sideMm, { xMm: mm(i), yMm: mm(i) });
    const high = rectifiedAt(sideMm, { xMm: mm(i + 1), yMm: mm(i + 1) });
    return { x: spanOf(low.xPx, high.xPx), y: spanOf(high.yPx, low.yPx) };
  });
  return { x: Int32Array.from(spans.flatMap(({ x }) => x)), y: Int32Array.from(spans.flatMap(({ y }) => y)) };
};

/** Reads what hides the surface, on the grid that the steps after the detector use; null when nothing does. */
export const makeCoverReader = (sideMm: number): ((maps: HeatMaps) => Covered | null) => {
  const { x, y } = spansOf(sideMm);
  const at = PLANES.cover * CELLS;
  return maps => {
    let cover: Uint8Array | null = null;
    for (let row = 0; row < COVER_ACROSS; row += 1) {
      const [top, bottom] = [y[2 * row] as number, y[2 * row + 1] as number];
      for (let column = 0; column < COVER_ACROSS; column += 1) {
        const [left, right] = [x[2 * column] as number, x[2 * column + 1] as number];
        let sum = 0;
        for (let cellY = top; cellY <= bottom; cellY += 1)
          for (let cellX = left; cellX <= right; cellX += 1) sum += maps[at + cellY * CELLS_ACROSS + cellX] as number;
        if (sum <= COVERED_FROM * (bottom - top + 1) * (right - left + 1)) continue;
        cover ??= new Uint8Array(COVER_ACROSS * COVER_ACROSS);
        cover[row * COVER_ACROSS + column] = 1;
      }
    }
    return cover;
  };
};

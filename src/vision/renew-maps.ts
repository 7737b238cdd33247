import { MOTION_ACROSS, MOTION_CELL_PX } from './notice-motion.ts';
import { CELLS, PLANES } from './read-heatmap.ts';
import { CELL_PX, CELLS_ACROSS, type Tile } from './rectified.ts';
import { coreOf } from './where-to-look.ts';

/** Writes a tile's answer into the maps of the whole, where it may be believed. */
export const renewMaps = (maps: Float32Array, answer: Float32Array, tile: Tile): void => {
  const core = coreOf(tile);
  const across = tile.widthPx / CELL_PX;
  const size = across * (tile.heightPx / CELL_PX);
  const from = (core.leftPx - tile.leftPx) / CELL_PX;
  const to = from + core.widthPx / CELL_PX;
  for (let plane = 0; plane < PLANES.count; plane += 1)
    for (let row = core.topPx / CELL_PX; row < (core.topPx + core.heightPx) / CELL_PX; row += 1) {
      const line = plane * size + (row - tile.topPx / CELL_PX) * across;
      maps.set(answer.subarray(line + from, line + to), plane * CELLS + row * CELLS_ACROSS + core.leftPx / CELL_PX);
    }
};

/** From now on the squares inside are compared with how they look now. */
export const keepBrightness = (
  known: Float32Array,
  now: Float32Array,
  { leftPx, topPx, widthPx, heightPx }: Tile,
): void => {
  const [left, right] = [Math.ceil(leftPx / MOTION_CELL_PX), Math.floor((leftPx + widthPx) / MOTION_CELL_PX)];
  const [top, bottom] = [Math.ceil(topPx / MOTION_CELL_PX), Math.floor((topPx + heightPx) / MOTION_CELL_PX)];
  for (let row = top; row < bottom; row += 1)
    known.set(now.subarray(row * MOTION_ACROSS + left, row * MOTION_ACROSS + right), row * MOTION_ACROSS + left);
};

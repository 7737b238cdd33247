import { MOTION_ACROSS, MOTION_CELL_PX } from './notice-motion.ts';
import { RECTIFIED_PX, type Tile } from './rectified.ts';

/** A tile costs a quarter of the whole surface. */
export const TILE_PX = RECTIFIED_PX / 2;
/** With more tiles than this the whole surface would be as quick. */
const MOST_TILES = 3;
/** The network halves the picture four times: a tile starts where the whole would be halved too. */
const TILE_STEP_PX = 16;
/** At a tile's inner rim the network misses what lies beyond: nothing is read from there. */
export const TILE_RIM_PX = 24;

export type WhereToLook = 'nowhere' | 'everywhere' | readonly Tile[];

/** The part of a tile that may be believed. A tile at the picture's own rim misses nothing there. */
export const coreOf = ({ leftPx, topPx, widthPx, heightPx }: Tile): Tile => {
  const left = leftPx === 0 ? 0 : leftPx + TILE_RIM_PX;
  const top = topPx === 0 ? 0 : topPx + TILE_RIM_PX;
  const right = leftPx + widthPx === RECTIFIED_PX ? RECTIFIED_PX : leftPx + widthPx - TILE_RIM_PX;
  const bottom = topPx + heightPx === RECTIFIED_PX ? RECTIFIED_PX : topPx + heightPx - TILE_RIM_PX;
  return { leftPx: left, topPx: top, widthPx: right - left, heightPx: bottom - top };
};

/** What changed belongs to a disc that may reach this much further, and both its places are looked at. */
const SPREAD_CELLS = 1;

/** Runs of cells inside the core, as [from, to). */
const cellsOf = (core: Tile) => ({
  left: Math.ceil(core.leftPx / MOTION_CELL_PX),
  right: Math.floor((core.leftPx + core.widthPx) / MOTION_CELL_PX),
  top: Math.ceil(core.topPx / MOTION_CELL_PX),
  bottom: Math.floor((core.topPx + core.heightPx) / MOTION_CELL_PX),
});

const PLACES: readonly { readonly tile: Tile; readonly cells: ReturnType<typeof cellsOf> }[] = Array.from(
  { length: (RECTIFIED_PX - TILE_PX) / TILE_STEP_PX + 1 },
  (_, i) => i * TILE_STEP_PX,
).flatMap((topPx, _i, steps) =>
  steps.map(leftPx => {
    const tile = { leftPx, topPx, widthPx: TILE_PX, heightPx: TILE_PX };
    return { tile, cells: cellsOf(coreOf(tile)) };
  }),
);

/** Sums from the north-west corner, so that any rectangle is counted by four look-ups. */
const countsOf = (cells: Uint8Array): Int32Array => {
  const across = MOTION_ACROSS + 1;
  const sums = new Int32Array(across * across);
  for (let y = 0; y < MOTION_ACROSS; y += 1)
    for (let x = 0; x < MOTION_ACROSS; x += 1)
      sums[(y + 1) * across + x + 1] =
        (cells[y * MOTION_ACROSS + x] ?? 0) +
        (sums[y * across + x + 1] ?? 0) +
        (sums[(y + 1) * across + x] ?? 0) -
        (sums[y * across + x] ?? 0);
  return sums;
};

const spread = (changed: Uint8Array): Uint8Array => {
  const wide = new Uint8Array(changed.length);
  for (let y = 0; y < MOTION_ACROSS; y += 1)
    for (let x = 0; x < MOTION_ACROSS; x += 1) {
      if (changed[y * MOTION_ACROSS + x] !== 1) continue;
      for (let yy = Math.max(0, y - SPREAD_CELLS); yy <= Math.min(MOTION_ACROSS - 1, y + SPREAD_CELLS); yy += 1)
        wide.fill(
          1,
          yy * MOTION_ACROSS + Math.max(0, x - SPREAD_CELLS),
          yy * MOTION_ACROSS + Math.min(MOTION_ACROSS, x + SPREAD_CELLS + 1),
        );
    }
  return wide;
};

/** Where the detector must look again, given the squares that changed. */
export const whereToLook = (changed: Uint8Array): WhereToLook => {
  const left = spread(changed);
  const across = MOTION_ACROSS + 1;
  const tiles: Tile[] = [];
  for (;;) {
    const sums = countsOf(left);
    const missing = sums[sums.length - 1] ?? 0;
    if (missing === 0) return tiles.length === 0 ? 'nowhere' : tiles;
    if (tiles.length === MOST_TILES) return 'everywhere';
    let most = 0;
    let best = PLACES[0];
    for (const place of PLACES) {
      const { cells } = place;
      const count =
        (sums[cells.bottom * across + cells.right] ?? 0) -
        (sums[cells.top * across + cells.right] ?? 0) -
        (sums[cells.bottom * across + cells.left] ?? 0) +
        (sums[cells.top * across + cells.left] ?? 0);
      if (count > most) [most, best] = [count, place];
    }
    if (!best) return 'everywhere';
    tiles.push(best.tile);
    const { cells } = best;
    for (let y = cells.top; y < cells.bottom; y += 1)
      left.fill(0, y * MOTION_ACROSS + cells.left, y * MOTION_ACROSS + cells.right);
  }
};

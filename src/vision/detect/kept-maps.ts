import { isTurned, type Mirror, PLAIN } from './mirror-maps.ts';
import { MOTION_ACROSS, MOTION_CELL_PX, MOTION_CELLS } from './notice-motion.ts';
import { CELLS, type HeatMaps, PLANES } from './read-heatmap.ts';
import { CELL_PX, CELLS_ACROSS, type Tile } from './rectified.ts';
import { coreOf } from './where-to-look.ts';

/** What the network said about every square of the surface, put together from many looks. */
export interface KeptMaps {
  readonly maps: HeatMaps;
  /**
   * Takes in what a look at `tile` answered, as far as the tile may be believed, in the squares that `how` names. A look
   * in a mirror is read as the mirror shows it.
   */
  readonly take: (answer: Float32Array, tile: Tile, how: Taking, mirror?: Mirror) => void;
  /** Nothing of what was seen counts any more. */
  readonly forget: () => void;
}

/** One byte a square. */
export interface Taking {
  /** Here something moved: the answer takes the place of all before. */
  readonly moved: Uint8Array;
  /** Where nothing did, the answer is one opinion beside so many of the last ones; 1 leaves what is known alone. */
  readonly ofLooks: number;
}

/** So many cells of the maps lie across a square. */
const CELLS_PER_SQUARE = MOTION_CELL_PX / CELL_PX;

/** The squares of which a look at `tile` is taken: from the first to the one after the last. */
const squaresOf = (tile: Tile) => {
  const { leftPx, topPx, widthPx, heightPx } = coreOf(tile);
  return {
    left: leftPx / MOTION_CELL_PX,
    right: (leftPx + widthPx) / MOTION_CELL_PX,
    top: topPx / MOTION_CELL_PX,
    bottom: (topPx + heightPx) / MOTION_CELL_PX,
  };
};

/** Each cell of a line moves towards what was said of it, by its share. On its own: engines make the most of so small a loop. */
const mixLine = (
  maps: Float32Array,
  at: number,
  answer: Float32Array,
  said: number,
  step: number,
  sign: number,
  shares: Float32Array,
  count: number,
): void => {
  for (let i = 0, from = said; i < count; i += 1, from += step) {
    const before = maps[at + i] as number;
    maps[at + i] = before + (shares[i] as number) * (sign * (answer[from] as number) - before);
  }
};

/**
 * A piece that rests was looked at in several mirrors, and a striker passing elsewhere is no reason to believe one look
 * more than those: only where something moved, the newest look alone counts.
 */
export const makeKeptMaps = (): KeptMaps => {
  const maps = new Float32Array(PLANES.count * CELLS);
  const looks = new Uint8Array(MOTION_CELLS);
  /** How much the newest look weighs in each cell of a line, beside all before. A row of squares at a time. */
  const shares = new Float32Array(CELLS_ACROSS);

  const weigh = (square: number, { moved, ofLooks }: Taking): number => {
    const before = moved[square] === 1 ? 0 : (looks[square] ?? 0);
    if (before > 0 && ofLooks === 1) return 0;
    looks[square] = Math.min(ofLooks, before + 1);
    return 1 / (looks[square] ?? 1);
  };

  /** The shares of a row of squares, for each of their cells; false when nothing is to be taken of them. */
  const weighRow = (row: number, left: number, right: number, how: Taking): boolean => {
    let most = 0;
    for (let column = left, cell = 0; column < right; column += 1) {
      const share = weigh(row * MOTION_ACROSS + column, how);
      most = Math.max(most, share);
      for (const end = cell + CELLS_PER_SQUARE; cell < end; cell += 1) shares[cell] = share;
    }
    return most > 0;
  };

  return {
    maps,
    forget: () => looks.fill(0),
    take: (answer, tile, how, mirror = PLAIN) => {
      const { left, right, top, bottom } = squaresOf(tile);
      const [across, down] = [tile.widthPx / CELL_PX, tile.heightPx / CELL_PX];
      const firstX = left * CELLS_PER_SQUARE - tile.leftPx / CELL_PX;
      const saidX = mirror.leftRight ? across - 1 - firstX : firstX;
      for (let row = top; row < bottom; row += 1) {
        if (!weighRow(row, left, right, how)) continue;
        for (let y = row * CELLS_PER_SQUARE; y < (row + 1) * CELLS_PER_SQUARE; y += 1) {
          const tileY = y - tile.topPx / CELL_PX;
          const saidY = mirror.upDown ? down - 1 - tileY : tileY;
          for (let plane = 0; plane < PLANES.count; plane += 1) {
            const at = plane * CELLS + y * CELLS_ACROSS + left * CELLS_PER_SQUARE;
            const said = (plane * down + saidY) * across + saidX;
            const sign = isTurned(plane, mirror) ? -1 : 1;
            mixLine(maps, at, answer, said, mirror.leftRight ? -1 : 1, sign, shares, (right - left) * CELLS_PER_SQUARE);
          }
        }
      }
    },
  };
};

/** From now on the squares that a look was taken of are compared with how they look now. */
export const keepBrightness = (
  known: Float32Array,
  now: Float32Array,
  tile: Tile,
  { moved, ofLooks }: Taking,
): void => {
  const { left, right, top, bottom } = squaresOf(tile);
  for (let row = top; row < bottom; row += 1)
    for (let square = row * MOTION_ACROSS + left; square < row * MOTION_ACROSS + right; square += 1)
      if (ofLooks > 1 || moved[square] === 1) known[square] = now[square] ?? 0;
};

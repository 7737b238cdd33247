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

/**
 * A piece that rests was looked at in several mirrors, and a striker passing elsewhere is no reason to believe one look
 * more than those: only where something moved, the newest look alone counts.
 */
export const makeKeptMaps = (): KeptMaps => {
  const maps = new Float32Array(PLANES.count * CELLS);
  const looks = new Uint8Array(MOTION_CELLS);
  /** How much the newest look weighs in each square, beside all before. */
  const shares = new Float32Array(MOTION_CELLS);

  const weigh = (square: number, { moved, ofLooks }: Taking): number => {
    const before = moved[square] === 1 ? 0 : (looks[square] ?? 0);
    if (before > 0 && ofLooks === 1) return 0;
    looks[square] = Math.min(ofLooks, before + 1);
    return 1 / (looks[square] ?? 1);
  };

  return {
    maps,
    forget: () => looks.fill(0),
    take: (answer, tile, how, mirror = PLAIN) => {
      const { left, right, top, bottom } = squaresOf(tile);
      for (let row = top; row < bottom; row += 1)
        for (let column = left; column < right; column += 1)
          shares[row * MOTION_ACROSS + column] = weigh(row * MOTION_ACROSS + column, how);
      const [across, down] = [tile.widthPx / CELL_PX, tile.heightPx / CELL_PX];
      const [fromX, fromY] = [tile.leftPx / CELL_PX, tile.topPx / CELL_PX];
      const firstX = left * CELLS_PER_SQUARE - fromX;
      const step = mirror.leftRight ? -1 : 1;
      for (let plane = 0; plane < PLANES.count; plane += 1) {
        const sign = isTurned(plane, mirror) ? -1 : 1;
        for (let y = top * CELLS_PER_SQUARE; y < bottom * CELLS_PER_SQUARE; y += 1) {
          const line = plane * down + (mirror.upDown ? down - 1 - (y - fromY) : y - fromY);
          let said = line * across + (mirror.leftRight ? across - 1 - firstX : firstX);
          let at = plane * CELLS + y * CELLS_ACROSS + left * CELLS_PER_SQUARE;
          const row = Math.floor(y / CELLS_PER_SQUARE) * MOTION_ACROSS;
          for (let square = row + left; square < row + right; square += 1) {
            const share = shares[square] as number;
            for (const end = at + CELLS_PER_SQUARE; at < end; at += 1, said += step) {
              const before = maps[at] as number;
              maps[at] = before + share * (sign * (answer[said] as number) - before);
            }
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

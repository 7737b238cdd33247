import { MOTION_ACROSS, MOTION_CELL_PX, MOTION_CELLS } from './notice-motion.ts';
import { CELLS, type HeatMaps, PLANES } from './read-heatmap.ts';
import { CELL_PX, CELLS_ACROSS, type Tile } from './rectified.ts';
import { coreOf } from './where-to-look.ts';

/** What the network said about every square of the surface, put together from many looks. */
export interface KeptMaps {
  readonly maps: HeatMaps;
  /** Takes in what a look at `tile` answered, as far as the tile may be believed, in the squares that `how` names. */
  readonly take: (answer: Float32Array, tile: Tile, how: Taking) => void;
  /** Nothing of what was seen counts any more. */
  readonly forget: () => void;
}

/** One byte a square. */
export interface Taking {
  /** Here something moved: the answer takes the place of all before. */
  readonly moved: Uint8Array;
  /** Here nothing did, and the answer is one opinion more; or, left alone, one look in passing that says nothing new. */
  readonly unmoved: 'meant' | 'left';
}

const MAPS_PER_SQUARE = MOTION_CELL_PX / CELL_PX;

/** The squares of which a look at `tile` is taken. */
export const squaresTaken = (tile: Tile): readonly number[] => {
  const { leftPx, topPx, widthPx, heightPx } = coreOf(tile);
  const [left, right] = [leftPx / MOTION_CELL_PX, (leftPx + widthPx) / MOTION_CELL_PX];
  const [top, bottom] = [topPx / MOTION_CELL_PX, (topPx + heightPx) / MOTION_CELL_PX];
  const squares: number[] = [];
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) squares.push(row * MOTION_ACROSS + column);
  return squares;
};

/**
 * A piece that rests was looked at in several mirrors, and a striker passing elsewhere is no reason to believe one look
 * more than those: only where something moved, the newest look alone counts.
 */
export const makeKeptMaps = (mostLooks: number): KeptMaps => {
  const maps = new Float32Array(PLANES.count * CELLS);
  const looks = new Uint8Array(MOTION_CELLS);
  return {
    maps,
    forget: () => looks.fill(0),
    take: (answer, tile, { moved, unmoved }) => {
      const across = tile.widthPx / CELL_PX;
      const size = across * (tile.heightPx / CELL_PX);
      for (const square of squaresTaken(tile)) {
        const fresh = moved[square] === 1 || looks[square] === 0;
        if (!fresh && unmoved === 'left') continue;
        const count = fresh ? 1 : Math.min(mostLooks, (looks[square] ?? 0) + 1);
        looks[square] = count;
        const row = MAPS_PER_SQUARE * Math.floor(square / MOTION_ACROSS);
        const column = MAPS_PER_SQUARE * (square % MOTION_ACROSS);
        for (let plane = 0; plane < PLANES.count; plane += 1)
          for (let y = row; y < row + MAPS_PER_SQUARE; y += 1)
            for (let x = column; x < column + MAPS_PER_SQUARE; x += 1) {
              const said = answer[plane * size + (y - tile.topPx / CELL_PX) * across + x - tile.leftPx / CELL_PX] ?? 0;
              const at = plane * CELLS + y * CELLS_ACROSS + x;
              const before = maps[at] ?? 0;
              maps[at] = before + (said - before) / count;
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
  { moved, unmoved }: Taking,
): void => {
  for (const square of squaresTaken(tile))
    if (unmoved === 'meant' || moved[square] === 1) known[square] = now[square] ?? 0;
};

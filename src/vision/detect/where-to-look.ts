import { MOTION_ACROSS, MOTION_CELL_PX } from './notice-motion.ts';
import { RECTIFIED_PX, type Tile } from './rectified.ts';

/** Sides of the tiles. A large one costs a quarter of the whole surface, a small one, enough for a disc, a tenth. */
export const TILE_SIZES_PX = [RECTIFIED_PX / 2, 144] as const;
/** What asking costs beside the looking itself, in looks at the whole surface. */
const COST_OF_ASKING = 0.02;
/** Tiles that together cost more than this are not worth it: the whole surface would be as quick. */
const MOST_COST = 0.8;
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

interface Place {
  readonly tile: Tile;
  readonly cells: ReturnType<typeof cellsOf>;
  readonly cost: number;
}

const placesOf = (sizePx: number): readonly Place[] => {
  const steps = Array.from({ length: (RECTIFIED_PX - sizePx) / TILE_STEP_PX + 1 }, (_, i) => i * TILE_STEP_PX);
  const cost = COST_OF_ASKING + (sizePx / RECTIFIED_PX) ** 2;
  return steps.flatMap(topPx =>
    steps.map(leftPx => {
      const tile = { leftPx, topPx, widthPx: sizePx, heightPx: sizePx };
      return { tile, cells: cellsOf(coreOf(tile)), cost };
    }),
  );
};
/** Sums from the north-west corner are kept with a row and a column of zeros before them. */
const SUMS_ACROSS = MOTION_ACROSS + 1;

/** Places to choose from, and where in the sums the four corners of each lie: every place is counted in every round. */
interface Choice {
  readonly places: readonly Place[];
  readonly corners: Int32Array;
}
const choiceOf = (places: readonly Place[]): Choice => ({
  places,
  corners: Int32Array.from(
    places.flatMap(({ cells: { left, right, top, bottom } }) =>
      [bottom * SUMS_ACROSS, top * SUMS_ACROSS].flatMap(row => [row + right, row + left]),
    ),
  ),
});
const PLACES = TILE_SIZES_PX.map(placesOf);
/** Tiles of all sizes, or of one. */
const CHOICES = [PLACES.flat(), ...PLACES].map(choiceOf);

/** Used again for every round. */
const SUMS = new Int32Array(SUMS_ACROSS * SUMS_ACROSS);

/** Sums from the north-west corner, so that any rectangle is counted by four look-ups. */
const countsOf = (cells: Uint8Array): Int32Array => {
  for (let y = 0, cell = 0; y < MOTION_ACROSS; y += 1) {
    let inRow = 0;
    for (let at = (y + 1) * SUMS_ACROSS + 1; at < (y + 2) * SUMS_ACROSS; at += 1, cell += 1) {
      inRow += cells[cell] as number;
      SUMS[at] = inRow + (SUMS[at - SUMS_ACROSS] as number);
    }
  }
  return SUMS;
};

/** The squares that changed, and their neighbours. */
export const withRoom = (changed: Uint8Array): Uint8Array => {
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

const countIn = (sums: Int32Array, corners: Int32Array, place: number): number =>
  (sums[corners[4 * place] as number] as number) -
  (sums[corners[4 * place + 1] as number] as number) -
  (sums[corners[4 * place + 2] as number] as number) +
  (sums[corners[4 * place + 3] as number] as number);

interface Plan {
  readonly tiles: readonly Tile[];
  readonly cost: number;
}

/** Tiles that cover all that moved, most squares for the cost first; undefined when the whole surface would be as quick. */
const planWith = ({ places, corners }: Choice, moved: Uint8Array): Plan | undefined => {
  const left = moved.slice();
  const tiles: Tile[] = [];
  let cost = 0;
  for (;;) {
    const sums = countsOf(left);
    if (sums[sums.length - 1] === 0) return { tiles, cost };
    let most = 0;
    let best: Place | undefined;
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i] as Place;
      const worth = countIn(sums, corners, i) / place.cost;
      if (worth > most) [most, best] = [worth, place];
    }
    if (!best || cost + best.cost > MOST_COST) return undefined;
    cost += best.cost;
    tiles.push(best.tile);
    const { cells } = best;
    for (let y = cells.top; y < cells.bottom; y += 1)
      left.fill(0, y * MOTION_ACROSS + cells.left, y * MOTION_ACROSS + cells.right);
  }
};

/** Where the detector must look again, given the squares that changed, with room round them. */
export const whereToLook = (moved: Uint8Array): WhereToLook => {
  if (!moved.includes(1)) return 'nowhere';
  const plans = CHOICES.flatMap(choice => planWith(choice, moved) ?? []);
  const [cheapest] = plans.sort((a, b) => a.cost - b.cost);
  return cheapest?.tiles ?? 'everywhere';
};

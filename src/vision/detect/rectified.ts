import type { OnSurface } from '../../carrom/surface.ts';

/**
 * The rectified picture: the surface seen straight from above, north up, at one scale for every board, so that the
 * detector meets every disc at one size. A margin shows the frame and the pockets.
 */
export const RECTIFIED_PX = 448;
/** The surface's side in the rectified picture. */
export const SURFACE_PX = 370;
/** The detector answers for squares of this many pixels. */
export const CELL_PX = 4;
export const CELLS_ACROSS = RECTIFIED_PX / CELL_PX;

/** A point of the rectified picture: x to the east, y to the south, whole numbers on the borders between pixels. */
export interface InRectified {
  readonly xPx: number;
  readonly yPx: number;
}

/** A rectangle of whole pixels. */
export interface Tile {
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

export const WHOLE: Tile = { leftPx: 0, topPx: 0, widthPx: RECTIFIED_PX, heightPx: RECTIFIED_PX };

export const mmPerPx = (sideMm: number): number => sideMm / SURFACE_PX;

export const rectifiedAt = (sideMm: number, { xMm, yMm }: OnSurface): InRectified => ({
  xPx: RECTIFIED_PX / 2 + xMm / mmPerPx(sideMm),
  yPx: RECTIFIED_PX / 2 - yMm / mmPerPx(sideMm),
});

export const surfaceUnder = (sideMm: number, { xPx, yPx }: InRectified): OnSurface => ({
  xMm: (xPx - RECTIFIED_PX / 2) * mmPerPx(sideMm),
  yMm: (RECTIFIED_PX / 2 - yPx) * mmPerPx(sideMm),
});

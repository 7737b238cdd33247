import type { Disc } from '../../carrom/discs.ts';
import type { OnSurface } from '../../carrom/surface.ts';

/** How likely each kind is, as the detector weighs it; they add up to 1. */
export type KindOdds = Readonly<Record<Disc, number>>;

/** A disc found in one picture, in millimetres on the surface. It may also lie in a pocket or beyond the cushions. */
export interface PlacedDisc {
  readonly kind: Disc;
  readonly at: OnSurface;
  /** 0 … 1: how sure the detector is that there is a disc at all. */
  readonly certainty: number;
  /** Left out when the detector only says the likeliest kind. */
  readonly odds?: KindOdds;
}

/** Cells this wide: finer follows fingers better, but costs more to remember. */
export const COVER_CELL_MM = 20;
/** The grid reaches past the frame, so that an arm is noticed before it hides a piece. */
export const COVER_REACH_MM = 480;
export const COVER_ACROSS = (2 * COVER_REACH_MM) / COVER_CELL_MM;

/** What hides the surface: one byte a cell, row by row from the south-west corner, 1 where a hand or anything else is. */
export type Covered = Uint8Array;

/** One picture after the detector: all that the steps from here on may know about it. */
export interface PlacedFrame {
  readonly atMs: number;
  /** How long nobody looked before this frame; 0 when it came in time. */
  readonly gapMs: number;
  readonly discs: readonly PlacedDisc[];
  /** Nothing covered: null. */
  readonly covered: Covered | null;
  /** False while camera or board have moved and the surface has not been found again: places mean nothing then. */
  readonly fitted: boolean;
}

/** The cell of a point, or -1 outside the grid. */
export const coverCell = (xMm: number, yMm: number): number => {
  const column = Math.floor((xMm + COVER_REACH_MM) / COVER_CELL_MM);
  const row = Math.floor((yMm + COVER_REACH_MM) / COVER_CELL_MM);
  if (column < 0 || row < 0 || column >= COVER_ACROSS || row >= COVER_ACROSS) return -1;
  return row * COVER_ACROSS + column;
};

export const coverMiddle = (cell: number): OnSurface => ({
  xMm: ((cell % COVER_ACROSS) + 0.5) * COVER_CELL_MM - COVER_REACH_MM,
  yMm: (Math.floor(cell / COVER_ACROSS) + 0.5) * COVER_CELL_MM - COVER_REACH_MM,
});

const EVEN: KindOdds = { white: 0.02, black: 0.02, queen: 0.02, striker: 0.02 };
/** What one kind said without odds is worth. */
export const oddsOf = (disc: PlacedDisc): KindOdds => disc.odds ?? { ...EVEN, [disc.kind]: 0.94 };

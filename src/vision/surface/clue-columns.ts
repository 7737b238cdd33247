import type { Clue } from './clue.ts';

/**
 * Clues as columns of numbers: refining a fit goes through all of them half a million times. A corner's and an edge's place
 * moves in by what rails hide there, a print's goes with the print's size.
 */
export interface ClueColumns {
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly sigma: Float64Array;
  /** 0 … 3 for an edge, POINT for the others. */
  readonly edge: Int8Array;
  readonly onU: Float64Array;
  readonly onV: Float64Array;
  /** 1 where it counts, else 0. */
  readonly hides: Float64Array;
  readonly prints: Float64Array;
}

export const POINT = 4;

export const columnsOf = (clues: readonly Clue[]): ClueColumns => {
  const place = (clue: Clue) => (clue.kind === 'edge' ? { u: 0, v: 0 } : clue.on);
  return {
    count: clues.length,
    x: Float64Array.from(clues, ({ at }) => at.xPx),
    y: Float64Array.from(clues, ({ at }) => at.yPx),
    sigma: Float64Array.from(clues, ({ sigma }) => sigma),
    edge: Int8Array.from(clues, clue => (clue.kind === 'edge' ? clue.edge : POINT)),
    onU: Float64Array.from(clues, clue => place(clue).u),
    onV: Float64Array.from(clues, clue => place(clue).v),
    hides: Float64Array.from(clues, ({ kind }) => (kind === 'corner' ? 1 : 0)),
    prints: Float64Array.from(clues, ({ kind }) => (kind === 'print' ? 1 : 0)),
  };
};

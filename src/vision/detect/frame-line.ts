import { DISCS } from '../../carrom/discs.ts';
import { COVER_ACROSS, type Covered, type PlacedFrame } from './placed-discs.ts';

/**
 * Detections as text, one frame a line: `[ms, gap, fitted, [[kind, x, y, certainty, odds…]…], cover]`. The cover is written
 * as lengths of free and covered runs of cells in turn.
 */
type Line = readonly [number, number, 0 | 1, readonly (readonly number[])[], readonly number[]];

const runsOf = (covered: Covered | null): readonly number[] => {
  if (covered === null) return [];
  const runs: number[] = [];
  let value = 0;
  let length = 0;
  for (const cell of covered) {
    if (cell === value) length += 1;
    else {
      runs.push(length);
      [value, length] = [cell, 1];
    }
  }
  return [...runs, length];
};

const coverOf = (runs: readonly number[]): Covered | null => {
  if (runs.length === 0) return null;
  const cells = new Uint8Array(COVER_ACROSS * COVER_ACROSS);
  let at = 0;
  for (const [i, length] of runs.entries()) {
    if (i % 2 === 1) cells.fill(1, at, at + length);
    at += length;
  }
  return cells;
};

export const writeFrame = ({ atMs, gapMs, fitted, discs, covered }: PlacedFrame): string => {
  const line: Line = [
    atMs,
    gapMs,
    fitted ? 1 : 0,
    discs.map(({ kind, at, certainty, odds }) => [
      DISCS.indexOf(kind),
      at.xMm,
      at.yMm,
      certainty,
      ...(odds === undefined ? [] : [odds.white, odds.black, odds.queen, odds.striker]),
    ]),
    runsOf(covered),
  ];
  return JSON.stringify(line);
};

export const readFrame = (text: string): PlacedFrame => {
  const [atMs, gapMs, fitted, discs, runs] = JSON.parse(text) as Line;
  return {
    atMs,
    gapMs,
    fitted: fitted === 1,
    covered: coverOf(runs),
    discs: discs.map(([kind = 0, xMm = 0, yMm = 0, certainty = 0, white, black, queen, striker]) => ({
      kind: DISCS[kind] ?? 'white',
      at: { xMm, yMm },
      certainty,
      ...(white === undefined || black === undefined || queen === undefined || striker === undefined
        ? {}
        : { odds: { white, black, queen, striker } }),
    })),
  };
};

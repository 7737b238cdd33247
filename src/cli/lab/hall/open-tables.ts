import type { LoadOptions } from './load.ts';
import { randomTable } from './random-match.ts';
import { scriptedBoard, studioTable } from './studio-match.ts';

/** So many different boards are enough: no two tables are at the same shot of one. */
const BOARDS = 4;

export const openTables = (play: string): LoadOptions['tableOf'] => {
  if (play === 'random') return randomTable;
  const boards = Array.from({ length: BOARDS }, (_, i) => scriptedBoard(i + 1));
  return (name, seed) => studioTable(name, seed, boards);
};

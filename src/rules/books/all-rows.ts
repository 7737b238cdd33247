import type { BookId } from '../book.ts';
import { caramboleRows } from './carambole.rows.ts';
import { classic29Rows } from './classic29.rows.ts';
import { ffcRows } from './ffc.rows.ts';
import { icfRows } from './icf.rows.ts';
import { icpfRows } from './icpf.rows.ts';
import { internationalRows } from './international.rows.ts';
import { nepaleseRows } from './nepalese.rows.ts';
import { simpleRows } from './simple.rows.ts';

/** The situations every book is tested by, and read aloud from. */
export const BOOK_ROWS: Readonly<Record<BookId, string>> = {
  international: internationalRows,
  icf: icfRows,
  classic29: classic29Rows,
  carambole: caramboleRows,
  icpf: icpfRows,
  ffc: ffcRows,
  nepalese: nepaleseRows,
  simple: simpleRows,
};

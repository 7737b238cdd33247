import type { BookId, RuleBook } from '../book.ts';
import { carambole } from './carambole.ts';
import { classic29 } from './classic29.ts';
import { ffc } from './ffc.ts';
import { icf } from './icf.ts';
import { icpf } from './icpf.ts';
import { international } from './international.ts';
import { nepalese } from './nepalese.ts';
import { simple } from './simple.ts';

/** Every book the judge knows. */
export const BOOKS: Readonly<Record<BookId, RuleBook>> = {
  international,
  icf,
  classic29,
  carambole,
  icpf,
  ffc,
  nepalese,
  simple,
};

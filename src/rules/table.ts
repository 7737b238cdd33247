import type { BookId, RuleBook, Table } from './book.ts';
import { BOOKS } from './books/all.ts';
import { defaultOptions, type TableOptions } from './options.ts';

/** A book with the options chosen at this table; what is not chosen has the book's default. */
export const tableWith = (book: RuleBook, chosen: Partial<TableOptions> = {}): Table => {
  const options = { ...defaultOptions, ...chosen };
  return { book, options, facts: book.facts(options) };
};

export const tableFor = (id: BookId, chosen: Partial<TableOptions> = {}): Table => tableWith(BOOKS[id], chosen);

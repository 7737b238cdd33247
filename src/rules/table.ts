import type { BookId, RuleBook, Table } from './book.ts';
import { BOOKS } from './books/all.ts';
import { defaultOptions, type TableOptions } from './options.ts';

/** A book with the options chosen at this table: those the book reads; what is not chosen has its default. */
export const tableWith = (book: RuleBook, chosen: Partial<TableOptions> = {}): Table => {
  const read = Object.fromEntries(
    book.options.flatMap(({ key }) => (chosen[key] === undefined ? [] : [[key, chosen[key]]])),
  );
  const options: TableOptions = { ...defaultOptions, ...read };
  return { book, options, facts: book.facts(options) };
};

export const tableFor = (id: BookId, chosen: Partial<TableOptions> = {}): Table => tableWith(BOOKS[id], chosen);

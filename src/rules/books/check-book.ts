import { describe, expect, test } from 'vitest';
import type { RuleBook } from '../book.ts';
import { rowResult, rowsOf, withoutRow } from './rows.ts';

/** Tests a book by its table: every row is a paragraph, and every law and call of the book has a row. */
export const checkBook = (title: string, book: RuleBook, table: string): void => {
  const rows = rowsOf(table);
  describe(title, () => {
    test.each(rows)('$cite: $says: $before, $happens', row => {
      const { after, cites, sentences } = rowResult(book, row);
      expect(after).toBe(row.after);
      expect(cites).toContain(row.cite);
      for (const { en, fr } of sentences) {
        expect(en).toMatch(/^[A-Z0-9].+\. \(.+\)$/);
        expect(fr).toMatch(/^[A-ZÉ0-9].+\. \(.+\)$/);
      }
    });

    test('every law and every call has a row', () => {
      expect(withoutRow(book, rows)).toEqual([]);
    });
  });
};

import type { Results } from './kept-results.ts';

/** Stands where nothing was measured. */
export const NONE = '–';

/** Asks what the sections printed. What was not measured is a dash. */
export const told = (results: Results) => {
  const tables = (section: string) => results[section]?.tables ?? [];
  /** A table's cell: the row whose first cell is this, the column whose head begins like this. The last such row counts. */
  const cell = (section: string, row: string, column: string): string => {
    for (const { head, rows } of tables(section).toReversed()) {
      const at = head.findIndex(name => name.startsWith(column));
      const found = rows.findLast(([name]) => name === row)?.[at];
      if (found !== undefined) return found;
    }
    return NONE;
  };
  return {
    cell,
    number: (section: string, row: string, column: string): number => Number.parseFloat(cell(section, row, column)),
    has: (section: string, row: string): boolean =>
      tables(section).some(({ rows }) => rows.some(([name]) => name === row)),
    /** What a printed sentence says at the place of the pattern's group. */
    line: (section: string, pattern: RegExp): string => {
      for (const line of results[section]?.lines ?? []) {
        const found = pattern.exec(line)?.[1];
        if (found !== undefined) return found;
      }
      return NONE;
    },
    table: (section: string, column: string) => tables(section).find(({ head }) => head[0] === column),
  };
};
export type Told = ReturnType<typeof told>;

export const percent = (part: number, whole: number, digits = 0): string =>
  whole > 0 ? `${((100 * part) / whole).toFixed(digits)} %` : NONE;

/** A table as a page shows it: its columns' names and its rows, all as words. */
export interface PrintedTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

const isRule = (cells: readonly string[]) => cells.every(cell => /^:?-+:?$/.test(cell));

/** The same rows with every column as wide as its longest cell. */
export const aligned = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.filter(cells => !isRule(cells)).map(cells => (cells[i] ?? '').length)),
  );
  const lines = rows.map(cells =>
    cells.map((cell, i) => (isRule(cells) ? '-'.repeat(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))),
  );
  return lines.map(cells => `| ${cells.join(' | ')} |`);
};

export const markdown = ({ head, rows }: PrintedTable): readonly string[] =>
  aligned([head, head.map(() => '-'), ...rows]);

/** The tables among printed lines. A row without a head belongs to the table before it, whose columns it must have. */
export const tablesIn = (lines: readonly string[]): readonly PrintedTable[] => {
  const tables: { head: readonly string[]; rows: (readonly string[])[] }[] = [];
  const all = lines.flatMap(text => text.split('\n')).filter(line => line.startsWith('|'));
  all.forEach((line, i) => {
    const cells = cellsOf(line);
    const next = all[i + 1];
    const open = tables.at(-1);
    if (next !== undefined && isRule(cellsOf(next))) tables.push({ head: cells, rows: [] });
    else if (open && !isRule(cells) && cells.length === open.head.length) open.rows.push(cells);
  });
  return tables.filter(({ rows }) => rows.length > 0);
};

const between = (name: string) => new RegExp(`(<!-- ${name} -->)[\\s\\S]*?(<!-- /${name} -->)`);

/** Puts lines between a pair of marks in a page; the rest of it is written by people. */
export const inMarks = (page: string, name: string, lines: readonly string[]): string =>
  page.replace(between(name), (_, open, close) => [open, '', ...lines, '', close].join('\n'));

/** What stands between a pair of marks. */
export const fromMarks = (page: string, name: string): string =>
  between(name)
    .exec(page)?.[0]
    .replace(/<!--.*?-->/g, '')
    .trim() ?? '';

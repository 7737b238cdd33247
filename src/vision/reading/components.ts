/** Rows and columns that have to do with each other, part by part: each part is a problem of its own. */
export const together = (
  rows: number,
  columns: number,
  linked: (row: number, column: number) => boolean,
): readonly { readonly rows: readonly number[]; readonly columns: readonly number[] }[] => {
  const parent = Array.from({ length: rows + columns }, (_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] ?? at;
    parent[i] = at;
    return at;
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (linked(row, column)) parent[root(row)] = root(rows + column);
    }
  }
  const parts = new Map<number, { rows: number[]; columns: number[] }>();
  for (let i = 0; i < rows + columns; i += 1) {
    const part = parts.get(root(i)) ?? { rows: [], columns: [] };
    parts.set(root(i), part);
    if (i < rows) part.rows.push(i);
    else part.columns.push(i - rows);
  }
  return [...parts.values()];
};

/** Solves the square system `rows · x = right` by elimination with pivots; undefined when it has no single answer. */
export const solveLinear = (
  rows: readonly (readonly number[])[],
  right: readonly number[],
): readonly number[] | undefined => {
  const n = right.length;
  const m = rows.map((row, i) => Float64Array.from([...row, right[i] ?? 0]));
  const at = (i: number, j: number): number => m[i]?.[j] ?? 0;
  for (let column = 0; column < n; column += 1) {
    let pivot = column;
    for (let i = column + 1; i < n; i += 1) if (Math.abs(at(i, column)) > Math.abs(at(pivot, column))) pivot = i;
    const [top, best] = [m[column], m[pivot]];
    if (!top || !best || Math.abs(best[column] ?? 0) < 1e-14) return undefined;
    m[column] = best;
    m[pivot] = top;
    for (let i = 0; i < n; i += 1) {
      const row = m[i];
      if (i === column || !row) continue;
      const share = at(i, column) / at(column, column);
      if (share === 0) continue;
      for (let j = column; j <= n; j += 1) row[j] = at(i, j) - share * at(column, j);
    }
  }
  return Array.from({ length: n }, (_, i) => at(i, n) / at(i, i));
};

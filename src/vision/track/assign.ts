/** Pairs that may not be. Large enough never to pay, small enough not to drown the rest in rounding. */
export const NEVER = 1e6;

/**
 * Optimal assignment by shortest augmenting paths: every row gets one column of its own so that the sum of the costs
 * is least. `costs` is row by row; there are at least as many columns as rows. Returns the column of each row.
 */
export const assignCheapest = (costs: Float64Array, rows: number, columns: number): Int32Array =>
  assignPriced(costs, rows, columns).columns;

export interface Priced {
  readonly columns: Int32Array;
  /** What a pair costs beyond these prices is the least that the whole would cost more with it. */
  readonly rowPrices: Float64Array;
  readonly columnPrices: Float64Array;
}

/** The same, with the prices of rows and columns. */
export const assignPriced = (costs: Float64Array, rows: number, columns: number): Priced => {
  const rowPrice = new Float64Array(rows + 1);
  const columnPrice = new Float64Array(columns + 1);
  /** Which row (from 1) a column (from 1) belongs to; 0 for none. Column 0 is where a search starts. */
  const owner = new Int32Array(columns + 1);
  const cameFrom = new Int32Array(columns + 1);
  const slack = new Float64Array(columns + 1);
  const done = new Uint8Array(columns + 1);
  for (let row = 1; row <= rows; row += 1) {
    slack.fill(Number.POSITIVE_INFINITY);
    done.fill(0);
    owner[0] = row;
    let column = 0;
    do {
      done[column] = 1;
      const from = owner[column] ?? 0;
      let least = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let j = 1; j <= columns; j += 1) {
        if (done[j] === 1) continue;
        const cost = costs[(from - 1) * columns + j - 1] ?? NEVER;
        const rest = cost - (rowPrice[from] ?? 0) - (columnPrice[j] ?? 0);
        if (rest < (slack[j] ?? 0)) {
          slack[j] = rest;
          cameFrom[j] = column;
        }
        if ((slack[j] ?? 0) < least) {
          least = slack[j] ?? 0;
          next = j;
        }
      }
      for (let j = 0; j <= columns; j += 1) {
        if (done[j] === 1) {
          const of = owner[j] ?? 0;
          rowPrice[of] = (rowPrice[of] ?? 0) + least;
          columnPrice[j] = (columnPrice[j] ?? 0) - least;
        } else slack[j] = (slack[j] ?? 0) - least;
      }
      column = next;
    } while (owner[column] !== 0);
    while (column !== 0) {
      const back = cameFrom[column] ?? 0;
      owner[column] = owner[back] ?? 0;
      column = back;
    }
  }
  const answer = new Int32Array(rows).fill(-1);
  for (let j = 1; j <= columns; j += 1) {
    const row = owner[j] ?? 0;
    if (row > 0) answer[row - 1] = j - 1;
  }
  return { columns: answer, rowPrices: rowPrice.subarray(1), columnPrices: columnPrice.subarray(1) };
};

/**
 * The same where a row may go without: `alone(row)` is what that costs. Returns -1 for such rows. Rows and columns may
 * be of any number.
 */
export const assignOrLeave = (
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
  alone: (row: number) => number,
): Int32Array => {
  const wide = columns + rows;
  const costs = new Float64Array(rows * wide).fill(NEVER);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) costs[row * wide + column] = cost(row, column);
    costs[row * wide + columns + row] = alone(row);
  }
  return assignCheapest(costs, rows, wide).map(column => (column < columns ? column : -1));
};

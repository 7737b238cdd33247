/** The mean of a square of cells around each, by running sums: rows, then columns. */
export const boxMean = (values: Float32Array, width: number, height: number, reach: number): Float32Array => {
  const across = (from: Float32Array, lines: number, next: number, cells: number, step: number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line += 1) {
      const start = line * next;
      let sum = 0;
      for (let i = -reach; i < cells; i += 1) {
        if (i + reach < cells) sum += from[start + (i + reach) * step] ?? 0;
        if (i - reach - 1 >= 0) sum -= from[start + (i - reach - 1) * step] ?? 0;
        if (i < 0) continue;
        const count = Math.min(cells - 1, i + reach) - Math.max(0, i - reach) + 1;
        to[start + i * step] = sum / count;
      }
    }
    return to;
  };
  return across(across(values, height, width, width, 1), width, 1, height, width);
};

/** One channel of a network's answer: values 0 … 1, row by row. */
export interface HeatMap {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** A peak of a heat map, in cells from the map's upper left corner (the first cell's middle is at 0.5). */
export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export const channelOf = (maps: Float32Array, channel: number, width: number, height: number): HeatMap => ({
  width,
  height,
  values: maps.subarray(channel * width * height, (channel + 1) * width * height),
});

export const heatAt = ({ width, height, values }: HeatMap, column: number, row: number): number =>
  column < 0 || row < 0 || column >= width || row >= height ? 0 : (values[row * width + column] ?? 0);

export const highestIn = ({ values }: HeatMap): number => values.reduce((best, value) => Math.max(best, value), 0);

/** The heat between cells. */
export const heatBetween = (map: HeatMap, x: number, y: number): number => {
  const [column, row] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [fx, fy] = [x - 0.5 - column, y - 0.5 - row];
  const top = heatAt(map, column, row) * (1 - fx) + heatAt(map, column + 1, row) * fx;
  const bottom = heatAt(map, column, row + 1) * (1 - fx) + heatAt(map, column + 1, row + 1) * fx;
  return top * (1 - fy) + bottom * fy;
};

/** Where a gaussian with these three neighbouring values has its top; the logarithm of a gaussian is a parabola. */
const topBetween = (before: number, at: number, after: number): number => {
  const [a, b, c] = [before, at, after].map(value => Math.log(Math.max(1e-4, value))) as [number, number, number];
  const curve = a - 2 * b + c;
  return curve >= -1e-6 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (a - c)) / curve));
};

/** The highest peaks, at least `apart` cells from each other, highest first. */
export const heatPeaks = (
  map: HeatMap,
  { from, apart, most }: { readonly from: number; readonly apart: number; readonly most: number },
): readonly Peak[] => {
  const tops: Peak[] = [];
  for (let row = 0; row < map.height; row += 1)
    for (let column = 0; column < map.width; column += 1) {
      const height = heatAt(map, column, row);
      if (height < from) continue;
      const [left, right] = [heatAt(map, column - 1, row), heatAt(map, column + 1, row)];
      const [above, below] = [heatAt(map, column, row - 1), heatAt(map, column, row + 1)];
      if (height < left || height <= right || height < above || height <= below) continue;
      // At the map's rim one neighbour is missing, and half a parabola says nothing.
      const dx = column > 0 && column < map.width - 1 ? topBetween(left, height, right) : 0;
      const dy = row > 0 && row < map.height - 1 ? topBetween(above, height, below) : 0;
      tops.push({ x: column + 0.5 + dx, y: row + 0.5 + dy, height });
    }
  tops.sort((a, b) => b.height - a.height);
  const kept: Peak[] = [];
  for (const peak of tops) {
    if (kept.length >= most) break;
    if (kept.every(other => Math.hypot(peak.x - other.x, peak.y - other.y) >= apart)) kept.push(peak);
  }
  return kept;
};

import { type HeatMap, heatAt } from './heat-peaks.ts';

export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
}

/** The largest connected part of a mask above one half: 1 inside, 0 elsewhere. */
export const largestPart = (mask: HeatMap): { readonly inside: Uint8Array; readonly cells: number } => {
  const { width, height } = mask;
  const label = new Int32Array(width * height);
  let [best, bestCells, labels] = [0, 0, 0];
  for (let start = 0; start < label.length; start += 1) {
    if (label[start] || (mask.values[start] ?? 0) < 0.5) continue;
    labels += 1;
    label[start] = labels;
    const stack = [start];
    let cells = 0;
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      cells += 1;
      const column = i % width;
      for (const next of [column > 0 ? i - 1 : -1, column < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (next < 0 || next >= label.length || label[next] || (mask.values[next] ?? 0) < 0.5) continue;
        label[next] = labels;
        stack.push(next);
      }
    }
    if (cells > bestCells) [best, bestCells] = [labels, cells];
  }
  return { inside: Uint8Array.from(label, value => (best > 0 && value === best ? 1 : 0)), cells: bestCells };
};

/**
 * Where the mask falls through one half, between neighbouring cells. Only inside the part of the map that shows the
 * picture, less a cell: a mask that ends with the picture says nothing about the surface's edge.
 */
export const maskOutline = (
  mask: HeatMap,
  inside: Uint8Array,
  shownWidth: number,
  shownHeight: number,
): readonly OutlinePoint[] => {
  const points: OutlinePoint[] = [];
  const add = (x: number, y: number) => {
    if (x > 1 && y > 1 && x < shownWidth - 1 && y < shownHeight - 1) points.push({ x, y });
  };
  for (let row = 0; row < mask.height; row += 1)
    for (let column = 0; column < mask.width; column += 1) {
      const here = row * mask.width + column;
      const value = heatAt(mask, column, row);
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ] as const) {
        if (column + dx >= mask.width || row + dy >= mask.height) continue;
        const next = heatAt(mask, column + dx, row + dy);
        if (inside[here] === inside[here + dx + dy * mask.width]) continue;
        if (value < 0.5 === next < 0.5) continue;
        const share = (value - 0.5) / (value - next);
        add(column + 0.5 + dx * share, row + 0.5 + dy * share);
      }
    }
  return points;
};

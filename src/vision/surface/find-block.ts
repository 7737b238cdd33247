import type { MarkingBlock } from './marking-blocks.ts';
import { MAP_CELLS, type MarkingMap } from './marking-map.ts';
import type { OnSquare } from './unit-fit.ts';

/** Where a block may be, and how much of it agrees with the picture there, up to 1. */
export interface BlockSeen {
  readonly at: OnSquare;
  readonly score: number;
}

const AT_LEAST_SHOWN = 0.6;

/** How well a block agrees with the map when it is moved by whole cells; undefined where too little of it is shown. */
export const blockScore = (map: MarkingMap, block: MarkingBlock, right: number, up: number): number | undefined => {
  let [sum, shown] = [0, 0];
  for (const { u, v, cos2, sin2 } of block.points) {
    const column = Math.floor((u + 0.5) * MAP_CELLS) + right;
    const row = Math.floor((v + 0.5) * MAP_CELLS) + up;
    if (column < 0 || row < 0 || column >= MAP_CELLS || row >= MAP_CELLS) continue;
    const cell = row * MAP_CELLS + column;
    if (!map.shown[cell]) continue;
    shown += 1;
    sum += (map.cos2[cell] ?? 0) * cos2 + (map.sin2[cell] ?? 0) * sin2;
  }
  return shown >= AT_LEAST_SHOWN * block.points.length ? sum / shown : undefined;
};

/** The best places for a block within `reach` cells of where the fit has it, best first, well apart. */
export const findBlock = (map: MarkingMap, block: MarkingBlock, reach: number, most: number): readonly BlockSeen[] => {
  const width = 2 * reach + 1;
  const scores = new Float32Array(width * width).fill(-1);
  for (let up = -reach; up <= reach; up += 1)
    for (let right = -reach; right <= reach; right += 1)
      scores[(up + reach) * width + right + reach] = blockScore(map, block, right, up) ?? -1;
  const found: (BlockSeen & { readonly column: number; readonly row: number })[] = [];
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  for (const i of order) {
    if (found.length >= most) break;
    const [column, row] = [i % width, Math.floor(i / width)];
    const score = scores[i] ?? -1;
    if (score < 0 || found.some(other => Math.hypot(other.column - column, other.row - row) < 5)) continue;
    const at = { u: block.middle.u + (column - reach) / MAP_CELLS, v: block.middle.v + (row - reach) / MAP_CELLS };
    found.push({ at, score, column, row });
  }
  return found.map(({ at, score }) => ({ at, score }));
};

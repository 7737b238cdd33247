import type { OnSquare } from '../unit-fit.ts';
import type { MarkingBlock, MarkingPoint } from './marking-blocks.ts';
import { MAP_CELLS, type MarkingMap } from './marking-map.ts';

/** Where a block is seen on the fit's square, and how much of it agrees with the picture there, up to 1. */
export interface BlockSeen {
  readonly at: OnSquare;
  readonly score: number;
  /** The best score anywhere else within reach: ornaments and grain agree with a block in many places, print in one. */
  readonly elsewhere: number;
  /** How much of its base circles alone agrees there. */
  readonly circles: number;
}

/** A block that is cut off by the picture's edge further than this could be anything. */
const AT_LEAST_SHOWN = 0.6;
/** Farther than this from the best place it is elsewhere: half a printed circle away a block still agrees with itself. */
const ELSEWHERE = 8;
/** The search goes in such strides first: less than a printed circle's width. */
const STRIDE = 2;

/** How well a block agrees with the map when it is moved by whole cells; nothing where too little of it is shown. */
const scoring = ({ cos2, sin2, shown }: MarkingMap, points: readonly MarkingPoint[]) => {
  // As columns of numbers: the search goes through all points at some hundred places.
  const columns = Int32Array.from(points, ({ u }) => Math.floor((u + 0.5) * MAP_CELLS));
  const rows = Int32Array.from(points, ({ v }) => Math.floor((v + 0.5) * MAP_CELLS));
  const cosines = Float32Array.from(points, point => point.cos2);
  const sines = Float32Array.from(points, point => point.sin2);
  return (right: number, up: number): number => {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < columns.length; i += 1) {
      const column = (columns[i] ?? 0) + right;
      const row = (rows[i] ?? 0) + up;
      if (column < 0 || row < 0 || column >= MAP_CELLS || row >= MAP_CELLS) continue;
      const cell = row * MAP_CELLS + column;
      if (!shown[cell]) continue;
      count += 1;
      sum += (cos2[cell] ?? 0) * (cosines[i] ?? 0) + (sin2[cell] ?? 0) * (sines[i] ?? 0);
    }
    return count >= AT_LEAST_SHOWN * columns.length ? sum / count : 0;
  };
};

/** Where three neighbouring scores have their top. */
const topBetween = (before: number, at: number, after: number): number => {
  const curve = before - 2 * at + after;
  return curve >= 0 ? 0 : Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / curve));
};

/** The best place for a block within `reach` cells of where the fit has it. */
export const findBlock = (map: MarkingMap, block: MarkingBlock, reach: number): BlockSeen => {
  const scoreAt = scoring(map, block.points);
  let best = { right: 0, up: 0, score: 0 };
  const looked: { readonly right: number; readonly up: number; readonly score: number }[] = [];
  const look = (right: number, up: number) => {
    const score = scoreAt(right, up);
    looked.push({ right, up, score });
    if (score > best.score) best = { right, up, score };
  };
  for (let up = -reach; up <= reach; up += STRIDE)
    for (let right = -reach; right <= reach; right += STRIDE) look(right, up);
  const { right: nearRight, up: nearUp } = best;
  for (let up = nearUp - STRIDE; up <= nearUp + STRIDE; up += 1)
    for (let right = nearRight - STRIDE; right <= nearRight + STRIDE; right += 1) look(right, up);
  const { right, up, score } = best;
  const at = (dx: number, dy: number) => scoreAt(right + dx, up + dy);
  return {
    at: {
      u: block.middle.u + (right + topBetween(at(-1, 0), score, at(1, 0))) / MAP_CELLS,
      v: block.middle.v + (up + topBetween(at(0, -1), score, at(0, 1))) / MAP_CELLS,
    },
    score,
    circles: scoring(map, block.circles)(right, up),
    elsewhere: looked.reduce(
      (most, other) =>
        Math.hypot(other.right - right, other.up - up) > ELSEWHERE ? Math.max(most, other.score) : most,
      0,
    ),
  };
};

import { apart, type OnSurface } from '../../carrom/surface.ts';
import { assignOrLeave, NEVER } from '../track/assign.ts';
import { type DiscWay, goneOnAs } from './disc-way.ts';
import type { Sighting } from './track.ts';

/**
 * Pieces of one kind that lie together and are struck apart between two frames look alike. Each set off straight from
 * where it lay: the way back from its first sights tells where that was.
 */

/** The first straight run of a way. */
export interface Run {
  readonly at: OnSurface;
  readonly atMs: number;
  readonly towards: OnSurface;
  readonly longMm: number;
}

/** A sight further off the line ends the run: it has met something. */
const STRAIGHT_MM = 4;
const LONGEST_MM = 120;
/** Shorter runs point anywhere. */
const SHORTEST_MM = 12;

const offLine = (from: OnSurface, to: OnSurface, at: OnSurface): number => {
  const [dx, dy] = [to.xMm - from.xMm, to.yMm - from.yMm];
  return Math.abs((at.xMm - from.xMm) * dy - (at.yMm - from.yMm) * dx) / Math.max(1, Math.hypot(dx, dy));
};

export const firstRun = (sights: readonly Sighting[]): Run | null => {
  const [first] = sights;
  if (first === undefined) return null;
  let last = first;
  for (let n = 1; n < sights.length; n += 1) {
    const next = sights[n];
    if (next === undefined || apart(next.at, first.at) > LONGEST_MM) break;
    if (sights.slice(1, n).some(({ at }) => offLine(first.at, next.at, at) > STRAIGHT_MM)) break;
    if (apart(next.at, first.at) < apart(last.at, first.at)) break;
    last = next;
  }
  const longMm = apart(first.at, last.at);
  if (longMm < SHORTEST_MM) return null;
  const towards = {
    xMm: (last.at.xMm - first.at.xMm) / longMm,
    yMm: (last.at.yMm - first.at.yMm) / longMm,
  };
  return { at: first.at, atMs: first.atMs, towards, longMm };
};

/** Places are off by this much. */
const NOISE_MM = 3;
const MOST = 5;
/** That two were taken for each other needs a reason. */
const MIXED_UP = 0.8;
/** Further away than this they were not mixed up as they set off. */
const TOGETHER_MM = 140;
const FIRST_STEP_MM = 260;

/** How badly the run's way back leads to this place. */
export const cameFrom = ({ at, towards, longMm }: Run, from: OnSurface): number => {
  const [dx, dy] = [at.xMm - from.xMm, at.yMm - from.yMm];
  const along = dx * towards.xMm + dy * towards.yMm;
  const across = dx * towards.yMm - dy * towards.xMm;
  const back = Math.max(0, along);
  const spread = Math.hypot(NOISE_MM, (1.5 * NOISE_MM * back) / longMm, 0.06 * back);
  return Math.min(MOST, 0.5 * (Math.hypot(across, Math.min(0, along)) / spread) ** 2);
};

/** A piece seen to leave this much later was still in its place. */
export const LATER_MS = 70;
export const LEFT_LATER = 2.5;

/** Pieces of one kind, each with the way that leads back to where it lay. */
export const sortedByStart = (ways: readonly DiscWay[], startMs: number): readonly DiscWay[] => {
  const runs = ways.map(({ sights }) => firstRun(sights));
  const isLying = ({ track, sights }: DiscWay) => sights.length === 0 && track.resting && track.misses < 3;
  const cost = (row: number, column: number): number => {
    const [own, other, run] = [ways[row], ways[column], runs[column]];
    if (own === undefined || other === undefined) return NEVER;
    const same = row === column ? 0 : MIXED_UP;
    if (same > 0 && (own.disc !== other.disc || isLying(own) || isLying(other))) return NEVER;
    if (same > 0 && apart(own.from, other.from) > TOGETHER_MM) return NEVER;
    const [mine, first] = [own.sights[0], other.sights[0]];
    if (first === undefined) return same;
    if (same > 0 && apart(own.from, first.at) > FIRST_STEP_MM) return NEVER;
    const late = mine !== undefined && mine.atMs > first.atMs + LATER_MS ? LEFT_LATER : 0;
    return same + late + (run === null || run === undefined ? 0 : cameFrom(run, own.from));
  };
  const pairs = assignOrLeave(ways.length, ways.length, cost, () => NEVER);
  return ways.map((way, row) => {
    const other = ways[pairs[row] ?? row];
    return other === undefined || other === way ? way : goneOnAs(way, other, Number.NEGATIVE_INFINITY, startMs);
  });
};

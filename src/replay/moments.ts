import type { Disc } from '../carrom/discs.ts';
import { nearestPocket, type Pocket, standardSurface } from '../carrom/surface.ts';
import { contactsUntil, type Path } from './along-path.ts';

/** What happened at one time of a shot, to be marked on its bar. */
export interface ShotMoment {
  readonly kind: 'strike' | 'contact' | 'cushion' | 'fall';
  /** Since the strike. */
  readonly ms: number;
  readonly disc: Disc;
  readonly xMm: number;
  readonly yMm: number;
  /** Where a disc fell. */
  readonly pocket?: Pocket;
}

/** A disc's middle comes this near to a side when it meets the cushion: its radius, and what a camera may err. */
const AT_CUSHION_MM = 28;
/** Two discs that meet turn in the same place at about the same time: one contact, not two. */
const SAME_MS = 70;
const SAME_MM = 70;

const isAtCushion = (xMm: number, yMm: number): boolean =>
  standardSurface.sideMm / 2 - Math.max(Math.abs(xMm), Math.abs(yMm)) < AT_CUSHION_MM;

const turnsOf = (path: Path): readonly ShotMoment[] =>
  contactsUntil(path, Number.POSITIVE_INFINITY).map(([xMm, yMm]) => {
    const ms = path.points.find(([x, y]) => x === xMm && y === yMm)?.[2] ?? 0;
    return { kind: isAtCushion(xMm, yMm) ? 'cushion' : 'contact', ms, disc: path.disc, xMm, yMm };
  });

/** A piece that lay still and is struck does not turn: it sets off. */
const setsOff = ({ disc, points }: Path): readonly ShotMoment[] => {
  const [first, second] = points;
  if (disc === 'striker' || !first || !second || first[2] <= 0) return [];
  return [{ kind: 'contact', ms: first[2], disc, xMm: first[0], yMm: first[1] }];
};

const fallOf = ({ disc, points, pocketed }: Path): readonly ShotMoment[] => {
  const last = points.at(-1);
  if (!pocketed || !last) return [];
  const [xMm, yMm, ms] = last;
  return [{ kind: 'fall', ms, disc, xMm, yMm, pocket: nearestPocket(standardSurface, { xMm, yMm }).pocket }];
};

const isSame = (a: ShotMoment, b: ShotMoment): boolean =>
  a.kind === b.kind &&
  a.kind !== 'fall' &&
  Math.abs(a.ms - b.ms) < SAME_MS &&
  Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm) < SAME_MM;

/** The strike, every contact and cushion, and every fall, in order. */
export const momentsOf = (paths: readonly Path[]): readonly ShotMoment[] => {
  const striker = paths.find(({ disc }) => disc === 'striker')?.points[0];
  const strike: readonly ShotMoment[] = striker
    ? [{ kind: 'strike', ms: 0, disc: 'striker', xMm: striker[0], yMm: striker[1] }]
    : [];
  const later = paths
    .flatMap(path => [...setsOff(path), ...turnsOf(path), ...fallOf(path)])
    .toSorted((a, b) => a.ms - b.ms);
  return [...strike, ...later.filter((each, i) => !later.slice(0, i).some(before => isSame(before, each)))];
};

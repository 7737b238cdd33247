import type { Disc } from '../carrom/discs.ts';
import { type OnSurface, POCKETS, type Pocket, pocketCentre, standardSurface } from '../carrom/surface.ts';
import type { SeenPath, SeenShotNote } from './seen-shot.ts';

/** What a shot was most likely meant to do: nobody tells the camera, but the first own piece that ran shows it. */
export interface Aim {
  readonly disc: Disc;
  readonly pocket: Pocket;
  /** From where the piece lay to the pocket. */
  readonly distanceMm: number;
  readonly made: boolean;
}

/** A piece has run when it is this far from where it lay. */
const RAN_MM = 12;
/** Its direction is read when it is this far, or when it stops. */
const DIRECTION_MM = 60;
/** A piece that runs further beside the line to a pocket was not meant for it. */
const BESIDE_DEGREES = 20;

const apart = (a: readonly [number, number, number], b: readonly [number, number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

interface Run {
  readonly path: SeenPath;
  readonly from: OnSurface;
  readonly towards: OnSurface;
  readonly atMs: number;
}

const runOf = (path: SeenPath): Run | undefined => {
  const [first] = path.points;
  if (!first) return undefined;
  const ran = path.points.find(point => apart(point, first) >= RAN_MM);
  const there = path.points.find(point => apart(point, first) >= DIRECTION_MM) ?? path.points.at(-1);
  if (!ran || !there) return undefined;
  return {
    path,
    from: { xMm: first[0], yMm: first[1] },
    towards: { xMm: there[0], yMm: there[1] },
    atMs: ran[2],
  };
};

const besideDegrees = ({ from, towards }: Run, pocket: Pocket): number => {
  const goal = pocketCentre(standardSurface, pocket);
  const [way, line] = [
    Math.atan2(towards.yMm - from.yMm, towards.xMm - from.xMm),
    Math.atan2(goal.yMm - from.yMm, goal.xMm - from.xMm),
  ];
  const off = Math.abs(way - line) % (2 * Math.PI);
  return (Math.min(off, 2 * Math.PI - off) * 180) / Math.PI;
};

const distanceTo = (from: OnSurface, pocket: Pocket): number => {
  const goal = pocketCentre(standardSurface, pocket);
  return Math.hypot(goal.xMm - from.xMm, goal.yMm - from.yMm);
};

/** Undefined when no own piece ran towards a pocket: a safety, a thin break, or nothing to read. */
export const aimOf = ({ paths, fellFrom }: SeenShotNote, own: readonly Disc[]): Aim | undefined => {
  const mine = fellFrom.find(({ disc, pocket }) => own.includes(disc) && pocket !== 'unknown');
  if (mine && mine.pocket !== 'unknown') {
    const { disc, pocket, at } = mine;
    return { disc, pocket, distanceMm: distanceTo(at, pocket), made: true };
  }
  const [first] = paths
    .filter(({ disc }) => own.includes(disc))
    .flatMap(path => runOf(path) ?? [])
    .toSorted((a, b) => a.atMs - b.atMs);
  if (!first) return undefined;
  const [nearest] = POCKETS.toSorted((a, b) => besideDegrees(first, a) - besideDegrees(first, b));
  if (!nearest || besideDegrees(first, nearest) > BESIDE_DEGREES) return undefined;
  return { disc: first.path.disc, pocket: nearest, distanceMm: distanceTo(first.from, nearest), made: false };
};

/** How far a pot is: a third of the way across the board each, roughly. */
export const DISTANCES = ['near', 'middle', 'far'] as const;
export type Distance = (typeof DISTANCES)[number];

export const NEAR_MM = 200;
export const FAR_MM = 450;
export const distanceOf = ({ distanceMm }: Aim): Distance =>
  distanceMm < NEAR_MM ? 'near' : distanceMm < FAR_MM ? 'middle' : 'far';

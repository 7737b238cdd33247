import type { Disc } from '../../carrom/discs.ts';
import type { OnSurface, Seat, SurfaceKind } from '../../carrom/surface.ts';
import { radiusOf, usualSlowing } from './predict-disc.ts';

/** A piece in the striker's way. */
export interface InWay {
  readonly id: number;
  readonly kind: Disc;
  readonly at: OnSurface;
  /** It lies there still. */
  readonly untouched?: boolean;
}

/** A striker sent off in some direction: the cushions it meets and the first piece. */
export interface Cast {
  readonly corners: readonly OnSurface[];
  readonly cushions: readonly Seat[];
  /** Way from the start to the first piece, or to where it was given up. */
  readonly wayMm: number;
  readonly hit: InWay | null;
  /** From the striker's centre to the piece's when they meet: the piece goes off that way. */
  readonly push: OnSurface;
}

const MOST_CUSHIONS = 3;
/** Places are off by some millimetres: what was not moved may seem to be in the way by this much. */
const PASSES_BY_MM = 5;

/** Where a line from `from` along the unit vector first comes within `reach` of the piece, or infinity. */
const meets = (from: OnSurface, ux: number, uy: number, piece: OnSurface, reach: number): number => {
  const [dx, dy] = [piece.xMm - from.xMm, piece.yMm - from.yMm];
  const along = dx * ux + dy * uy;
  const across = dx * uy - dy * ux;
  if (along <= 0 || Math.abs(across) >= reach) return Number.POSITIVE_INFINITY;
  return Math.max(0, along - Math.sqrt(reach * reach - across * across));
};

export const castStriker = (
  kind: SurfaceKind,
  from: OnSurface,
  direction: OnSurface,
  pieces: readonly InWay[],
  /** Share of the speed towards a cushion that comes back, of that along it. */
  keeps: number = usualSlowing.cushionKeeps,
): Cast => {
  const radius = radiusOf(kind, 'striker');
  const reach = radius + kind.pieceDiameterMm / 2;
  const limit = kind.sideMm / 2 - radius;
  const long = Math.hypot(direction.xMm, direction.yMm);
  let [ux, uy] = [direction.xMm / long, direction.yMm / long];
  let here = from;
  let wayMm = 0;
  const corners: OnSurface[] = [from];
  const cushions: Seat[] = [];
  for (;;) {
    let nearest = Number.POSITIVE_INFINITY;
    let hit: InWay | null = null;
    for (const piece of pieces) {
      const mm = meets(here, ux, uy, piece.at, piece.untouched === true ? reach - PASSES_BY_MM : reach);
      if (mm < nearest) [nearest, hit] = [mm, piece];
    }
    const toX = ux === 0 ? Number.POSITIVE_INFINITY : (Math.sign(ux) * limit - here.xMm) / ux;
    const toY = uy === 0 ? Number.POSITIVE_INFINITY : (Math.sign(uy) * limit - here.yMm) / uy;
    const toCushion = Math.max(0, Math.min(toX, toY));
    const goes = Math.min(nearest, toCushion);
    here = { xMm: here.xMm + ux * goes, yMm: here.yMm + uy * goes };
    wayMm += goes;
    corners.push(here);
    if (hit !== null && nearest <= toCushion) {
      const push = { xMm: (hit.at.xMm - here.xMm) / reach, yMm: (hit.at.yMm - here.yMm) / reach };
      return { corners, cushions, wayMm, hit, push };
    }
    if (cushions.length === MOST_CUSHIONS) return { corners, cushions, wayMm, hit: null, push: { xMm: 0, yMm: 0 } };
    // The part towards the cushion comes back weaker, so the way bends.
    if (toX < toY) {
      cushions.push(ux > 0 ? 'east' : 'west');
      ux *= -keeps;
    } else {
      cushions.push(uy > 0 ? 'north' : 'south');
      uy *= -keeps;
    }
    const rest = Math.hypot(ux, uy);
    [ux, uy] = [ux / rest, uy / rest];
  }
};

/** How far a point is from the way cast, or from any way given by its corners. */
export const offCast = ({ corners }: Pick<Cast, 'corners'>, at: OnSurface): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < corners.length; i += 1) {
    const [a, b] = [corners[i - 1], corners[i]];
    if (a === undefined || b === undefined) continue;
    const [dx, dy] = [b.xMm - a.xMm, b.yMm - a.yMm];
    const long = dx * dx + dy * dy;
    const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((at.xMm - a.xMm) * dx + (at.yMm - a.yMm) * dy) / long));
    least = Math.min(least, Math.hypot(at.xMm - a.xMm - t * dx, at.yMm - a.yMm - t * dy));
  }
  return least;
};

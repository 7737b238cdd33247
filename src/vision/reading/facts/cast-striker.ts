import type { OnSurface, Seat, SurfaceKind } from '../../../carrom/surface.ts';
import { radiusOf } from '../../track/slide.ts';

/** A piece in the striker's way. */
export interface InWay {
  readonly id: number;
  readonly at: OnSurface;
  /** It lies there still. */
  readonly still: boolean;
}

/** A striker sent off in some direction: the cushions it meets and the first piece. */
export interface StrikerSent {
  readonly corners: readonly OnSurface[];
  readonly cushions: readonly Seat[];
  /** From the start to the first piece, or to where it was given up. */
  readonly wayMm: number;
  readonly hit: InWay | null;
  /** From the striker's centre to the piece's when they meet: the piece goes off that way. */
  readonly push: OnSurface;
}

const MOST_CUSHIONS = 3;
/** Places are off by some millimetres: what still lies there was passed by, though it seems to be in the way by this much. */
const PASSES_BY_MM = 5;

/** Where a line from `from` along the unit vector first comes within `reach` of the piece, or infinity. */
const meets = (from: OnSurface, ux: number, uy: number, { at, still }: InWay, reach: number): number => {
  const near = still ? reach - PASSES_BY_MM : reach;
  const [dx, dy] = [at.xMm - from.xMm, at.yMm - from.yMm];
  const along = dx * ux + dy * uy;
  const across = dx * uy - dy * ux;
  if (along <= 0 || Math.abs(across) >= near) return Number.POSITIVE_INFINITY;
  return Math.max(0, along - Math.sqrt(near * near - across * across));
};

/** `keeps`: the share of the speed towards a cushion that comes back from it, of that along it. */
export const castStriker = (
  kind: SurfaceKind,
  from: OnSurface,
  towards: OnSurface,
  pieces: readonly InWay[],
  keeps: number,
): StrikerSent => {
  const radius = radiusOf(kind, 'striker');
  const reach = radius + kind.pieceDiameterMm / 2;
  const limit = kind.sideMm / 2 - radius;
  let [ux, uy] = [towards.xMm, towards.yMm];
  let here = from;
  let wayMm = 0;
  const corners: OnSurface[] = [from];
  const cushions: Seat[] = [];
  for (;;) {
    let nearest = Number.POSITIVE_INFINITY;
    let hit: InWay | null = null;
    for (const piece of pieces) {
      const mm = meets(here, ux, uy, piece, reach);
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

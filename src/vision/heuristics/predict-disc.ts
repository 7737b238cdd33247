import type { Disc } from '../../carrom/discs.ts';
import { POCKETS, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';

/** How a table plays. The tracker does not know the powder; the middle of what is usual will do. */
export interface Slowing {
  /** What powder takes off a disc's speed. */
  readonly powderMmPerS2: number;
  /** Share of the speed towards a cushion that comes back from it. */
  readonly cushionKeeps: number;
}
export const usualSlowing: Slowing = { powderMmPerS2: 750, cushionKeeps: 0.72 };

export interface Going {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

export const radiusOf = (kind: SurfaceKind, disc: Disc): number =>
  (disc === 'striker' ? kind.strikerDiameterMm : kind.pieceDiameterMm) / 2;

/** One axis of the way: thrown back by either cushion, as often as it takes. */
const folded = (at: number, speed: number, limit: number, keeps: number): readonly [number, number] => {
  let [place, goes] = [at, speed];
  for (let i = 0; i < 4 && Math.abs(place) > limit; i += 1) {
    const over = Math.abs(place) - limit;
    place = Math.sign(place) * (limit - over * keeps);
    goes = -goes * keeps;
  }
  return [Math.max(-limit, Math.min(limit, place)), goes];
};

/** Where a free disc will be after so many seconds: slowed by the powder, thrown back by the cushions. */
export const predictDisc = (
  from: Going,
  seconds: number,
  halfMm: number,
  radiusMm: number,
  slowing: Slowing = usualSlowing,
): Going => {
  const speed = Math.hypot(from.vx, from.vy);
  if (speed < 1) return from;
  const slides = Math.min(seconds, speed / slowing.powderMmPerS2);
  const wayMm = speed * slides - 0.5 * slowing.powderMmPerS2 * slides * slides;
  const left = Math.max(0, speed - slowing.powderMmPerS2 * slides);
  const [ux, uy] = [from.vx / speed, from.vy / speed];
  const limit = halfMm - radiusMm;
  const [x, vx] = folded(from.x + ux * wayMm, ux * left, limit, slowing.cushionKeeps);
  const [y, vy] = folded(from.y + uy * wayMm, uy * left, limit, slowing.cushionKeeps);
  return { x, y, vx, vy };
};

/** Only a way well over the hole ends in it: at the rim a disc may yet be thrown back. */
const OVER_HOLE = 0.75;

/** How near the way, straight on for so many seconds, comes to a place. */
const passesMm = ({ x, y, vx, vy }: Going, seconds: number, atX: number, atY: number): number => {
  const t = Math.min(seconds, Math.max(0, ((atX - x) * vx + (atY - y) * vy) / (vx * vx + vy * vy)));
  return Math.hypot(x + t * vx - atX, y + t * vy - atY);
};

/** Does its way, straight on for so many seconds, lead over a pocket? Then it fell rather than came back from the cushion. */
export const leadsIntoPocket = (kind: SurfaceKind, going: Going, seconds: number): boolean => {
  if (Math.hypot(going.vx, going.vy) < 1) return false;
  return POCKETS.some(pocket => {
    const { xMm, yMm } = pocketCentre(kind, pocket);
    return passesMm(going, seconds, xMm, yMm) < (OVER_HOLE * kind.pocketDiameterMm) / 2;
  });
};

/** Where a pocket seems to lie to a disc that is first thrown back by the cushion beside it, on one axis. */
const beyondCushion = (at: number, limit: number): number =>
  Math.sign(at) * (limit + (limit - Math.abs(at)) / usualSlowing.cushionKeeps);

/** The same; or off the cushion beside the pocket into it, as many fall that are struck hard along a cushion. */
export const leadsIntoPocketOrJaws = (kind: SurfaceKind, going: Going, seconds: number, radiusMm: number): boolean => {
  if (leadsIntoPocket(kind, going, seconds)) return true;
  if (Math.hypot(going.vx, going.vy) < 1) return false;
  const limit = kind.sideMm / 2 - radiusMm;
  const within = (OVER_HOLE * kind.pocketDiameterMm) / 2;
  return POCKETS.some(pocket => {
    const { xMm, yMm } = pocketCentre(kind, pocket);
    return (
      passesMm(going, seconds, beyondCushion(xMm, limit), yMm) < within ||
      passesMm(going, seconds, xMm, beyondCushion(yMm, limit)) < within
    );
  });
};

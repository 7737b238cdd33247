import type { Disc } from '../../carrom/discs.ts';
import type { OnSurface, SurfaceKind } from '../../carrom/surface.ts';

/** How a table plays. Nobody tells us about the powder; the middle of what is usual will do. */
export const SLOWING_MM_PER_S2 = 750;
/** Share of the speed towards a cushion that comes back from it. */
export const CUSHION_KEEPS = 0.72;

/** A place and a velocity, in millimetres and seconds. */
export interface Going {
  readonly at: OnSurface;
  readonly vx: number;
  readonly vy: number;
}

export const speedOf = ({ vx, vy }: Pick<Going, 'vx' | 'vy'>): number => Math.hypot(vx, vy);

export const radiusOf = (kind: SurfaceKind, disc: Disc): number =>
  (disc === 'striker' ? kind.strikerDiameterMm : kind.pieceDiameterMm) / 2;

/** How far a disc slides in so many seconds before the powder has stopped it. */
export const slidesMm = (speed: number, seconds: number): number => {
  const slides = Math.min(seconds, speed / SLOWING_MM_PER_S2);
  return speed * slides - 0.5 * SLOWING_MM_PER_S2 * slides * slides;
};

/** One axis of the way: thrown back by either cushion. */
const folded = (at: number, speed: number, limit: number): readonly [number, number] => {
  let [place, goes] = [at, speed];
  for (let i = 0; i < 4 && Math.abs(place) > limit; i += 1) {
    place = Math.sign(place) * (limit - (Math.abs(place) - limit) * CUSHION_KEEPS);
    goes = -goes * CUSHION_KEEPS;
  }
  return [Math.max(-limit, Math.min(limit, place)), goes];
};

/** Where a free disc will be after so many seconds: slowed by the powder, thrown back by the cushions. */
export const slideOn = ({ at, vx, vy }: Going, seconds: number, kind: SurfaceKind, radiusMm: number): Going => {
  const speed = Math.hypot(vx, vy);
  if (speed < 1) return { at, vx: 0, vy: 0 };
  const way = slidesMm(speed, seconds);
  const left = Math.max(0, speed - SLOWING_MM_PER_S2 * seconds);
  const limit = kind.sideMm / 2 - radiusMm;
  const [xMm, onX] = folded(at.xMm + (vx / speed) * way, (vx / speed) * left, limit);
  const [yMm, onY] = folded(at.yMm + (vy / speed) * way, (vy / speed) * left, limit);
  return { at: { xMm, yMm }, vx: onX, vy: onY };
};

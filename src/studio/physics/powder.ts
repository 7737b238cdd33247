import { GRAVITY_MM_PER_S2 } from './material.ts';

export interface PowderMotion {
  readonly vx: number;
  readonly vy: number;
  /** Radians per second. */
  readonly spin: number;
}

/** Below this the powder holds a disc: 1 mm per second. */
const HELD_MM_PER_S = 1;

/**
 * Coulomb friction of a flat disc for one step. Sliding alone it slows by μg; turning alone by 4μg/3R (a uniform disc);
 * doing both, the two share the friction, so that a disc stops sliding and turning at about the same time.
 */
export const slowed = (
  { vx, vy, spin }: PowderMotion,
  radiusMm: number,
  powder: number,
  seconds: number,
): PowderMotion => {
  const sliding = Math.sqrt(vx * vx + vy * vy);
  const rim = 0.5 * Math.abs(spin) * radiusMm;
  const both = Math.sqrt(sliding * sliding + rim * rim);
  if (both < HELD_MM_PER_S) return { vx: 0, vy: 0, spin: 0 };
  const lost = powder * GRAVITY_MM_PER_S2 * seconds;
  const keepSliding = sliding > 0 ? Math.max(0, 1 - lost / both) : 0;
  const keepSpin = Math.max(0, 1 - ((4 / 3) * lost * 0.5) / both);
  return { vx: vx * keepSliding, vy: vy * keepSliding, spin: spin * keepSpin };
};

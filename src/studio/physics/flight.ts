import { MEASURES } from '../../carrom/measures.ts';
import type { Seat, SurfaceKind } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { type Leg, type LegSample, type Pose, sampled } from '../legs.ts';
import { GRAVITY_MM_PER_S2, radiusOf } from './material.ts';
import type { Lying } from './plane.ts';
import type { PowderMotion } from './powder.ts';

export const FRAME_WIDTH_MM = MEASURES.frameWidth.mm;
export const FRAME_HEIGHT_MM = MEASURES.frameHeight.mm;
/** What the board lies on, seen from the surface: a disc beside the board rests at this height. */
export const BESIDE_BOARD_Z_MM = -30;

export type Landing =
  | { readonly kind: 'back'; readonly atMs: number; readonly disc: Lying; readonly motion: PowderMotion }
  | { readonly kind: 'off'; readonly atMs: number; readonly overSide: Seat; readonly rest: Pose };

const overWhich = (x: number, y: number): Seat => {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'east' : 'west';
  return y > 0 ? 'north' : 'south';
};

/** A disc in the air: over the frame and onto the floor beside it, or back onto the surface. */
export const flying = (
  kind: SurfaceKind,
  disc: Lying & PowderMotion,
  upMmPerS: number,
  atMs: number,
  chance: Chance,
): { readonly leg: Leg; readonly landing: Landing } => {
  const half = kind.sideMm / 2;
  const radius = radiusOf(kind, disc.kind);
  const outer = half + FRAME_WIDTH_MM;
  const towards = (Math.atan2(disc.vy, disc.vx) * 180) / Math.PI;
  const samples: LegSample[] = [];
  let { xMm: x, yMm: y, vx, vy, turnDegrees: turn } = disc;
  let z = 0;
  let vz = upMmPerS;
  let lean = 0;
  let sliding = false;
  const wobble = chance.between(20, 55);
  const seconds = 0.002;
  const pose = (): Pose => ({
    xMm: x,
    yMm: y,
    zMm: z,
    leanDegrees: lean,
    leanTowardsDegrees: towards,
    turnDegrees: turn,
  });
  for (let step = 0; step < 2500; step += 1) {
    const ms = atMs + step * seconds * 1000;
    samples.push({ atMs: ms, pose: pose() });
    const far = Math.max(Math.abs(x), Math.abs(y));
    const ground = far > outer ? BESIDE_BOARD_Z_MM : far > half ? FRAME_HEIGHT_MM : 0;
    // Against the frame, below its top: a rising disc climbs it, a sinking one is thrown back.
    const below = far < half && z < FRAME_HEIGHT_MM - 4;
    const wallX = below && Math.abs(x) >= half - radius && x * vx > 0;
    const wallY = below && Math.abs(y) >= half - radius && y * vy > 0;
    if (wallX && vz <= 0) vx *= -0.4;
    if (wallY && vz <= 0) vy *= -0.4;
    if (!wallX || vz <= 0) x += vx * seconds;
    if (!wallY || vz <= 0) y += vy * seconds;
    turn += ((disc.spin * 180) / Math.PI) * seconds;
    vz -= GRAVITY_MM_PER_S2 * seconds;
    z += vz * seconds;
    if (!sliding) lean += (wobble - lean) * 0.02;
    if (z > ground && !sliding) continue;
    z = ground;
    if (far <= half && far > half - radius) {
      // Half on the frame: it slides off to the inside.
      x = Math.sign(x) * Math.min(Math.abs(x), half - radius);
      y = Math.sign(y) * Math.min(Math.abs(y), half - radius);
    }
    if (far <= half) {
      const landed: Lying = { id: disc.id, kind: disc.kind, xMm: x, yMm: y, turnDegrees: turn };
      samples.push({ atMs: ms + seconds * 1000, pose: { ...pose(), leanDegrees: 0 } });
      const motion: PowderMotion = { vx: vx * 0.7, vy: vy * 0.7, spin: disc.spin };
      const [first, ...more] = samples;
      const leg = sampled(first === undefined ? [{ atMs, pose: pose() }] : [first, ...more]);
      return { leg, landing: { kind: 'back', atMs: ms + seconds * 1000, disc: landed, motion } };
    }
    if (vz < -250) vz *= -0.35;
    else {
      vz = 0;
      // On the frame it does not stay: it slides off outwards, as its way took it there.
      const slows = far > outer ? 0.006 : 0;
      const speed = Math.sqrt(vx * vx + vy * vy);
      const keep = speed > 0 ? Math.max(0, 1 - (slows * 1000) / speed) : 0;
      vx *= keep;
      vy *= keep;
      lean *= 0.97;
      if (far <= outer && speed < 150) {
        vx = (x / far) * 200;
        vy = (y / far) * 200;
      }
      sliding = far > outer;
      if (sliding && speed < 8) break;
    }
    vx *= 0.985;
    vy *= 0.985;
  }
  lean = 0;
  const last = { atMs: (samples.at(-1)?.atMs ?? atMs) + 2, pose: pose() };
  const [first, ...more] = samples;
  return {
    leg: sampled(first === undefined ? [last] : [first, ...more, last]),
    landing: { kind: 'off', atMs: last.atMs, overSide: overWhich(x, y), rest: last.pose },
  };
};

/**
 * How a hit throws a disc up. Discs are bevelled, so a hard hit lifts the one that is squeezed: mostly a piece against
 * a cushion that cannot give way. Returns the speed upwards in mm/s, or 0.
 */
export const thrownUp = (
  hitMmPerS: number,
  squeezed: boolean,
  chance: Chance,
): { readonly upMmPerS: number; readonly keeps: number } => {
  const beyond = (hitMmPerS - (squeezed ? 1300 : 3000)) / 1000;
  if (beyond <= 0) return { upMmPerS: 0, keeps: 1 };
  const probability = Math.min(squeezed ? 0.25 : 0.05, beyond * (squeezed ? 0.08 : 0.014));
  if (!chance.happens(probability)) return { upMmPerS: 0, keeps: 1 };
  return { upMmPerS: chance.between(450, 900 + 150 * Math.min(4, beyond)), keeps: chance.between(0.35, 0.7) };
};

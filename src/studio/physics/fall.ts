import { type Pocket, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { type Leg, type LegSample, type Pose, sampled } from '../legs.ts';
import { GRAVITY_MM_PER_S2, radiusOf } from './material.ts';
import type { Lying } from './plane.ts';
import type { PowderMotion } from './powder.ts';

/** How far the lower face of the first disc in a net lies below the surface. */
export const NET_DEPTH_MM = 62;
const THICKNESS_MM = 8;

/** A net that fills: every disc lies a little higher, and the last ones just under the rim. */
export const netLevelMm = (alreadyIn: number): number => -Math.max(18, NET_DEPTH_MM - alreadyIn * THICKNESS_MM);

/** Where a disc comes to lie in a net that already holds `alreadyIn`. */
export const inNet = (kind: SurfaceKind, pocket: Pocket, alreadyIn: number, chance: Chance): Pose => {
  const centre = pocketCentre(kind, pocket);
  const spread = kind.pocketDiameterMm / 2 - 13;
  return {
    xMm: centre.xMm + chance.between(-spread, spread),
    yMm: centre.yMm + chance.between(-spread, spread),
    zMm: netLevelMm(alreadyIn),
    leanDegrees: chance.between(3, 24),
    leanTowardsDegrees: chance.between(0, 360),
    turnDegrees: chance.between(0, 360),
  };
};

/** The disc's centre is over the hole: it tips over the rim, drops, meets the far wall and lies in the net. */
export const falling = (
  kind: SurfaceKind,
  pocket: Pocket,
  disc: Lying & PowderMotion,
  atMs: number,
  rest: Pose,
): { readonly leg: Leg; readonly endMs: number } => {
  const centre = pocketCentre(kind, pocket);
  const wander = kind.pocketDiameterMm / 2 - 0.55 * radiusOf(kind, disc.kind);
  const speed = Math.sqrt(disc.vx * disc.vx + disc.vy * disc.vy);
  // A slow disc tips over the rim before it drops, a fast one shoots in flat.
  const tipMs = Math.min(70, 18_000 / (speed + 150));
  const dropMs = 1000 * Math.sqrt((2 * -rest.zMm) / GRAVITY_MM_PER_S2);
  const endMs = atMs + tipMs + dropMs + 60;
  const towards = (Math.atan2(centre.yMm - disc.yMm, centre.xMm - disc.xMm) * 180) / Math.PI;
  const samples: LegSample[] = [];
  let { xMm: x, yMm: y, vx, vy } = disc;
  const stepMs = 4;
  for (let ms = 0; ms <= tipMs + dropMs + 60; ms += stepMs) {
    const down = Math.max(0, ms - tipMs) / 1000;
    const settled = Math.min(1, Math.max(0, (ms - tipMs - dropMs + 20) / 80));
    const tipped = Math.min(1, ms / tipMs);
    const zMm = Math.max(rest.zMm, -2 * tipped - 0.5 * GRAVITY_MM_PER_S2 * down * down);
    const lean = 34 * tipped * (1 - Math.min(1, down / 0.12));
    samples.push({
      atMs: atMs + ms,
      pose: {
        xMm: x + (rest.xMm - x) * settled,
        yMm: y + (rest.yMm - y) * settled,
        zMm,
        leanDegrees: Math.max(lean, rest.leanDegrees * settled),
        leanTowardsDegrees: settled > 0.5 ? rest.leanTowardsDegrees : towards,
        turnDegrees: disc.turnDegrees,
      },
    });
    x += (vx * stepMs) / 1000;
    y += (vy * stepMs) / 1000;
    const dx = x - centre.xMm;
    const dy = y - centre.yMm;
    const out = Math.sqrt(dx * dx + dy * dy);
    const goingOut = vx * dx + vy * dy;
    if (out > wander && goingOut > 0) {
      // Against the wall of the hole: the outward part is thrown back, weakly.
      const lost = (1.3 * goingOut) / (out * out);
      vx -= lost * dx;
      vy -= lost * dy;
      x = centre.xMm + (dx / out) * Math.max(wander, out - 2);
      y = centre.yMm + (dy / out) * Math.max(wander, out - 2);
    }
    vx *= 0.96;
    vy *= 0.96;
  }
  const last = { atMs: endMs, pose: { ...rest, turnDegrees: disc.turnDegrees } };
  const [first, ...more] = samples;
  return { leg: sampled(first === undefined ? [last] : [first, ...more, last]), endMs };
};

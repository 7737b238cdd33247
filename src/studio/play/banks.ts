import type { SurfaceKind } from '../../carrom/surface.ts';
import type { Material } from '../physics/material.ts';
import type { InOwnFrame } from './lanes.ts';

/** A way off one cushion: aim at the image behind it, and arrive in that direction (a unit vector). */
export interface Bank {
  readonly image: InOwnFrame;
  readonly arrives: InOwnFrame;
}

/**
 * Where to aim to come to `goal` off a cushion. The cushion keeps a part `e` of the speed against it and rubs along it,
 * at most until the disc rolls on it (a third of its sideways speed), so the mirror image is not where a mirror has it.
 */
const offWall = (
  material: Material,
  fromNormal: number,
  goalNormal: number,
  sideways: number,
): { readonly slope: number; readonly out: number } => {
  const e = material.cushionRestitution;
  const rubs = material.cushionFriction * (1 + e);
  const far = Math.abs(sideways);
  const gripping = far / (fromNormal + (2 * goalNormal) / (3 * e));
  const sliding = (far + (rubs * goalNormal) / e) / (fromNormal + goalNormal / e);
  const slope = gripping / 3 < rubs ? gripping : sliding;
  const out = gripping / 3 < rubs ? (2 * slope) / (3 * e) : (slope - rubs) / e;
  const sign = sideways < 0 ? -1 : 1;
  return { slope: sign * slope, out: sign * out };
};

/** Off the far cushion and the two at the sides; hardly anybody plays off the one behind himself. */
export const banks = (
  kind: SurfaceKind,
  material: Material,
  radiusMm: number,
  from: InOwnFrame,
  goal: InOwnFrame,
): readonly Bank[] => {
  const wall = kind.sideMm / 2 - radiusMm;
  const found: Bank[] = [];
  for (const side of [1, -1]) {
    const [n1, n2] = [wall - side * from.xMm, wall - side * goal.xMm];
    const { slope, out } = offWall(material, n1, n2, goal.yMm - from.yMm);
    const long = Math.sqrt(1 + out * out);
    found.push({
      image: { xMm: side * (wall + n2), yMm: from.yMm + slope * (n1 + n2) },
      arrives: { xMm: -side / long, yMm: out / long },
    });
  }
  const [n1, n2] = [wall - from.yMm, wall - goal.yMm];
  const { slope, out } = offWall(material, n1, n2, goal.xMm - from.xMm);
  const long = Math.sqrt(1 + out * out);
  found.push({
    image: { xMm: from.xMm + slope * (n1 + n2), yMm: wall + n2 },
    arrives: { xMm: out / long, yMm: -1 / long },
  });
  return found;
};

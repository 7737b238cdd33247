import type { Chance } from '../../../studio/chance.ts';
import type { HandPose, InRoom } from '../../../studio/moment.ts';
import { COVER_ACROSS, COVER_CELL_MM, COVER_REACH_MM, type Covered } from '../../../vision/detect/placed-discs.ts';

/** A thick line from above: part of a hand or an arm. */
export interface Limb {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly radiusMm: number;
}

/** A camera about this far above the board sees high things further out. */
export const CAMERA_HEIGHT_MM = 1100;
export const seenFromAbove = ({ xMm, yMm, zMm }: InRoom): { readonly x: number; readonly y: number } => {
  const out = CAMERA_HEIGHT_MM / (CAMERA_HEIGHT_MM - Math.min(zMm, 400));
  return { x: xMm * out, y: yMm * out };
};

const SPREAD = { flat: 44, aim: 15, flick: 15, pinch: 17, rest: 34 } as const;

/** What a hand hides: working fingers, the back of the hand, the forearm. */
export const limbsOf = (hand: HandPose): readonly Limb[] => {
  const tip = seenFromAbove(hand.fingertip);
  const wrist = seenFromAbove(hand.wrist);
  const elbow = seenFromAbove(hand.elbow);
  const knuckle = { x: tip.x + 0.45 * (wrist.x - tip.x), y: tip.y + 0.45 * (wrist.y - tip.y) };
  return [
    { ax: tip.x, ay: tip.y, bx: knuckle.x, by: knuckle.y, radiusMm: SPREAD[hand.gesture] + 6 * hand.open },
    { ax: knuckle.x, ay: knuckle.y, bx: wrist.x, by: wrist.y, radiusMm: 42 },
    { ax: wrist.x, ay: wrist.y, bx: elbow.x, by: elbow.y, radiusMm: 38 },
  ];
};

/** How deep inside the limb a point is; negative outside. */
export const insideLimb = ({ ax, ay, bx, by, radiusMm }: Limb, x: number, y: number): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
  const [ex, ey] = [x - ax - t * dx, y - ay - t * dy];
  return radiusMm - Math.sqrt(ex * ex + ey * ey);
};

export const insideAny = (limbs: readonly Limb[], x: number, y: number): number =>
  limbs.reduce((deepest, limb) => Math.max(deepest, insideLimb(limb, x, y)), Number.NEGATIVE_INFINITY);

/** The cover grid as a foreground finder would make it: ragged at the rim, with holes, shadows taken for flesh. */
export const raggedCover = (limbs: readonly Limb[], chance: Chance): Covered | null => {
  if (limbs.length === 0) return null;
  const cells = new Uint8Array(COVER_ACROSS * COVER_ACROSS);
  let any = false;
  for (const limb of limbs) {
    const reach = limb.radiusMm + 20;
    const cell = (mm: number) => Math.floor((mm + COVER_REACH_MM) / COVER_CELL_MM);
    const [fromX, toX] = [cell(Math.min(limb.ax, limb.bx) - reach), cell(Math.max(limb.ax, limb.bx) + reach)];
    const [fromY, toY] = [cell(Math.min(limb.ay, limb.by) - reach), cell(Math.max(limb.ay, limb.by) + reach)];
    for (let row = Math.max(0, fromY); row <= Math.min(COVER_ACROSS - 1, toY); row += 1) {
      for (let column = Math.max(0, fromX); column <= Math.min(COVER_ACROSS - 1, toX); column += 1) {
        const x = (column + 0.5) * COVER_CELL_MM - COVER_REACH_MM;
        const y = (row + 0.5) * COVER_CELL_MM - COVER_REACH_MM;
        const deep = insideLimb(limb, x, y) + chance.around(5) + 4;
        if (deep < 0 || chance.happens(0.03)) continue;
        cells[row * COVER_ACROSS + column] = 1;
        any = true;
      }
    }
  }
  return any ? cells : null;
};

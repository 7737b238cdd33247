import { fromSeat, type OnSurface, type Seat, type SurfaceKind, seenFrom } from '../../carrom/surface.ts';
import type { HandPose, InRoom } from '../moment.ts';
import { FRAME_HEIGHT_MM, FRAME_WIDTH_MM } from '../physics/flight.ts';

export type Gesture = HandPose['gesture'];

/** From the tip of the working finger back to the wrist, and how far the wrist is above the tip. */
const SHAPES: Readonly<Record<Gesture, { readonly longMm: number; readonly liftMm: number }>> = {
  flat: { longMm: 172, liftMm: 22 },
  aim: { longMm: 118, liftMm: 34 },
  // The wrist stays where it aimed: only the finger goes forward.
  flick: { longMm: 145, liftMm: 32 },
  pinch: { longMm: 138, liftMm: 62 },
  rest: { longMm: 150, liftMm: 28 },
};

export interface HandShape {
  readonly longMm: number;
  readonly liftMm: number;
}
export const shapeOf = (gesture: Gesture): HandShape => SHAPES[gesture];

const FOREARM_MM = 255;
/** Mean elbow height beside the board while the hand is over it. */
const ELBOW_Z_MM = 70;

const unit = (x: number, y: number): readonly [number, number] => {
  const long = Math.sqrt(x * x + y * y);
  return long < 1e-6 ? [0, 1] : [x / long, y / long];
};

/**
 * Wrist and elbow that go with a fingertip. The elbow stays outside the frame on the player's side, to the right of
 * him for a right hand; `pointing` (on the surface, any length, 0 for none) turns the hand towards where it shoots.
 */
export const armTo = (
  kind: SurfaceKind,
  seat: Seat,
  right: boolean,
  tip: InRoom,
  shape: HandShape,
  pointing: OnSurface,
): { readonly wrist: InRoom; readonly elbow: InRoom } => {
  const outer = kind.sideMm / 2 + FRAME_WIDTH_MM;
  const own = seenFrom(seat, tip);
  const towards = seenFrom(seat, pointing);
  const side = right ? 1 : -1;
  // For something beside the board he gets up and leans over.
  const leans = Math.abs(own.xMm) > outer ? 0.95 : 0.4;
  const anchor = { xMm: side * 175 + leans * own.xMm, yMm: Math.min(-outer - 240, own.yMm - 300) };
  const [ax, ay] = unit(own.xMm - anchor.xMm, own.yMm - anchor.yMm);
  const [hx, hy] = unit(ax + 0.8 * towards.xMm, ay + 0.8 * towards.yMm);
  const wrist = { xMm: own.xMm - hx * shape.longMm, yMm: own.yMm - hy * shape.longMm };
  const wristZ = Math.max(
    tip.zMm + shape.liftMm,
    wrist.yMm < -kind.sideMm / 2 + 30 && tip.zMm < 200 ? FRAME_HEIGHT_MM + 22 : 24,
  );
  const [ex, ey] = unit(wrist.xMm - anchor.xMm, wrist.yMm - anchor.yMm);
  const free = { xMm: wrist.xMm - ex * FOREARM_MM, yMm: wrist.yMm - ey * FOREARM_MM };
  // Outside the frame as long as the arm is long enough for it.
  const outside = Math.max(-kind.sideMm / 2 - 25, wrist.yMm - 1.15 * FOREARM_MM);
  const elbow = Math.abs(free.xMm) > outer ? free : { xMm: free.xMm, yMm: Math.min(free.yMm, outside) };
  return {
    wrist: { ...fromSeat(seat, wrist), zMm: wristZ },
    elbow: { ...fromSeat(seat, elbow), zMm: Math.max(ELBOW_Z_MM, 0.5 * wristZ + 40) },
  };
};

/** Where hands come from and go to: in front of the player, out of any picture of the board. */
export const awayFrom = (kind: SurfaceKind, seat: Seat, right: boolean): InRoom => ({
  ...fromSeat(seat, { xMm: right ? 150 : -150, yMm: -kind.sideMm / 2 - FRAME_WIDTH_MM - 260 }),
  zMm: 20,
});

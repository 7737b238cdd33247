import type { OnSurface, Seat, SurfaceKind } from '../../carrom/surface.ts';
import { between, lastNotAfter } from '../legs.ts';
import type { HandPose, InRoom } from '../moment.ts';
import { armTo, type Gesture, shapeOf } from './arm.ts';

/** Where a fingertip is at an instant. The hand comes to a stop there, or passes through on its way. */
export interface HandKey {
  readonly atMs: number;
  readonly tip: InRoom;
  readonly gesture: Gesture;
  readonly open: number;
  readonly through?: boolean;
  readonly pointing?: OnSurface;
}

/** One hand from the moment it comes into the scene until it has left. */
export interface HandLeg {
  readonly fromMs: number;
  readonly toMs: number;
  readonly tipAt: (ms: number) => InRoom;
  readonly poseAt: (ms: number) => HandPose;
}

const NOWHERE: OnSurface = { xMm: 0, yMm: 0 };

/** Speeds up and slows down as an arm does (least jerk). */
export const eased = (part: number): number => {
  const t = Math.min(1, Math.max(0, part));
  return t * t * t * (10 + t * (6 * t - 15));
};

const AXES = ['xMm', 'yMm', 'zMm'] as const;

/** A cubic from stop to stop; where the hand passes through, its speed is that between the neighbouring keys. */
const tipOn = (keys: readonly HandKey[], index: number, ms: number): InRoom => {
  const from = keys[index];
  const to = keys[index + 1];
  if (from === undefined) throw new Error('a hand path needs keys');
  if (to === undefined || ms <= from.atMs) return from.tip;
  const spanMs = to.atMs - from.atMs;
  const t = Math.min(1, (ms - from.atMs) / spanMs);
  const before = keys[index - 1];
  const after = keys[index + 2];
  const along = (axis: (typeof AXES)[number]): number => {
    const a = from.tip[axis];
    const b = to.tip[axis];
    if (!from.through && !to.through) return between(a, b, eased(t));
    const slope = (left: HandKey | undefined, middle: HandKey, right: HandKey | undefined) =>
      !middle.through || left === undefined || right === undefined
        ? 0
        : ((right.tip[axis] - left.tip[axis]) / (right.atMs - left.atMs)) * spanMs;
    const s = slope(before, from, to);
    const e = slope(from, to, after);
    const t2 = t * t;
    const t3 = t2 * t;
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * s + (3 * t2 - 2 * t3) * b + (t3 - t2) * e;
  };
  return { xMm: along('xMm'), yMm: along('yMm'), zMm: along('zMm') };
};

export interface Whose {
  readonly id: number;
  readonly seat: Seat;
  readonly right: boolean;
}

export const handAlong = (kind: SurfaceKind, whose: Whose, keys: readonly [HandKey, ...HandKey[]]): HandLeg => {
  const last = keys.at(-1) ?? keys[0];
  const indexAt = (ms: number) =>
    Math.max(
      0,
      lastNotAfter(keys, key => key.atMs, ms),
    );
  const tipAt = (ms: number) => tipOn(keys, indexAt(ms), ms);
  return {
    fromMs: keys[0].atMs,
    toMs: last.atMs,
    tipAt,
    poseAt: ms => {
      const index = indexAt(ms);
      const from = keys[index] ?? last;
      const to = keys[index + 1] ?? last;
      const part = to === from ? 0 : eased((ms - from.atMs) / (to.atMs - from.atMs));
      const mix = (a: number, b: number) => between(a, b, part);
      const [a, b] = [shapeOf(from.gesture), shapeOf(to.gesture)];
      const [p, q] = [from.pointing ?? NOWHERE, to.pointing ?? NOWHERE];
      const tip = tipOn(keys, index, ms);
      const shape = { longMm: mix(a.longMm, b.longMm), liftMm: mix(a.liftMm, b.liftMm) };
      const pointing = { xMm: mix(p.xMm, q.xMm), yMm: mix(p.yMm, q.yMm) };
      const arm = armTo(kind, whose.seat, whose.right, tip, shape, pointing);
      return {
        ...whose,
        ...arm,
        fingertip: tip,
        gesture: part < 0.5 ? from.gesture : to.gesture,
        open: mix(from.open, to.open),
      };
    },
  };
};

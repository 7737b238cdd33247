import type { OnSurface, Seat } from '../../carrom/surface.ts';
import { between, flat, type Pose } from '../legs.ts';
import type { InRoom } from '../moment.ts';
import { addLeg, discOf, poseNow, type Stage, type Whereabouts } from '../play/stage.ts';
import { awayFrom, type Gesture } from './arm.ts';
import { type HandKey, type HandLeg, handAlong } from './path.ts';

/** The fingertip's height when it holds a disc that lies on the surface. */
export const GRIP_Z_MM = 10;

export interface Manner {
  readonly gesture?: Gesture;
  readonly open?: number;
  readonly through?: boolean;
  readonly pointing?: OnSurface;
  /** Takes exactly this long instead of what an arm needs for the way. */
  readonly ms?: number;
}

/** What one hand does, told step by step; `done` makes it visible. */
export interface HandScript {
  readonly startedMs: number;
  readonly nowMs: () => number;
  readonly to: (tip: InRoom, manner?: Manner) => HandScript;
  readonly pause: (ms: number) => HandScript;
  /** From now on these discs go with the fingertip, each keeping its distance to it. */
  readonly grip: (ids: readonly number[], centred?: boolean) => HandScript;
  /** The disc stays where it is put. */
  readonly letGo: (id: number, rest: Pose, where: Whereabouts) => HandScript;
  /** Out of the scene, with whatever it still holds. */
  readonly leave: () => HandScript;
  readonly done: () => HandLeg;
}

interface Grip {
  readonly id: number;
  readonly fromMs: number;
  readonly start: Pose | null;
  readonly dx: number;
  readonly dy: number;
}

const BLEND_MS = 130;

/** An arm needs about 0.2 s to get going and does a metre in a second. */
const wayMs = (from: InRoom, to: InRoom): number => {
  const [x, y, z] = [to.xMm - from.xMm, to.yMm - from.yMm, to.zMm - from.zMm];
  return 190 + 0.95 * Math.sqrt(x * x + y * y + z * z);
};

/** A hand comes into the scene at `startMs`, or as soon as it is free. */
export const handScript = (stage: Stage, seat: Seat, right: boolean, startMs: number, pace = 1): HandScript => {
  const hand = `${seat}/${right ? 'right' : 'left'}`;
  const whose = { id: stage.nextHand, seat, right };
  stage.nextHand += 1;
  const away = awayFrom(stage.kind, seat, right);
  const fromMs = Math.max(startMs, stage.busyUntilMs.get(hand) ?? 0);
  const first: HandKey = { atMs: fromMs, tip: away, gesture: 'pinch', open: 0.4 };
  const keys: [HandKey, ...HandKey[]] = [first];
  const grips = new Map<number, Grip>();
  const later: ((leg: HandLeg) => void)[] = [];
  let last: HandKey = first;

  const add = (key: HandKey) => {
    keys.push(key);
    last = key;
  };
  const script: HandScript = {
    startedMs: fromMs,
    nowMs: () => last.atMs,
    to: (tip, manner = {}) => {
      const { gesture = last.gesture, open = last.open, through, pointing, ms } = manner;
      const atMs = last.atMs + (ms ?? wayMs(last.tip, tip) * pace);
      add({ atMs, tip, gesture, open, ...(through ? { through } : {}), ...(pointing ? { pointing } : {}) });
      return script;
    },
    pause: ms => {
      if (ms > 0) add({ ...last, atMs: last.atMs + ms, through: false });
      return script;
    },
    grip: (ids, centred = true) => {
      const fromMs = last.atMs;
      for (const id of ids) {
        const start = poseNow(stage, id, fromMs);
        const dx = centred || start === null ? 0 : start.xMm - last.tip.xMm;
        const dy = centred || start === null ? 0 : start.yMm - last.tip.yMm;
        const grip: Grip = { id, fromMs, start, dx, dy };
        grips.set(id, grip);
        discOf(stage, id).where = 'held';
        later.push(hand => {
          addLeg(discOf(stage, id), { fromMs, poseAt: ms => carried(grip, hand, ms) });
        });
      }
      return script;
    },
    letGo: (id, rest, where) => {
      const atMs = last.atMs;
      grips.delete(id);
      discOf(stage, id).where = where;
      later.push(() => addLeg(discOf(stage, id), { fromMs: atMs, poseAt: () => rest }));
      return script;
    },
    leave: () => {
      // Up from the surface first, or the fist would plough through the pieces.
      const up = { ...last.tip, zMm: Math.max(55, last.tip.zMm) };
      if (last.tip.zMm < 40) script.to(up, { through: true, gesture: 'pinch', ms: 170 * pace });
      script.to(away, { gesture: 'pinch', open: 0.4 });
      const atMs = last.atMs;
      for (const id of grips.keys()) later.push(() => addLeg(discOf(stage, id), { fromMs: atMs, poseAt: () => null }));
      return script;
    },
    done: () => {
      const leg = handAlong(stage.kind, whose, keys);
      stage.hands.push(leg);
      stage.busyUntilMs.set(hand, leg.toMs);
      for (const apply of later) apply(leg);
      return leg;
    },
  };
  return script;
};

const carried = (grip: Grip, hand: HandLeg, ms: number): Pose => {
  const tip = hand.tipAt(ms);
  const zMm = Math.max(tip.zMm - GRIP_Z_MM, -70);
  const held: Pose = {
    ...flat(tip.xMm + grip.dx, tip.yMm + grip.dy, grip.start?.turnDegrees ?? 0, zMm),
    leanDegrees: Math.min(14, Math.max(0, zMm - 2) * 0.6),
  };
  const { start } = grip;
  const part = Math.min(1, (ms - grip.fromMs) / BLEND_MS);
  if (start === null || part >= 1) return held;
  return {
    xMm: between(start.xMm, held.xMm, part),
    yMm: between(start.yMm, held.yMm, part),
    zMm: between(start.zMm, held.zMm, part),
    leanDegrees: between(start.leanDegrees, held.leanDegrees, part),
    leanTowardsDegrees: start.leanTowardsDegrees,
    turnDegrees: held.turnDegrees,
  };
};

export const above = (at: OnSurface, zMm: number): InRoom => ({ xMm: at.xMm, yMm: at.yMm, zMm });

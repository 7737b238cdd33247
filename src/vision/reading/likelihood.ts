import { DISCS } from '../../carrom/discs.ts';
import { apart, type OnSurface, POCKETS, type Pocket, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import { type Going, SLOWING_MM_PER_S2, slidesMm, speedOf } from '../track/slide.ts';
import { FASTEST_MM_PER_S } from '../track/tracklets.ts';
import type { Model } from './model.ts';

/** One end of a piece of evidence: where and when something was, and how it went there (null: one sight does not say). */
export interface End {
  readonly at: OnSurface;
  readonly atMs: number;
  readonly going: Going | null;
  readonly rest: boolean;
  readonly share: KindOdds;
  /** How often a disc at rest here is not shown though nothing hides it, as far as it is known. */
  readonly missRate: number;
}

const square = (x: number): number => x * x;

/** That two pieces of evidence show the same kind: nothing where they agree, at most what a wrong name is worth. */
export const sameKind = (a: KindOdds, b: KindOdds, { kindSlip }: Model): number => {
  const alike = DISCS.reduce((sum, disc) => sum + Math.sqrt(a[disc] * b[disc]), 0);
  return -Math.log(kindSlip + (1 - kindSlip) * alike * alike);
};

/** A disc at rest is not shown in so many looks: blind spots come in streaks, so the first look counts most. */
export const blind = (looks: number, missRate: number, model: Model): number => {
  if (looks <= 0) return 0;
  const first = -Math.log(Math.max(Math.exp(-model.missAtRest), missRate));
  return Math.min(model.mostForGap, first * Math.min(1, looks) + model.missStreak * looks);
};

/** Not seen for so many frames though nothing hid it. */
export const unseen = (frames: number, speed: number, model: Model): number => {
  const share = Math.min(1, speed / model.fastMmPerS);
  const each = model.missSlow + share * (model.missFast - model.missSlow);
  return Math.min(model.mostForGap, Math.max(0, frames) * each);
};

/** Slower than this a disc is as good as at rest. */
const AT_REST_MM_PER_S = 60;
/** So near a pocket's rim a disc hangs over it. */
const LIP_MM = 20;
/** A disc that nobody saw go went fast. */
const SHOVED_MM_PER_MS = 3;

/** Off by so much, where this much is usual; now and then anything is (Student's t rather than a bell). */
const off = (mm: number, sigma: number, model: Model): number =>
  2 * Math.log(1 + square(mm / sigma) / 4) + 2 * Math.log(Math.max(1, sigma / model.placeSigmaMm));

/** How well what is known of a kind goes with each disc, in nats. */
export const kindLogs = (share: KindOdds, { kindSlip }: Model): readonly number[] =>
  DISCS.map(disc => Math.log(kindSlip / DISCS.length + (1 - kindSlip) * share[disc]));

export interface Surroundings {
  readonly kind: SurfaceKind;
  readonly model: Model;
  readonly frameMs: number;
  /** Was there a cushion or another disc that could have pushed it, there and then? */
  readonly pushedAt: (at: OnSurface, atMs: number) => boolean;
  /** Did another that moved come near enough to push it, there and then? */
  readonly metAt: (at: OnSurface, atMs: number, id: number) => boolean;
  /** Did anything that moved come near enough to push what lay here, and not before? */
  readonly reached: (at: OnSurface, afterMs?: number) => boolean;
  /** How far was the nearest hand from here that may just have struck? */
  readonly fromHandMm: (at: OnSurface, atMs: number) => number;
  /** Was a hand over this place between these times? */
  readonly handAt: (at: OnSurface, fromMs: number, toMs: number) => boolean;
}

const along = ({ at, vx, vy }: Going, seconds: number): OnSurface => ({
  xMm: at.xMm + vx * seconds,
  yMm: at.yMm + vy * seconds,
});

/** From one end to the next: one disc went on, perhaps round a corner, perhaps unseen for a while. Infinite where it cannot be. */
export const linkCost = (from: End, to: End, around: Surroundings): number => {
  const { model, frameMs } = around;
  const gapMs = to.atMs - from.atMs;
  const mm = apart(from.at, to.at);
  if (gapMs < (from.rest ? -110 : to.rest ? -40 : 1)) return Number.POSITIVE_INFINITY;
  // When a disc at rest set off or came to rest is known to a frame or two.
  const seconds = Math.max(from.rest || to.rest ? 2 * frameMs : 1, gapMs) / 1000;
  if (from.rest && gapMs < -0.3 * frameMs && mm > 60) return Number.POSITIVE_INFINITY;
  if (mm > 25 + (FASTEST_MM_PER_S * Math.max(gapMs, frameMs)) / 1000) return Number.POSITIVE_INFINITY;
  const hidden = around.handAt(from.at, from.atMs, to.atMs) || around.handAt(to.at, from.atMs, to.atMs);
  const gap = (frames: number, speed: number) => (hidden ? 0.15 : 1) * unseen(frames, speed, model);
  const waiting = (ms: number) => (hidden ? 0.15 : 1) * blind(ms / 250, from.missRate, model);
  if (from.rest && to.rest) {
    if (mm < 2.5 * model.placeSigmaMm) return off(mm, model.placeSigmaMm, model) + waiting(gapMs);
    const moved = hidden ? model.handDid : model.unseenMove;
    return (
      moved + 2 * Math.log(mm / model.placeSigmaMm) + gap(mm / (SHOVED_MM_PER_MS * frameMs), 1000 * SHOVED_MM_PER_MS)
    );
  }
  if (from.going === null || to.going === null) {
    if (!from.rest && !to.rest && gapMs > 9 * frameMs) return Number.POSITIVE_INFINITY;
    const known = from.going ?? to.going;
    const speed = mm / seconds;
    if (known === null || (from.rest && to.going === null) || (to.rest && from.going === null)) {
      // Anywhere it could have reached is as likely.
      const sigma = model.placeSigmaMm + 0.4 * mm;
      const waits = from.rest ? waiting(gapMs - mm / 1.5) : gap(gapMs / frameMs - 1, speed);
      return 2 * Math.log(sigma / model.placeSigmaMm) + waits + (from.rest || to.rest ? 0 : model.pushed);
    }
    const [one, other] = from.going === null ? [to.going as Going, from.at] : [from.going, to.at];
    const way = from.going === null ? -1 : 1;
    const t = Math.max(
      0,
      Math.min(
        seconds * 1.3 + 0.02,
        (way * ((other.xMm - one.at.xMm) * one.vx + (other.yMm - one.at.yMm) * one.vy)) /
          Math.max(1, square(speedOf(one))),
      ),
    );
    const beside = apart(along(one, way * t), other);
    return (
      off(beside, model.placeSigmaMm + model.waySigmaShare * mm, model) +
      gap(gapMs / frameMs - 1, speed) +
      0.5 * model.pushed
    );
  }
  const [v, w] = [from.going, to.going];
  if (!from.rest && !to.rest && gapMs > 15 * frameMs && !hidden) return Number.POSITIVE_INFINITY;
  // It goes as it went until the corner, then as it will: the corner lies where both come nearest.
  const slowed = Math.max(0, 1 - (SLOWING_MM_PER_S2 * seconds) / (2 * Math.max(1, speedOf(v))));
  const [ax, ay] = [from.at.xMm - to.at.xMm + w.vx * seconds, from.at.yMm - to.at.yMm + w.vy * seconds];
  const [bx, by] = [v.vx * slowed - w.vx, v.vy * slowed - w.vy];
  const t = Math.max(0, Math.min(seconds, -(ax * bx + ay * by) / Math.max(1, bx * bx + by * by)));
  const beside = Math.hypot(ax + bx * t, ay + by * t);
  const corner = { xMm: from.at.xMm + v.vx * slowed * t, yMm: from.at.yMm + v.vy * slowed * t };
  const moving = from.rest ? Math.max(0, seconds - t) : to.rest ? t : seconds;
  const fastest = Math.max(speedOf(v), speedOf(w));
  const atCushion = Math.max(Math.abs(corner.xMm), Math.abs(corner.yMm)) > around.kind.sideMm / 2 - 45;
  const sigma = model.placeSigmaMm + model.waySigmaShare * fastest * moving + (atCushion ? model.cushionSigmaMm : 0);
  // What the powder takes is no change of the way.
  const slow = SLOWING_MM_PER_S2 * (seconds + (2 * frameMs) / 1000);
  const change = Math.max(0, Math.hypot(v.vx - w.vx, v.vy - w.vy) - slow);
  const bend = 2 * Math.log(1 + square(change / (model.speedSigmaMmPerS + model.speedSigmaShare * fastest)) / 4);
  const push = around.pushedAt(corner, from.atMs + 1000 * t) ? model.pushed : model.pushedByNothing;
  const frames = (1000 * moving) / frameMs - 1;
  const waits = from.rest ? waiting(gapMs - 1000 * moving) : to.rest ? gap((gapMs - 1000 * moving) / 250, 0) : 0;
  return off(beside, sigma, model) + Math.min(bend, push) + gap(frames, fastest) + waits;
};

/** How far a slow disc slides is known to this. */
const SLIDES_SIGMA_MM = 8;

/** It fell into this pocket: the way led there, no longer than it could slide, and it was not seen any more. */
export const fellCost = (end: End, pocket: Pocket, around: Surroundings): number => {
  const { model, kind, frameMs } = around;
  const centre = pocketCentre(kind, pocket);
  const mm = apart(end.at, centre);
  const radius = kind.pocketDiameterMm / 2;
  if (mm < radius + 6 && !end.rest) return model.fell;
  const { going } = end;
  const rest = end.rest || (going !== null && speedOf(going) < AT_REST_MM_PER_S);
  if (rest || going === null) {
    // Nobody saw it go.
    const frames = mm / (SHOVED_MM_PER_MS * frameMs);
    const hit = !rest || around.reached(end.at, end.rest ? undefined : end.atMs) ? 0 : model.pushedByNothing;
    return (
      hit +
      model.fell +
      (rest ? model.unseenMove : 0) +
      2 * Math.log(1 + mm / 150) +
      unseen(frames, rest ? 1000 * SHOVED_MM_PER_MS : 600, model)
    );
  }
  const speed = speedOf(going);
  const ahead = ((centre.xMm - end.at.xMm) * going.vx + (centre.yMm - end.at.yMm) * going.vy) / speed;
  const beside = Math.abs((centre.xMm - end.at.xMm) * going.vy - (centre.yMm - end.at.yMm) * going.vx) / speed;
  const reach = slidesMm(speed, 10);
  const short = Math.max(0, mm - radius - reach - model.placeSigmaMm);
  const frames = Math.max(0, (mm - radius) / speed) * (1000 / frameMs) - 1;
  const hidden = around.handAt(centre, end.atMs, end.atMs + 800);
  const straight =
    ahead < 0
      ? Number.POSITIVE_INFINITY
      : square(Math.max(0, beside - model.mouthMm) / (model.mouthSigmaMm + 0.05 * ahead)) / 2;
  const jaws = mm < model.jawsMm ? model.jaws + mm / 60 : Number.POSITIVE_INFINITY;
  return (
    model.fell +
    Math.min(straight, jaws, model.pushedByNothing + model.unseenMove + mm / 100) +
    square(short / SLIDES_SIGMA_MM) / 2 +
    (hidden ? 0.2 : 1) * unseen(frames, speed, model)
  );
};

export const pocketFor = (end: End, around: Surroundings): { readonly pocket: Pocket; readonly cost: number } => {
  const all = POCKETS.map(pocket => ({ pocket, cost: fellCost(end, pocket, around) }));
  return all.reduce((best, one) => (one.cost < best.cost ? one : best));
};

/** Slower than this no disc jumps. */
const JUMPS_MM_PER_S = 800;

/** It jumped over the frame. */
export const flewCost = (end: End, seenBeyond: boolean, { kind, model }: Surroundings): number => {
  if (seenBeyond) return model.flewSeen;
  const { going } = end;
  if (end.rest || going === null) return model.flew + 2 * model.unseenMove;
  const half = kind.sideMm / 2;
  const reach = slidesMm(speedOf(going), 0.25);
  const to = along(going, reach / Math.max(1, speedOf(going)));
  const leads = Math.max(Math.abs(to.xMm), Math.abs(to.yMm)) > half - 20;
  if (!leads && speedOf(going) < JUMPS_MM_PER_S) return Number.POSITIVE_INFINITY;
  return model.flew + (leads ? 0 : model.pushedByNothing);
};

/** So long a disc slides over the last centimetre. */
const BLIND_SLIDE_MS = 180;

/** It lies somewhere on its way and is not seen there: a spot where the detector is blind. */
export const restsUnseen = (end: End, { kind, model, frameMs }: Surroundings): number => {
  const speed = end.going ? speedOf(end.going) : 600;
  // The last of its way, where it lies almost, is as blind as where it lies.
  const slidesMs = Math.max(0, (1000 * speed) / SLOWING_MM_PER_S2 - BLIND_SLIDE_MS);
  // What hangs over a pocket is half its dark, and seldom seen.
  const lip = POCKETS.some(pocket => {
    const mm = apart(end.at, pocketCentre(kind, pocket)) - kind.pocketDiameterMm / 2;
    return mm > 0 && mm < LIP_MM;
  });
  return (lip ? model.restsOnLip : model.restsUnseen) + unseen(Math.min(slidesMs, 250) / frameMs - 1, speed, model);
};

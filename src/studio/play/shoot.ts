import type { Colour } from '../../carrom/discs.ts';
import { strikerHalfOnBaseCircle, strikerTouchesArrow, strikerTouchesBothLines } from '../../carrom/striker-place.ts';
import { fromSeat, markingsOf, type OnSurface, seenFrom } from '../../carrom/surface.ts';
import { above, GRIP_Z_MM, type HandScript, handScript } from '../hands/script.ts';
import { flat, shifted } from '../legs.ts';
import type { ShotTruth } from '../performance.ts';
import { radiusOf } from '../physics/material.ts';
import { type Roll, roll } from '../physics/roll.ts';
import type { Plan } from './choose.ts';
import type { Player } from './player.ts';
import { addLeg, countsOf, discOf, lyingOn, netCounts, placesOf, type Stage } from './stage.ts';
import { reachFor } from './tidy.ts';

export interface Timing {
  /** The hand starts coming in. */
  readonly afterMs?: number;
  readonly aimMs?: number;
}

/** How far the striker can be slid along the base lines without touching a piece, and not past the base circles. */
const slideRoom = (stage: Stage, player: Player, own: OnSurface): { from: number; to: number } => {
  const reach = (stage.kind.strikerDiameterMm + stage.kind.pieceDiameterMm) / 2 + 1;
  const inWay = lyingOn(stage)
    .map(disc => seenFrom(player.seat, disc))
    .filter(({ yMm }) => Math.abs(yMm - own.yMm) < reach);
  const left = inWay.filter(({ xMm }) => xMm < own.xMm).map(({ xMm }) => xMm + reach);
  const right = inWay.filter(({ xMm }) => xMm >= own.xMm).map(({ xMm }) => xMm - reach);
  const end = markingsOf(stage.kind).baseCircleXMm;
  return { from: Math.min(own.xMm, Math.max(-end, ...left)), to: Math.max(own.xMm, Math.min(end, ...right)) };
};

/** Brings the striker, slides it along the base lines, lets go, aims, flicks, and draws the hand back. */
const placeAndAim = (
  stage: Stage,
  player: Player,
  plan: Plan,
  timing: Timing,
): { hand: HandScript; flickMs: number } => {
  const chance = stage.chance.fork(`place/${stage.shots.length}/${stage.nowMs}`);
  const { strikerId, pace, seat, right } = player;
  const radius = radiusOf(stage.kind, 'striker');
  const speed = Math.sqrt(plan.vx * plan.vx + plan.vy * plan.vy);
  const towards: OnSurface = { xMm: plan.vx / speed, yMm: plan.vy / speed };
  const behind = (mm: number): OnSurface => ({
    xMm: plan.place.xMm - towards.xMm * mm,
    yMm: plan.place.yMm - towards.yMm * mm,
  });
  const own = seenFrom(seat, plan.place);
  const room = slideRoom(stage, player, own);
  const beside = (xMm: number): OnSurface =>
    fromSeat(seat, { xMm: Math.min(room.to, Math.max(room.from, xMm)), yMm: own.yMm });
  const startMs = stage.nowMs + (timing.afterMs ?? chance.between(150, 900) * pace);
  const hand = handScript(stage, seat, right, startMs, pace);
  if (discOf(stage, strikerId).where === 'frame') reachFor(stage, hand, strikerId);
  else hand.grip([strikerId]);
  const down = beside(own.xMm + chance.between(-130, 130));
  hand.to(above(down, 60), { through: true, gesture: 'pinch', open: 0.3 });
  hand.to(above(down, GRIP_Z_MM), { gesture: 'pinch', open: 0.35 });
  hand.pause(chance.between(40, 260));
  if (chance.happens(0.6))
    hand.to(above(beside(own.xMm + chance.around(22)), GRIP_Z_MM)).pause(chance.between(60, 400));
  hand.to(above(plan.place, GRIP_Z_MM)).pause(chance.between(60, 240));
  hand.letGo(strikerId, flat(plan.place.xMm, plan.place.yMm, chance.between(0, 360)), 'surface');
  stage.acts.push({ act: 'striker-placed', seat, startMs: hand.startedMs, endMs: hand.nowMs(), discs: [strikerId] });
  const aim = { gesture: 'aim', open: 0.25, pointing: towards } as const;
  hand.to(above(behind(radius + 16), 30), { ...aim, through: true });
  hand.to(above(behind(radius + 9), 9), aim);
  const aimMs = timing.aimMs ?? (chance.between(350, 1600) + (chance.happens(0.3) ? 1200 * chance.next() : 0)) * pace;
  const looks = 1 + chance.below(3);
  for (let i = 0; i < looks; i += 1) {
    hand.to(above(behind(radius + 9 + chance.around(1.2)), 9 + chance.between(0, 3)), { ...aim, ms: aimMs / looks });
  }
  hand.to(above(behind(radius + 15), 9), { ...aim, ms: 130 });
  const flick = { gesture: 'flick', open: 0.3, pointing: towards } as const;
  hand.to(above(behind(radius + 1), 8), { ...flick, ms: 38, through: true });
  const flickMs = hand.nowMs();
  hand.to(above(behind(radius - 26), 14), { ...flick, ms: 55 });
  hand.pause(chance.between(90, 320));
  hand.leave().done();
  return { hand, flickMs };
};

/** One shot from bringing the striker to the last disc at rest. The stage's clock then stands at that instant. */
export const shoot = (stage: Stage, player: Player, colour: Colour, plan: Plan, timing: Timing = {}): ShotTruth => {
  const { flickMs } = placeAndAim(stage, player, plan, timing);
  stage.nowMs = flickMs;
  const before = lyingOn(stage);
  const setting = {
    kind: stage.kind,
    material: stage.material,
    nets: netCounts(stage),
    chance: stage.chance.fork(`roll/${stage.shots.length}`),
  };
  const push = { vx: plan.vx, vy: plan.vy, spin: plan.spin };
  const result = roll(setting, before, new Map([[player.strikerId, push]]));
  return record(stage, player, colour, plan, flickMs, before, result);
};

const record = (
  stage: Stage,
  player: Player,
  colour: Colour,
  plan: Plan,
  startMs: number,
  before: ReturnType<typeof lyingOn>,
  result: Roll,
): ShotTruth => {
  for (const [id, legs] of result.legs) for (const leg of legs) addLeg(discOf(stage, id), shifted(leg, startMs));
  for (const { id, pocket } of result.falls) discOf(stage, id).where = pocket;
  for (const { id } of result.jumps) discOf(stage, id).where = 'beside';
  stage.nowMs = startMs + result.endMs;
  const later = <T extends { readonly atMs: number }>(event: T): T => ({ ...event, atMs: event.atMs + startMs });
  const { kind } = stage;
  const own = seenFrom(player.seat, plan.place);
  const pieces = before.filter(disc => disc.kind !== 'striker');
  const left = result.after.filter(disc => disc.kind !== 'striker');
  const truth: ShotTruth = {
    index: stage.shots.length,
    seat: player.seat,
    side: player.side,
    colour,
    startMs,
    endMs: stage.nowMs,
    strikerFrom: plan.place,
    strikerTouchedBothLines: strikerTouchesBothLines(kind, own, 0) === 'yes',
    strikerHalfOnBaseCircle: strikerHalfOnBaseCircle(kind, own, 0) === 'yes',
    strikerTouchedArrow: strikerTouchesArrow(kind, own, 0) === 'yes',
    leaves: { vxMmPerS: plan.vx, vyMmPerS: plan.vy },
    speedMPerS: Math.sqrt(plan.vx * plan.vx + plan.vy * plan.vy) / 1000,
    firstContact: result.firstContact === null ? null : later(result.firstContact),
    contacts: result.contacts.map(later),
    pocketed: result.falls.map(later),
    offSurface: result.jumps.map(later),
    fellBack: result.fellBack,
    before: countsOf(pieces),
    after: countsOf(left),
    discsBefore: placesOf(before),
    discsAfter: placesOf([...result.after].sort((a, b) => a.id - b.id)),
  };
  stage.shots.push(truth);
  return truth;
};

import { fromSeat, type OnSurface, type Pocket, pocketCentre, seenFrom } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { above, GRIP_Z_MM, handScript } from '../hands/script.ts';
import { flat } from '../legs.ts';
import type { Act } from '../performance.ts';
import { FRAME_HEIGHT_MM } from '../physics/flight.ts';
import type { Player } from './player.ts';
import { lyingOn, type Stage } from './stage.ts';
import { nearestTo } from './tidy.ts';

/** Things hands do that are no shot. Each starts at `startMs`, does not move the clock, and returns when it ends. */

const note = (
  stage: Stage,
  act: Act,
  player: Player,
  startMs: number,
  endMs: number,
  discs: readonly number[] = [],
) => {
  stage.acts.push({ act, seat: player.seat, startMs, endMs, discs });
  return endMs;
};

/** The other hand lies on the frame for a while. */
export const restOnFrame = (stage: Stage, player: Player, startMs: number, forMs: number, chance: Chance): number => {
  const right = !player.right;
  const inward = chance.between(0, 45);
  const at = fromSeat(player.seat, {
    xMm: (right ? 1 : -1) * chance.between(90, 280),
    yMm: -stage.kind.sideMm / 2 - 30 + inward,
  });
  const hand = handScript(stage, player.seat, right, startMs, player.pace);
  hand.to(above(at, FRAME_HEIGHT_MM + 40), { gesture: 'rest', open: 0.5, through: true });
  hand
    .to(above(at, FRAME_HEIGHT_MM + 6), { gesture: 'rest', open: 0.4 })
    .pause(forMs)
    .leave()
    .done();
  return note(stage, 'hand-rests', player, hand.startedMs, hand.nowMs());
};

/** A hand reaches across the board and back, without touching anything. */
export const passOver = (stage: Stage, player: Player, startMs: number, chance: Chance): number => {
  const hand = handScript(stage, player.seat, player.right, startMs, player.pace);
  const from = fromSeat(player.seat, { xMm: chance.between(60, 260), yMm: chance.between(-200, -60) });
  const to = fromSeat(player.seat, { xMm: chance.between(-260, -60), yMm: chance.between(-60, 120) });
  hand.to(above(from, chance.between(70, 130)), { gesture: 'flat', open: 0.6, through: true });
  hand.to(above(to, chance.between(70, 130)), { gesture: 'flat', open: 0.6 });
  hand.pause(chance.between(100, 600)).leave().done();
  return note(stage, 'hand-passes', player, hand.startedMs, hand.nowMs());
};

/** A flat hand over a pocket, hiding it from above. */
export const coverPocket = (
  stage: Stage,
  players: readonly Player[],
  pocket: Pocket,
  startMs: number,
  forMs: number,
): number => {
  const centre = pocketCentre(stage.kind, pocket);
  const player = nearestTo(players, centre);
  const own = seenFrom(player.seat, centre);
  const hand = handScript(stage, player.seat, own.xMm > 0, startMs, player.pace);
  // The palm, not the fingertips, is over the hole.
  const inward = fromSeat(player.seat, { xMm: own.xMm, yMm: own.yMm + 82 });
  hand.to(above(inward, 70), { gesture: 'flat', open: 0.8, through: true });
  hand.to(above(inward, 48), { gesture: 'flat', open: 0.7 }).pause(forMs).leave().done();
  return note(stage, 'hand-covers-pocket', player, hand.startedMs, hand.nowMs());
};

/** A finger or a sleeve shifts a piece a little: it moves, but nobody has shot. */
export const nudge = (
  stage: Stage,
  players: readonly Player[],
  id: number,
  byMm: OnSurface,
  startMs: number,
): number => {
  const disc = lyingOn(stage).find(lying => lying.id === id);
  if (disc === undefined) throw new Error(`disc ${id} is not on the surface`);
  const player = nearestTo(players, disc);
  const hand = handScript(stage, player.seat, player.right, startMs, player.pace);
  const end = { xMm: disc.xMm + byMm.xMm, yMm: disc.yMm + byMm.yMm };
  hand.to(above(disc, 40), { gesture: 'pinch', open: 0.2, through: true });
  hand.to(above(disc, GRIP_Z_MM), { gesture: 'pinch', open: 0.2 }).grip([id], false);
  hand.to(above(end, GRIP_Z_MM), { ms: 260 }).letGo(id, flat(end.xMm, end.yMm, disc.turnDegrees), 'surface');
  hand.leave().done();
  return note(stage, 'nudged', player, hand.startedMs, hand.nowMs(), [id]);
};

/** A flat hand wipes powder off an empty part of the surface, to and fro. */
export const wipe = (stage: Stage, player: Player, startMs: number, chance: Chance): number => {
  const hand = handScript(stage, player.seat, player.right, startMs, player.pace);
  const yMm = -stage.kind.sideMm / 2 + chance.between(40, 70);
  for (let i = 0; i < 5; i += 1) {
    const at = fromSeat(player.seat, {
      xMm: (i % 2 === 0 ? -0.26 : 0.26) * stage.kind.sideMm,
      yMm: yMm + chance.around(8),
    });
    hand.to(above(at, 9), { gesture: 'flat', open: 0.9, ...(i === 0 ? {} : { ms: chance.between(420, 640) }) });
  }
  hand.leave().done();
  return note(stage, 'board-wiped', player, hand.startedMs, hand.nowMs());
};

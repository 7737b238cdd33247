import type { Piece } from '../../carrom/discs.ts';
import { startLayout } from '../../carrom/start-layout.ts';
import { fromSeat, type OnSurface, type SurfaceKind, seenFrom } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { above, GRIP_Z_MM, type HandScript, handScript } from '../hands/script.ts';
import { flat } from '../legs.ts';
import type { Player } from './player.ts';
import { discOf, lyingOn, poseNow, type Stage } from './stage.ts';
import { nearestTo, reachFor, setDown } from './tidy.ts';

export interface FreeSpot {
  readonly piece: Piece;
  readonly at: OnSurface;
}

/** Thousandths of a millimetre: the last digits of sine and cosine may differ between machines, these do not. */
const exact = (mm: number): number => Math.round(mm * 1000) / 1000;

/** The start layout as people lay it: turned by any angle, a hair apart, queen first, then ring by ring. */
export const laidByHand = (kind: SurfaceKind, chance: Chance): readonly FreeSpot[] => {
  const gapMm = chance.between(0.1, 0.45);
  const jitter = () => chance.between(-0.4, 0.4) * gapMm;
  return startLayout(kind.pieceDiameterMm + gapMm, exact(chance.between(0, 120))).map(({ piece, at }) => ({
    piece,
    at: { xMm: exact(at.xMm + jitter()), yMm: exact(at.yMm + jitter()) },
  }));
};

const CLEAR_MM = 112;
const WAYS: readonly OnSurface[] = [
  { xMm: 0, yMm: -1 },
  { xMm: 0, yMm: 1 },
  { xMm: 0.8, yMm: -0.6 },
  { xMm: -0.8, yMm: -0.6 },
  { xMm: 0.8, yMm: 0.6 },
  { xMm: -0.8, yMm: 0.6 },
  { xMm: 1, yMm: 0 },
  { xMm: -1, yMm: 0 },
];

/** What lies where the layout will be is swept aside together under a flat hand, the way with most room. */
const sweepCentre = (stage: Stage, players: readonly Player[], chance: Chance): void => {
  const lying = lyingOn(stage);
  const inside = ({ xMm, yMm }: OnSurface) => xMm * xMm + yMm * yMm < CLEAR_MM * CLEAR_MM;
  const group = lying.filter(inside);
  if (group.length === 0) return;
  const rest = lying.filter(disc => !inside(disc));
  const limit = stage.kind.sideMm / 2 - stage.kind.pieceDiameterMm;
  const diameter = stage.kind.pieceDiameterMm;
  const cost = (way: OnSurface) =>
    group.reduce((sum, disc) => {
      const [x, y] = [disc.xMm + 195 * way.xMm, disc.yMm + 195 * way.yMm];
      const hits = rest.filter(o => (o.xMm - x) * (o.xMm - x) + (o.yMm - y) * (o.yMm - y) < diameter * diameter);
      return sum + hits.length + (Math.max(Math.abs(x), Math.abs(y)) > limit ? 3 : 0);
    }, 0);
  const way = WAYS.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  const middle = {
    xMm: group.reduce((sum, disc) => sum + disc.xMm, 0) / group.length,
    yMm: group.reduce((sum, disc) => sum + disc.yMm, 0) / group.length,
  };
  const end = { xMm: middle.xMm + 195 * way.xMm, yMm: middle.yMm + 195 * way.yMm };
  const player = nearestTo(players, end);
  const hand = handScript(stage, player.seat, player.right, stage.nowMs + chance.between(200, 600), player.pace);
  hand.to(above(middle, 50), { gesture: 'flat', open: 0.8, through: true }).to(above(middle, GRIP_Z_MM));
  hand.grip(
    group.map(({ id }) => id),
    false,
  );
  hand.to(above(end, GRIP_Z_MM));
  for (const { id, xMm, yMm, turnDegrees } of group)
    hand.letGo(id, flat(xMm + 195 * way.xMm, yMm + 195 * way.yMm, turnDegrees), 'surface');
  const free = hand.nowMs();
  hand.leave().done();
  stage.nowMs = free + 200;
};

/** One disc for every spot, of its kind; those on the surface before those in the nets. */
const discsFor = (stage: Stage, spots: readonly FreeSpot[]): readonly number[] => {
  const unused = [...stage.discs.values()].sort(
    (a, b) => Number(b.where === 'surface') - Number(a.where === 'surface') || a.id - b.id,
  );
  return spots.map(({ piece }) => {
    const index = unused.findIndex(({ kind }) => kind === piece);
    const [disc] = unused.splice(index, 1);
    if (disc === undefined) throw new Error(`no ${piece} left for the layout`);
    return disc.id;
  });
};

/** All hands together lay the pieces for a new board: queen, inner ring, outer ring. */
export const layOut = (stage: Stage, players: readonly Player[], chance: Chance): void => {
  const startMs = stage.nowMs;
  sweepCentre(stage, players, chance);
  const spots = laidByHand(stage.kind, chance);
  const ids = discsFor(stage, spots);
  const working = new Map<string, HandScript>();
  let allowedMs = stage.nowMs;
  ids.forEach((id, i) => {
    const spot = spots[i];
    if (spot === undefined) return;
    const pose = poseNow(stage, id) ?? { xMm: 0, yMm: 0 };
    const player = nearestTo(players, pose);
    const hands = [true, false].map(right => {
      const key = `${player.seat}/${right}`;
      const made =
        working.get(key) ?? handScript(stage, player.seat, right, stage.nowMs + chance.between(100, 700), 0.8);
      working.set(key, made);
      return made;
    });
    // The hand on that side, unless the other one is free much sooner.
    const [rightHand, leftHand] = hands;
    if (rightHand === undefined || leftHand === undefined) return;
    const onRight = seenFrom(player.seat, pose).xMm > 0;
    const [near, far] = onRight ? [rightHand, leftHand] : [leftHand, rightHand];
    const hand = far.nowMs() + 2500 < near.nowMs() ? far : near;
    reachFor(stage, hand, id);
    hand.to(above(spot.at, 75), { gesture: 'pinch', open: 0.4 });
    hand.pause(Math.max(0, allowedMs - hand.nowMs() - 250));
    setDown(hand, id, spot.at, chance.between(0, 360));
    allowedMs = hand.nowMs() + chance.between(60, 180);
  });
  let endMs = stage.nowMs;
  for (const hand of working.values()) {
    hand.leave().done();
    endMs = Math.max(endMs, hand.nowMs());
  }
  stage.nowMs = endMs;
  pressTogether(stage, players, chance);
  const seat = players[0]?.seat ?? 'south';
  stage.acts.push({ act: 'board-reset', seat, startMs, endMs: stage.nowMs, discs: ids });
  for (const id of ids) discOf(stage, id).where = 'surface';
};

/** Two flat hands round the layout, as if to straighten it. */
const pressTogether = (stage: Stage, players: readonly Player[], chance: Chance): void => {
  const player = players[chance.below(players.length)];
  if (player === undefined) return;
  const startMs = stage.nowMs - 500;
  const ends = [true, false].map(right => {
    const at = (mm: number): OnSurface => fromSeat(player.seat, { xMm: (right ? 1 : -1) * mm, yMm: 0 });
    const hand = handScript(stage, player.seat, right, startMs, 0.9);
    hand.to(above(at(125), 30), { gesture: 'flat', open: 0.3, through: true });
    hand.to(above(at(98), 12), { gesture: 'flat', open: 0.2 }).pause(chance.between(200, 700));
    hand.leave().done();
    return hand.nowMs();
  });
  stage.nowMs = Math.max(...ends);
};

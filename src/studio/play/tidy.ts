import type { Piece } from '../../carrom/discs.ts';
import { markingsOf, type OnSurface, POCKETS, pocketCentre, seenFrom } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { above, GRIP_Z_MM, type HandScript, handScript } from '../hands/script.ts';
import { flat } from '../legs.ts';
import type { Act } from '../performance.ts';
import { type Player, parkedAt } from './player.ts';
import { discOf, isStriker, lyingOn, poseNow, type Stage } from './stage.ts';

/** Whoever sits nearest to a place reaches for it. */
export const nearestTo = (players: readonly Player[], at: OnSurface): Player => {
  const sorted = [...players].sort((a, b) => seenFrom(a.seat, at).yMm - seenFrom(b.seat, at).yMm);
  const nearest = sorted[0];
  if (nearest === undefined) throw new Error('nobody at the table');
  return nearest;
};

/** A hand goes to a disc wherever it is (surface, net, beside the board) and takes hold of it. */
export const reachFor = (stage: Stage, hand: HandScript, id: number): HandScript => {
  const disc = discOf(stage, id);
  const pose = poseNow(stage, id, hand.nowMs());
  const pocket = POCKETS.find(name => name === disc.where);
  const at: OnSurface = pocket !== undefined ? pocketCentre(stage.kind, pocket) : (pose ?? { xMm: 0, yMm: 0 });
  const zMm = pocket !== undefined ? -24 : (pose?.zMm ?? 0) + GRIP_Z_MM;
  hand.to(above(at, zMm + 55), { through: true, gesture: 'pinch', open: 0.7 });
  hand.to(above(at, zMm), { gesture: 'pinch', open: 0.45 });
  return hand.pause(70).grip([id]);
};

export const setDown = (hand: HandScript, id: number, at: OnSurface, turnDegrees: number): HandScript =>
  hand
    .to(above(at, 55), { through: true, gesture: 'pinch', open: 0.4 })
    .to(above(at, GRIP_Z_MM), { gesture: 'pinch', open: 0.4 })
    .pause(60)
    .letGo(id, flat(at.xMm, at.yMm, turnDegrees), 'surface');

/** As far from his own frame as an arm reaches well, as he sees it. */
const WITHIN_REACH_Y_MM = 60;

/**
 * The striker is taken off after a shot by the one who needs it next, or if that is too far, by whoever sits nearest.
 * The clock moves to where it is off the surface.
 */
export const takeStriker = (
  stage: Stage,
  players: readonly Player[],
  next: Player,
  id: number,
  chance: Chance,
): void => {
  const disc = discOf(stage, id);
  if (disc.where === 'held' || disc.where === 'frame') return;
  const pose = poseNow(stage, id);
  const at: OnSurface = pose ?? { xMm: 0, yMm: 0 };
  const player = seenFrom(next.seat, at).yMm < WITHIN_REACH_Y_MM ? next : nearestTo(players, at);
  const startMs = stage.nowMs + chance.between(250, 1100) * player.pace;
  const hand = handScript(stage, player.seat, player.right, startMs, player.pace);
  reachFor(stage, hand, id);
  if (player.parks && player.strikerId === id) {
    const rest = parkedAt(stage.kind, player);
    hand.to(above(rest, rest.zMm + 50), { through: true }).to(above(rest, rest.zMm + GRIP_Z_MM));
    hand.pause(60).letGo(id, rest, 'frame');
  }
  hand.leave().done();
  stage.acts.push({
    act: 'striker-taken',
    seat: player.seat,
    startMs: hand.startedMs,
    endMs: hand.nowMs(),
    discs: [id],
  });
  stage.nowMs = hand.nowMs() - 250;
};

/** A free place in the outer circle for a piece to be put back; the very centre for the queen when it is free. */
export const freePlace = (stage: Stage, piece: Piece, chance: Chance, taken: readonly OnSurface[] = []): OnSurface => {
  const m = markingsOf(stage.kind);
  const diameter = stage.kind.pieceDiameterMm;
  const others = [...lyingOn(stage).filter(({ id }) => !isStriker(id)), ...taken];
  const room = (at: OnSurface) =>
    Math.min(...others.map(o => (o.xMm - at.xMm) * (o.xMm - at.xMm) + (o.yMm - at.yMm) * (o.yMm - at.yMm)), 1e9);
  if (piece === 'queen' && room({ xMm: 0, yMm: 0 }) > diameter * diameter) return { xMm: 0, yMm: 0 };
  const inner = piece === 'queen' ? 0 : m.centreCircleRadiusMm + diameter / 2 + 1;
  const outer = m.outerCircleRadiusMm - diameter / 2 - 1;
  let best: OnSurface = { xMm: 0, yMm: 0 };
  for (let i = 0; i < 200; i += 1) {
    const at = { xMm: chance.between(-outer, outer), yMm: chance.between(-outer, outer) };
    const far = at.xMm * at.xMm + at.yMm * at.yMm;
    if (far > outer * outer || far < inner * inner) continue;
    if (room(at) > (diameter + 2) * (diameter + 2)) return at;
    if (room(at) > room(best)) best = at;
  }
  return best;
};

/** A hand takes these discs, one after the other, and puts each back on the surface. */
export const putBack = (stage: Stage, player: Player, ids: readonly number[], act: Act, chance: Chance): void => {
  if (ids.length === 0) return;
  const places: OnSurface[] = [];
  for (const id of ids) places.push(freePlace(stage, pieceOf(stage, id), chance, places));
  const startMs = stage.nowMs + chance.between(300, 1200) * player.pace;
  const hand = handScript(stage, player.seat, player.right, startMs, player.pace);
  ids.forEach((id, i) => {
    setDown(reachFor(stage, hand, id), id, places[i] ?? { xMm: 0, yMm: 0 }, chance.between(0, 360));
  });
  hand.leave().done();
  stage.acts.push({ act, seat: player.seat, startMs: hand.startedMs, endMs: hand.nowMs(), discs: ids });
  stage.nowMs = hand.nowMs() - 300;
};

const pieceOf = (stage: Stage, id: number): Piece => {
  const { kind } = discOf(stage, id);
  if (kind === 'striker') throw new Error('a striker is not put back');
  return kind;
};

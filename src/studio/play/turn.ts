import { POCKETS, pocketCentre } from '../../carrom/surface.ts';
import type { ShotTruth } from '../performance.ts';
import { breakIdea, chooseIdea, type Plan, planOf } from './choose.ts';
import { coverPocket, passOver, restOnFrame, wipe } from './idle.ts';
import { layOut } from './layout.ts';
import { targetsOf } from './player.ts';
import { backAfter, colourOf, type Decision, decide, newBoard } from './referee.ts';
import { shoot, type Timing } from './shoot.ts';
import { discOf, lyingOn } from './stage.ts';
import { type PlayTable, shooter } from './table.ts';
import { nearestTo, putBack, takeStriker } from './tidy.ts';

/** What the player whose turn it is would do. */
export const planTurn = (table: PlayTable): Plan => {
  const { stage } = table;
  const player = shooter(table);
  const chance = stage.chance.fork(`aim/${stage.shots.length}`);
  if (!table.broken) return planOf(player, breakIdea(stage, player, chance), chance);
  const lying = lyingOn(stage);
  const colour = colourOf(table.board, player.side);
  const ownLeft = lying.filter(({ kind }) => kind === colour).length;
  const kinds = targetsOf(colour, table.board.queen === 'on' && ownLeft < 9 && ownLeft > 0);
  const targets = lying.filter(({ kind }) => kinds.some(wanted => wanted === kind)).map(({ id }) => id);
  return planOf(player, chooseIdea(stage, player, lying, targets, chance), chance);
};

/** Hands that do something else meanwhile. */
const fidget = (table: PlayTable): void => {
  const { stage, players, restless } = table;
  const chance = stage.chance.fork(`fidget/${stage.shots.length}`);
  const someone = chance.pick(players);
  const startMs = stage.nowMs + chance.between(0, 500);
  if (chance.happens(0.5 * restless)) restOnFrame(stage, shooter(table), startMs, chance.between(1500, 5000), chance);
  if (chance.happens(0.12 * restless)) stage.nowMs = passOver(stage, someone, startMs, chance);
  // Not the shooter, whose hands are busy.
  const idle = players.filter(player => player !== shooter(table));
  const theirs = POCKETS.filter(pocket => idle.includes(nearestTo(players, pocketCentre(stage.kind, pocket))));
  const pocket = theirs[chance.below(Math.max(1, theirs.length))];
  if (pocket !== undefined && chance.happens(0.08 * restless))
    coverPocket(stage, idle, pocket, startMs, chance.between(600, 2500));
  if (chance.happens(0.06 * restless) && clearNearFrame(table)) stage.nowMs = wipe(stage, someone, startMs, chance);
};

const clearNearFrame = (table: PlayTable): boolean =>
  lyingOn(table.stage).every(
    ({ xMm, yMm }) => Math.max(Math.abs(xMm), Math.abs(yMm)) < table.stage.kind.sideMm / 2 - 150,
  );

/** Between two shots: the striker is taken, what must come back comes back. */
export const tidyUp = (table: PlayTable, shot: ShotTruth): Decision => {
  const { stage, players } = table;
  const chance = stage.chance.fork(`tidy/${stage.shots.length}`);
  const player = shooter(table);
  const own = colourOf(table.board, shot.side);
  const inNets = [...stage.discs.values()].filter(
    ({ kind, where }) => kind === own && POCKETS.some(pocket => pocket === where),
  );
  const decision = decide(table.board, shot, inNets.length);
  const next = decision.playsOn ? player : (players[(table.turn + 1) % players.length] ?? player);
  // Who has a striker of his own fetches it himself.
  const fetches = next.strikerId === player.strikerId ? next : player;
  takeStriker(stage, players, fetches, player.strikerId, chance);
  const jumped = [...stage.discs.values()].filter(({ kind, where }) => where === 'beside' && kind !== 'striker');
  for (const { id } of jumped) {
    const last = stage.shots.at(-1)?.offSurface.find(off => off.id === id);
    const near = players.find(({ seat }) => seat === last?.overSide) ?? chance.pick(players);
    putBack(stage, near, [id], 'piece-put-back', chance);
  }
  const undone = backAfter(decision);
  const more = inNets.filter(({ id }) => !undone.includes(id)).slice(0, decision.penalties);
  for (const id of [...undone, ...more.map(disc => disc.id)]) {
    const where = discOf(stage, id).where;
    const pose = discOf(stage, id).legs.at(-1)?.poseAt(stage.nowMs) ?? { xMm: 0, yMm: 0 };
    if (where !== 'surface')
      putBack(stage, nearestTo(players, pose), [id], id === 0 ? 'queen-put-back' : 'penalty-put-back', chance);
  }
  return decision;
};

/** One whole turn: shot, tidying, and whose turn is next. */
export const playTurn = (table: PlayTable, plan: Plan = planTurn(table), timing: Timing = {}): ShotTruth => {
  const { stage } = table;
  fidget(table);
  const player = shooter(table);
  const shot = shoot(stage, player, colourOf(table.board, player.side), plan, timing);
  table.broken ||= shot.firstContact !== null;
  const decision = tidyUp(table, shot);
  table.board = decision.board;
  if (!decision.playsOn) table.turn = (table.turn + 1) % table.players.length;
  if (decision.over) {
    stage.nowMs += stage.chance.fork(`over/${stage.shots.length}`).between(600, 2000);
    layOut(stage, table.players, stage.chance.fork(`lay/${stage.shots.length}`));
    table.turn = (table.turn + 1) % table.players.length;
    table.board = newBoard(shooter(table).side);
    table.broken = false;
  }
  return shot;
};

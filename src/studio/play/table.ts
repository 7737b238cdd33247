import { other, type Side } from '../../carrom/discs.ts';
import { POCKETS, SEATS, type Seat, type SurfaceKind, standardSurface } from '../../carrom/surface.ts';
import { type Chance, chanceFrom } from '../chance.ts';
import { flat, staying } from '../legs.ts';
import { inNet } from '../physics/fall.ts';
import type { Material } from '../physics/material.ts';
import { laidByHand } from './layout.ts';
import { type Player, parkedAt, sitDown } from './player.ts';
import { newBoard, type RefereedBoard } from './referee.ts';
import { makeStage, netCounts, putDisc, STRIKER_ID, type Stage, sideOf } from './stage.ts';

/** What can be asked of a performance; everything left out is drawn from the seed. */
export interface PlayOptions {
  readonly kind?: SurfaceKind;
  readonly material?: Material;
  readonly players?: 2 | 4;
  /** 0 beginners … 1 champions. */
  readonly strength?: number;
  /** Hands between shots: resting, passing, covering a pocket. 0 none, 1 often. */
  readonly restless?: number;
  /** Where it begins: the start layout, or a position from the middle of a board. */
  readonly from?: 'layout' | 'middle';
  /** Below 1 everybody hurries. */
  readonly tempo?: number;
}

/** A table with people round it: a stage, whose turn it is, and the board they play. */
export interface PlayTable {
  readonly stage: Stage;
  readonly players: readonly [Player, ...Player[]];
  readonly chance: Chance;
  readonly restless: number;
  turn: number;
  board: RefereedBoard;
  broken: boolean;
}

const SINGLES: readonly Seat[] = ['south', 'north'];

/** Pieces scattered as after some shots: loosely round the centre, some along the frame, none overlapping. */
const scatter = (stage: Stage, ids: readonly { readonly id: number; readonly kind: 'white' | 'black' | 'queen' }[]) => {
  const chance = stage.chance.fork('scatter');
  const limit = stage.kind.sideMm / 2 - stage.kind.pieceDiameterMm / 2 - 1;
  const diameter = stage.kind.pieceDiameterMm + 0.3;
  const corner = stage.kind.sideMm / 2 - stage.kind.pocketDiameterMm - 2;
  const placed: { xMm: number; yMm: number }[] = [];
  for (const { id, kind } of ids) {
    for (let i = 0; i < 500; i += 1) {
      const wide = chance.happens(0.35) ? 1 : 0.55;
      const at = { xMm: chance.between(-limit, limit) * wide, yMm: chance.between(-limit, limit) * wide };
      const free = placed.every(o => {
        const [dx, dy] = [o.xMm - at.xMm, o.yMm - at.yMm];
        return dx * dx + dy * dy > diameter * diameter;
      });
      if (!free || (Math.abs(at.xMm) > corner && Math.abs(at.yMm) > corner)) continue;
      placed.push(at);
      putDisc(stage, id, kind, 'surface', staying(0, flat(at.xMm, at.yMm, chance.between(0, 360))));
      break;
    }
  }
};

const intoNet = (stage: Stage, id: number, kind: 'white' | 'black', chance: Chance) => {
  const pocket = chance.pick(POCKETS);
  putDisc(stage, id, kind, pocket, staying(0, inNet(stage.kind, pocket, netCounts(stage)[pocket], chance)));
};

/** Ids: 0 the queen, then whites and blacks as the layout has them, from 19 on the strikers. */
export const pieceIds = (stage: Stage) =>
  laidByHand(stage.kind, stage.chance.fork('layout')).map(({ piece, at }, id) => ({ id, kind: piece, at }));

export const sitAround = (seed: number, options: PlayOptions = {}): PlayTable => {
  const stage = makeStage(options.kind ?? standardSurface, seed, options.material);
  const chance = chanceFrom(seed, 'people');
  const seats = (options.players ?? (chance.happens(0.75) ? 2 : 4)) === 2 ? SINGLES : SEATS;
  const strength = options.strength ?? chance.between(0.3, 0.9);
  // Some share one striker, others bring their own.
  const shared = chance.happens(0.5);
  const [first, ...more] = seats.map((seat, i): Player => {
    const player = sitDown(seat, sideOf(seat, seats), shared ? STRIKER_ID : STRIKER_ID + i, strength, chance);
    return { ...player, pace: player.pace * (options.tempo ?? 1), parks: player.parks && !shared };
  });
  if (first === undefined) throw new Error('nobody sat down');
  const players: readonly [Player, ...Player[]] = [first, ...more];
  for (const player of players) {
    const pose = player.parks ? parkedAt(stage.kind, player) : null;
    putDisc(stage, player.strikerId, 'striker', pose === null ? 'held' : 'frame', staying(0, pose));
  }
  const turn = chance.below(players.length);
  const white: Side = players[turn]?.side ?? 'A';
  const pieces = pieceIds(stage);
  const middle = (options.from ?? 'layout') === 'middle';
  if (!middle) {
    for (const { id, kind, at } of pieces) putDisc(stage, id, kind, 'surface', staying(0, flat(at.xMm, at.yMm, 0)));
  } else {
    const gone = chance.fork('gone');
    const down = new Set<number>();
    for (const colour of ['white', 'black'] as const) {
      const own = gone.shuffled(pieces.filter(({ kind }) => kind === colour));
      for (const { id } of own.slice(0, 1 + gone.below(6))) down.add(id);
    }
    scatter(
      stage,
      pieces.filter(({ id }) => !down.has(id)),
    );
    for (const { id, kind } of pieces) if (down.has(id) && kind !== 'queen') intoNet(stage, id, kind, gone);
  }
  stage.nowMs = 500;
  return {
    stage,
    players,
    chance,
    restless: options.restless ?? 0.35,
    turn,
    board: newBoard(middle && chance.happens(0.5) ? other(white) : white),
    broken: middle,
  };
};

export const shooter = (table: PlayTable): Player =>
  table.players[table.turn % table.players.length] ?? table.players[0];

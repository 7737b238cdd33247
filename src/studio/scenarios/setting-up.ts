import {
  fromSeat,
  markingsOf,
  type OnSurface,
  POCKETS,
  type Pocket,
  pocketCentre,
  seenFrom,
} from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { flat, staying } from '../legs.ts';
import type { Performance, ShotTruth } from '../performance.ts';
import { inNet } from '../physics/fall.ts';
import { GRAVITY_MM_PER_S2 } from '../physics/material.ts';
import { type Idea, ideas } from '../play/aim.ts';
import { breakIdea, type Plan, planOf } from '../play/choose.ts';
import { standsFree, strikerPlaces } from '../play/lanes.ts';
import { discOf, finish, lyingOn, netCounts, putDisc, type Stage } from '../play/stage.ts';
import { type PlayOptions, type PlayTable, shooter, sitAround } from '../play/table.ts';

/** A quick pair of players in the middle of a board, so that a scenario is short. */
export const quickTable = (seed: number, options: PlayOptions = {}): PlayTable =>
  sitAround(seed, { players: 2, from: 'middle', tempo: 0.75, restless: 0, strength: 0.75, ...options });

/** Puts a piece somewhere from the start; whatever would be in its way is in a net instead. */
export const layFree = (stage: Stage, id: number, at: OnSurface): void => {
  const wide = stage.kind.pieceDiameterMm + 1;
  for (const disc of lyingOn(stage)) {
    const [dx, dy] = [disc.xMm - at.xMm, disc.yMm - at.yMm];
    if (disc.id !== id && dx * dx + dy * dy < wide * wide) intoNet(stage, disc.id);
  }
  putDisc(stage, id, discOf(stage, id).kind, 'surface', staying(0, flat(at.xMm, at.yMm)));
};

export const intoNet = (stage: Stage, id: number): void => {
  const chance = stage.chance.fork(`net/${id}`);
  const pocket = chance.pick(POCKETS);
  const pose = inNet(stage.kind, pocket, netCounts(stage)[pocket], chance);
  putDisc(stage, id, discOf(stage, id).kind, pocket, staying(0, pose));
};

/** One of the easier shots at these pieces, played `harder` than needed. */
export const planAt = (table: PlayTable, targets: readonly number[], chance: Chance, harder: number): Plan => {
  const player = shooter(table);
  const found = ideas(table.stage.kind, table.stage.material, player, lyingOn(table.stage), targets);
  const idea = found[chance.below(Math.min(found.length, 12))];
  if (idea === undefined) return planOf(player, breakIdea(table.stage, player, chance), chance);
  return planOf(player, { ...idea, speedMmPerS: Math.min(7000, idea.speedMmPerS * harder) }, chance);
};

/** From some free place on the base lines straight towards a point in the shooter's frame. */
export const planTowards = (
  table: PlayTable,
  goal: OnSurface,
  chance: Chance,
  speed: (wayMm: number) => number,
  exact = false,
): Plan => {
  const player = shooter(table);
  const { kind } = table.stage;
  const others = lyingOn(table.stage).map(disc => seenFrom(player.seat, disc));
  const places = strikerPlaces(kind).filter(place => standsFree(kind, place, others));
  const place = places[chance.below(places.length)] ?? { xMm: 0, yMm: markingsOf(kind).baseBandYMm };
  const [dx, dy] = [goal.xMm - place.xMm, goal.yMm - place.yMm];
  const long = Math.sqrt(dx * dx + dy * dy);
  const idea: Idea = {
    how: 'told',
    target: null,
    place,
    towards: { xMm: dx / long, yMm: dy / long },
    speedMmPerS: speed(long),
    hardness: 0,
  };
  return planOf(player, idea, chance, exact);
};

/** The speed that lets a disc come to rest after just this way. */
export const speedToStop = (table: PlayTable, wayMm: number): number =>
  Math.sqrt(2 * table.stage.material.powder * GRAVITY_MM_PER_S2 * Math.max(1, wayMm));

/** The far pockets as the shooter sees them. */
export const farPocket = (table: PlayTable, right: boolean): OnSurface => {
  const at = markingsOf(table.stage.kind).pocketAtMm;
  return { xMm: right ? at : -at, yMm: at };
};

export const onSurfaceFrom = (table: PlayTable, at: OnSurface): OnSurface => fromSeat(shooter(table).seat, at);

export const fromRim = (performance: Performance, pocket: Pocket, at: OnSurface): number => {
  const centre = pocketCentre(performance.kind, pocket);
  const [dx, dy] = [at.xMm - centre.xMm, at.yMm - centre.yMm];
  return Math.sqrt(dx * dx + dy * dy) - performance.kind.pocketDiameterMm / 2;
};

export const done = (table: PlayTable, tailMs?: number): Performance => finish(table.stage, tailMs);

/** What fell in a shot, sorted, as one word list: `black white white`. */
export const fell = (shot: ShotTruth | undefined): string =>
  (shot?.pocketed ?? [])
    .map(({ kind }) => kind)
    .sort()
    .join(' ');

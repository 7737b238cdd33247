import type { Disc, Side } from '../../carrom/discs.ts';
import { POCKETS, type Pocket, type Seat, type SurfaceKind } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { chanceFrom } from '../chance.ts';
import type { HandLeg } from '../hands/path.ts';
import { type Leg, type Pose, poseOf } from '../legs.ts';
import type { Disturbance, Moment } from '../moment.ts';
import type { ActTruth, Counts, DiscPlace, Performance, ShotTruth } from '../performance.ts';
import type { Material } from '../physics/material.ts';
import { drawMaterial } from '../physics/material.ts';
import type { Lying } from '../physics/plane.ts';

/** Where a disc is for the players: on the surface, in a net, beside the board, on the frame, or in somebody's hand. */
export type Whereabouts = 'surface' | Pocket | 'beside' | 'frame' | 'held';

export interface StageDisc {
  readonly id: number;
  readonly kind: Disc;
  readonly legs: Leg[];
  where: Whereabouts;
}

/** The table while a performance is being made: a clock that only goes forward, discs with their legs, hands, truth. */
export interface Stage {
  readonly kind: SurfaceKind;
  readonly material: Material;
  readonly seed: number;
  readonly chance: Chance;
  readonly discs: ReadonlyMap<number, StageDisc>;
  readonly hands: HandLeg[];
  readonly shots: ShotTruth[];
  readonly acts: ActTruth[];
  readonly disturbances: Disturbance[];
  /** Until when each hand has something to do, by seat and hand. */
  readonly busyUntilMs: Map<string, number>;
  nowMs: number;
  nextHand: number;
}

export const QUEEN_ID = 0;
export const STRIKER_ID = 19;
export const isStriker = (id: number): boolean => id >= STRIKER_ID;

/** Partners face each other; in singles south plays north. */
export const sideOf = (seat: Seat, seats: readonly Seat[]): Side =>
  seats.length === 2 ? (seat === seats[0] ? 'A' : 'B') : seat === 'south' || seat === 'north' ? 'A' : 'B';

export const makeStage = (kind: SurfaceKind, seed: number, material?: Material): Stage => ({
  kind,
  material: material ?? drawMaterial(chanceFrom(seed, 'material')),
  seed,
  chance: chanceFrom(seed, 'stage'),
  discs: new Map(),
  hands: [],
  shots: [],
  acts: [],
  disturbances: [],
  busyUntilMs: new Map(),
  nowMs: 0,
  nextHand: 0,
});

export const discOf = (stage: Stage, id: number): StageDisc => {
  const disc = stage.discs.get(id);
  if (disc === undefined) throw new Error(`no disc ${id} on the stage`);
  return disc;
};

export const poseNow = (stage: Stage, id: number, ms = stage.nowMs): Pose | null => poseOf(discOf(stage, id).legs, ms);

export const putDisc = (stage: Stage, id: number, kind: Disc, where: Whereabouts, leg: Leg): void => {
  (stage.discs as Map<number, StageDisc>).set(id, { id, kind, where, legs: [leg] });
};

/** A new leg ends what was planned after its start. */
export const addLeg = (disc: StageDisc, leg: Leg): void => {
  while ((disc.legs.at(-1)?.fromMs ?? -1) > leg.fromMs) disc.legs.pop();
  disc.legs.push(leg);
};

/** What lies on the surface, in order of id. */
export const lyingOn = (stage: Stage): readonly Lying[] =>
  [...stage.discs.values()]
    .filter(disc => disc.where === 'surface')
    .sort((a, b) => a.id - b.id)
    .flatMap(({ id, kind }) => {
      const pose = poseNow(stage, id);
      return pose === null ? [] : [{ id, kind, xMm: pose.xMm, yMm: pose.yMm, turnDegrees: pose.turnDegrees }];
    });

export const placesOf = (lying: readonly Lying[]): readonly DiscPlace[] =>
  lying.map(({ id, kind, xMm, yMm }) => ({ id, kind, at: { xMm, yMm } }));

export const countsOf = (lying: readonly Lying[]): Counts => ({
  white: lying.filter(disc => disc.kind === 'white').length,
  black: lying.filter(disc => disc.kind === 'black').length,
  queen: lying.filter(disc => disc.kind === 'queen').length,
});

export const netCounts = (stage: Stage): Record<Pocket, number> => {
  const counts = { SW: 0, SE: 0, NE: 0, NW: 0 };
  for (const { where } of stage.discs.values()) {
    const pocket = POCKETS.find(name => name === where);
    if (pocket !== undefined) counts[pocket] += 1;
  }
  return counts;
};

/** Closes the stage: from here on it can only be looked at. */
export const finish = (stage: Stage, tailMs = 600): Performance => {
  const discs = [...stage.discs.values()].sort((a, b) => a.id - b.id).map(disc => ({ ...disc, legs: [...disc.legs] }));
  const hands = [...stage.hands].sort((a, b) => a.fromMs - b.fromMs);
  const momentAt = (ms: number): Moment => ({
    atMs: ms,
    discs: discs.flatMap(({ id, kind, legs }) => {
      const pose = poseOf(legs, ms);
      return pose === null ? [] : [{ id, kind, ...pose }];
    }),
    hands: hands.filter(hand => hand.fromMs <= ms && ms < hand.toMs).map(hand => hand.poseAt(ms)),
  });
  return {
    seed: stage.seed,
    kind: stage.kind,
    durationMs: stage.nowMs + tailMs,
    momentAt,
    disturbances: [...stage.disturbances].sort((a, b) => a.atMs - b.atMs),
    shots: [...stage.shots],
    acts: [...stage.acts].sort((a, b) => a.startMs - b.startMs),
  };
};

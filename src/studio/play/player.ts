import type { Colour, Piece, Side } from '../../carrom/discs.ts';
import { fromSeat, type Seat, type SurfaceKind } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { flat, type Pose } from '../legs.ts';
import { FRAME_HEIGHT_MM, FRAME_WIDTH_MM } from '../physics/flight.ts';

/** Who sits at the table, and how well and how fast they play. */
export interface Player {
  readonly seat: Seat;
  readonly side: Side;
  readonly right: boolean;
  /** 0 a beginner … 1 a champion: decides the errors of aim and force, and the choice of shot. */
  readonly strength: number;
  /** Below 1 is quick, above is slow. */
  readonly pace: number;
  readonly strikerId: number;
  /** Between his turns his own striker lies on the frame before him, or stays in his hand. */
  readonly parks: boolean;
}

export const sitDown = (seat: Seat, side: Side, strikerId: number, strength: number, chance: Chance): Player => ({
  seat,
  side,
  right: chance.happens(0.88),
  strength: Math.min(1, Math.max(0, strength + chance.around(0.06))),
  pace: chance.between(0.8, 1.25),
  strikerId,
  parks: chance.happens(0.4),
});

/** Where a striker lies on the frame. */
export const parkedAt = (kind: SurfaceKind, { seat, right }: Player): Pose => {
  const at = fromSeat(seat, { xMm: right ? 150 : -150, yMm: -kind.sideMm / 2 - FRAME_WIDTH_MM / 2 });
  return flat(at.xMm, at.yMm, 0, FRAME_HEIGHT_MM);
};

/** Standard deviations of what a hand gets wrong. */
export const errorsOf = ({ strength }: Player) => ({
  /** Sideways per unit of way: 0.001 is a millimetre in a metre. */
  aim: 0.005 + 0.042 * (1 - strength) * (1 - strength),
  force: 0.04 + 0.14 * (1 - strength),
  placeMm: 0.4 + 1.6 * (1 - strength),
});

export const targetsOf = (colour: Colour, queenToo: boolean): readonly Piece[] =>
  queenToo ? [colour, 'queen'] : [colour];

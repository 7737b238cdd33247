import { type Answer, allOf } from '../../carrom/answer.ts';
import { PIECES, type Piece } from '../../carrom/discs.ts';
import { penaltyWellPlaced, pieceCentred } from '../../carrom/piece-place.ts';
import type { Rearranged, RestingDisc } from '../../carrom/seen-shot.ts';
import { markingsOf, type SurfaceKind } from '../../carrom/surface.ts';

/** What a ruling asks to be put back on the surface. */
export type ToPutBack = Readonly<Record<Piece, number>>;

export interface Placing {
  /** Still to be put back; below zero when too many were. */
  readonly missing: ToPutBack;
  /** Every piece put back, and whether it lies where it may. */
  readonly placed: readonly { readonly disc: RestingDisc; readonly well: Answer }[];
  /** Pieces taken or shifted that nobody asked for. */
  readonly disturbed: number;
  readonly done: Answer;
}

const PLACE_TOLERANCE_MM = 2.5;
/** A queen this far off the centre is on its circle. */
const CENTRED_MM = 6;

const wellPlaced = (kind: SurfaceKind, disc: RestingDisc, discs: readonly RestingDisc[]): Answer => {
  const others = discs.filter(({ id, kind: other }) => id !== disc.id && other !== 'striker').map(({ at }) => at);
  if (disc.kind !== 'queen') return penaltyWellPlaced(kind, disc.at, others, PLACE_TOLERANCE_MM);
  // Where the centre is taken, the queen goes as near to it as it can.
  const reach = markingsOf(kind).centreCircleRadiusMm + kind.pieceDiameterMm / 2;
  const taken = others.some(at => Math.hypot(at.xMm, at.yMm) < reach);
  return taken
    ? penaltyWellPlaced(kind, disc.at, others, PLACE_TOLERANCE_MM + reach)
    : pieceCentred(disc.at, CENTRED_MM, PLACE_TOLERANCE_MM);
};

/** Compares what hands put on the surface with what was asked for. */
export const checkPlacing = (kind: SurfaceKind, asked: ToPutBack, change: Rearranged): Placing => {
  const placed = change.added
    .filter(({ kind: disc }) => disc !== 'striker')
    .map(disc => ({ disc, well: wellPlaced(kind, disc, change.discs) }));
  const left = (piece: Piece) => asked[piece] - placed.filter(({ disc }) => disc.kind === piece).length;
  const missing: ToPutBack = { white: left('white'), black: left('black'), queen: left('queen') };
  const counted: Answer = PIECES.every(piece => missing[piece] === 0) ? 'yes' : 'no';
  return {
    missing,
    placed,
    disturbed: change.moved.length + change.removed.length,
    done: allOf(counted, ...placed.map(({ well }) => well)),
  };
};

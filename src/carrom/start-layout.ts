import type { Piece } from './discs.ts';
import type { OnSurface } from './surface.ts';

export interface LaidPiece {
  readonly id: string;
  readonly piece: Piece;
  readonly at: OnSurface;
}

/**
 * The start layout (RULES.md B.3): the queen on the centre circle, six pieces touching it, twelve round them.
 * Six whites form a Y; each angle of the Y holds a V of three blacks filled by one white. Hence: the inner ring
 * alternates, the corners of the outer hexagon are white and the middles of its edges black.
 */
export const startLayout = (pieceDiameterMm: number, rotationDegrees = 0): readonly LaidPiece[] => {
  const laid = (id: string, piece: Piece, diametersOut: number, degrees: number): LaidPiece => {
    const angle = ((degrees + rotationDegrees) * Math.PI) / 180;
    const outMm = diametersOut * pieceDiameterMm;
    return { id, piece, at: { xMm: outMm * Math.cos(angle), yMm: outMm * Math.sin(angle) } };
  };
  const ring = [0, 1, 2, 3, 4, 5];
  return [
    laid('Q', 'queen', 0, 0),
    ...ring.map(i => laid(`I${i + 1}`, i % 2 === 0 ? 'white' : 'black', 1, 30 + 60 * i)),
    ...ring.map(i => laid(`C${i + 1}`, 'white', 2, 30 + 60 * i)),
    ...ring.map(i => laid(`M${i + 1}`, 'black', Math.sqrt(3), 60 * i)),
  ];
};

/** The layout looks the same after a third of a turn: a rotation is only known up to this. */
export const LAYOUT_REPEATS_DEGREES = 120;

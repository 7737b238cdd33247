import { type ByColour, type Colour, isColour, type Piece, type Side } from '../carrom/discs.ts';
import type { Table } from './book.ts';
import type { Effect, Finding, Placer, PutBack, Saw } from './ruling.ts';
import type { Sight } from './sight.ts';
import type { GameState } from './state.ts';

/** What goes back on the surface by hand: penalty pieces, dues, the queen, pieces that jumped. */

export const UMPIRE: Placer = { kind: 'umpire' };

export const changed = (on: ByColour<number>, colour: Colour, by: number): ByColour<number> =>
  colour === 'white' ? { white: on.white + by, black: on.black } : { white: on.white, black: on.black + by };

export const putBack = (
  effects: Effect[],
  piece: Piece,
  count: number,
  where: PutBack['where'],
  by: Placer,
  why: PutBack['why'],
) => {
  if (count > 0) effects.push({ kind: 'put-back', back: { piece, count, where, by, why } });
};

/** An old due is paid as soon as a piece of that colour lies in the pockets. Says how many were. */
export const payDue = (
  table: Table,
  before: GameState,
  side: Side,
  piece: Colour,
  left: number,
  by: Placer,
  saw: Saw,
  findings: Finding[],
): number => {
  const owed = before.dues[side];
  if (owed === 0 || before.white === undefined) return 0;
  const count = Math.min(owed, 9 - left);
  if (count <= 0) return 0;
  const { cite, where } = table.facts.placing;
  const effects: Effect[] = [{ kind: 'paid', side, count, left: owed - count }];
  putBack(effects, piece, count, where, by, 'due');
  findings.push({ cite, topic: 'dues', saw, about: side, effects });
  return count;
};

/** Pieces that left the surface go back on the centre circle. */
export const recentred = (table: Table, s: Sight, gone: readonly Piece[]): readonly Effect[] => {
  const rank = (piece: Piece) => (isColour(piece) ? (piece === s.colour ? 1 : 2) : 0);
  const pieces = table.facts.placing.order === 'queen-own-other' ? [...gone].sort((a, b) => rank(a) - rank(b)) : gone;
  return pieces.map(piece => ({
    kind: 'put-back',
    back: { piece, count: 1, where: 'centre', by: UMPIRE, why: 'jumped' },
  }));
};

import { type BySide, type Colour, otherColour, type Side } from '../../carrom/discs.ts';
import type { ShotTruth } from '../performance.ts';
import { QUEEN_ID } from './stage.ts';

/**
 * Just enough of a referee to make play believable: who shoots next and what is put back. The truth of a performance
 * is what physically happened, never what is decided here.
 */
export interface RefereedBoard {
  readonly white: Side;
  readonly queen: 'on' | 'to-cover' | 'covered';
  /** Penalty pieces owed because none was in a net yet. */
  readonly dues: BySide<number>;
}

export const newBoard = (white: Side): RefereedBoard => ({ white, queen: 'on', dues: { A: 0, B: 0 } });

export const colourOf = (board: RefereedBoard, side: Side): Colour => (board.white === side ? 'white' : 'black');

export interface Decision {
  readonly board: RefereedBoard;
  readonly playsOn: boolean;
  /** Pieces of this shot that come back, and the queen if she does. */
  readonly undone: readonly number[];
  readonly queenBack: boolean;
  /** Further own pieces to be taken from the nets. */
  readonly penalties: number;
  readonly over: boolean;
}

/** `inNets` counts the shooter's own pieces in the nets after the shot. */
export const decide = (board: RefereedBoard, shot: ShotTruth, inNets: number): Decision => {
  const own = colourOf(board, shot.side);
  const foul = shot.pocketed.some(({ kind }) => kind === 'striker');
  const ownDown = shot.pocketed.filter(({ kind }) => kind === own);
  const queenDown = shot.pocketed.some(({ kind }) => kind === 'queen');
  const undone = foul ? ownDown.map(({ id }) => id) : [];
  const covered = !foul && ownDown.length > 0;
  const queenBack = (queenDown && foul) || (board.queen === 'to-cover' && !covered);
  const queen = queenBack
    ? 'on'
    : queenDown
      ? covered
        ? 'covered'
        : 'to-cover'
      : board.queen === 'to-cover' && covered
        ? 'covered'
        : board.queen;
  const owed = board.dues[shot.side] + (foul ? 1 : 0);
  const penalties = Math.min(owed, inNets - undone.length);
  const left = shot.after[own] + undone.length + penalties;
  const over = left === 0 || shot.after[otherColour(own)] === 0;
  return {
    board: { ...board, queen, dues: { ...board.dues, [shot.side]: owed - penalties } },
    playsOn: !foul && (ownDown.length > 0 || queenDown),
    undone,
    queenBack,
    penalties,
    over,
  };
};

export const backAfter = (decision: Decision): readonly number[] =>
  decision.queenBack ? [...decision.undone, QUEEN_ID] : decision.undone;

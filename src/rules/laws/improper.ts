import type { ShotLaw, Then } from '../book.ts';
import type { Sight } from '../sight.ts';
import { law } from './law.ts';

/**
 * Improper strokes: own pieces of the stroke come back with a penalty, opponent pieces stay down, a queen comes back,
 * the turn passes. `pieces` is what the fault costs on top.
 */
type Pieces = (s: Sight) => number;
export const one: Pieces = () => 1;
/** The federation's Laws: one for the stroke, one more for the striker. */
export const oneAndStriker: Pieces = s => (s.striker ? 2 : 1);

const comesBack = (pieces: Pieces): ((s: Sight) => Then) => {
  const plain: readonly Then[] = [0, 1, 2].map(penalty => ({ turn: 'pass', undo: true, penalty }));
  const queen: readonly Then[] = plain.map(then => ({ ...then, queen: 'back' }));
  const none: Then = { turn: 'pass' };
  return s => (s.queen || s.covering ? queen : plain)[pieces(s)] ?? none;
};

export const improperWithQueen = (cite: string, pieces: Pieces): ShotLaw =>
  law(
    cite,
    'Improper stroke that pockets the queen: queen, own pieces and a penalty come back.',
    s => s.improper && s.queen,
    comesBack(pieces),
  );

export const improperCover = (cite: string, pieces: Pieces): ShotLaw =>
  law(
    cite,
    'Improper stroke while the queen is to be covered: it comes back with own pieces and a penalty.',
    s => s.improper && s.covering,
    comesBack(pieces),
  );

export const improperOwn = (cite: string, pieces: Pieces): ShotLaw =>
  law(
    cite,
    'Improper stroke that pockets own pieces: they and a penalty come back.',
    s => s.improper && s.own > 0,
    comesBack(pieces),
  );

export const improperOpponent = (cite: string, pieces: Pieces): ShotLaw =>
  law(
    cite,
    'Improper stroke that pockets opponent pieces: they stay down, a penalty.',
    s => s.improper && s.theirs > 0,
    comesBack(pieces),
  );

export const improperStriker = (cite: string, pieces: Pieces): ShotLaw =>
  law(cite, 'Improper stroke that pockets the striker alone.', s => s.improper && s.striker, comesBack(pieces));

export const improperNothing = (cite: string, pieces: Pieces): ShotLaw =>
  law(cite, 'Improper stroke, nothing pocketed: a penalty.', s => s.improper, comesBack(pieces));

import type { ShotLaw } from '../book.ts';
import type { Sight } from '../sight.ts';
import { law } from './law.ts';

/** The queen, and the shot after it. */

/** One own piece with the queen does not cover it on the break or while all nine lay on the surface; two do. */
export const coversAtOnce = (s: Sight): boolean =>
  s.options.queenWithOwn === 'covered' && (s.own >= 2 || (s.own === 1 && !s.nine && !s.breaks));

export const queenWithRight = (cite: string): ShotLaw =>
  law(cite, 'Queen, an own piece was pocketed before: cover it now.', s => s.queen && s.right, {
    turn: 'again',
    queen: 'pending',
  });

export const queenTooEarly = (cite: string): ShotLaw =>
  law(cite, 'Queen before any own piece: it comes back, the turn passes.', s => s.queen, {
    turn: 'pass',
    queen: 'back',
  });

export const queenWithOpponent = (cite: string): ShotLaw =>
  law(cite, 'Queen with an opponent piece: it comes back, the turn passes.', s => s.queen && s.theirs > 0, {
    turn: 'pass',
    queen: 'back',
  });

export const queenWithOwnCovered = (cite: string): ShotLaw =>
  law(cite, 'Queen and own piece in one shot: covered.', s => s.queen && coversAtOnce(s), {
    turn: 'again',
    queen: 'mine',
  });

export const queenWithFirstOwn = (cite: string): ShotLaw =>
  law(
    cite,
    'Queen and one own piece on the break, or while all nine lay there: still to be covered.',
    s => s.queen && s.own === 1,
    { turn: 'again', queen: 'pending' },
  );

export const queenOwnStriker = (cite: string): ShotLaw =>
  law(
    cite,
    'Queen, own pieces and striker: queen, own pieces and one more come back; you play on.',
    s => s.queen && s.striker && s.own > 0,
    { turn: 'again', undo: true, penalty: 1, queen: 'back' },
  );

export const queenStriker = (cite: string, when: (s: Sight) => boolean = () => true): ShotLaw =>
  law(
    cite,
    'Queen and striker: the queen comes back, one piece back or owed, the turn passes.',
    s => s.queen && s.striker && when(s),
    { turn: 'pass', penalty: 1, queen: 'back' },
  );

export const covered = (cite: string): ShotLaw =>
  law(cite, 'An own piece falls on the shot after the queen: covered.', s => s.covering && s.own > 0, {
    turn: 'again',
    queen: 'mine',
  });

export const coverMissed = (cite: string): ShotLaw =>
  law(cite, 'No own piece falls on the shot after the queen: it comes back, the turn passes.', s => s.covering, {
    turn: 'pass',
    queen: 'back',
  });

export const coverStrikerOwn = (cite: string): ShotLaw =>
  law(
    cite,
    'Striker with own pieces on the cover shot: they come back and one more; the queen is still to be covered.',
    s => s.covering && s.striker && s.own > 0,
    { turn: 'again', undo: true, penalty: 1, queen: 'stays' },
  );

export const coverStriker = (cite: string): ShotLaw =>
  law(
    cite,
    'Striker on the cover shot: the queen comes back, one piece back or owed, the turn passes.',
    s => s.covering && s.striker,
    { turn: 'pass', penalty: 1, queen: 'back' },
  );

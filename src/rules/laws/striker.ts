import type { ShotLaw } from '../book.ts';
import { law } from './law.ts';

/** The striker is pocketed; the queen is not concerned. */

export const strikerAlone = (cite: string): ShotLaw =>
  law(cite, 'Striker alone: one piece back or owed, the turn passes.', s => s.striker, { turn: 'pass', penalty: 1 });

export const strikerWithOpponent = (cite: string): ShotLaw =>
  law(
    cite,
    'Striker with opponent pieces: they stay down, one piece back or owed, the turn passes.',
    s => s.striker && s.theirs > 0,
    { turn: 'pass', penalty: 1 },
  );

export const strikerWithOwn = (cite: string): ShotLaw =>
  law(
    cite,
    'Striker with own pieces: they come back and one more; you play on.',
    s => s.striker && s.own > 0 && !s.queen && !s.covering,
    { turn: 'again', undo: true, penalty: 1 },
  );

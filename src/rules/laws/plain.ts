import type { ShotLaw } from '../book.ts';
import { law } from './law.ts';

/** Shots with neither queen nor striker. */

export const ownPieceKeepsTurn = (cite: string): ShotLaw =>
  law(cite, 'An own piece falls: you play on.', s => s.own > 0, { turn: 'again' });

export const ownAndOpponentKeepTurn = (cite: string): ShotLaw =>
  law(cite, 'Own and opponent pieces fall: all stay down, you play on.', s => s.own > 0 && s.theirs > 0, {
    turn: 'again',
  });

export const opponentPieceOnly = (cite: string): ShotLaw =>
  law(cite, 'Only opponent pieces fall: they stay down, the turn passes.', s => s.theirs > 0, { turn: 'pass' });

export const nothingFalls = (cite: string): ShotLaw =>
  law(cite, 'Nothing falls: the turn passes.', () => true, { turn: 'pass' });

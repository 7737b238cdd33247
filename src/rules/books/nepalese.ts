import type { BookFacts, CallLaw, EndLaw, RuleBook, ShotLaw } from '../book.ts';
import type { CallKind } from '../calls.ts';
import { commonCalls } from '../laws/calls.ts';
import { end, law } from '../laws/law.ts';
import * as plain from '../laws/plain.ts';
import { OPTIONS, type TableOptions } from '../options.ts';
import type { Sight } from '../sight.ts';

/**
 * The Nepalese rule (document 002, inferred pages 8–9). No points: a game is won, lost or drawn.
 *
 * Judged: colours by the first piece pocketed, turns, the red as last but one and its lost attempts, "Pénalités" 1–6.
 * The camera may suggest: striker not leaving forwards, direct shots at pieces on one's line or its extension.
 * Left to the players: pieces touched by hand, striker under a piece. The text names no sanction for shots in a
 * forbidden direction: the ruling names the paragraph and the turn passes, what fell stays down.
 */

const facts = (_options: TableOptions): BookFacts => ({
  formats: ['singles', 'doubles'],
  queen: { points: 0, limit: Number.POSITIVE_INFINITY, past: 0, flatPast: 0 },
  cap: 0,
  game: { cite: 'Pour gagner', target: 0, boards: 0 },
  match: { cite: 'Pour gagner', games: 0 },
  colours: 'first-piece',
  coloursCite: 'Éclater le jeu, couleur',
  break: { cite: 'Éclater le jeu', opener: 0, later: 0 },
  nextBreak: { cite: 'Éclater le jeu', games: 'alternate' },
  placing: {
    cite: 'Pénalités 6; 000 pion dû',
    jumped: 'Pénalités 1',
    fellBack: 'international §3.9 b',
    where: 'centre',
  },
  redFollowed: 'Pour gagner, suivi immédiatement',
  technicalBeforeFirst: false,
  debtBarsQueen: false,
  stroke: { onLine: 'tir direct', forwards: 'partir vers devant', placing: 'Généralités' },
});

/** The red is down and the last own piece follows it, in the next shot or in the same. */
const finishes = (s: Sight): boolean => s.ownLast && !s.striker && (s.covering || (s.queen && s.followed === 'yes'));

const nepaleseEnds: readonly EndLaw[] = [
  end('Pour gagner', 'Red, then the last own piece: won.', s => finishes(s) && !s.improper, {
    winner: 'me',
    points: 'none',
  }),
  end('trois essais perdus', 'The third attempt on the red is lost: a draw.', s => s.covering && s.lostAttempts >= 2, {
    winner: 'nobody',
    points: 'none',
    lostAttempt: true,
    undo: true,
  }),
];

const last = (s: Sight): 'own' | 'theirs' | 'both' | undefined =>
  s.ownLast ? (s.theirLast ? 'both' : 'own') : s.theirLast ? 'theirs' : undefined;

/** A last piece that may not fall yet comes back, whatever else happened. */
const withLast = (s: Sight) => {
  const lastBack = last(s);
  return lastBack === undefined ? {} : { lastBack };
};

const nepaleseLaws: readonly ShotLaw[] = [
  law(
    'essai perdu; Pénalités 6',
    'Striker instead of the last piece: an attempt is lost, the red, which was the last gain, goes back.',
    s => s.covering && s.striker,
    s => ({ turn: 'pass', queen: 'back', lostAttempt: true, penalty: s.own > 0 && !s.ownLast ? 1 : 0, ...withLast(s) }),
  ),
  law(
    'essai perdu',
    'The red is not followed by the last piece: an attempt is lost, the red goes back; the turn passes.',
    s => s.covering,
    s => ({ turn: 'pass', queen: 'back', lostAttempt: true, ...withLast(s) }),
  ),
  law(
    'Pénalités 6, rouge',
    'Red and striker: the red goes back, and a piece pocketed with it; the turn passes.',
    s => s.queen && s.striker,
    s => ({ turn: 'pass', queen: 'back', penalty: s.own > 0 && !s.ownLast ? 1 : 0, ...withLast(s) }),
  ),
  law(
    'Pénalités 6',
    'Striker: the last gain goes back; the turn passes.',
    s => s.striker,
    s => ({ turn: 'pass', penalty: s.ownLast ? 0 : 1, ...withLast(s) }),
  ),
  law(
    'Pénalités 3',
    'Red with more than one own piece left: it comes out; the turn passes.',
    s => s.queen && s.ownLeft > 1,
    s => ({ turn: 'pass', queen: 'back', missesTurn: true, ...withLast(s) }),
  ),
  law(
    'Pénalités 5, rouge',
    'Own last piece, then the red: both come out; the turn passes.',
    s => s.queen && s.ownLast && !s.improper,
    s => ({ turn: 'pass', queen: 'back', missesTurn: true, ...withLast(s) }),
  ),
  law(
    'Pénalités 4, rouge',
    'Red together with a last piece that may not fall yet: both come out; the turn passes.',
    s => s.queen && last(s) !== undefined,
    s => ({ turn: 'pass', queen: 'back', missesTurn: true, ...withLast(s) }),
  ),
  law(
    'partir vers devant; tir direct',
    'A shot in a forbidden direction: what fell stays down, the turn passes.',
    s => s.improper,
    s => ({ turn: 'pass', ...(s.queen ? { queen: 'back' as const } : {}), ...withLast(s) }),
  ),
  law('Pour gagner, rouge', 'Red with exactly one own piece left: now the last piece.', s => s.queen, {
    turn: 'again',
    queen: 'pending',
  }),
  law(
    'Pénalités 5',
    'Own last piece before the red: it comes out; the turn passes.',
    s => s.ownLast,
    s => ({ turn: 'pass', missesTurn: true, ...withLast(s) }),
  ),
  law(
    'Pénalités 4',
    'Opponent’s last piece before the red: it goes back to the centre; the turn passes.',
    s => s.theirLast,
    s => ({ turn: 'pass', missesTurn: true, ...withLast(s) }),
  ),
  plain.ownAndOpponentKeepTurn('a la main; Pénalités 2'),
  plain.ownPieceKeepsTurn('a la main'),
  plain.opponentPieceOnly('Pénalités 2'),
  plain.nothingFalls('passe le palet'),
];

const calls: Readonly<Record<CallKind, CallLaw>> = {
  ...commonCalls('La Règle Népalaise', 'pass'),
  'touched-piece': { cite: 'déplacé ou touché par la main', does: 'pass' },
};

export const nepalese: RuleBook = {
  id: 'nepalese',
  title: { en: 'Nepalese rule', fr: 'Règle népalaise' },
  edition: 'document 002',
  about: {
    en: 'No points: win by taking the red last but one. Three lost attempts make a draw.',
    fr: 'Sans points : on gagne avec le rouge en avant-dernier. Trois essais perdus font une partie nulle.',
  },
  words: { queen: { en: 'red', fr: 'rouge' }, striker: 'percuteur', pocketed: 'rentré', covered: 'suivi du dernier' },
  options: [OPTIONS.passATurn, OPTIONS.bothColours],
  facts,
  ends: nepaleseEnds,
  laws: nepaleseLaws,
  calls,
};

import type { BookFacts, RuleBook, ShotLaw } from '../book.ts';
import { commonCalls } from '../laws/calls.ts';
import { law } from '../laws/law.ts';
import { OPTIONS, type TableOptions } from '../options.ts';

/**
 * The simple rule (document 002, inferred page 9), for children, beginners or three players, clockwise.
 * White 10, black 20, red 50; nobody owns a colour, so every white and black is "own".
 *
 * Judged: points, the red and the piece that must follow it, turns, striker, last piece before the red, the end.
 * The camera may suggest: pieces off the board.
 * Left to the players: everything about hands. What the text leaves open is taken from the Nepalese rule printed above
 * it (citations say so).
 */

const facts = (_options: TableOptions): BookFacts => ({
  formats: ['round'],
  queen: { points: 50, limit: Number.POSITIVE_INFINITY, past: 50, flatPast: 50 },
  cap: 320,
  game: { cite: 'But du jeu', target: 0, boards: 0 },
  match: { cite: 'Jeu par élimination des joueurs', games: 0 },
  colours: 'none',
  break: { cite: 'Règle simple', opener: 0, later: 0 },
  nextBreak: { cite: 'sens des aiguilles d’une montre', games: 'alternate' },
  placing: {
    cite: 'Népalaise, Pénalités 6',
    jumped: 'Népalaise, Pénalités 1',
    fellBack: 'international §3.9 b',
    where: 'centre',
  },
  redFollowed: 'Règle simple, rouge suivi',
  technicalBeforeFirst: false,
  debtBarsQueen: false,
  stroke: {},
});

const simpleLaws: readonly ShotLaw[] = [
  law(
    'Népalaise, Pénalités 6; rouge',
    'Striker while the red is not yet followed: the red goes back, and a piece pocketed with it; the turn passes.',
    s => s.striker && (s.queen || s.covering),
    s => ({ turn: 'pass', queen: 'back', penalty: s.own > 0 ? 1 : 0 }),
  ),
  law('Népalaise, Pénalités 6', 'Striker: the last gain goes back, with its points; the turn passes.', s => s.striker, {
    turn: 'pass',
    penalty: 1,
  }),
  law(
    'Règle simple',
    'A shot the players do not accept: the turn passes.',
    s => s.improper,
    s => ({
      turn: 'pass',
      ...(s.queen || s.covering ? { queen: 'back' as const } : {}),
      ...(s.ownLast && !s.mine && !s.theirsQueen ? { lastBack: 'own' as const } : {}),
    }),
  ),
  law(
    'Règle simple, rouge suivi; Népalaise, Pénalités 5',
    'The last piece, then the red, which nothing can follow: both come out; the turn passes.',
    s => s.queen && s.ownLast && s.followed === 'no',
    { turn: 'pass', queen: 'back', lastBack: 'own' },
  ),
  law(
    'Règle simple, rouge; international §3.12 e',
    'Red together with a white or black: it counts at once.',
    s => s.queen && s.own > 0,
    { turn: 'again', queen: 'mine' },
  ),
  law('Règle simple, rouge', 'Red: it must be followed by a white or a black.', s => s.queen, {
    turn: 'again',
    queen: 'pending',
  }),
  law('Règle simple, rouge suivi', 'The red is followed: it counts.', s => s.covering && s.own > 0, {
    turn: 'again',
    queen: 'mine',
  }),
  law(
    'Règle simple, rouge; Népalaise, Pour gagner',
    'The red is not followed: it goes back; the turn passes.',
    s => s.covering,
    { turn: 'pass', queen: 'back' },
  ),
  law(
    'Népalaise, Pénalités 5',
    'The last piece before the red: it comes out; the turn passes.',
    s => s.ownLast && s.queenOn,
    { turn: 'pass', lastBack: 'own' },
  ),
  law('Valeur des pions; Népalaise, a la main', 'A piece falls: it scores, you play on.', s => s.own > 0, {
    turn: 'again',
  }),
  law('sens des aiguilles d’une montre', 'Nothing falls: the next player, clockwise.', () => true, { turn: 'pass' }),
];

export const simple: RuleBook = {
  id: 'simple',
  title: { en: 'Simple rule', fr: 'Règle simple' },
  edition: 'document 002',
  about: {
    en: 'For two to six players, no colours: white 10, black 20, red 50; the highest total wins.',
    fr: 'De deux à six joueurs, sans couleurs : blanc 10, noir 20, rouge 50 ; le plus haut total gagne.',
  },
  words: { queen: { en: 'red', fr: 'rouge' }, striker: 'percuteur', pocketed: 'rentré', covered: 'suivi' },
  options: [OPTIONS.elimination],
  facts,
  ends: [],
  laws: simpleLaws,
  calls: commonCalls('Règle simple', 'pass'),
};

import type { BookFacts, CallLaw, EndLaw, RuleBook, ShotLaw } from '../book.ts';
import type { CallKind } from '../calls.ts';
import { commonCalls } from '../laws/calls.ts';
import * as ends from '../laws/endings.ts';
import { end, law } from '../laws/law.ts';
import * as plain from '../laws/plain.ts';
import * as queen from '../laws/queen.ts';
import { OPTIONS, type TableOptions } from '../options.ts';
import type { Sight } from '../sight.ts';

/**
 * Carambole – Karom (document 001), a simplified 29-point rule.
 *
 * Judged: colours by the first piece pocketed, turns, the queen, "Les pénalités", the eight "Cas particuliers" with
 * the reply shot, points.
 * The camera may suggest: a direct hit on a piece on, level with or behind the double line, pieces or striker off the
 * board, the first piece pocketed.
 * Left to the players: whether the striker may straddle the double line, and manners; a breach they agree on is a
 * penalty like any other. What the text leaves open is taken from the 29-point rule (000).
 */

const facts = (options: TableOptions): BookFacts => ({
  formats: ['singles', 'doubles'],
  queen: { points: 5, limit: 24, past: 0, flatPast: 5 },
  cap: 14,
  game: { cite: 'Déroulement', target: 29, boards: 0 },
  match: { cite: 'Déroulement', games: 0 },
  colours: options.colourAssignment === 'draw' ? 'breaker-white' : 'first-piece',
  coloursCite: 'But du jeu, couleur',
  break: { cite: 'Variante', opener: 0, later: 0 },
  nextBreak: { cite: 'Variante; international §3.5 g', games: 'alternate' },
  placing: {
    cite: '000 Le pion de tir, pion dû',
    noRoom: 'international §3.11 i',
    jumped: '000 un joueur fait sortir un pion du tableau',
    jumpedCosts: true,
    fellBack: 'international §3.9 b',
    where: 'centre',
  },
  technicalBeforeFirst: false,
  debtBarsQueen: false,
  stroke: { behindLine: 'Les pénalités, coup direct' },
});

/** "Toute pénalité entraîne le changement de main et se paye par un pion." */
const penalty = (s: Sight): boolean => s.striker || s.strikerOff || s.jumped > 0 || s.improper;

const onePieceEach = (s: Sight): boolean => s.ownLeft === 1 && s.theirLeft === 1;

const win = (s: Sight, withQueen: boolean) =>
  ({ winner: 'me', points: s.options.scoring === 'pocketed' ? 'pocketed' : 'left', queen: withQueen }) as const;

const caramboleEnds: readonly EndLaw[] = [
  end(
    'Cas particuliers 8, réponse',
    'The reply shot succeeds: you win the queen, which brings nothing from 24 points on.',
    s => s.reply && s.ownLast && !penalty(s),
    { winner: 'me', points: 0, queen: true },
  ),
  end('Cas particuliers 8, manquée', 'The reply shot fails: the opponent wins.', s => s.reply, {
    winner: 'opponent',
    points: 1,
  }),
  end(
    'Cas particuliers 4',
    'Queen and both last pieces in one shot: you win 5.',
    s => s.ownLast && s.theirLast && s.queen && !penalty(s),
    { winner: 'me', points: 'flat' },
  ),
  ends.queenAndBothLastFault('international §3.7 k'),
  ends.bothLastQueenOn('Cas particuliers 6'),
  end(
    'international §3.7 h',
    'Both last pieces while doubling: you win 5.',
    s => s.ownLast && s.theirLast && s.covering && !penalty(s),
    { winner: 'me', points: 'flat' },
  ),
  ends.bothLastCoveringFault('international §3.7 h, k'),
  ends.bothLastHolderWins('000 son dernier pion et le dernier pion de l’adversaire'),
  ends.bothLastFaultMine('international §3.7 l'),
  ends.bothLastFaultTheirs('international §3.7 l'),
  ends.ownLastQueenOn('Cas particuliers 7'),
  end(
    'But du jeu; La reine',
    'Own last piece with or right after the queen: you win, with it.',
    s => s.ownLast && (s.queen || s.covering) && !penalty(s),
    s => win(s, true),
  ),
  end(
    'But du jeu',
    'Own last piece, the queen is yours: you win, with it.',
    s => s.ownLast && s.mine && !penalty(s),
    s => win(s, true),
  ),
  end(
    'But du jeu, reine adverse',
    'Own last piece, the queen is the opponent’s, who has more than one piece left: you win.',
    s => s.ownLast && s.theirsQueen && !penalty(s) && !onePieceEach(s),
    s => win(s, false),
  ),
  ends.theirLastWithCover('000 un pion adverse, avec la reine'),
  end(
    'Cas particuliers 5',
    'Opponent’s last piece while the queen is in play: he wins your pieces left and 5.',
    s => s.theirLast && (s.queenOn || s.covering),
    { winner: 'opponent', points: 'left', queen: true, fine: true },
  ),
  ends.theirLastHolding('000 un pion adverse; Les comptes'),
  ends.theirLastTheirQueen('000 un pion adverse; Les comptes, reine du gagnant'),
];

const caramboleLaws: readonly ShotLaw[] = [
  law(
    'Cas particuliers 2',
    'Striker, queen and own piece: all come back and one more is owed; the turn passes.',
    s => s.queen && s.striker && s.own > 0,
    { turn: 'pass', undo: true, penalty: 1, queen: 'back' },
  ),
  queen.queenStriker('000 le pion de tir et la reine'),
  law(
    'Cas particuliers 3',
    'Striker while doubling: queen and one piece come back; the turn passes.',
    s => s.covering && s.striker,
    { turn: 'pass', penalty: 1, queen: 'back' },
  ),
  law(
    'Les pénalités; La reine, doublée',
    'Another penalty than the striker in a pocket, but an own piece doubled the queen: she stays; one piece back or owed.',
    s => penalty(s) && s.covering && s.own > 0,
    { turn: 'pass', penalty: 1, queen: 'mine' },
  ),
  law(
    'Les pénalités; La reine',
    'A penalty while the queen is not yet doubled: queen and one piece come back; the turn passes.',
    s => penalty(s) && (s.queen || s.covering),
    { turn: 'pass', penalty: 1, queen: 'back' },
  ),
  law('Les pénalités', 'A penalty: one piece back or owed; the turn passes.', penalty, { turn: 'pass', penalty: 1 }),

  law(
    '000 la reine, un de ses pions et un pion adverse',
    'Queen, own and opponent piece, where the table lets own and opponent pieces end the turn.',
    s => s.queen && s.own > 0 && s.theirs > 0 && s.options.ownWithOpponent === 'pass',
    { turn: 'pass', undo: true, queen: 'back' },
  ),
  law('Cas particuliers 1', 'Queen and own piece: it still has to be doubled.', s => s.queen && s.own > 0, {
    turn: 'again',
    queen: 'pending',
  }),
  queen.queenWithOpponent('000 la reine en même temps qu’un pion adverse'),
  queen.queenWithRight('La reine'),
  queen.queenTooEarly('000 la reine avant d’avoir tiré au but un de ses pions'),
  law(
    '000 un de ses propres pions et un pion adverse; la reine',
    'Own and opponent piece while doubling, where the table lets that end the turn: queen and own pieces come back.',
    s => s.covering && s.own > 0 && s.theirs > 0 && s.options.ownWithOpponent === 'pass',
    { turn: 'pass', undo: true, queen: 'back' },
  ),
  queen.covered('La reine, doublée'),
  queen.coverMissed('La reine, pas doublée'),

  law(
    'Cas particuliers 8',
    'One piece each, the opponent has the queen, you pocket your last: he has one shot to reply.',
    s => s.ownLast && s.theirsQueen && onePieceEach(s),
    { turn: 'pass', reply: true },
  ),
  law(
    '000 un de ses propres pions et un pion adverse',
    'Own and opponent piece, where the table lets that end the turn: the own pieces come back.',
    s => s.own > 0 && s.theirs > 0 && s.options.ownWithOpponent === 'pass',
    { turn: 'pass', undo: true },
  ),
  plain.ownPieceKeepsTurn('Variante'),
  plain.opponentPieceOnly('000 un pion adverse'),
  plain.nothingFalls('Variante, essai manqué'),
];

const calls: Readonly<Record<CallKind, CallLaw>> = {
  ...commonCalls('Les pénalités', 'foul'),
  'no-room': { cite: 'international §3.11 i', does: 'rule' },
  toss: { cite: 'Variante', does: 'rule' },
};

export const carambole: RuleBook = {
  id: 'carambole',
  title: { en: 'Carambole – Karom', fr: 'Carambole – Karom' },
  edition: 'document 001',
  about: {
    en: 'Simplified rule: games to 29, queen 5, colours by the first piece, any penalty costs a piece and the turn.',
    fr: 'Règle simplifiée : 29 points, reine 5, couleur au premier pion, toute pénalité coûte un pion et la main.',
  },
  words: { queen: { en: 'queen', fr: 'reine' }, striker: 'palet', pocketed: 'rentré', covered: 'doublé' },
  options: [
    OPTIONS.scoring,
    OPTIONS.colourAssignment,
    OPTIONS.ownWithOpponent,
    OPTIONS.bothColours,
    OPTIONS.queenRight,
  ],
  facts,
  ends: caramboleEnds,
  laws: caramboleLaws,
  calls,
};

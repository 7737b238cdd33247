import type { AlsoLaw, BookFacts, CallLaw, EndLaw, RuleBook, ShotLaw, Then } from '../book.ts';
import type { CallKind } from '../calls.ts';
import { commonCalls } from '../laws/calls.ts';
import * as ends from '../laws/endings.ts';
import * as improper from '../laws/improper.ts';
import { end, law } from '../laws/law.ts';
import * as queen from '../laws/queen.ts';
import * as striker from '../laws/striker.ts';
import { OPTIONS, type TableOptions } from '../options.ts';
import type { Sight } from '../sight.ts';

/**
 * The 29-point rule (document 000, "Règle du jeu de Carrom"). Paragraphs are cited by the heading of the case.
 *
 * Judged: tries and turns, own with opponent pieces, the queen and its doubling, the striker in a pocket or off the
 * board, pieces off the board, "Les comptes" with its special endings.
 * The camera may suggest: into which pocket striker and piece went, and in which order ("le même trou à la suite").
 * Left to the players: everything about hands and manners; the text has no umpire. A foul called by a person is ruled
 * as in the international rule.
 */

const facts = (options: TableOptions): BookFacts => ({
  formats: ['singles', 'doubles'],
  queen: { points: 5, limit: 24, past: 1, flatPast: 5 },
  cap: 14,
  game: { cite: 'Les comptes', target: 29, boards: 0 },
  match: { cite: 'Les comptes', games: 0 },
  colours: 'breaker-white',
  coloursCite: 'international §3.5 b',
  break: { cite: 'Déroulement du jeu', opener: 0, later: 0 },
  nextBreak: { cite: 'Déroulement du jeu; international §3.5 g', games: 'alternate' },
  placing: {
    cite: 'Le pion de tir, pion dû',
    noRoom: 'international §3.11 i',
    jumped: 'un joueur fait sortir un pion du tableau',
    jumpedCosts: true,
    fellBack: 'international §3.9 b',
    where: 'centre',
  },
  technicalBeforeFirst: false,
  debtBarsQueen: false,
  // Which pocket it was matters only where the table treats different pockets otherwise.
  stroke: options.strikerOtherPocket === 'penalty' ? { samePocket: 'le même trou à la suite d’un de ses pions' } : {},
});

/** Each shot uses a try, each own piece earns one (or, as an option, only the larger number counts). */
const triesAfter = (s: Sight, earned: number): number =>
  Math.max(1, s.options.tries === 'most' ? Math.max(s.tries - 1, earned) : s.tries - 1 + earned);

/** "A droit à un autre essai": he plays on, with the tries he has. */
const again = (s: Sight, then: Omit<Then, 'turn'>, earned = 1): Then => ({
  ...then,
  turn: 'again',
  tries: triesAfter(s, earned),
});

/** The striker off the board costs a piece, which comes back, unless the table takes the board as won by then. */
const finishes = (s: Sight): boolean =>
  s.ownLast && !s.fault && s.theirs === 0 && !(s.strikerOff && s.options.lastWithStrikerOff === 'goes_on');

const classicEnds: readonly EndLaw[] = [
  ends.queenAndBothLast('la reine, son dernier pion et le dernier pion de l’adversaire'),
  ends.queenAndBothLastFault('international §3.7 k'),
  ends.bothLastQueenOn('son dernier pion et le dernier pion de l’adversaire, reine en jeu'),
  ends.bothLastCovering('international §3.7 h'),
  ends.bothLastCoveringFault('international §3.7 h, k'),
  ends.bothLastHolderWins('son dernier pion et le dernier pion de l’adversaire'),
  ends.bothLastFaultMine('international §3.7 l'),
  ends.bothLastFaultTheirs('international §3.7 l'),
  ends.ownLastQueenOn('son dernier pion bien que la reine soit encore en jeu'),
  end(
    'Les comptes, reine et dernier pion',
    'Queen and own last piece in one shot: you win, with the queen.',
    s => finishes(s) && s.queen,
    { winner: 'me', points: 'left', queen: true },
  ),
  end(
    'Les comptes, dernier pion qui double',
    'The own last piece doubles the queen: you win, with the queen.',
    s => finishes(s) && s.covering,
    { winner: 'me', points: 'left', queen: true },
  ),
  end(
    'Les comptes, reine du gagnant',
    'Own last piece, the queen is yours: you win, with it.',
    s => finishes(s) && s.mine,
    { winner: 'me', points: 'left', queen: true },
  ),
  end(
    'Les comptes, reine du perdant',
    'Own last piece, the queen is the opponent’s: you win, it is worth nothing.',
    s => finishes(s) && s.theirsQueen,
    { winner: 'me', points: 'left' },
  ),
  end(
    'le dernier pion adverse alors que la reine est encore en jeu',
    'Opponent’s last piece while the queen is in play: you lose your pieces left and 5 as a fine.',
    s => s.theirLast && (s.queenOn || s.covering),
    { winner: 'opponent', points: 'left', queen: true, fine: true, undo: true },
  ),
  end(
    'un pion adverse; Les comptes',
    'Opponent’s last piece, the queen is yours: he wins, without it.',
    s => s.theirLast && s.mine,
    { winner: 'opponent', points: 'left', undo: true },
  ),
  end(
    'un pion adverse; Les comptes, reine du gagnant',
    'Opponent’s last piece, the queen is his: he wins, with it.',
    s => s.theirLast,
    { winner: 'opponent', points: 'left', queen: true, undo: true },
  ),
];

const classicLaws: readonly ShotLaw[] = [
  improper.improperWithQueen('international §4.1.2', improper.one),
  improper.improperCover('international §4.1.2, §3.12 d', improper.one),
  improper.improperNothing('international §4.1.2', improper.one),

  law(
    'le pion de tir, un de ses pions et un pion adverse; la reine',
    'Striker, own and opponent piece with the queen: queen, own pieces and a penalty come back; next player.',
    s => s.striker && s.own > 0 && s.theirs > 0 && (s.queen || s.covering),
    { turn: 'pass', undo: true, penalty: 1, queen: 'back' },
  ),
  law(
    'le pion de tir et un de ses pions pendant une tentative de doublement',
    'Striker and own piece while doubling: own pieces and one more come back; try again to double.',
    s => s.covering && s.striker && s.own > 0,
    s =>
      s.options.doublingScratchSecondPiece === 'opponent'
        ? again(s, { undo: true, opponentBack: 1, queen: 'stays' })
        : again(s, { undo: true, penalty: 1, queen: 'stays' }),
  ),
  queen.coverStriker('le pion de tir pendant une tentative de doublement'),
  law(
    'le pion de tir, la reine et un de ses propres pions',
    'Striker, queen and own piece: queen and own pieces come back, no penalty; another try.',
    s => s.queen && s.striker && s.own > 0,
    s => again(s, { undo: true, queen: 'back' }),
  ),
  law(
    'le pion de tir, la reine et un pion adverse',
    'Striker, queen and opponent piece: queen and a penalty come back; next player.',
    s => s.queen && s.striker && s.theirs > 0,
    { turn: 'pass', penalty: 1, queen: 'back' },
  ),
  queen.queenStriker('le pion de tir et la reine'),
  law(
    'le pion de tir, un de ses pions et un pion adverse',
    'Striker, own and opponent piece: own pieces and a penalty come back; next player.',
    s => s.striker && s.own > 0 && s.theirs > 0,
    { turn: 'pass', undo: true, penalty: 1 },
  ),
  law(
    'le pion de tir dans un autre trou que son pion',
    'Striker and own piece in different pockets, where the table counts that as a plain striker fault.',
    s => s.striker && s.own > 0 && s.samePocket === 'no' && s.options.strikerOtherPocket === 'penalty',
    { turn: 'pass', penalty: 1 },
  ),
  law(
    'le même trou à la suite d’un de ses pions',
    'Striker and own piece: the piece comes back, no penalty; another try.',
    s => s.striker && s.own > 0,
    s => again(s, { undo: true }),
  ),
  striker.strikerWithOpponent('le pion de tir et un pion adverse'),
  striker.strikerAlone('Le pion de tir'),

  law(
    'la reine, un de ses pions et un pion adverse',
    'Queen, own and opponent piece: queen and own pieces come back; next player.',
    s => s.queen && s.own > 0 && s.theirs > 0,
    { turn: 'pass', undo: true, queen: 'back' },
  ),
  law(
    'la reine en même temps qu’un de ses propres pions',
    'Queen and own piece: it still has to be doubled by a further piece.',
    s => s.queen && s.own > 0,
    s => again(s, { queen: 'pending' }, s.own),
  ),
  queen.queenWithOpponent('la reine en même temps qu’un pion adverse'),
  law(
    'La reine',
    'Queen after an own piece: double it now.',
    s => s.queen && s.right,
    s => again(s, { queen: 'pending' }),
  ),
  queen.queenTooEarly('la reine avant d’avoir tiré au but un de ses pions'),
  law(
    'La reine; un de ses pions et un pion adverse',
    'Own and opponent piece while doubling: queen and own pieces come back; next player.',
    s => s.covering && s.own > 0 && s.theirs > 0,
    { turn: 'pass', undo: true, queen: 'back' },
  ),
  law(
    'La reine, doublée',
    'An own piece falls right after the queen: doubled.',
    s => s.covering && s.own > 0,
    s => again(s, { queen: 'mine' }, s.own),
  ),
  queen.coverMissed('La reine, pas doublée'),

  law(
    'un de ses propres pions et un pion adverse',
    'Own and opponent piece: the own pieces come back, the other stays; next player.',
    s => s.own > 0 && s.theirs > 0,
    { turn: 'pass', undo: true },
  ),
  law(
    'Déroulement du jeu',
    'Own pieces fall: as many tries.',
    s => s.own > 0,
    s => again(s, {}, s.own),
  ),
  law('un pion adverse', 'Opponent piece: it counts for him; next player.', s => s.theirs > 0, { turn: 'pass' }),
  law(
    'Déroulement du jeu, essai manqué',
    'Nothing falls: the try is used; next player when none is left.',
    () => true,
    s => (s.tries > 1 ? { turn: 'again', tries: s.tries - 1 } : { turn: 'pass' }),
  ),
];

/** The turn is lost; a queen that would still have to be doubled cannot be. */
const lost = (then: Then): Then => {
  const { tries: _tries, ...rest } = then;
  const open = then.queen === 'pending' || then.queen === 'stays';
  return { ...rest, turn: 'pass', ...(open ? { queen: 'back' as const } : {}) };
};

const classicAlso: readonly AlsoLaw[] = [
  {
    cite: 'le pion de tir sort du tableau',
    says: 'The striker leaves the board: one piece back or owed; next player.',
    when: s => s.strikerOff && !s.improper,
    gives: (s, then) => {
      const passed = lost(then);
      const missed = s.covering && then.queen === undefined ? { queen: 'back' as const } : {};
      return { ...passed, ...missed, penalty: (then.penalty ?? 0) + 1 };
    },
  },
  {
    cite: 'un joueur fait sortir un pion du tableau',
    says: 'A piece leaves the board: it is put back; next player.',
    when: s => s.jumped > 0,
    gives: (_s, then) => lost(then),
  },
];

const calls: Readonly<Record<CallKind, CallLaw>> = {
  ...commonCalls('international §4.1', 'foul'),
  'no-room': { cite: 'international §3.11 i', does: 'rule' },
  toss: { cite: 'Déroulement du jeu', does: 'rule' },
};

export const classic29: RuleBook = {
  id: 'classic29',
  title: { en: '29-point rule', fr: 'Règle des 29 points' },
  edition: 'document 000',
  about: {
    en: 'Games to 29, queen 5 (1 from 24 points), two pieces in one shot give two tries.',
    fr: 'Jeu en 29 points, reine 5 (1 dès 24 points), deux pions en un tir donnent deux essais.',
  },
  words: { queen: { en: 'queen', fr: 'reine' }, striker: 'pion de tir', pocketed: 'logé', covered: 'doublé' },
  options: [
    OPTIONS.doublingScratchSecondPiece,
    OPTIONS.tries,
    OPTIONS.strikerOtherPocket,
    OPTIONS.queenRight,
    OPTIONS.lastWithStrikerOff,
  ],
  facts,
  ends: classicEnds,
  laws: classicLaws,
  also: classicAlso,
  calls,
};

import type { BookFacts, CallLaw, EndLaw, RuleBook, ShotLaw } from '../book.ts';
import type { CallKind } from '../calls.ts';
import { commonCalls } from '../laws/calls.ts';
import * as ends from '../laws/endings.ts';
import * as improper from '../laws/improper.ts';
import { law } from '../laws/law.ts';
import * as plain from '../laws/plain.ts';
import * as queen from '../laws/queen.ts';
import * as striker from '../laws/striker.ts';
import { OPTIONS, type TableOptions } from '../options.ts';

/**
 * Simplified rule of the French federation (documents 002, inferred pages 10–11, and 003: two editions of one text).
 *
 * Judged: turns, the queen, "Quelques pénalités" 1–3, points, game to 25; the special endings are taken from the
 * international rule, to which the booklet points, and, where the table wants them, its attempts at the break.
 * The camera may suggest: the striker neither on both lines nor on a base circle, pieces off the board.
 * Left to the players: hands and manners.
 */

const facts = (options: TableOptions): BookFacts => ({
  formats: ['singles', 'doubles'],
  queen:
    options.threshold === 'on'
      ? { points: 3, limit: 22, past: 0, flatPast: 1 }
      : { points: 3, limit: Number.POSITIVE_INFINITY, past: 3, flatPast: 3 },
  cap: 13,
  game: { cite: '25 points', target: 25, boards: options.eightBoards === 'on' ? 8 : 0 },
  match: { cite: 'international §5 Match', games: options.bestOfThree === 'on' ? 2 : 0 },
  colours: 'breaker-white',
  coloursCite: 'Celui qui commence',
  break:
    options.breakAttempts === 'international'
      ? { cite: 'international §3.5 d', opener: 2, later: 1 }
      : { cite: 'Dès qu’il manque son coup', opener: 0, later: 0 },
  nextBreak: { cite: 'Celui qui commence; international §3.5 g, h', games: 'alternate' },
  placing: {
    cite: 'international §3.11 g, k',
    noRoom: 'international §3.11 i',
    jumped: 'international §3.9 a',
    fellBack: 'international §3.9 b',
    where: 'circle',
  },
  technicalBeforeFirst: false,
  debtBarsQueen: false,
  stroke: { placing: 'Le palet' },
});

const withStriker: ends.Extra = { striker: true };

const ffcEnds: readonly EndLaw[] = [
  ...ends.asInternational,
  ends.ownLastWithQueen('La Reine; international §3.12 e'),
  ends.ownLastCovers('La Reine, confirmée par le dernier pion'),
  ends.ownLastHolding('La Reine, bonus'),
  ends.ownLastTheirQueen('La Reine, sinon'),
  ends.theirLastWithCover('international §3.7 n', withStriker),
  ends.theirLastCovering('international §3.7 n', withStriker),
  ends.theirLastQueenOn('international §3.7 m', withStriker),
  ends.theirLastHolding('Quelques pénalités 3; La Reine, sinon', withStriker),
  ends.theirLastTheirQueen('Quelques pénalités 3; La Reine, bonus', withStriker),
];

const ffcLaws: readonly ShotLaw[] = [
  improper.improperWithQueen('international §4.1.2', improper.one),
  improper.improperCover('international §4.1.2, §3.12 d', improper.one),
  improper.improperOwn('international §3.11 e', improper.one),
  improper.improperOpponent('international §3.11 d', improper.one),
  improper.improperNothing('international §4.1.2', improper.one),

  queen.queenOwnStriker('international §3.11 b, §3.12 f'),
  queen.queenStriker('international §3.12 g, h'),
  queen.coverStrikerOwn('international §3.12 i'),
  queen.coverStriker('international §3.12 h'),
  striker.strikerWithOwn('Quelques pénalités 2'),
  striker.strikerWithOpponent('Quelques pénalités 1'),
  striker.strikerAlone('Quelques pénalités 1'),

  law(
    'international §3.12 a, exception',
    'Queen and first own piece, which goes straight back as a due: the queen comes back too; you play on.',
    s => s.queen && s.own > 0 && !s.right && s.dues >= s.own,
    { turn: 'again', queen: 'back' },
  ),
  law(
    'La Reine, le coup suivant',
    'Queen and own pieces in one shot, where the table reads "the next shot" to the letter: still to be confirmed.',
    s => s.queen && s.own > 0 && s.options.queenWithOwn === 'literal',
    { turn: 'again', queen: 'pending' },
  ),
  queen.queenWithOwnCovered('international §3.12 e'),
  queen.queenWithFirstOwn('international §3.12 e, exception'),
  queen.queenWithOpponent('Quelques pénalités 3; La Reine, pas confirmée'),
  queen.queenWithRight('La Reine'),
  queen.queenTooEarly('international §3.12 c'),
  queen.covered('La Reine, confirmée'),
  queen.coverMissed('La Reine, pas confirmée'),

  plain.ownAndOpponentKeepTurn('Quelques pénalités 3, sauf'),
  plain.ownPieceKeepsTurn('Tant que le joueur rentre ses pions'),
  plain.opponentPieceOnly('Quelques pénalités 3'),
  plain.nothingFalls('Dès qu’il manque son coup'),
];

const calls: Readonly<Record<CallKind, CallLaw>> = {
  ...commonCalls('international §4.1', 'foul'),
  'bad-placing': { cite: 'international §3.11 l', does: 'penalty' },
  'touched-while-placing': { cite: 'international §3.11 m', does: 'penalty' },
  'no-room': { cite: 'international §3.11 i', does: 'rule' },
  toss: { cite: 'Celui qui commence', does: 'rule' },
};

export const ffc: RuleBook = {
  id: 'ffc',
  title: { en: 'FFC simplified rule', fr: 'Règlement simplifié FFC' },
  edition: 'documents 002 and 003',
  about: {
    en: 'French federation, simplified: games to 25, queen 3.',
    fr: 'Fédération française, simplifié : 25 points, reine 3.',
  },
  words: { queen: { en: 'queen', fr: 'reine' }, striker: 'palet', pocketed: 'rentré', covered: 'confirmé' },
  options: [
    OPTIONS.threshold,
    OPTIONS.eightBoards,
    OPTIONS.bestOfThree,
    OPTIONS.queenRight,
    OPTIONS.strikerOff,
    OPTIONS.queenWithOwn,
    OPTIONS.breakAttempts,
  ],
  facts,
  ends: ffcEnds,
  laws: ffcLaws,
  calls,
};

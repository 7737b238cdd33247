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
 * Traditional rule of the I.C.P.F. (document 002, inferred pages 4–7).
 *
 * Judged: turns §1, points §2, game §3, pieces off the board §4, the queen §5, "Les fautes" 1–6, "Fin de partie" a–c.
 * The camera may suggest: a direct hit on a piece on or behind one's line or in one's prisons, a shot on the back
 * cushion §4, the striker not on both lines (common part).
 * Left to the players: hands and manners. What the text leaves open is taken from the international rule, which its
 * closing remark points to, with 5 for the queen.
 */

const facts = (_options: TableOptions): BookFacts => ({
  formats: ['singles', 'doubles'],
  queen: { points: 5, limit: Number.POSITIVE_INFINITY, past: 5, flatPast: 5 },
  cap: 15,
  game: { cite: '§3', target: 29, boards: 8 },
  match: { cite: '§3', games: 0 },
  colours: 'breaker-white',
  coloursCite: '§1, couleurs',
  break: { cite: 'international §3.5 d', opener: 2, later: 1 },
  nextBreak: { cite: '§1, couleurs', games: 'alternate' },
  placing: {
    cite: 'Les fautes 2, pion dû',
    noRoom: 'international §3.11 i',
    jumped: '§4, sort du jeu',
    fellBack: 'international §3.9 b',
    where: 'centre',
  },
  technicalBeforeFirst: false,
  debtBarsQueen: false,
  stroke: {
    placing: 'Généralités',
    behindLine: '§4, ligne de camp',
    prison: '§4, prisons',
    backCushion: '§4, bande arrière',
  },
});

/** One more point for the striker: printed for b.ii, taken over for the others. */
const withStriker: ends.Extra = { striker: true };

const icpfEnds: readonly EndLaw[] = [
  ...ends.asInternational,
  ends.ownLastWithQueen('§2; international §3.12 e'),
  ends.ownLastCovers('§2, §5'),
  ends.ownLastHolding('§2'),
  ends.ownLastTheirQueen('§2, reine adverse'),
  ends.theirLastWithCover('§5, Fin de partie a.i', withStriker),
  ends.theirLastCovering('Fin de partie c.iii', withStriker),
  ends.theirLastQueenOn('Fin de partie c.i, c.ii', withStriker),
  ends.theirLastHolding('Fin de partie a.i, b.iii', withStriker),
  ends.theirLastTheirQueen('Fin de partie a.ii, b.i, b.ii', withStriker),
];

const icpfLaws: readonly ShotLaw[] = [
  improper.improperWithQueen('international §4.1.2', improper.one),
  improper.improperCover('international §4.1.2, §3.12 d', improper.one),
  improper.improperOwn('international §3.11 e', improper.one),
  improper.improperOpponent('international §3.11 d', improper.one),
  improper.improperNothing('§4; international §4.1.2', improper.one),

  law(
    'Les fautes 6',
    'Queen, confirming piece and striker, where the table passes: queen and one piece come back; the turn passes.',
    s => (s.queen || s.covering) && s.striker && s.own > 0 && s.options.ownPlusStriker === 'pass',
    { turn: 'pass', penalty: 1, queen: 'back' },
  ),
  law(
    'Les fautes 6',
    'Queen, own pieces and striker in one shot: own pieces and one more come back; play again to cover the queen.',
    s => s.queen && s.striker && s.own > 0 && s.right,
    { turn: 'again', undo: true, penalty: 1, queen: 'pending' },
  ),
  queen.queenOwnStriker('international §3.12 f'),
  queen.queenStriker('Les fautes 5'),
  queen.coverStrikerOwn('Les fautes 6'),
  law(
    '§5; Les fautes 4',
    'Opponent piece and striker on the cover shot: he keeps the queen, one piece back or owed; the turn passes.',
    s => s.covering && s.striker && s.theirs > 0,
    { turn: 'pass', penalty: 1, queen: 'theirs' },
  ),
  queen.coverStriker('international §3.12 h'),
  law(
    'Les fautes 3',
    'Own piece and striker, where the table passes: one piece back; the turn passes.',
    s => s.striker && s.own > 0 && s.options.ownPlusStriker === 'pass',
    { turn: 'pass', penalty: 1 },
  ),
  striker.strikerWithOwn('Les fautes 3'),
  striker.strikerWithOpponent('Les fautes 4'),
  striker.strikerAlone('Les fautes 2'),

  law(
    'international §3.12 a, exception',
    'Queen and first own piece, which goes straight back as a due: the queen comes back too; you play on.',
    s => s.queen && s.own > 0 && !s.right && s.dues >= s.own,
    { turn: 'again', queen: 'back' },
  ),
  queen.queenWithOwnCovered('international §3.12 e'),
  queen.queenWithFirstOwn('international §3.12 e, exception'),
  law(
    '§5, pion de l’adversaire, même tir',
    'Queen with an opponent piece, where the table lets him keep her: she is his; the turn passes.',
    s => s.queen && s.theirs > 0 && s.right && s.options.queenWithOpponent === 'opponent',
    { turn: 'pass', queen: 'theirs' },
  ),
  queen.queenWithOpponent('Les fautes 1; §5'),
  queen.queenWithRight('§5'),
  queen.queenTooEarly('§5; international §3.12 c'),
  queen.covered('§5, confirmée'),
  law(
    '§5, pion de l’adversaire',
    'An opponent piece falls instead of the cover: he keeps the queen; the turn passes.',
    s => s.covering && s.theirs > 0,
    { turn: 'pass', queen: 'theirs' },
  ),
  queen.coverMissed('§5, pas confirmée'),

  law(
    'Les fautes 1; international §3.6 a',
    'Own and opponent piece: all stay down; the turn as the table decided.',
    s => s.own > 0 && s.theirs > 0,
    s => ({ turn: s.options.ownWithOpponent === 'pass' ? 'pass' : 'again' }),
  ),
  plain.ownPieceKeepsTurn('§1'),
  plain.opponentPieceOnly('Les fautes 1'),
  plain.nothingFalls('§1'),
];

const calls: Readonly<Record<CallKind, CallLaw>> = {
  ...commonCalls('international §4.1', 'foul'),
  'bad-placing': { cite: 'international §3.11 l', does: 'penalty' },
  'touched-while-placing': { cite: 'international §3.11 m', does: 'penalty' },
  'no-room': { cite: 'international §3.11 i', does: 'rule' },
};

export const icpf: RuleBook = {
  id: 'icpf',
  title: { en: 'I.C.P.F. traditional rule', fr: 'Règle traditionnelle I.C.P.F.' },
  edition: 'document 002',
  about: {
    en: 'Games to 29 or eight boards, queen 5, no direct shots at pieces on your line or in your prisons.',
    fr: '29 points ou huit manches, reine 5, pas de tir direct sur sa ligne ni ses prisons.',
  },
  words: { queen: { en: 'queen', fr: 'reine' }, striker: 'percuteur', pocketed: 'rentré', covered: 'confirmé' },
  options: [
    OPTIONS.ownPlusStriker,
    OPTIONS.ownWithOpponent,
    OPTIONS.queenWithOpponent,
    OPTIONS.queenRight,
    OPTIONS.strikerOff,
  ],
  facts,
  ends: icpfEnds,
  laws: icpfLaws,
  calls,
};

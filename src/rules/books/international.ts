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
 * The international rule of Carrom, agreed in Madras and Colombo in 1986 (document 004).
 *
 * Judged: the break §3.5, turns §3.6, points and all special endings §3.7, change of seats §3.8, jumped pieces §3.9,
 * penalty pieces and dues §3.11, the queen §3.12, fouls §4.1, void boards §4 p, game and match §5.
 * The camera may suggest: striker badly placed §3.2 h, nothing touched on the break §3.5 d and for three turns §4 p,
 * pieces off the board §3.9, penalty pieces badly placed §3.11 l.
 * Left to the umpire: how the striker is driven §3.2 a–g, the clock §3.6 b (a warning, a foul only when he says so),
 * touched pieces §3.11 n, standing up §3.11 p, conduct, powder, talk §4, disqualification §4.2, protests §4.3.
 */

export const internationalFacts = (_options: TableOptions): BookFacts => ({
  formats: ['singles', 'doubles'],
  queen: { points: 3, limit: 22, past: 0, flatPast: 1 },
  cap: 12,
  game: { cite: '§3.7 e', target: 25, boards: 8 },
  match: { cite: '§5 Match', games: 2 },
  colours: 'breaker-white',
  coloursCite: '§3.5 b',
  break: { cite: '§3.5 d', opener: 2, later: 1 },
  nextBreak: { cite: '§3.5 g, h', games: 'alternate' },
  seats: { cite: '§3.8 a, b', midCite: '§3.8 c', midBoard: 4, midPoints: 13 },
  placing: {
    cite: '§3.11 g, k',
    noRoom: '§3.11 i',
    jumped: '§3.9 a',
    fellBack: '§3.9 b',
    where: 'circle',
    lamp: '§3.9 b',
  },
  voidTurns: { cite: '§4 p', ask: false },
  clock: { cite: '§3.6 b', seconds: 15 },
  technicalBeforeFirst: false,
  debtBarsQueen: false,
  stroke: { placing: '§3.2 h' },
});

/** Also a piece for the striker, at once. */
const withStriker: ends.Extra = { striker: true };

export const internationalEnds: readonly EndLaw[] = [
  ends.queenAndBothLast('§3.7 f'),
  ends.queenAndBothLastFault('§3.7 k'),
  ends.bothLastQueenOn('§3.7 g'),
  ends.bothLastCovering('§3.7 h'),
  ends.bothLastCoveringFault('§3.7 h, k'),
  ends.bothLastHolderWins('§3.7 j'),
  ends.bothLastFaultMine('§3.7 l'),
  ends.bothLastFaultTheirs('§3.7 l'),
  ends.ownLastQueenOn('§3.7 i'),
  ends.ownLastWithQueen('§3.7 b, §3.12 e'),
  ends.ownLastCovers('§3.7 b, §3.12 d'),
  ends.ownLastHolding('§3.7 b'),
  ends.ownLastTheirQueen('§3.7 a'),
  ends.theirLastWithCoverAsDecided('§3.7 n', withStriker),
  ends.theirLastCovering('§3.7 n', withStriker),
  ends.theirLastQueenOn('§3.7 m', withStriker),
  ends.theirLastHolding('§5 Finish', withStriker),
  ends.theirLastTheirQueen('§5 Finish, §3.7 b', withStriker),
];

export const internationalLaws: readonly ShotLaw[] = [
  improper.improperWithQueen('§4.1.2', improper.one),
  improper.improperCover('§4.1.2, §3.12 d', improper.one),
  improper.improperOwn('§3.11 e', improper.one),
  improper.improperOpponent('§3.11 d', improper.one),
  improper.improperStriker('§3.11 a', improper.one),
  improper.improperNothing('§4.1.2', improper.one),

  queen.queenOwnStriker('§3.11 b, §3.12 f'),
  queen.queenStriker('§3.12 g', s => s.breaks),
  law(
    '§3.11 b, c',
    'Queen, striker and only opponent pieces: the queen and one piece come back; the turn as the table decided.',
    s => s.queen && s.striker && s.theirs > 0,
    s => ({ turn: s.options.queenStrikerOpponent === 'keep' ? 'again' : 'pass', penalty: 1, queen: 'back' }),
  ),
  queen.queenStriker('§3.12 g, h'),
  queen.coverStrikerOwn('§3.12 i'),
  queen.coverStriker('§3.12 h'),
  striker.strikerWithOwn('§3.11 b'),
  striker.strikerWithOpponent('§3.11 c'),
  striker.strikerAlone('§3.11 a'),

  law(
    '§3.12 a, exception',
    'Queen and first own piece, which goes straight back as a due: the queen comes back too; you play on.',
    s => s.queen && s.own > 0 && !s.right && s.dues >= s.own,
    { turn: 'again', queen: 'back' },
  ),
  queen.queenWithOwnCovered('§3.12 e'),
  queen.queenWithFirstOwn('§3.12 e, exception'),
  queen.queenWithRight('§3.12 a'),
  queen.queenTooEarly('§3.12 c'),
  queen.covered('§3.12 d'),
  queen.coverMissed('§3.12 d'),

  plain.ownAndOpponentKeepTurn('§3.6 a'),
  plain.ownPieceKeepsTurn('§3.6 a'),
  plain.opponentPieceOnly('§3.6 a'),
  plain.nothingFalls('§3.6 a'),
];

export const internationalCalls: Readonly<Record<CallKind, CallLaw>> = {
  ...commonCalls('§4.1', 'foul'),
  foul: { cite: '§4.1.2', does: 'foul' },
  'technical-foul': { cite: '§4.1.1', does: 'technical' },
  violation: { cite: '§4.1', does: 'foul' },
  time: { cite: '§3.6 b, §4.1.2', does: 'foul' },
  'touched-piece': { cite: '§3.11 n', does: 'foul' },
  'partners-talk': { cite: '§4 l', does: 'foul' },
  'left-seat': { cite: '§3.11 p', does: 'foul' },
  'striker-left-lying': { cite: '§4 o', does: 'penalty' },
  'bad-placing': { cite: '§3.11 l', does: 'penalty' },
  'touched-while-placing': { cite: '§3.11 m', does: 'penalty' },
  'board-shaken': { cite: '§4 i', does: 'lose-board', queen: 'on-or-theirs' },
  'out-of-turn': { cite: '§4.1.1', does: 'technical' },
  'played-during-appeal': { cite: '§4 g', does: 'lose-board', queen: 'on-or-theirs' },
  'break-before-play': { cite: '§3.5 f', does: 'rule' },
  slip: { cite: '§3.2 i', does: 'rule' },
  'striker-fell-late': { cite: '§3.10 e', does: 'rule' },
  'late-fall': { cite: '§3.10 g', does: 'rule' },
  'let-it-stand': { cite: '§3.11 j, §3.12 d', does: 'rule' },
  'stop-turn': { cite: '§3.6 c', does: 'rule' },
  'void-board': { cite: '§4 p', does: 'void' },
  'concede-game': { cite: '§4 q', does: 'lose-game', onlyInTurn: true },
  'concede-match': { cite: '§4 q', does: 'lose-match' },
  disqualify: { cite: '§4.2', does: 'lose-match' },
  'no-room': { cite: '§3.11 i', does: 'rule' },
  toss: { cite: '§3.3', does: 'rule' },
};

export const international: RuleBook = {
  id: 'international',
  title: { en: 'International rule 1986', fr: 'Règle internationale 1986' },
  edition: '1986',
  about: {
    en: 'Games to 25 or eight boards, queen 3, best of three games.',
    fr: 'Parties en 25 points ou huit manches, reine 3, match en deux parties gagnantes.',
  },
  words: { queen: { en: 'queen', fr: 'reine' }, striker: 'striker', pocketed: 'logé', covered: 'confirmé' },
  options: [
    OPTIONS.queenStrikerOpponent,
    OPTIONS.strikerOff,
    OPTIONS.queenRight,
    OPTIONS.untouchedTurns,
    OPTIONS.lastWithCover,
  ],
  facts: internationalFacts,
  ends: internationalEnds,
  laws: internationalLaws,
  calls: internationalCalls,
};

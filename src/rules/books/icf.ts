import type { BookFacts, CallLaw, EndLaw, RuleBook, ShotLaw } from '../book.ts';
import type { CallKind } from '../calls.ts';
import { commonCalls } from '../laws/calls.ts';
import * as ends from '../laws/endings.ts';
import * as improper from '../laws/improper.ts';
import { end, law } from '../laws/law.ts';
import * as plain from '../laws/plain.ts';
import * as queen from '../laws/queen.ts';
import * as striker from '../laws/striker.ts';
import { OPTIONS, type TableOptions } from '../options.ts';

/**
 * Laws of the International Carrom Federation, 1 to 143.
 *
 * Judged: break 44–45, turns 48–49, points, limits and all endings 52–57 and 102–112, change of seats 58–60, fouls
 * 63–64, jumped pieces 65–66, striker and dues 72–78 and 83, waiver and demanded points 87, the queen 92–101.
 * The camera may suggest: striker badly placed 130, nothing touched on the break 45, pieces off the board 65, striker
 * off 116, late falls 71 and 113, penalty pieces badly placed 84–89, three passes each 137.
 * Left to the umpire: the stroke itself 33–38, "Play" 46, the clock 50 (a warning only), conduct 51, 91, 121, 126,
 * talk 131, touched pieces 134, replays 140 and 142, concession 139, loss of the match 143, "let it stand".
 */

const facts = (options: TableOptions): BookFacts => ({
  formats: ['singles', 'doubles'],
  queen: { points: 3, limit: 22, past: 0, flatPast: 1 },
  cap: 12,
  capCite: '55',
  game: { cite: '56', target: 25, boards: options.round === 'quarter_final_on' ? 0 : 8 },
  match: { cite: '57', games: 2 },
  colours: 'breaker-white',
  coloursCite: '43',
  break: { cite: '45 a, b', opener: 3, later: 3, faultEndsTurn: '45 c' },
  nextBreak: { cite: '49', games: 'other-then-first' },
  seats: { cite: '58', midCite: '60', midBoard: options.round === 'quarter_final_on' ? 0 : 4, midPoints: 13 },
  placing: {
    cite: '78, 83',
    noRoom: '79',
    jumped: '65',
    fellBack: '66 a',
    where: 'circle',
    order: 'queen-own-other',
    lamp: '66 b',
  },
  voidTurns: { cite: '137', ask: true },
  clock: { cite: '46, 50, 88 a', seconds: 15 },
  technicalBeforeFirst: true,
  debtBarsQueen: true,
  waiver: '87 a',
  demand: '87 b',
  stroke: { placing: '130' },
});

/** The winner may demand a point for the striker and one for an improper stroke. */
const onDemand: ends.Extra = { demand: true };

const icfEnds: readonly EndLaw[] = [
  ends.queenAndBothLast('104 a'),
  end(
    '104 b',
    'Queen and both last pieces by an improper stroke: you lose the queen.',
    s => s.ownLast && s.theirLast && s.queen && !s.striker,
    { winner: 'opponent', points: 'flat', demand: true },
  ),
  ends.queenAndBothLastFault('109', onDemand),
  ends.bothLastQueenOn('105', onDemand),
  ends.bothLastCovering('102 a'),
  ends.bothLastCoveringFault('102 b', onDemand),
  end(
    '52 a',
    'Both last pieces, queen covered before, where the table lets shooter or opponent win: the Laws are silent.',
    s => s.ownLast && s.theirLast && !s.fault && s.options.bothLastQueenCovered !== 'holder',
    s => ({ winner: s.options.bothLastQueenCovered === 'shooter' ? 'me' : 'opponent', points: 'flat' }),
  ),
  ends.bothLastHolderWins('international §3.7 j'),
  ends.bothLastFaultMine('110', onDemand),
  ends.bothLastFaultTheirs('112', onDemand),
  end(
    '108',
    'Own last piece and striker while the queen lies on the board: you lose the queen.',
    s => s.ownLast && s.queenOn && !s.queen && s.striker,
    { winner: 'opponent', points: 'flat', demand: true },
  ),
  ends.ownLastQueenOn('107', onDemand),
  ends.ownLastWithQueen('97 a, 53'),
  ends.ownLastCovers('15, 53'),
  ends.ownLastHolding('52, 53 b'),
  ends.ownLastTheirQueen('53 c'),
  ends.theirLastWithCoverAsDecided('103, 53 c', onDemand),
  ends.theirLastCovering('103', onDemand),
  end(
    '111',
    "Opponent's last piece and striker while the queen lies on the board: he wins, with the queen.",
    s => s.theirLast && s.queenOn && s.striker,
    { winner: 'opponent', points: 'left', queen: true, demand: true },
  ),
  ends.theirLastQueenOn('106', onDemand),
  ends.theirLastHolding('52 a, 53 c', onDemand),
  ends.theirLastTheirQueen('52 a, 53 b', onDemand),
];

const pieces = improper.oneAndStriker;

const icfLaws: readonly ShotLaw[] = [
  law(
    '98 b',
    'Improper stroke with queen, own pieces and striker: queen, own pieces and two more come back.',
    s => s.improper && s.queen && s.own > 0 && s.striker,
    { turn: 'pass', undo: true, penalty: 2, queen: 'back' },
  ),
  law(
    '99 b',
    'Improper stroke with queen and striker: queen and two pieces come back.',
    s => s.improper && s.queen && s.striker,
    { turn: 'pass', penalty: 2, queen: 'back' },
  ),
  improper.improperWithQueen('64 b', pieces),
  law(
    '101 b',
    'Improper cover stroke with own pieces and striker: queen, own pieces and two more come back.',
    s => s.improper && s.covering && s.own > 0 && s.striker,
    { turn: 'pass', undo: true, penalty: 2, queen: 'back' },
  ),
  law(
    '100 b',
    'Improper cover stroke with the striker: queen and two pieces come back.',
    s => s.improper && s.covering && s.striker,
    { turn: 'pass', penalty: 2, queen: 'back' },
  ),
  law(
    '76, 77 a, 96',
    'Improper cover stroke with own and opponent pieces: the others stay down, queen, own pieces and a penalty come back.',
    s => s.improper && s.covering && s.own > 0 && s.theirs > 0,
    { turn: 'pass', undo: true, penalty: 1, queen: 'back' },
  ),
  law(
    '77 a, 96',
    'Improper cover stroke with own pieces: queen, own pieces and a penalty come back.',
    s => s.improper && s.covering && s.own > 0,
    { turn: 'pass', undo: true, penalty: 1, queen: 'back' },
  ),
  law(
    '76, 96',
    'Improper cover stroke with opponent pieces: they stay down, queen and a penalty come back.',
    s => s.improper && s.covering && s.theirs > 0,
    { turn: 'pass', penalty: 1, queen: 'back' },
  ),
  improper.improperCover('64 a, 96', pieces),
  law(
    '77 b',
    'Improper stroke with own pieces and striker: they and two more come back.',
    s => s.improper && s.own > 0 && s.striker,
    { turn: 'pass', undo: true, penalty: 2 },
  ),
  improper.improperOwn('77 a', pieces),
  improper.improperOpponent('76', pieces),
  improper.improperStriker('72 b', pieces),
  improper.improperNothing('64 a', pieces),

  law(
    '98 a',
    'Queen, own pieces and striker: queen, own pieces and one more come back; you play on (from nine as the table decided).',
    s => s.queen && s.striker && s.own > 0,
    s => ({
      turn: s.nine && s.options.queenOwnStrikerNine === 'pass' ? 'pass' : 'again',
      undo: true,
      penalty: 1,
      queen: 'back',
    }),
  ),
  queen.queenStriker('95 d', s => s.nine),
  law(
    '99 a, 74',
    'Queen, opponent pieces and striker: queen and one piece come back; the turn as the table decided.',
    s => s.queen && s.striker && s.theirs > 0,
    s => ({ turn: s.options.queenOpponentStriker === 'pass' ? 'pass' : 'again', penalty: 1, queen: 'back' }),
  ),
  law('99 a', 'Queen and striker: queen and one piece come back; you play on.', s => s.queen && s.striker, {
    turn: 'again',
    penalty: 1,
    queen: 'back',
  }),
  queen.coverStrikerOwn('101 a'),
  law(
    '74, 96',
    'Opponent pieces and striker on the cover stroke: they stay down, queen and one piece come back.',
    s => s.covering && s.striker && s.theirs > 0,
    { turn: 'pass', penalty: 1, queen: 'back' },
  ),
  queen.coverStriker('100 a'),
  law(
    '75',
    'Own and opponent pieces and striker: own pieces and one more come back; you play on.',
    s => s.striker && s.own > 0 && s.theirs > 0,
    { turn: 'again', undo: true, penalty: 1 },
  ),
  striker.strikerWithOwn('73'),
  striker.strikerWithOpponent('74'),
  striker.strikerAlone('72 a'),

  law(
    '95 b, 78 a',
    'Queen and own piece while you owe: the queen comes back, the piece pays; the turn as the table decided.',
    s => s.queen && s.own > 0 && s.dues > 0,
    s => ({ turn: s.options.queenOwnInDebt === 'keep' ? 'again' : 'pass', queen: 'back' }),
  ),
  law('95 b', 'Queen while you owe a piece: it comes back, the turn is lost.', s => s.queen && s.dues > 0, {
    turn: 'pass',
    queen: 'back',
  }),
  queen.queenWithOwnCovered('97 a'),
  queen.queenWithFirstOwn('97 b'),
  law(
    '95 c',
    'Queen with nine on the board again after a piece came back: you may cover it.',
    s => s.queen && s.nine && s.right,
    { turn: 'again', queen: 'pending' },
  ),
  queen.queenWithRight('92'),
  queen.queenTooEarly('95 a'),
  queen.covered('15'),
  queen.coverMissed('96'),

  law('116', 'The striker flew off, an own piece fell: you play on.', s => s.strikerOff && s.own > 0, {
    turn: 'again',
  }),
  plain.ownAndOpponentKeepTurn('48, 78 b'),
  plain.ownPieceKeepsTurn('48'),
  plain.opponentPieceOnly('48, 125 a'),
  plain.nothingFalls('48'),
];

const calls: Readonly<Record<CallKind, CallLaw>> = {
  ...commonCalls('63, 64', 'foul'),
  foul: { cite: '64 a', does: 'foul' },
  'technical-foul': { cite: '63', does: 'technical' },
  violation: { cite: '63, 64', does: 'foul' },
  time: { cite: '50, 63, 64', does: 'foul' },
  'touched-piece': { cite: '134', does: 'foul' },
  'partners-talk': { cite: '131', does: 'foul' },
  'striker-left-lying': { cite: '136', does: 'foul' },
  'bad-placing': { cite: '82 a, 85, 86, 88 b, 89 b, 114', does: 'foul' },
  'touched-while-placing': { cite: '86', does: 'foul' },
  'board-shaken': { cite: '126', does: 'lose-board', queen: 'on-or-theirs' },
  'out-of-turn': { cite: '51', does: 'lose-board', queen: 'on-or-theirs' },
  'left-seat': { cite: '91', does: 'lose-board', queen: 'on-or-theirs' },
  'played-during-appeal': { cite: '121 b', does: 'lose-board', queen: 'on' },
  'break-before-play': { cite: '47', does: 'foul' },
  slip: { cite: '127', does: 'rule' },
  'striker-fell-late': { cite: '70 b', does: 'rule' },
  'late-fall': { cite: '71, 113', does: 'rule' },
  'let-it-stand': { cite: '51, 82 b, 83, 96', does: 'rule' },
  'stop-turn': { cite: '125 b', does: 'rule' },
  'void-board': { cite: '137, 140, 142', does: 'void' },
  're-break': { cite: '140', does: 'rule' },
  'award-board': { cite: '121', does: 'rule' },
  'concede-game': { cite: '139', does: 'lose-game', onlyInTurn: false },
  'concede-match': { cite: '139', does: 'lose-match' },
  disqualify: { cite: '143', does: 'lose-match' },
  'no-room': { cite: '79', does: 'rule' },
  toss: { cite: '39', does: 'rule' },
};

export const icf: RuleBook = {
  id: 'icf',
  title: { en: 'ICF Laws', fr: 'Lois de l’ICF' },
  edition: 'Laws 1–143',
  about: {
    en: 'Federation Laws: games to 25, queen 3, three break attempts, points on demand.',
    fr: 'Lois de la fédération : 25 points, reine 3, trois essais au break, points sur demande.',
  },
  words: { queen: { en: 'queen', fr: 'reine' }, striker: 'striker', pocketed: 'logé', covered: 'confirmé' },
  options: [
    OPTIONS.round,
    OPTIONS.queenOwnInDebt,
    OPTIONS.queenOwnStrikerNine,
    OPTIONS.queenOpponentStriker,
    OPTIONS.bothLastQueenCovered,
    OPTIONS.lastWithCover,
    OPTIONS.placingError,
  ],
  facts,
  ends: icfEnds,
  laws: icfLaws,
  calls,
};

import type { Said } from './said.ts';

/**
 * Points where the texts leave room and a table may want the other reading. One type for all books; each book lists
 * the ones it reads (`book.options`), and every value has a sentence a page can show. The first value is the default.
 */
export interface TableOptions {
  readonly queenStrikerOpponent: 'pass' | 'keep';
  readonly strikerOff: 'nothing' | 'penalty';
  readonly queenRight: 'colour' | 'player';
  readonly untouchedTurns: 'each' | 'all';
  readonly doublingScratchSecondPiece: 'own' | 'opponent';
  readonly tries: 'add' | 'most';
  readonly strikerOtherPocket: 'same' | 'penalty';
  readonly scoring: 'remaining' | 'pocketed';
  readonly colourAssignment: 'first_piece' | 'draw';
  readonly ownWithOpponent: 'keep' | 'pass';
  readonly bothColours: 'ask' | 'first_fallen';
  readonly ownPlusStriker: 'replay' | 'pass';
  readonly threshold: 'off' | 'on';
  readonly eightBoards: 'off' | 'on';
  readonly bestOfThree: 'off' | 'on';
  readonly passATurn: 'this' | 'next_too';
  readonly elimination: 'off' | 'on';
  readonly queenOwnInDebt: 'pass' | 'keep';
  readonly queenOwnStrikerNine: 'keep' | 'pass';
  readonly queenOpponentStriker: 'keep' | 'pass';
  readonly bothLastQueenCovered: 'holder' | 'shooter' | 'opponent';
  readonly lastWithCover: 'covered' | 'literal';
  readonly queenWithOpponent: 'back' | 'opponent';
  readonly lastWithStrikerOff: 'goes_on' | 'won';
  readonly queenWithOwn: 'covered' | 'literal';
  readonly breakAttempts: 'none' | 'international';
  readonly placingError: 'technical' | 'foul';
  readonly round: 'pre_quarter_or_earlier' | 'quarter_final_on';
}

export type OptionKey = keyof TableOptions;

export interface OptionSpec<K extends OptionKey = OptionKey> {
  readonly key: K;
  readonly name: Said;
  /** The first one is the default. */
  readonly values: readonly { readonly value: TableOptions[K]; readonly says: Said }[];
}

type Choice = readonly [value: string, en: string, fr: string];
const spec = <K extends OptionKey>(
  key: K,
  en: string,
  fr: string,
  ...choices: readonly (Choice & readonly [TableOptions[K], string, string])[]
): OptionSpec<K> => ({
  key,
  name: { en, fr },
  values: choices.map(([value, saysEn, saysFr]) => ({ value, says: { en: saysEn, fr: saysFr } })),
});

export const OPTIONS: { readonly [K in OptionKey]: OptionSpec<K> } = {
  queenStrikerOpponent: spec(
    'queenStrikerOpponent',
    'Queen, striker and only opponent pieces',
    'Reine, striker et seulement des pions adverses',
    ['pass', 'The turn passes.', 'La main passe.'],
    ['keep', 'The player keeps the turn.', 'Le joueur garde la main.'],
  ),
  strikerOff: spec(
    'strikerOff',
    'Striker off the board',
    'Palet hors du plateau',
    ['nothing', 'It costs nothing.', 'Cela ne coûte rien.'],
    ['penalty', 'It counts as a pocketed striker.', 'Il compte comme un palet dans un trou.'],
  ),
  queenRight: spec(
    'queenRight',
    'Right to the queen',
    'Droit à la reine',
    ['colour', 'One of your pieces is down, whoever pocketed it.', 'Un de vos pions est rentré, peu importe par qui.'],
    [
      'player',
      'You must have pocketed one of your pieces yourself.',
      'Vous devez avoir rentré vous-même un de vos pions.',
    ],
  ),
  untouchedTurns: spec(
    'untouchedTurns',
    'Three turns without touching a piece',
    'Trois tours sans toucher de pion',
    ['each', 'Void after three such turns of each player.', 'Manche à rejouer après trois tours de chaque joueur.'],
    ['all', 'Void after three such turns in all.', 'Manche à rejouer après trois tours en tout.'],
  ),
  doublingScratchSecondPiece: spec(
    'doublingScratchSecondPiece',
    'Own piece and striker while covering the queen',
    'Un de ses pions et le pion de tir pendant une tentative de doublement',
    ['own', 'The second piece put back is your own.', 'Le second pion remis est le vôtre.'],
    ['opponent', "The second piece put back is the opponent's.", 'Le second pion remis est un pion adverse.'],
  ),
  tries: spec(
    'tries',
    'Tries after two pieces in one shot',
    'Essais après deux pions en un tir',
    ['add', 'Tries add up.', 'Les essais s’additionnent.'],
    ['most', 'Only the larger number counts.', 'Seul le plus grand nombre compte.'],
  ),
  strikerOtherPocket: spec(
    'strikerOtherPocket',
    'Own piece and striker in different pockets',
    'Un de ses pions et le pion de tir dans des trous différents',
    [
      'same',
      'As in the same pocket: the piece comes back, another try.',
      'Comme dans le même trou\u00a0: le pion est remis au centre, un autre essai.',
    ],
    [
      'penalty',
      'A plain striker fault: one piece comes back, the turn passes.',
      'Comme le pion de tir seul\u00a0: un pion est remis au centre, la main passe.',
    ],
  ),
  scoring: spec(
    'scoring',
    'Points of a board',
    'Points d’une manche',
    ['remaining', 'Opponent pieces left on the board count.', 'Les pions adverses encore sur le plateau comptent.'],
    ['pocketed', 'Pieces the winner pocketed count.', 'Les pions rentrés par le vainqueur comptent.'],
  ),
  colourAssignment: spec(
    'colourAssignment',
    'Colours',
    'Couleurs',
    ['first_piece', 'The first piece pocketed decides.', 'Le premier pion rentré décide.'],
    ['draw', 'Drawn by lot; white breaks.', 'Par tirage au sort\u00a0; les blancs commencent.'],
  ),
  ownWithOpponent: spec(
    'ownWithOpponent',
    'Own and opponent piece in one shot',
    'Un de ses pions et un pion adverse en un tir',
    ['keep', 'You play on.', 'Vous continuez.'],
    [
      'pass',
      'The turn passes; in Carambole the own piece comes back too.',
      'La main passe\u00a0; au Carambole, le pion est aussi remis au centre.',
    ],
  ),
  bothColours: spec(
    'bothColours',
    'Both colours fall before colours are known',
    'Les deux couleurs tombent avant d’être attribuées',
    ['ask', 'The shooter chooses.', 'Celui qui a tiré choisit.'],
    ['first_fallen', 'The piece that fell first decides.', 'Le premier pion tombé décide.'],
  ),
  ownPlusStriker: spec(
    'ownPlusStriker',
    'Own piece and striker together',
    'Un pion et le percuteur rentrés',
    ['replay', 'Two pieces come back, you play on.', 'On remet deux pions en jeu et on rejoue.'],
    ['pass', 'One piece comes back, the turn passes.', 'On remet un pion au centre et on passe la main.'],
  ),
  threshold: spec(
    'threshold',
    'From 22 points the queen counts nothing',
    'Dès 22 points la reine ne compte plus',
    ['off', 'The queen always counts.', 'La reine compte toujours.'],
    ['on', 'As in the international rule.', 'Comme dans la règle internationale.'],
  ),
  eightBoards: spec(
    'eightBoards',
    'At most eight boards a game',
    'Huit manches au plus par partie',
    ['off', 'Play until 25 points.', 'On joue jusqu’à 25 points.'],
    ['on', 'After eight boards the leader wins.', 'Après huit manches, celui qui mène gagne.'],
  ),
  bestOfThree: spec(
    'bestOfThree',
    'Match of three games',
    'Match en trois parties',
    ['off', 'Single games.', 'Parties simples.'],
    ['on', 'Two won games win the match.', 'Deux parties gagnées donnent le match.'],
  ),
  passATurn: spec(
    'passATurn',
    'To pass a turn',
    'Passer un tour',
    ['this', 'This turn is lost.', 'Ce tour est perdu.'],
    ['next_too', 'The next turn is missed too.', 'Le tour suivant est aussi perdu.'],
  ),
  elimination: spec(
    'elimination',
    'Elimination of players',
    'Élimination des joueurs',
    ['off', 'One board, then the ranking.', 'Une manche, puis le classement.'],
    [
      'on',
      'The lowest total drops out; the others play another board.',
      'Le plus petit total est éliminé\u00a0; les autres rejouent.',
    ],
  ),
  queenOwnInDebt: spec(
    'queenOwnInDebt',
    'Queen and own piece while in debt',
    'Reine et un de ses pions, avec une dette',
    ['pass', 'The turn passes.', 'La main passe.'],
    ['keep', 'The player plays on.', 'Le joueur garde la main.'],
  ),
  queenOwnStrikerNine: spec(
    'queenOwnStrikerNine',
    'Queen, own piece and striker, all nine on the board',
    'Reine, un de ses pions et striker, les neuf pions en jeu',
    ['keep', 'The player plays on.', 'Le joueur garde la main.'],
    ['pass', 'The turn passes.', 'La main passe.'],
  ),
  queenOpponentStriker: spec(
    'queenOpponentStriker',
    'Queen, opponent piece and striker',
    'Reine, pion adverse et striker',
    ['keep', 'The player plays on.', 'Le joueur garde la main.'],
    ['pass', 'The turn passes.', 'La main passe.'],
  ),
  bothLastQueenCovered: spec(
    'bothLastQueenCovered',
    'Both last pieces fall, queen covered before',
    'Les deux derniers pions tombent, reine déjà confirmée',
    ['holder', 'Whoever covered the queen wins.', 'Celui qui a confirmé la reine gagne.'],
    ['shooter', 'The shooter wins.', 'Celui qui a tiré gagne.'],
    ['opponent', 'The opponent wins.', 'L’adversaire gagne.'],
  ),
  lastWithCover: spec(
    'lastWithCover',
    "Opponent's last piece together with the cover",
    'Dernier pion adverse avec le pion de confirmation',
    [
      'covered',
      'The queen is covered and does not count for him.',
      'La reine est confirmée et ne compte pas pour lui.',
    ],
    ['literal', 'He also gets the queen.', 'Il reçoit aussi la reine.'],
  ),
  queenWithOpponent: spec(
    'queenWithOpponent',
    'Queen and opponent piece in one shot, no own piece',
    'Reine et pion adverse en un tir, sans aucun de ses pions',
    ['back', 'The queen comes back, the turn passes.', 'La reine est remise au centre, la main passe.'],
    [
      'opponent',
      'The opponent keeps the queen, the turn passes.',
      'L’adversaire garde la reine pour lui, la main passe.',
    ],
  ),
  lastWithStrikerOff: spec(
    'lastWithStrikerOff',
    'Last piece pocketed, striker off the board',
    'Dernier pion logé, pion de tir sorti du tableau',
    [
      'goes_on',
      'A penalty piece comes back, next player: the board goes on.',
      'Un pion de pénalité est remis au centre, au suivant de jouer\u00a0: la manche continue.',
    ],
    ['won', 'The board is won.', 'La manche est gagnée.'],
  ),
  queenWithOwn: spec(
    'queenWithOwn',
    'Queen and own piece in one shot',
    'Reine et un de ses pions en un tir',
    ['covered', 'The queen is covered.', 'La reine est confirmée.'],
    ['literal', 'It is still to be covered with the next shot.', 'Elle reste à confirmer au coup suivant.'],
  ),
  breakAttempts: spec(
    'breakAttempts',
    'Break that touches no piece',
    'Coup d’envoi qui ne touche aucun pion',
    ['none', 'The turn passes.', 'La main passe.'],
    [
      'international',
      'The opener has a second attempt, as in the international rule.',
      'Celui qui commence a un second essai, comme dans la règle internationale.',
    ],
  ),
  placingError: spec(
    'placingError',
    'Placing error before the first stroke of a turn',
    'Erreur de placement avant le premier tir du tour',
    ['technical', 'Technical foul: the turn is kept.', 'Faute technique\u00a0: la main est gardée.'],
    ['foul', 'Foul: the turn passes.', 'Faute\u00a0: la main passe.'],
  ),
  round: spec(
    'round',
    'Round of the tournament',
    'Tour du tournoi',
    ['pre_quarter_or_earlier', 'At most eight boards a game.', 'Huit manches au plus par partie.'],
    ['quarter_final_on', 'No board limit: play to 25.', 'Sans limite de manches\u00a0: on joue jusqu’à 25.'],
  ),
};

export const OPTION_KEYS = Object.keys(OPTIONS) as readonly OptionKey[];

/** What `value` may be for an option, for a page or a file that offers strings. */
export const isOptionValue = <K extends OptionKey>(key: K, value: string): value is TableOptions[K] & string =>
  OPTIONS[key].values.some(choice => choice.value === value);

const firstValues = Object.fromEntries(OPTION_KEYS.map(key => [key, OPTIONS[key].values[0]?.value]));
// Every spec above lists its default first, so every key has a value of its own type.
export const defaultOptions = firstValues as unknown as TableOptions;

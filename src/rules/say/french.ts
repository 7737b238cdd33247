import type { BookWords } from '../book.ts';
import { asksInFrench, COLOUR, count, has, s } from './french-asks.ts';
import { isPair, ofName } from './names.ts';
import type { Tongue } from './tongue.ts';

const pion = (n: number) => `${count(n)} pion${s(n)}`;
const points = (n: number) => (n === 0 ? 'sans point' : `${n} point${s(n)}`);
const wins = (name: string) => `${name} ${isPair(name) ? 'gagnent' : 'gagne'}`;

/** *confirmer*, *doubler*: what is done to the queen; the red is followed by a piece, or by the last one. */
const covering = (queen: string, it: string, e: string, word: BookWords['covered']) => {
  if (word === 'suivi' || word === 'suivi du dernier') {
    const by = word === 'suivi' ? 'par un blanc ou un noir' : 'immédiatement par le dernier pion';
    return {
      pending: (alone: boolean) => `${alone ? it : queen} doit être suivi${e} ${by}`,
      later: (name: string) => `${it} reste à suivre par ${name} au prochain tour`,
      still: `${queen} reste à suivre`,
      covered: `${queen} est suivi${e}`,
      during: '',
      by: `suivi${e}`,
      verb: 'suivre',
      done: `gagné${e}`,
    };
  }
  const verb = `${word.slice(0, -1)}er`;
  return {
    pending: (alone: boolean) => `${alone ? it : queen} est à ${verb} au tir suivant`,
    later: (name: string) => `${it} reste à ${verb} par ${name} au prochain tour`,
    still: `${queen} reste à ${verb} au tir suivant`,
    covered: `${queen} est ${word}${e}`,
    during: word === 'doublé' ? ' pendant une tentative de doublement' : ` en essayant de ${verb} ${queen}`,
    by: `${word}${e}`,
    verb,
    done: `${word}${e}`,
  };
};

/** French, in the words of the book; see `BookWords`. */
export const french = ({ queen: { fr: queen }, striker, pocketed, covered }: BookWords): Tongue => {
  const feminine = queen === 'reine';
  const theQueen = `${feminine ? 'la' : 'le'} ${queen}`;
  const e = feminine ? 'e' : '';
  const it = feminine ? 'elle' : 'il';
  const cover = covering(theQueen, it, e, covered);
  /** Ending of a participle. */
  const agreed = (things: { readonly many: boolean; readonly queen: boolean }) =>
    things.many ? 's' : things.queen ? e : '';
  return {
    ...asksInFrench(theQueen, striker),
    and: 'et',
    // A no-break space goes before the colon and the semicolon.
    colon: '\u00a0: ',
    semicolon: '\u00a0; ',
    queen: theQueen,
    it,
    striker: `le ${striker}`,
    pieces: (colour, n, last) => {
      if (last) return n === 1 ? `le dernier ${COLOUR[colour]}` : `les ${count(n)} derniers ${COLOUR[colour]}s`;
      return `${count(n)} ${COLOUR[colour]}${s(n)}`;
    },
    these: (colour, n) => (n === 1 ? `le ${COLOUR[colour]}` : `les ${count(n)} ${COLOUR[colour]}s`),
    some: (colour, n) => `${count(n)} ${COLOUR[colour]}${s(n)}`,
    more: n => `${count(n)} de plus`,

    pocketed: things => `${things.list} ${pocketed}${agreed(things)}`,
    nothingPocketed: `aucun pion ${pocketed}`,
    nothingTouched: 'aucun pion touché',
    strikerOff: `${striker} hors du plateau`,
    improper: 'tir incorrect',
    off: ({ list }) => `${list} hors du plateau`,
    fellBack: things => `${things.list} sorti${agreed(things)} du plateau et retombé${agreed(things)} dessus`,
    offLamp: things => `${things.list} retombé${agreed(things)} après avoir touché la lampe`,
    whileQueenOn: ` alors que ${theQueen} est encore en jeu`,
    whileCovering: cover.during,

    back: (things, where) =>
      `${things.list} ${things.many ? 'sont' : 'est'} remis${agreed({ ...things, many: false })} ${
        where === 'centre' ? 'au centre' : 'en jeu'
      }`,
    recentred: (things, named) => {
      const { many } = things;
      const they = named ? things.list : things.queen ? it : many ? 'ils' : 'il';
      return `${they} ${many ? 'sont' : 'est'} remis${agreed({ ...things, many: false })} au centre`;
    },
    movedPutRight: 'ce qui a bougé est remis en place',
    stands: 'tout reste en l’état',
    takenUp: things => `${things.list} ${things.many ? 'sont retirés' : 'est retiré'}`,
    owed: n => `${pion(n)} ${n === 1 ? 'est dû' : 'sont dus'}`,
    paid: (colour, n, where) =>
      `${count(n)} ${COLOUR[colour]}${s(n)} ${n === 1 ? 'dû est remis' : 'dus sont remis'} ${
        where === 'centre' ? 'au centre' : 'en jeu'
      }`,
    stillOwed: n => `${pion(n)} ${n === 1 ? 'reste dû' : 'restent dus'}`,
    waived: 'la pénalité est annulée',
    noRoom: (n, name) =>
      `${pion(n)}${name === undefined ? '' : ` ${ofName(name)}`} ${
        n === 1 ? 'reste dû' : 'restent dus'
      } jusqu’à ce qu’il y ait de la place`,
    noPenalty: 'pas de pénalité',
    queenPending: cover.pending,
    queenPendingLater: cover.later,
    queenStillPending: cover.still,
    queenCovered: cover.covered,
    queenTheirs: `l’adversaire garde ${theQueen}`,
    queenIs: (kind, name) => {
      if (kind === 'on') return `${queen} sur le plateau`;
      return kind === 'pending' ? `${queen} à ${cover.verb} par ${name}` : `${queen} ${cover.done} par ${name}`;
    },
    colours: (name, colour, open) => {
      const taken = `${has(name)} les ${COLOUR[colour]}s`;
      return open ? `${taken}, sauf choix des ${COLOUR[colour === 'white' ? 'black' : 'white']}s` : taken;
    },
    lostAttempt: n => `essai ${n} sur 3 perdu`,
    reply: name => `${has(name)} un seul coup pour répondre`,
    tally: n => (n > 0 ? points(n) : `${points(-n)} de moins`),
    again: tries => {
      if (tries === undefined) return 'vous continuez';
      return tries === 1 ? 'vous avez droit à un autre essai' : `vous avez droit à ${count(tries)} essais`;
    },
    oppositeMisses: 'l’adversaire passe son tour, vous continuez',
    pass: misses => (misses ? 'la main passe, et le tour suivant est perdu aussi' : 'la main passe'),
    breakAgain: (attempt, allowed) => `nouvel essai au coup d’envoi, ${attempt} sur ${allowed}`,
    breakPasses: 'coup d’envoi à l’adversaire',
    orderUnknown: 'on n’a pas vu lequel est tombé le premier, et c’est ce qui décide',

    board: (winner, n) => `${wins(winner)} la manche, ${points(n)}`,
    points,
    drawn: 'la partie est nulle',
    voided: 'la manche n’est pas validée et doit être rejouée',
    untouched: each => `trois tours ${each ? 'de chaque joueur' : 'de suite'} sans toucher de pion`,
    mayReplay: 'la manche peut être rejouée',
    demand: (by, most) => `${by} ${isPair(by) ? 'peuvent' : 'peut'} demander ${count(most)} point${s(most)} de plus`,
    demanded: (by, n) => {
      const asks = `${by} ${isPair(by) ? 'demandent' : 'demande'}`;
      return n === 0
        ? `${by} ne ${isPair(by) ? 'demandent' : 'demande'} rien de plus`
        : `${asks} ${count(n)} point${s(n)} de plus`;
    },
    capped: 'une manche ne rapporte pas plus, il n’y a rien à demander',
    nothingLeft: 'il ne reste rien en jeu',
    tie: 'égalité en tête, personne ne gagne',
    game: winner => `${wins(winner)} la partie`,
    match: winner => `${wins(winner)} le match`,
    decider: 'égalité après la dernière manche\u00a0: une manche décide, coup d’envoi tiré au sort',
    seats: 'changement de places',
    nextBreak: name => `coup d’envoi à ${name}`,
    refused: 'pas possible maintenant, rien ne change',
    out: name => `élimination ${ofName(name)}`,

    technical: 'faute technique',
    putRight: 'il est remis en place',
    placedAgain: 'il est placé à nouveau',
    slipCounts: counts => (counts ? 'cela compte comme un tir' : 'cela ne compte pas comme un tir'),
    stood: (what, name) => {
      if (what === 'queen-not-returned') return `${theQueen} compte comme ${cover.by} par ${name}`;
      if (what === 'due-not-placed') return 'ce qui était dû ne l’est plus';
      if (what === 'own-piece-placed') return 'le pion placé reste en jeu';
      return what === 'out-of-turn' ? 'le tir hors de son tour est valable' : 'tout reste en l’état';
    },
    fellLater: things => `${things.list} au bord d’un trou, tombé${agreed(things)} ensuite`,
    counts: 'il compte',
    whatFellCounts: 'ce qui est tombé compte',
    turnIsOver: name => `le tour ${ofName(name)} est déjà fini`,
  };
};

import type { Colour } from '../../carrom/discs.ts';
import type { Tongue } from './tongue.ts';

const COUNT = ['aucun', 'un', 'deux', 'trois', 'quatre'];
const count = (n: number) => COUNT[n] ?? String(n);
const COLOUR: Readonly<Record<Colour, string>> = { white: 'blanc', black: 'noir' };
const word = (colour: Colour | undefined) => (colour === undefined ? 'pion' : COLOUR[colour]);
const s = (n: number) => (n > 1 ? 's' : '');

/** French, in the words of the book: `queen` "reine" or "rouge", `striker` "striker", "palet", "percuteur" … */
export const french = (queen: string, striker: string): Tongue => {
  const feminine = queen === 'reine';
  const theQueen = feminine ? `la ${queen}` : `le ${queen}`;
  const e = feminine ? 'e' : '';
  return {
    pieces: (colour, n, whose) => {
      const what = colour ? COLOUR[colour] : whose === 'own' ? 'pion' : 'pion adverse';
      return n === 1 ? `un ${what}` : `${n} ${colour || whose === 'own' ? `${what}s` : 'pions adverses'}`;
    },
    queen: theQueen,
    striker: `le ${striker}`,
    and: 'et',
    // A no-break space goes before the colon and the semicolon.
    colon: '\u00a0: ',
    semicolon: '\u00a0; ',
    pocketed: list => `${list} dans le trou`,
    nothingPocketed: 'rien de rentré',
    nothingTouched: 'aucun pion touché',
    strikerOff: `${striker} hors du plateau`,
    improper: 'tir incorrect',
    jumped: list => `${list} hors du plateau`,
    back: (colour, undone, more) => {
      const what = word(colour);
      if (undone === 0) return `${count(more)} ${what}${s(more)} revien${more > 1 ? 'nen' : ''}t`;
      const these = undone === 1 ? `le ${what}` : `les ${undone === 2 ? 'deux' : undone} ${what}s`;
      if (more > 0) return `${these} et ${count(more)} de plus reviennent`;
      return undone === 1 ? `${these} revient` : `${these} reviennent`;
    },
    owed: n => `${count(n)} pion${s(n)} en dette`,
    paid: n => `${count(n)} pion${s(n)} dû${s(n)} payé${s(n)}`,
    waived: 'la dette est remise',
    noRoom: (name, n) => `${name} doit ${count(n)} pion${s(n)} jusqu’à ce qu’il y ait de la place`,
    queenBack: `${theQueen} revient`,
    queenPending: `${theQueen} est à couvrir au prochain tir`,
    queenStillPending: `${theQueen} reste à couvrir`,
    queenCovered: `${theQueen} est couvert${e}`,
    queenTheirs: `${theQueen} va à l’adversaire`,
    lostAttempt: n => `essai ${n} sur 3 perdu`,
    reply: 'l’adversaire a un seul tir pour répondre',
    tally: points => (points > 0 ? `${points} points` : `${-points} points de moins`),
    again: tries => (tries !== undefined && tries > 1 ? `vous avez ${tries} essais` : 'vous continuez'),
    pass: 'la main passe',
    breakAgain: (attempt, allowed) => `nouvel essai au coup d’envoi, ${attempt} sur ${allowed}`,
    breakPasses: 'l’adversaire donne le coup d’envoi',
    recentred: many => (many ? 'ils sont remis au centre' : 'remis au centre'),
    stands: 'la lampe a été touchée, tout reste comme c’est',
    colours: white => `${white} a les blancs`,
    board: (winner, points) => `${winner} gagne la manche, ${points} point${s(points)}`,
    boardWon: winner => `${winner} gagne la manche`,
    drawn: 'la partie est nulle',
    voided: 'la manche n’est pas validée et se rejoue',
    untouched: 'aucun pion touché pendant trois tours de chaque joueur',
    demand: (by, most) => `${by} peut demander ${count(most)} point${s(most)} de plus`,
    capped: 'une manche ne rapporte pas plus, il n’y a rien à demander',
    orderUnknown: 'lequel est tombé le premier n’a pas été vu, et c’est ce qui décide',
    game: winner => `${winner} gagne la partie`,
    match: winner => `${winner} gagne le match`,
    decider: 'égalité après la dernière manche\u00a0: une manche décide, le coup d’envoi est tiré au sort',
    seats: 'changement de places',
    nextBreak: name => `${name} donne le coup d’envoi`,
    refused: 'pas possible maintenant, rien ne change',
    out: name => `${name} est éliminé`,
    technical: 'faute technique',
    side: party => party,
    call: {
      foul: name => `faute de ${name}`,
      'technical-foul': name => `faute technique de ${name}`,
      violation: name => `infraction de ${name}`,
      time: name => `${name} a dépassé le temps`,
      'touched-piece': name => `${name} a touché un pion, il est remis en place`,
      'partners-talk': name => `les partenaires de ${name} ont communiqué`,
      'striker-left-lying': name => `${name} a laissé le ${striker} sur le bord ou dans un filet`,
      'left-seat': name => `${name} s’est levé`,
      'bad-placing': name => `${name} a mal placé un pion et le replace`,
      'touched-while-placing': name => `${name} a touché un pion en plaçant, il est remis en place`,
      'board-shaken': name => `${name} a bougé le plateau`,
      'out-of-turn': name => `${name} a joué hors de son tour`,
      'played-during-appeal': name => `${name} a joué pendant une requête`,
      'break-before-play': name => `${name} a joué avant «\u00a0Play\u00a0»`,
      slip: name => `le ${striker} a glissé des mains de ${name}`,
      'striker-fell-late': () => `le ${striker} est tombé quand le pion a été soulevé`,
      'late-fall': () => 'un pion au bord du trou est tombé ensuite et compte',
      'let-it-stand': () => 'vu trop tard, cela reste',
      'stop-turn': name => `le tour de ${name} s’arrête, ce qui est tombé compte`,
      'void-board': () => 'la manche n’est pas validée',
      're-break': () => 'les pions sont remis en place pour le même joueur',
      'award-board': name => `la manche est attribuée à ${name}`,
      'concede-game': name => `${name} abandonne la partie`,
      'concede-match': name => `${name} abandonne le match`,
      disqualify: name => `${name} est disqualifié`,
      'no-room': name => `pas de place pour remettre un pion de ${name}`,
      toss: () => 'le tirage au sort a décidé',
    },
    question: (question, name) => {
      switch (question.kind) {
        case 'which-colour':
          return `Les deux couleurs sont tombées\u00a0: laquelle choisit ${name(question.side)}\u00a0?`;
        case 'waive-dues':
          return `${name(question.by)} remet-il la dette de ${name(question.side)}\u00a0?`;
        case 'demand-points':
          return `Combien de points de plus demande ${name(question.by)}, de 0 à ${question.most}\u00a0?`;
        case 'red-followed': {
          const what = question.straight ? 'immédiatement par le dernier pion' : 'par un pion';
          const asked = feminine ? `La ${queen} a-t-elle été suivie` : `Le ${queen} a-t-il été suivi`;
          return `${asked} ${what}\u00a0?`;
        }
        case 'room-now':
          return `Y a-t-il maintenant la place de remettre ce que doit ${name(question.side)}\u00a0?`;
        case 'void-board':
          return 'Trois tours chacun sans toucher de pion\u00a0: rejouer la manche\u00a0?';
        case 'who-breaks':
          return 'Qui donne le coup d’envoi\u00a0?';
      }
    },
    toConfirm: {
      'any-piece-touched': 'Un pion a-t-il été touché\u00a0?',
      'direct-hit-behind-line': 'Le pion frappé directement était-il sur la ligne ou derrière\u00a0?',
      'direct-hit-on-line': 'Le pion frappé directement était-il sur la ligne\u00a0?',
      'direct-hit-in-prison': 'Le pion frappé directement était-il dans une prison\u00a0?',
      'left-forwards': `Le ${striker} est-il parti vers l’avant\u00a0?`,
      'back-cushion': `Le ${striker} a-t-il d’abord touché la bande arrière\u00a0?`,
      'striker-on-both-lines': `Le ${striker} touchait-il les deux lignes\u00a0?`,
      'striker-half-on-circle': `Le ${striker} couvrait-il à moitié un cercle de base\u00a0?`,
      'striker-on-arrow': `Le ${striker} touchait-il la flèche\u00a0?`,
      'same-pocket': `Le ${striker} a-t-il suivi le pion dans le même trou\u00a0?`,
      'more-fell-than-lay-there': 'Plus de pions annoncés que présents\u00a0: qu’est-ce qui est tombé\u00a0?',
    },
    putBack: (piece, n, where, by) => {
      const what = piece === 'queen' ? theQueen : `${count(n)} ${COLOUR[piece]}${s(n)}`;
      const place = where === 'centre' ? 'au centre' : 'dans le cercle extérieur, hors du cercle du centre';
      return `${by} place ${what} ${place}.`;
    },
    placer: (placer, name) => (placer.kind === 'umpire' ? 'L’arbitre' : name(placer.at)),
  };
};

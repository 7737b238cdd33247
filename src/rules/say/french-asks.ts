import type { Colour } from '../../carrom/discs.ts';
import { isPair, ofName } from './names.ts';
import type { Asking } from './tongue.ts';

export const COLOUR: Readonly<Record<Colour, string>> = { white: 'blanc', black: 'noir' };

const COUNT = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
export const count = (n: number) => COUNT[n] ?? String(n);
export const s = (n: number) => (n > 1 ? 's' : '');

/** "Léa a …", "Léa & Marc ont …": sentences about a player agree in number and never need a gender. */
export const has = (name: string) => `${name} ${isPair(name) ? 'ont' : 'a'}`;

/** Calls, questions and instructions in French. `queen`: "la reine", "le rouge". */
export const asksInFrench = (queen: string, striker: string): Asking => ({
  call: {
    foul: name => `faute ${ofName(name)}`,
    'technical-foul': name => `faute technique ${ofName(name)}`,
    violation: name => `infraction ${ofName(name)}`,
    time: name => `${has(name)} dépassé le temps`,
    'touched-piece': name => `${has(name)} touché un pion`,
    'partners-talk': name => `communication entre partenaires, ${name}`,
    'striker-left-lying': name => `${has(name)} laissé le ${striker} sur le bord ou dans un filet`,
    'left-seat': name => `${has(name)} quitté sa chaise`,
    'bad-placing': name => `${has(name)} mal placé un pion`,
    'touched-while-placing': name => `${has(name)} touché un autre pion en plaçant`,
    'board-shaken': name => `${has(name)} bougé le plateau`,
    'out-of-turn': name => `${has(name)} joué hors de son tour`,
    'played-during-appeal': name => `${has(name)} joué pendant une requête`,
    'break-before-play': name => `${has(name)} joué avant «\u00a0Play\u00a0»`,
    slip: name => `le ${striker} a glissé des mains ${ofName(name)}`,
    'striker-fell-late': () => `le ${striker} est tombé quand le pion posé dessus a été soulevé`,
    'late-fall': () => 'un pion au bord d’un trou est tombé ensuite',
    'let-it-stand': () => 'vu trop tard',
    'stop-turn': name => `le tour ${ofName(name)} s’arrête là`,
    'void-board': () => 'la manche n’est pas validée',
    're-break': () => 'la rosace est refaite, même joueur au coup d’envoi',
    'award-board': name => `la manche est attribuée à ${name}`,
    'concede-game': name => `abandon de la partie par ${name}`,
    'concede-match': name => `abandon du match par ${name}`,
    disqualify: name => `disqualification ${ofName(name)}`,
    'no-room': name => `pas de place pour remettre un pion ${ofName(name)}`,
    toss: name => `tirage au sort, coup d’envoi à ${name}`,
  },
  question: (question, name) => {
    switch (question.kind) {
      case 'which-colour':
        return `Les deux couleurs sont tombées\u00a0: laquelle pour ${name(question.side)}\u00a0?`;
      case 'waive-dues':
        return `La pénalité ${ofName(name(question.side))} est-elle annulée par ${name(question.by)}\u00a0?`;
      case 'demand-points':
        return `Combien de points de plus pour ${name(question.by)}, de 0 à ${question.most}\u00a0?`;
      case 'red-followed': {
        const what = question.straight ? 'immédiatement par le dernier pion' : 'par un blanc ou un noir';
        return `Le rouge a-t-il été suivi ${what}\u00a0?`;
      }
      case 'room-now':
        return `Y a-t-il maintenant la place pour la dette ${ofName(name(question.side))}\u00a0?`;
      case 'void-board':
        return 'Trois tours chacun sans toucher de pion\u00a0: rejouer la manche\u00a0?';
      case 'who-breaks':
        return 'Qui donne le coup d’envoi\u00a0?';
    }
  },
  toConfirm: {
    'any-piece-touched': 'Un pion a-t-il été touché\u00a0?',
    'direct-hit-behind-line': 'Un pion sur la ligne ou derrière a-t-il été frappé directement\u00a0?',
    'direct-hit-on-line': 'Un pion sur la ligne a-t-il été frappé directement\u00a0?',
    'direct-hit-in-prison': 'Un pion en prison a-t-il été frappé directement\u00a0?',
    'left-forwards': `Le ${striker} est-il parti vers l’avant\u00a0?`,
    'back-cushion': `Le ${striker} a-t-il d’abord touché la bande arrière\u00a0?`,
    'striker-on-both-lines': `Le ${striker} touchait-il les deux lignes\u00a0?`,
    'striker-half-on-circle': `Le ${striker} ne couvrait-il qu’à moitié un cercle de base\u00a0?`,
    'striker-on-arrow': `Le ${striker} touchait-il la flèche\u00a0?`,
    'same-pocket': `Le ${striker} a-t-il suivi le pion dans le même trou\u00a0?`,
    'more-fell-than-lay-there': 'Plus de pions annoncés que présents\u00a0: qu’est-ce qui est tombé\u00a0?',
  },
  putBack: (piece, n, where, by) => {
    const what = piece === 'queen' ? queen : `${count(n)} ${COLOUR[piece]}${s(n)}`;
    const place = where === 'centre' ? 'au centre' : 'dans le cercle extérieur, hors du cercle du centre';
    return `${by} remet ${what} ${place}.`;
  },
  placer: (placer, name) => (placer.kind === 'umpire' ? 'L’arbitre' : name(placer.at)),
});

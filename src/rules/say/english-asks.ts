import { isPair, upper } from './names.ts';
import type { Asking } from './tongue.ts';

const does = (name: string) => `${isPair(name) ? 'do' : 'does'} ${name}`;

/** Calls, questions and instructions in English. */
export const asksInEnglish = (queen: string): Asking => ({
  call: {
    foul: name => `foul by ${name}`,
    'technical-foul': name => `technical foul by ${name}`,
    violation: name => `breach of the rules by ${name}`,
    time: name => `${name} took too long`,
    'touched-piece': name => `${name} touched a piece`,
    'partners-talk': name => `talk between partners, ${name}`,
    'striker-left-lying': name => `${name} left the striker on the frame or in a net`,
    'left-seat': name => `${name} left the seat`,
    'bad-placing': name => `${name} placed a piece badly`,
    'touched-while-placing': name => `${name} touched another piece while placing one`,
    'board-shaken': name => `${name} knocked the board`,
    'out-of-turn': name => `${name} played out of turn`,
    'played-during-appeal': name => `${name} played on during an appeal`,
    'break-before-play': name => `${name} broke before "Play"`,
    slip: name => `the striker slipped from the hand of ${name}`,
    'striker-fell-late': () => 'the striker fell when the piece on it was lifted',
    'late-fall': () => 'a piece at the edge of a pocket fell later',
    'let-it-stand': () => 'seen too late',
    'stop-turn': name => `the turn of ${name} ends here`,
    'void-board': () => 'the board is void',
    're-break': () => 'the pieces are laid out again for the same breaker',
    'award-board': name => `the board is awarded to ${name}`,
    'concede-game': name => `${name} conceded the game`,
    'concede-match': name => `${name} conceded the match`,
    disqualify: name => `disqualification of ${name}`,
    'no-room': name => `no room to put back a piece of ${name}`,
    toss: name => `by lot, the break is for ${name}`,
  },
  question: (question, name) => {
    switch (question.kind) {
      case 'which-colour':
        return `Both colours fell: which one ${does(name(question.side))} choose?`;
      case 'waive-dues':
        return `${upper(does(name(question.by)))} waive the penalty of ${name(question.side)}?`;
      case 'demand-points':
        return `How many more points ${does(name(question.by))} ask for, 0 to ${question.most}?`;
      case 'red-followed':
        return question.straight
          ? `Was the ${queen} followed at once by the last piece?`
          : `Was the ${queen} followed by a piece?`;
      case 'room-now':
        return `Is there room now for what is owed by ${name(question.side)}?`;
      case 'void-board':
        return 'Three turns each without touching a piece: play the board again?';
      case 'who-breaks':
        return 'Who breaks?';
    }
  },
  toConfirm: {
    'any-piece-touched': 'Was any piece touched?',
    'direct-hit-behind-line': 'Was a piece on or behind the line hit directly?',
    'direct-hit-on-line': 'Was a piece on the line hit directly?',
    'direct-hit-in-prison': 'Was a piece in a prison hit directly?',
    'left-forwards': 'Did the striker leave forwards?',
    'back-cushion': 'Did the striker touch the back cushion first?',
    'striker-on-both-lines': 'Did the striker touch both lines?',
    'striker-half-on-circle': 'Was the striker only half on a base circle?',
    'striker-on-arrow': 'Did the striker touch the arrow?',
    'same-pocket': 'Did the striker follow the piece into the same pocket?',
    'more-fell-than-lay-there': 'More pieces were reported than lay there: what fell?',
  },
  putBack: (piece, n, where, by) => {
    const what = piece === 'queen' ? `the ${queen}` : `${n === 1 ? 'one' : n} ${piece}${n === 1 ? '' : 's'}`;
    const place = where === 'centre' ? 'on the centre' : 'inside the outer circle, clear of the centre';
    return `${by} puts ${what} ${place}.`;
  },
  placer: (placer, name) => (placer.kind === 'umpire' ? 'The umpire' : name(placer.at)),
});

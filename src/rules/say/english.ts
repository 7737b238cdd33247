import type { Tongue } from './tongue.ts';

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const COUNT = ['no', 'one', 'two', 'three', 'four'];
const count = (n: number) => COUNT[n] ?? String(n);

/** English. `queen` is "queen" or "red", as the book calls it. */
export const english = (queen: string): Tongue => ({
  pieces: (colour, n, whose) => {
    const word = colour ?? (whose === 'own' ? 'piece' : "opponent's piece");
    return n === 1 ? `a ${word}` : plural(n, word);
  },
  queen: `the ${queen}`,
  striker: 'the striker',
  and: 'and',
  colon: ': ',
  semicolon: '; ',
  pocketed: list => `${list} pocketed`,
  nothingPocketed: 'nothing pocketed',
  nothingTouched: 'no piece touched',
  strikerOff: 'striker off the board',
  improper: 'improper stroke',
  jumped: list => `${list} off the board`,
  back: (colour, undone, more) => {
    const word = colour ?? 'piece';
    if (undone === 0) return `${count(more)} ${word}${more === 1 ? ' comes' : 's come'} back`;
    const these = undone === 1 ? `the ${word}` : undone === 2 ? `both ${word}s` : `the ${undone} ${word}s`;
    if (more > 0) return `${these} and ${count(more)} more come back`;
    return undone === 1 ? `${these} comes back` : `${these} come back`;
  },
  owed: n => `${count(n)} piece${n === 1 ? ' is' : 's are'} owed`,
  paid: n => `${count(n)} owed piece${n === 1 ? ' is' : 's are'} paid`,
  waived: 'what was owed is waived',
  noRoom: (name, n) => `${name} owes ${count(n)} piece${n === 1 ? '' : 's'} until there is room`,
  queenBack: `the ${queen} comes back`,
  queenPending: `cover the ${queen} with the next shot`,
  queenStillPending: `the ${queen} is still to be covered`,
  queenCovered: `the ${queen} is covered`,
  queenTheirs: `the ${queen} goes to the opponent`,
  lostAttempt: n => `attempt ${n} of 3 is lost`,
  reply: 'the opponent has one shot to reply',
  tally: points => (points > 0 ? `${points} points` : `${-points} points off`),
  again: tries => (tries !== undefined && tries > 1 ? `you have ${tries} tries` : 'you play on'),
  pass: 'the turn passes',
  breakAgain: (attempt, allowed) => `try the break again, attempt ${attempt} of ${allowed}`,
  breakPasses: 'the other side breaks',
  recentred: many => (many ? 'they go back to the centre' : 'it goes back to the centre'),
  stands: 'it touched the lamp, everything stays as it lies',
  colours: white => `${white} has white`,
  board: (winner, points) => `${winner} wins the board, ${plural(points, 'point')}`,
  boardWon: winner => `${winner} wins the board`,
  drawn: 'the board is a draw',
  voided: 'the board is void and is played again',
  untouched: 'no piece was touched for three turns of every player',
  demand: (by, most) => `${by} may ask for ${count(most)} more`,
  capped: 'that is the most a board can bring, nothing more can be asked for',
  orderUnknown: 'which fell first was not seen, and it decides',
  game: winner => `${winner} wins the game`,
  match: winner => `${winner} wins the match`,
  decider: 'level after the last board: one more board decides, the break is drawn',
  seats: 'change seats',
  nextBreak: name => `${name} breaks`,
  refused: 'not possible now, nothing changes',
  out: name => `${name} is out`,
  technical: 'technical foul',
  side: party => party,
  call: {
    foul: name => `foul by ${name}`,
    'technical-foul': name => `technical foul by ${name}`,
    violation: name => `breach by ${name}`,
    time: name => `${name} took too long`,
    'touched-piece': name => `${name} touched a piece, it is put right`,
    'partners-talk': name => `partners of ${name} talked`,
    'striker-left-lying': name => `${name} left the striker on the frame or in a net`,
    'left-seat': name => `${name} left the seat`,
    'bad-placing': name => `${name} placed a piece wrongly and places it again`,
    'touched-while-placing': name => `${name} touched a piece while placing, it is put right`,
    'board-shaken': name => `${name} knocked the board`,
    'out-of-turn': name => `${name} played out of turn`,
    'played-during-appeal': name => `${name} played on during an appeal`,
    'break-before-play': name => `${name} broke before "Play"`,
    slip: name => `the striker slipped from ${name}`,
    'striker-fell-late': () => 'the striker fell when the piece on it was lifted',
    'late-fall': () => 'a piece at the pocket fell later and counts',
    'let-it-stand': () => 'seen too late, it stands',
    'stop-turn': name => `the turn of ${name} ends, what fell counts`,
    'void-board': () => 'the board is void',
    're-break': () => 'the pieces are laid out again for the same breaker',
    'award-board': name => `the board is awarded to ${name}`,
    'concede-game': name => `${name} concedes the game`,
    'concede-match': name => `${name} concedes the match`,
    disqualify: name => `${name} is disqualified`,
    'no-room': name => `no room to put back a piece of ${name}`,
    toss: () => 'the lot has decided',
  },
  question: (question, name) => {
    switch (question.kind) {
      case 'which-colour':
        return `Both colours fell: which one does ${name(question.side)} choose?`;
      case 'waive-dues':
        return `Does ${name(question.by)} waive what ${name(question.side)} owes?`;
      case 'demand-points':
        return `How many more points does ${name(question.by)} ask for, 0 to ${question.most}?`;
      case 'red-followed':
        return question.straight
          ? `Was the ${queen} followed straight by the last piece?`
          : `Was the ${queen} followed by a piece?`;
      case 'room-now':
        return `Is there room now to put back what ${name(question.side)} owes?`;
      case 'void-board':
        return 'Three turns each without touching a piece: play the board again?';
      case 'who-breaks':
        return 'Who breaks?';
    }
  },
  toConfirm: {
    'any-piece-touched': 'Was any piece touched?',
    'direct-hit-behind-line': 'Was the piece hit directly on or behind the line?',
    'direct-hit-on-line': 'Was the piece hit directly on the line?',
    'direct-hit-in-prison': 'Was the piece hit directly in a prison?',
    'left-forwards': 'Did the striker leave forwards?',
    'back-cushion': 'Did the striker touch the back cushion first?',
    'striker-on-both-lines': 'Did the striker touch both lines?',
    'striker-half-on-circle': 'Was the striker only half on a base circle?',
    'striker-on-arrow': 'Did the striker touch the arrow?',
    'same-pocket': 'Did the striker follow the piece into the same pocket?',
    'more-fell-than-lay-there': 'More pieces were reported than lay there: what fell?',
  },
  putBack: (piece, n, where, by) => {
    const what = piece === 'queen' ? `the ${queen}` : n === 1 ? `one ${piece}` : plural(n, piece);
    const place = where === 'centre' ? 'on the centre' : 'inside the outer circle, clear of the centre';
    return `${by} puts ${what} ${place}.`;
  },
  placer: (placer, name) => (placer.kind === 'umpire' ? 'The umpire' : name(placer.at)),
});

import type { BookWords } from '../book.ts';
import { asksInEnglish } from './english-asks.ts';
import { isPair } from './names.ts';
import type { Tongue } from './tongue.ts';

const COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
export const count = (n: number) => COUNT[n] ?? String(n);
const counted = (n: number, word: string) => `${count(n)} ${word}${n === 1 ? '' : 's'}`;
const points = (n: number) => (n === 0 ? 'no points' : `${n} point${n === 1 ? '' : 's'}`);
const wins = (name: string) => `${name} ${isPair(name) ? 'win' : 'wins'}`;

const pending = (queen: string, covered: BookWords['covered']): string => {
  if (covered === 'suivi') return `${queen} must be followed by a white or a black`;
  if (covered === 'suivi du dernier') return `${queen} must be followed at once by the last piece`;
  return `cover ${queen} with the next shot`;
};

/** English, as an umpire says it. The queen is the red in books that call her so, and is followed, not covered. */
export const english = ({ queen: { en: queen }, covered }: BookWords): Tongue => {
  const follows = covered === 'suivi' || covered === 'suivi du dernier';
  return {
    ...asksInEnglish(queen),
    and: 'and',
    colon: ': ',
    semicolon: '; ',
    queen: `the ${queen}`,
    it: 'it',
    striker: 'the striker',
    pieces: (colour, n, last) => {
      if (last) return n === 1 ? `the last ${colour}` : `the last ${count(n)} ${colour}s`;
      return n === 1 ? `a ${colour}` : counted(n, colour);
    },
    these: (colour, n) => (n === 1 ? `the ${colour}` : n === 2 ? `both ${colour}s` : `the ${count(n)} ${colour}s`),
    some: (colour, n) => counted(n, colour),
    more: n => `${count(n)} more`,

    pocketed: ({ list }) => `${list} pocketed`,
    nothingPocketed: 'nothing pocketed',
    nothingTouched: 'no piece touched',
    strikerOff: 'striker off the board',
    improper: 'improper stroke',
    off: ({ list }) => `${list} off the board`,
    fellBack: ({ list }) => `${list} left the board and fell back`,
    offLamp: ({ list }) => `${list} fell back off the lamp`,
    whileQueenOn: ` while the ${queen} is still on the board`,
    whileCovering: follows ? '' : ` while covering the ${queen}`,

    back: ({ list, many }) => `${list} ${many ? 'come' : 'comes'} back`,
    recentred: ({ list, many }, named) =>
      `${named ? list : many ? 'they' : 'it'} ${many ? 'go' : 'goes'} back to the centre`,
    movedPutRight: 'anything moved by that is put right',
    stands: 'everything stays as it lies',
    takenUp: ({ list, many }) => `${list} ${many ? 'are' : 'is'} taken off again`,
    owed: n => `${counted(n, 'piece')} ${n === 1 ? 'is' : 'are'} owed`,
    paid: (colour, n) => `${count(n)} owed ${colour}${n === 1 ? ' comes' : 's come'} back`,
    stillOwed: n => `${counted(n, 'piece')} ${n === 1 ? 'is' : 'are'} still owed`,
    waived: 'the penalty is waived',
    noRoom: (n, name) =>
      `${counted(n, 'piece')}${name === undefined ? '' : ` of ${name}`} ${n === 1 ? 'stays' : 'stay'} owed until there is room`,
    noPenalty: 'no penalty',
    queenPending: it => pending(it ? 'it' : `the ${queen}`, covered),
    queenPendingLater: name => `it is to be ${follows ? 'followed' : 'covered'} by ${name} in the next turn`,
    queenStillPending: `the ${queen} is still to be covered with the next shot`,
    queenCovered: follows ? `the ${queen} is followed` : `the ${queen} is covered`,
    queenTheirs: `the opponent keeps the ${queen}`,
    queenIs: (kind, name) => {
      if (kind === 'on') return `${queen} on the board`;
      if (kind === 'pending') return `${name} must ${follows ? 'follow' : 'cover'} the ${queen}`;
      return `${queen} ${follows ? 'won' : 'covered'} by ${name}`;
    },
    colours: (name, colour, open) => {
      const has = `${name} ${isPair(name) ? 'have' : 'has'} ${colour}`;
      return open ? `${has} unless ${colour === 'white' ? 'black' : 'white'} is chosen` : has;
    },
    lostAttempt: n => `attempt ${n} of 3 is lost`,
    reply: name => `${name} ${isPair(name) ? 'have' : 'has'} one shot to reply`,
    tally: n => (n > 0 ? points(n) : `${points(-n)} off`),
    again: tries =>
      tries === undefined ? 'you play on' : tries === 1 ? 'you have another try' : `you have ${count(tries)} tries`,
    oppositeMisses: 'the other side misses a turn, you play on',
    pass: misses => (misses ? 'the turn passes, and the next one is missed too' : 'the turn passes'),
    breakAgain: (attempt, allowed) => `try the break again, attempt ${attempt} of ${allowed}`,
    breakPasses: 'the other side breaks',
    orderUnknown: 'which fell first was not seen, and it decides',

    board: (winner, n) => `${wins(winner)} the board, ${points(n)}`,
    points,
    drawn: 'the game is a draw',
    voided: 'the board is void and is played again',
    untouched: each => `three turns ${each ? 'of each player' : 'in a row'} without touching a piece`,
    mayReplay: 'the board may be played again',
    demand: (by, most) => `${by} may ask for ${count(most)} more point${most === 1 ? '' : 's'}`,
    demanded: (by, n) => {
      const asks = `${by} ${isPair(by) ? 'ask' : 'asks'} for`;
      return n === 0 ? `${asks} nothing more` : `${asks} ${count(n)} more point${n === 1 ? '' : 's'}`;
    },
    capped: 'that is the most a board can bring, nothing more can be asked for',
    nothingLeft: 'nothing is left on the board',
    tie: 'level at the top, nobody wins',
    game: winner => `${wins(winner)} the game`,
    match: winner => `${wins(winner)} the match`,
    decider: 'level after the last board: one more board decides, its break is drawn by lot',
    seats: 'change seats',
    nextBreak: name => `${name} ${isPair(name) ? 'break' : 'breaks'}`,
    refused: 'not possible now, nothing changes',
    out: name => `${name} is out`,

    technical: 'a technical foul',
    putRight: 'it is put right',
    placedAgain: 'it is placed again',
    slipCounts: counts => (counts ? 'it counts as a shot' : 'it does not count as a shot'),
    stood: (what, name) => {
      if (what === 'queen-not-returned') return `the ${queen} counts as covered by ${name}`;
      if (what === 'due-not-placed') return 'what was owed is owed no more';
      if (what === 'own-piece-placed') return 'the piece that was placed stays';
      return what === 'out-of-turn' ? 'the shot out of turn stands' : 'it stands';
    },
    fellLater: ({ list }) => `${list} at the edge of a pocket fell later`,
    counts: 'it counts',
    whatFellCounts: 'what fell counts',
    turnIsOver: name => `the turn of ${name} is over already`,
  };
};

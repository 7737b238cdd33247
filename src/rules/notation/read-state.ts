import { other, type Side } from '../../carrom/discs.ts';
import { FRESH_BOARD, freshRound } from '../match.ts';
import {
  type BoardResult,
  type Format,
  type GameState,
  PARTIES,
  type Party,
  type Queen,
  type Question,
} from '../state.ts';
import { playerName, sideAt } from '../turn.ts';
import { readShot } from './shot-line.ts';
import { type Word, Wrong, wordsOf } from './words.ts';
import { usualOpener, usualRight } from './write-state.ts';

/** Reads a state line back; throws `Wrong` with the column, which `parseState` turns into a value. */
export const readState = (line: string): GameState => {
  const words = wordsOf(line);
  const need = (i: number, what: string): Word => {
    const word = words[i];
    if (word === undefined) throw new Wrong(line.length + 1, `${what} is missing`);
    return word;
  };
  const who = match(need(0, 'who is to play'), /^([A-F])([12]?)([wb?-])$/, 'who is to play, such as Aw, A1b, A? or A-');
  const format: Format = who[3] === '-' ? 'round' : who[2] ? 'doubles' : 'singles';
  const at = placeOf(format, `${who[1]}${who[2]}`, words[0]?.column ?? 1);
  const on = numbers(need(1, 'the pieces on the surface'), /^(\d)\/(\d)$/, 'pieces on the surface, such as 6/9');
  const queen = match(need(2, 'the queen'), /^(on|(pending|covered)([A-F]))$/, 'the queen: on, pendingA or coveredA');
  const dues = numbers(need(3, 'the dues'), /^(\d+)\/(\d+)$/, 'dues, such as 0/0');
  const score = numbers(need(4, 'the score'), /^\d+(?:-\d+){1,5}$/, 'the score, such as 12-8', /\d+/g);
  const [board = 1] = numbers(need(5, 'the board'), /^#(\d+)$/, 'the board, such as #3');
  const round = format === 'round';
  if (!round && score.length !== 2) throw new Wrong(words[4]?.column ?? 1, 'a score of two sides, such as 12-8');
  const side = sideAt(format, at);
  const white: Side | undefined = who[3] === 'w' ? side : who[3] === 'b' ? other(side) : undefined;
  const pieces = { white: on[0] ?? 0, black: on[1] ?? 0 };
  const none = { A: 0, B: 0 };
  const start: GameState = {
    ...FRESH_BOARD,
    format,
    phase: 'playing',
    at,
    white,
    on: pieces,
    queen: queen[2] === undefined ? { kind: 'on' } : ({ kind: queen[2], by: queen[3] } as Queen),
    dues: { A: dues[0] ?? 0, B: dues[1] ?? 0 },
    score: round ? none : { A: score[0] ?? 0, B: score[1] ?? 0 },
    games: none,
    board,
    decider: false,
    opener: usualOpener(white),
    first: 0,
    turned: 0,
    seatsChanged: false,
    queenRight: usualRight({ white, on: pieces }),
    round: round ? { ...freshRound(score.length), tally: score } : undefined,
  };
  return words.slice(6).reduce(readWord, start);
};

/** Reads one of the words for what is not as usual. */
const readWord = (state: GameState, word: Word): GameState => {
  const colon = word.text.indexOf(':');
  const name = colon < 0 ? word.text : word.text.slice(0, colon);
  const value: Word = { text: word.text.slice(name.length + 1), column: word.column + name.length + 1 };
  const two = (mark: string) => {
    const [A = 0, B = 0] = numbers(value, new RegExp(`^(\\d+)${mark}(\\d+)$`), `two numbers, such as 1${mark}0`);
    return { A, B };
  };
  const one = () => numbers(value, /^(\d+)$/, 'a number')[0] ?? 0;
  const { round } = state;
  switch (name) {
    case 'noroom': {
      const [text] = match(value, /^A?B?$/, 'A, B or AB');
      return { ...state, noRoom: { A: text.includes('A'), B: text.includes('B') } };
    }
    case 'games':
      return { ...state, games: two('-') };
    case 'decider':
      return { ...state, decider: true };
    case 'break': {
      const { A: attempt, B: allowed } = two('/');
      return { ...state, breaking: { attempt, allowed } };
    }
    case 'right': {
      const [text] = match(value, /^(-|A?B?)$/, 'A, B, AB or -');
      return { ...state, queenRight: { A: text.includes('A'), B: text.includes('B') } };
    }
    case 'strokes':
      return { ...state, strokes: one() };
    case 'untouched':
      return { ...state, untouched: one() };
    case 'tries':
      return { ...state, tries: one() };
    case 'lost':
      return { ...state, lostAttempts: two('/') };
    case 'skip':
      return { ...state, skips: two('/') };
    case 'reply':
      return { ...state, reply: true };
    case 'opener':
      return { ...state, opener: placeOf(state.format, value.text, value.column) };
    case 'first':
      return { ...state, first: placeOf(state.format, value.text, value.column) };
    case 'turned':
      return { ...state, turned: one() % 4 };
    case 'moved':
      return { ...state, seatsChanged: true };
    case 'toss':
      return { ...state, phase: 'toss' };
    case 'over':
      return { ...state, phase: 'board-over', result: readResult(value) };
    case 'game':
    case 'match': {
      const [text] = match(value, /^([A-F]|-)$/, 'a winner, or -');
      const winner = text === '-' ? undefined : (text as Party);
      return { ...state, phase: name === 'game' ? 'game-over' : 'match-over', winner };
    }
    case 'asks':
      return { ...state, asks: readQuestion(value) };
    case 'gains': {
      match(value, /^(-|[wbq]+)(,(-|[wbq]+))*$/, 'gains of the players, such as wb,-,q');
      if (!round) break;
      const gains = value.text.split(',').map(text => (text === '-' ? '' : text));
      if (gains.length !== round.players) throw new Wrong(value.column, `gains of ${round.players} players`);
      return { ...state, round: { ...round, gains } };
    }
    case 'wins': {
      const wins = numbers(value, /^\d+(?:-\d+)*$/, 'boards won, such as 1-0-0', /\d+/g);
      if (!round) break;
      if (wins.length !== round.players) throw new Wrong(value.column, `boards won by ${round.players} players`);
      return { ...state, round: { ...round, wins } };
    }
    case 'out': {
      const [text] = match(value, /^[A-F]+$/, 'players who are out, such as C');
      if (!round) break;
      return { ...state, round: { ...round, out: round.out.map((_, at) => text.includes(PARTIES[at] ?? '?')) } };
    }
  }
  throw new Wrong(word.column, `"${word.text}" does not belong in a state line`);
};

const match = ({ text, column }: Word, pattern: RegExp, what: string): readonly [string, ...string[]] => {
  const found = pattern.exec(text);
  if (found === null) throw new Wrong(column, `expected ${what}`);
  return [found[0], ...found.slice(1)];
};

const numbers = (word: Word, pattern: RegExp, what: string, each?: RegExp): readonly number[] => {
  const found = match(word, pattern, what);
  return (each ? (word.text.match(each) ?? []) : found.slice(1)).map(Number);
};

const placeOf = (format: Format, name: string, column: number): number => {
  const count = format === 'doubles' ? 4 : format === 'round' ? PARTIES.length : 2;
  for (let at = 0; at < count; at++) if (playerName(format, at) === name) return at;
  throw new Wrong(column, `"${name}" does not play here`);
};

const readResult = (word: Word): BoardResult => {
  const [text, winner, points] = match(word, /^(?:([A-F])\+(\d+)|drawn|void)$/, 'A+7, drawn or void');
  if (text === 'drawn' || text === 'void') return { how: text, points: 0 };
  return { how: 'won', winner: winner as Party, points: Number(points) };
};

/** A shot that waits for its order: who shot, and the shot line with commas for spaces. */
const readOrder = (word: Word): Question => {
  const like = /^order\/([A-F])\/(last|any)\/(\S+)$/;
  const [, by, after, line = ''] = match(word, like, 'a shot that waits, such as order/A/last/wq?');
  const shot = readShot(line.replaceAll(',', ' '));
  if (!shot.ok) throw new Wrong(word.column, shot.says);
  return { kind: 'red-followed', by: by as Party, straight: after === 'last', stroke: shot.value };
};

const readQuestion = (word: Word): Question => {
  const what = 'a question, such as waive/B/A/1/0';
  if (word.text.startsWith('order/')) return readOrder(word);
  const [kind, ...rest] = match(word, /^\w+(?:\/\w+)*$/, what)[0].split('/');
  const sideIn = (i: number): Side => {
    if (rest[i] !== 'A' && rest[i] !== 'B') throw new Wrong(word.column, `expected ${what}`);
    return rest[i] === 'A' ? 'A' : 'B';
  };
  const count = (i: number): number => {
    if (!/^\d+$/.test(rest[i] ?? '')) throw new Wrong(word.column, `expected ${what}`);
    return Number(rest[i]);
  };
  switch (kind) {
    case 'colour':
      return {
        kind: 'which-colour',
        side: sideIn(0),
        fell: { white: count(1), black: count(2) },
        owed: { A: count(3), B: count(4) },
        undo: count(5) === 1,
      };
    case 'waive':
      return { kind: 'waive-dues', by: sideIn(0), side: sideIn(1), pieces: count(2), dues: count(3) };
    case 'demand':
      return { kind: 'demand-points', by: sideIn(0), most: count(1) };
    case 'room':
      return { kind: 'room-now', side: sideIn(0) };
    case 'void':
      return { kind: 'void-board' };
    case 'breaks':
      return { kind: 'who-breaks' };
    default:
      throw new Wrong(word.column, `expected ${what}`);
  }
};

import { answer, nextBoard } from './answer.ts';
import { BOOK_IDS, type Table } from './book.ts';
import { callAt, shotAt } from './books/rows.ts';
import { callUmpire } from './call.ts';
import { beginMatch } from './match.ts';
import { makeState } from './notation.ts';
import { play } from './play.ts';
import type { Format, GameState } from './state.ts';
import { tableFor } from './table.ts';
import { playerName } from './turn.ts';

/**
 * A match as text (test-fixtures/matches):
 *
 *   book international option=value        which book
 *   begin singles breaks=0 players=2       who plays, who breaks first (place in the order of play)
 *   A: w, w, -                             a turn: who shoots, and his shots
 *   @foul by=A                             an umpire's call
 *   demand 1 / waive yes / breaks 1 / colour white / replay yes / followed yes / room yes     answers
 *   next                                   the next board or game
 *   = Bb 6/8 on 0/0 12-8 #3                what the state line must be here
 *   # a remark
 *
 * Gives the state at the end and every line that did not come out as written.
 */
export interface Replayed {
  readonly table: Table;
  readonly state: GameState;
  readonly shots: number;
  readonly wrong: readonly string[];
}

export const replayScript = (text: string): Replayed => {
  let table = tableFor('international');
  let state = beginMatch(table, { format: 'singles', breaks: 0 });
  let shots = 0;
  const wrong: string[] = [];
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [word = '', ...rest] = line.split(/\s+/);
    const told = new Map(rest.slice(1).map(pair => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']));
    if (word === 'book') {
      table = tableFor(BOOK_IDS.find(id => id === rest[0]) ?? 'international', Object.fromEntries(told));
    } else if (word === 'begin') {
      const format = (rest[0] ?? 'singles') as Format;
      state = beginMatch(table, {
        format,
        breaks: Number(told.get('breaks') ?? 0),
        players: Number(told.get('players') ?? 2),
      });
    } else if (word === '=') {
      const expected = line.slice(1).trim();
      if (makeState(state) !== expected) wrong.push(`line ${i + 1}: expected ${expected}, got ${makeState(state)}`);
    } else if (word === 'next') state = nextBoard(table, state).after;
    else if (word.startsWith('@')) state = callUmpire(table, state, callAt(line)).after;
    else if (/^[A-F][12]?:$/.test(word)) {
      for (const shot of line.slice(word.length).split(',')) {
        const player = playerName(state.format, state.at);
        if (`${player}:` !== word) wrong.push(`line ${i + 1}: ${word} shoots, but it is the turn of ${player}`);
        state = play(table, state, shotAt(shot)).after;
        shots++;
      }
    } else state = answerLine(table, state, word, rest[0] ?? '');
  }
  return { table, state, shots, wrong };
};

const answerLine = (table: Table, state: GameState, word: string, said: string): GameState => {
  switch (word) {
    case 'demand':
      return answer(table, state, { kind: 'demand-points', points: Number(said) }).after;
    case 'waive':
      return answer(table, state, { kind: 'waive-dues', waive: said === 'yes' }).after;
    case 'breaks':
      return answer(table, state, { kind: 'who-breaks', player: Number(said) }).after;
    case 'colour':
      return answer(table, state, { kind: 'which-colour', colour: said === 'black' ? 'black' : 'white' }).after;
    case 'followed':
      return answer(table, state, { kind: 'red-followed', followed: said === 'yes' }).after;
    case 'room':
      return answer(table, state, { kind: 'room-now', room: said === 'yes' }).after;
    default:
      return answer(table, state, { kind: 'void-board', replay: said === 'yes' }).after;
  }
};

import { describe, expect, test } from 'vitest';
import { answer, nextBoard } from './answer.ts';
import type { BookId } from './book.ts';
import { shotAt, stateAt } from './books/rows.ts';
import type { Answered } from './calls.ts';
import { beginMatch } from './match.ts';
import { makeState } from './notation.ts';
import { OPTIONS } from './options.ts';
import { play } from './play.ts';
import { tableFor } from './table.ts';
import { nextPlayer } from './turn.ts';

const next = (id: BookId, line: string) => makeState(nextBoard(tableFor(id), stateAt(line)).after);

describe('from board to board', () => {
  test.each([
    [
      'international',
      'the break alternates and the breaker has white',
      'Aw 0/4 coveredA 0/0 7-0 #1 over:A+7',
      'Bw 9/9 on 0/0 7-0 #2 break:1/2',
    ],
    [
      'international',
      'also between games',
      'Aw 0/4 coveredA 0/0 27-0 #3 games:1-0 over:A+7 game:A',
      'Bw 9/9 on 0/0 0-0 #1 games:1-0 break:1/2',
    ],
    [
      'icf',
      'game 2 is opened by the other player, even if he broke last',
      'Aw 0/4 coveredA 0/0 27-0 #4 games:1-0 opener:B over:A+7 game:A',
      'Bw 9/9 on 0/0 0-0 #1 games:1-0 break:1/3',
    ],
    [
      'icf',
      'game 3 by the opener of the match',
      'Aw 0/4 coveredA 0/0 27-0 #4 games:1-1 over:A+7 game:A',
      'Aw 9/9 on 0/0 0-0 #1 games:1-1 break:1/3',
    ],
    [
      'international',
      'doubles: the break goes to the right',
      'A1w 0/4 coveredA 0/0 7-0 #1 over:A+7',
      'B1w 9/9 on 0/0 7-0 #2 break:1/2',
    ],
    [
      'international',
      'a void board is played again by the same opener',
      'Bb 5/4 on 0/0 7-0 #2 over:void',
      'Aw 9/9 on 0/0 7-0 #2 break:1/2',
    ],
    [
      'international',
      'the deciding board is drawn by lot',
      'Aw 0/4 coveredA 0/0 19-19 #8 decider over:A+7',
      'Aw 0/4 coveredA 0/0 19-19 #9 decider toss asks:breaks',
    ],
    [
      'nepalese',
      'colours are undecided again',
      'Aw 0/4 coveredA 0/0 0-0 #1 games:1-0 over:A+0 game:A',
      'B? 9/9 on 0/0 0-0 #1 games:1-0 break:1/1 opener:B',
    ],
    [
      'simple',
      'clockwise, totals from nought',
      'C- 0/0 coveredA 0/0 110-80-130 #1 gains:qwwwbb,bbbb,wwwwwwbbb wins:0-0-1 over:C+130 game:C',
      'B- 9/9 on 0/0 0-0-0 #1 break:1/1 opener:B gains:-,-,- wins:0-0-1',
    ],
  ] as const)('%s: %s', (id, _says, before, after) => {
    expect(next(id, before)).toBe(after);
  });
  test('nothing follows a match that is over', () => {
    const over = 'Aw 0/4 coveredB 0/0 26-19 #5 games:2-1 over:A+4 match:A';
    expect(next('international', over)).toBe(over);
  });
  test('seats: singles opposite, doubles round to the right, the simple rule clockwise', () => {
    const seats = (id: BookId, line: string) => nextPlayer(stateAt(line))?.seat ?? id;
    expect(seats('icf', 'Aw 9/9 on 0/0 0-0 #1')).toBe('south');
    expect(seats('icf', 'Bb 9/9 on 0/0 0-0 #1')).toBe('north');
    expect(seats('icf', 'B1b 9/9 on 0/0 0-0 #1')).toBe('east');
    expect(seats('icf', 'B1b 9/9 on 0/0 0-0 #1 turned:1')).toBe('north');
    expect(seats('simple', 'B- 9/9 on 0/0 0-0-0 #1 gains:-,-,-')).toBe('west');
  });
  test('a match begins with the toss', () => {
    const table = tableFor('icf');
    const toss = beginMatch(table, { format: 'doubles' });
    expect(toss).toMatchObject({ phase: 'toss', asks: { kind: 'who-breaks' } });
    const begun = answer(table, toss, { kind: 'who-breaks', player: 3 }).after;
    expect(makeState(begun)).toBe('B2w 9/9 on 0/0 0-0 #1 break:1/3 opener:B2 first:B2');
  });
});

describe('answers', () => {
  const say = (id: BookId, line: string, said: Answered) => makeState(answer(tableFor(id), stateAt(line), said).after);
  test('a waiver in total: pieces stay down, dues are gone', () => {
    const owing = 'Bb 9/8 on 1/0 0-0 #1 right:AB asks:waive/B/A/1/1';
    expect(say('icf', owing, { kind: 'waive-dues', waive: true })).toBe('Bb 8/8 on 0/0 0-0 #1');
    expect(say('icf', owing, { kind: 'waive-dues', waive: false })).toBe('Bb 9/8 on 1/0 0-0 #1 right:AB');
  });
  test('demanded points decide the game, within the cap', () => {
    const open = 'Aw 3/0 on 0/0 10-14 #8 over:B+6 asks:demand/B/2';
    expect(say('icf', open, { kind: 'demand-points', points: 1 })).toContain('10-21 #8 games:0-1');
    expect(
      say('icf', 'Aw 9/0 on 0/0 0-0 #1 over:B+12 asks:demand/B/1', { kind: 'demand-points', points: 1 }),
    ).toContain('over:B+12');
  });
  test('the colour chosen settles the first shot again', () => {
    const both = play(tableFor('nepalese'), stateAt('A? 9/9 on 0/0 0-0 #1'), shotAt('wbbS')).after;
    expect(makeState(both)).toBe('Bb 9/7 on 0/0 0-0 #1 right:AB asks:colour/A/1/2/1/0/0');
    expect(say('nepalese', makeState(both), { kind: 'which-colour', colour: 'black' })).toBe(
      'Bw 8/8 on 0/0 0-0 #1 opener:A',
    );
  });
  test('a question that was not asked is not answered', () => {
    expect(say('icf', 'Aw 6/8 on 0/0 0-0 #1', { kind: 'demand-points', points: 2 })).toBe('Aw 6/8 on 0/0 0-0 #1');
  });
});

test('every option says what its values mean, in both languages', () => {
  for (const { name, values } of Object.values(OPTIONS)) {
    expect(values.length).toBeGreaterThan(1);
    for (const said of [name, ...values.map(value => value.says)]) expect(said.en && said.fr).toBeTruthy();
  }
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adjudicateFile } from './adjudicate-file.ts';

const situation = { white_on_board: 6, black_on_board: 7, queen: 'covered:white', turn: 'white' };
const one = (change: object) => ({
  id: 'x1',
  book: 'international',
  situation,
  shot: { white: 1 },
  expect: {},
  ...change,
});

const adjudicate = (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-cases-'));
  const file = join(folder, 'cases.json');
  writeFileSync(file, text);
  const said = adjudicateFile(file);
  rmSync(folder, { recursive: true });
  return said;
};

test.each([
  ['more whites than lay there', { shot: { white: 7 } }, '7 whites pocketed, 6 on the board'],
  ['a queen that is not on the board', { shot: { queen: true } }, 'the queen pocketed, but she is not on the board'],
  [
    'the queen pocketed and off',
    { situation: { ...situation, queen: 'board' }, shot: { queen: true, off_board: ['queen'] } },
    'the queen both pocketed and off the board',
  ],
  [
    'a queen off that is not on the board',
    { shot: { off_board: ['queen'] } },
    'the queen off the board, but she is not on it',
  ],
  [
    'two queens off',
    { situation: { ...situation, queen: 'board' }, shot: { off_board: ['queen', 'queen'] } },
    'more than once',
  ],
  [
    'the striker pocketed and off',
    { shot: { striker: true, off_board: ['striker'] } },
    'the striker both pocketed and off the board',
  ],
  [
    'more whites pocketed and off than lay there',
    { shot: { white: 5, off_board: ['white', 'white'] } },
    '5 whites pocketed and 2 off the board, 6 on the board',
  ],
  [
    'more blacks back on the board than lay there',
    { shot: { black: 7, fell_back: ['black'] } },
    '7 blacks pocketed and 1 off the board, 7 on the board',
  ],
  ['a shot on a board that is over', { situation: { ...situation, black_on_board: 0 } }, 'shot: the board is over'],
  ['a misspelt key of the case', { demandd: 1 }, 'there is no key "demandd", "demanded" is meant'],
  [
    'a misspelt key of the position',
    { situation: { ...situation, quene: 'board' } },
    'situation: there is no key "quene", "queen" is meant',
  ],
  [
    'a misspelt side in the position',
    { situation: { ...situation, dues: { whit: 1 } } },
    'situation.dues: there is no key "whit", "white" is meant',
  ],
  ['a misspelt key of the shot', { shot: { whites: 1 } }, 'shot: there is no key "whites", "white" is meant'],
  ['a key no shot has', { shot: { red: true } }, 'shot: there is no key "red"'],
  [
    'a misspelt key of the event',
    { shot: undefined, event: { type: 'foul', bye: 'A' } },
    'event foul: there is no key "bye", "by" is meant',
  ],
  ['a misspelt expectation', { expect: { trun: 'white' } }, 'expect: there is no key "trun", "turn" is meant'],
  [
    'a misspelt piece in an expectation',
    { expect: { on_board_after: { white: 5, blak: 7 } } },
    'expect.on_board_after: there is no key "blak", "black" is meant',
  ],
  [
    'a misspelt side in an expectation',
    { expect: { dues_after: { wite: 0 } } },
    'expect.dues_after: there is no key "wite", "white" is meant',
  ],
  ['a side nobody is', { situation: { ...situation, turn: 'green' } }, 'there is no green'],
  ['a foul by nobody', { shot: undefined, event: { type: 'foul', by: 'Z' } }, 'there is no Z'],
])('%s is refused with the case and the reason', (_what, change, reason) => {
  const { code, trouble } = adjudicate(JSON.stringify({ cases: [one(change)] }));
  expect(code).toBe(2);
  expect(trouble).toContain('x1');
  expect(trouble).toContain(reason);
});

const sequence = (...steps: readonly object[]) => ({
  cases: [],
  sequences: [{ id: 's1', book: 'international', start: situation, steps }],
});

test('a shot after the end of the board is refused with its sequence and step', () => {
  const steps = [
    { shot: { black: 7 }, expect: { board_over: true } },
    { shot: { white: 1 }, expect: {} },
  ];
  const { code, trouble } = adjudicate(JSON.stringify(sequence(...steps)));
  expect(code).toBe(2);
  expect(trouble).toContain('s1 step 2, shot: the board is over');
});

test('more pieces than an earlier shot left are refused too, and misspelt keys of a step', () => {
  const far = [
    { shot: { white: 4 }, expect: {} },
    { shot: { white: 3 }, expect: {} },
  ];
  expect(adjudicate(JSON.stringify(sequence(...far))).trouble).toContain(
    's1 step 2, shot: 3 whites pocketed, 2 on the board',
  );
  const wrong = [
    { shot: {}, expect: {} },
    { shot: { blakc: 1 }, expect: {} },
  ];
  expect(adjudicate(JSON.stringify(sequence(...wrong))).trouble).toContain(
    's1, step 2, shot: there is no key "blakc", "black" is meant',
  );
});

test('remarks of any other name are no keys', () => {
  expect(adjudicate(JSON.stringify({ cases: [one({ source: 'club', note: 'x', basis: 'explicit' })] })).code).toBe(0);
});

test('expectations given as a list are refused: they would hold whatever came out', () => {
  expect(adjudicate(JSON.stringify({ cases: [one({ expect: [] })] }))).toMatchObject({ code: 2 });
});

test('a file that begins with a byte order mark is read all the same', () => {
  expect(adjudicate(`\uFEFF${JSON.stringify({ cases: [one({})] })}`).code).toBe(0);
});

test('sides named by colour are answered by colour, also between games', () => {
  const between = {
    situation: { games: { white: 1, black: 0 } },
    shot: undefined,
    event: { type: 'game_end', winner: 'white' },
  };
  const expected = { match_over: true, match_winner: 'white' };
  expect(adjudicate(JSON.stringify({ cases: [one({ ...between, expect: expected })] })).lines).toEqual([
    '1 passed, 0 failed',
  ]);
});

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
  ['a side nobody is', { situation: { ...situation, turn: 'green' } }, 'there is no green'],
  ['a foul by nobody', { shot: undefined, event: { type: 'foul', by: 'Z' } }, 'there is no Z'],
])('%s is refused with the case and the reason', (_what, change, reason) => {
  const { code, trouble } = adjudicate(JSON.stringify({ cases: [one(change)] }));
  expect(code).toBe(2);
  expect(trouble).toContain('x1');
  expect(trouble).toContain(reason);
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

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjudicateFile } from './adjudicate-file.ts';
import { EVENTS } from './schema.ts';

const position = { white_on_board: 6, black_on_board: 8, queen: 'board', turn: 'white' };
const own = {
  id: 'own-1',
  book: 'international',
  cite: '§3.6 a',
  situation: position,
  shot: { white: 1 },
  expect: { turn: 'white', on_board_after: { white: 5, black: 8 }, board_over: false },
};

describe('adjudicate', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cases-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const told = (content: unknown) => {
    const path = join(folder, 'cases.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return adjudicateFile(path);
  };

  test('passes what the book says', () => {
    expect(told({ cases: [own] })).toEqual({ lines: ['1 passed, 0 failed'], code: 0 });
  });
  test('prints a line per difference: id, key, expected, got, citation', () => {
    const wrong = { ...own, expect: { turn: 'black', queen: 'board' } };
    expect(told({ cases: [wrong, own] })).toEqual({
      lines: ['own-1: turn: expected "black", got "white" (§3.6 a)', '1 passed, 1 failed'],
      code: 1,
    });
  });
  test('does not overlook a key it does not know', () => {
    const { trouble, code } = told({ cases: [{ ...own, expect: { applause: true } }] });
    expect(code).toBe(2);
    expect(trouble).toContain('own-1, expect: there is no key "applause"');
  });
  test('a case that is refused does not hide the others', () => {
    const { lines, code } = told({ cases: [{ ...own, shot: { white: 7 } }, own] });
    expect(lines).toEqual(['1 passed, 0 failed, 1 refused']);
    expect(code).toBe(2);
  });
  test('nothing is offered to be demanded where the points reach the cap', () => {
    const capped = {
      ...own,
      book: 'icf',
      situation: { ...position, white_on_board: 9, black_on_board: 1 },
      shot: { black: 1, striker: true },
      expect: { winner: 'black', points: 12, demand_available: 0 },
    };
    expect(told({ cases: [capped] }).lines).toEqual(['1 passed, 0 failed']);
  });
  test('no room for a piece: owed until there is', () => {
    const sequence = {
      id: 'room-1',
      book: 'international',
      start: position,
      steps: [
        { shot: { striker: true }, expect: { on_board_after: { white: 7, black: 8 } } },
        {
          event: { type: 'no_room', by: 'white' },
          expect: { on_board_after: { white: 6, black: 8 }, dues_after: { white: 1, black: 0 } },
        },
        { shot: { black: 1 }, expect: { dues_after: { white: 1, black: 0 }, turn: 'black' } },
        {
          event: { type: 'room_again', by: 'white' },
          expect: { on_board_after: { white: 7, black: 7 }, dues_after: { white: 0, black: 0 } },
        },
      ],
    };
    expect(told({ cases: [], sequences: [sequence] }).lines).toEqual(['1 passed, 0 failed']);
  });
  test('the red and the last piece: the order decides, and is asked where the case does not say it', () => {
    const red = { ...own, book: 'nepalese', situation: { ...position, white_on_board: 1 } };
    const both = { white: 1, queen: true };
    const cases = [
      { ...red, id: 'won', shot: { ...both, queen_first: true }, expect: { board_over: true, winner: 'white' } },
      { ...red, id: 'not', shot: { ...both, queen_first: false }, expect: { board_over: false, turn: 'black' } },
    ];
    const asked = {
      id: 'asked',
      book: 'nepalese',
      start: red.situation,
      steps: [
        { shot: both, expect: { board_over: false, turn: 'white', on_board_after: { white: 1, black: 8 } } },
        { event: { type: 'red_followed', followed: true }, expect: { board_over: true, winner: 'white' } },
      ],
    };
    expect(told({ cases, sequences: [asked] }).lines).toEqual(['3 passed, 0 failed']);
  });
  test('doubles: passes are counted for every player', () => {
    const doubles = { ...position, turn: 'white', format: 'doubles', untouched_turns_each: 2 };
    const cases = [{ ...own, situation: doubles, shot: { touched: false }, expect: { board_over: false } }];
    expect(told({ cases }).lines).toEqual(['1 passed, 0 failed']);
  });
  test('does not overlook an option it does not know', () => {
    const { lines, code } = told({ cases: [{ ...own, options: { moon: 'full' } }] });
    expect(code).toBe(1);
    expect(lines[0]).toContain('moon=full');
  });
  test('carries the state from step to step of a sequence', () => {
    const sequence = {
      id: 'seq-1',
      book: 'icf',
      start: { white_on_board: 4, black_on_board: 2, queen: 'board', turn: 'white' },
      steps: [
        { shot: { black: 1, striker: true }, expect: { turn: 'black', on_board_after: { white: 5, black: 1 } } },
        { shot: {}, expect: { turn: 'white' } },
        {
          shot: { black: 1, striker: true, improper: true },
          demanded: 2,
          expect: { winner: 'black', points: 10, demand_available: 2 },
        },
      ],
    };
    expect(told({ cases: [], sequences: [sequence] }).lines).toEqual(['1 passed, 0 failed']);
  });
  test('a waived due stays down', () => {
    const waived = {
      ...own,
      book: 'icf',
      shot: { striker: true },
      forego: true,
      expect: {
        turn: 'black',
        return_to_board: { white: 0, black: 0, queen: false },
        dues_after: { white: 0, black: 0 },
      },
    };
    expect(told({ cases: [waived] }).lines).toEqual(['1 passed, 0 failed']);
  });
  test.each(EVENTS)('rules the event %s', type => {
    const event = { type, by: 'white', side: 'white', winner: 'white', points: 3, piece: 'white', subject: 'queen' };
    const { code, lines } = told({ cases: [{ ...own, shot: undefined, event, expect: { board_over: 'x' } }] });
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/board_over: expected "x", got (true|false)/);
  });
  test.each([
    ['not JSON', '{', /not JSON/],
    ['a list', [], /not a file of cases/],
    ['no cases', {}, /not a file of cases/],
    ['an unknown book', { cases: [{ ...own, book: 'chess' }] }, /own-1, .*unknown book "chess"/],
    ['an unknown event', { cases: [{ ...own, shot: undefined, event: { type: 'dance' } }] }, /unknown event "dance"/],
    ['shot and event at once', { cases: [{ ...own, event: { type: 'miss' } }] }, /exactly one of shot and event/],
    ['ten whites', { cases: [{ ...own, situation: { ...position, white_on_board: 10 } }] }, /white_on_board/],
  ])('refuses %s', (_name, content, says) => {
    const { code, trouble } = told(content);
    expect(code).toBe(2);
    expect(trouble).toMatch(says);
  });
  test('refuses a missing file and a missing argument', () => {
    const { code, trouble } = adjudicateFile(join(folder, 'nowhere.json'));
    expect(code).toBe(2);
    expect(trouble).toMatch(/cannot be read/);
    expect(adjudicateFile(undefined).code).toBe(2);
  });

  for (const name of ['CASES.json', 'ICF_CASES.json']) {
    const path = join(import.meta.dirname, '../../../../../shared/rules', name);
    test.skipIf(!existsSync(path))(`${name}: 0 failed${existsSync(path) ? '' : ' (skipped: no ../shared)'}`, () => {
      expect(adjudicateFile(path)).toMatchObject({ code: 0 });
    });
  }
});

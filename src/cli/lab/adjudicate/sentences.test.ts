import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from '../../../rules/book.ts';
import { adjudicate } from './adjudicate.ts';

const fixture = (id: string) => new URL(`../../../../test-fixtures/sentences/${id}.md`, import.meta.url);

/** Situation, shot, English, French, paragraph. */
const rowsIn = (lines: readonly string[]) =>
  lines.filter(line => line.startsWith('| `')).map(line => line.split(' | ').map(cell => cell.replace(/^\| /, '')));

describe.each(BOOK_IDS)('the sentences of %s', id => {
  const { lines, code } = adjudicate(['--sentences', id]);

  test(`are those of test-fixtures/sentences/${id}.md (npm run -s adjudicate -- --sentences ${id})`, () => {
    expect(code).toBe(0);
    expect(lines).toEqual(readFileSync(fixture(id), 'utf8').trimEnd().split('\n'));
  });

  test('tell one shot as one account', () => {
    for (const [situation = '', shot, english = '', french = '', paragraph] of rowsIn(lines)) {
      // A shot on top of one that waits for its order: two accounts.
      if (situation.includes('asks:order')) continue;
      const turns = english.match(/you play on|the turn passes|another try|two tries|next shot/g) ?? [];
      expect(turns.length, `${situation} ${shot}: ${english}`).toBeLessThanOrEqual(shot === '`wwq`' ? 2 : 1);
      if (/wins the (board|game)/.test(english)) expect(turns, english).toEqual([]);
      if (/asks for/.test(english)) expect(english).not.toMatch(/nothing pocketed/i);
      if (/off the board|left the board/.test(english))
        expect(english).toMatch(/^(Improper|[^:]*(off|left) the board)/);
      expect(french).not.toMatch(/dûs|couvert|couvrir|pièce|jeton|éliminé\b|disqualifié\b/);
      expect(paragraph).not.toBe('');
    }
  });
});

test('a book nobody knows is answered with those there are', () => {
  expect(adjudicate(['--sentences', 'bridge'])).toMatchObject({
    code: 2,
    trouble: expect.stringContaining('ffc, nepalese'),
  });
});

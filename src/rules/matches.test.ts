import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from './book.ts';
import { replayScript } from './replay-script.ts';

/** One whole scripted match per book: three games, the state line checked after every board. */
const folder = join(import.meta.dirname, '../../test-fixtures/matches');
const match = (id: string) => readFileSync(join(folder, `${id}.txt`), 'utf8');

describe.each(BOOK_IDS)('the %s match', id => {
  const text = match(id);

  test('replays to the expected state after every board', () => {
    const { wrong, shots, table } = replayScript(text);
    expect(wrong).toEqual([]);
    expect(table.book.id).toBe(id);
    expect(shots).toBeGreaterThan(40);
  });
  test('ends three games', () => {
    const ends = text.split('\n').filter(line => /^= .* (game|match):/.test(line));
    expect(ends).toHaveLength(3);
  });
  test('is noticed when a shot is changed', () => {
    const changed = text.replace(/^(A1?: )/m, '$1S, ');
    expect(replayScript(changed).wrong.length).toBeGreaterThan(0);
  });
});

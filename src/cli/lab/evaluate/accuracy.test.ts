import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { accuracyLines, numberIn, smallSet } from './accuracy.ts';

const kept = readFileSync(fileURLToPath(new URL('../../../../test-fixtures/accuracy.txt', import.meta.url)), 'utf8')
  .trimEnd()
  .split('\n');

describe('Accuracy on the small set', () => {
  test('no number is lower than the one kept', { timeout: 60_000 }, () => {
    const now = accuracyLines(smallSet());
    const lower = now.filter(line => {
      const what = line.replace(/ [\d.]+( of \d+| %)$/, '');
      const before = kept.find(old => old.startsWith(what));
      return before === undefined || numberIn(line) < numberIn(before);
    });
    expect(lower).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { readResults, staleIn } from './kept-results.ts';
import { pagesWith } from './write-tables.ts';

const kept = readResults();

describe('The numbers in README and docs', () => {
  test('are those that the commands printed: npm run tables writes them in', () => {
    const other = [...pagesWith(kept)].filter(([, { was, is }]) => was !== is);
    expect(other.map(([page]) => page)).toEqual([]);
  });

  test('were measured with the networks and the model that are here', () => {
    expect(staleIn(kept)).toEqual([]);
  });
});

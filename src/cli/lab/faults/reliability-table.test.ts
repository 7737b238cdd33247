import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAULTS } from './all-faults.ts';
import { faultsIn, withMeasured } from './reliability-table.ts';

const page = readFileSync(new URL('../../../../docs/reliability.md', import.meta.url), 'utf8');

describe('The table of faults', () => {
  test('has a row for every fault that can be run, and no other', () => {
    expect(faultsIn(page)).toEqual(FAULTS.map(({ name }) => name));
  });

  test('every fault has a word of its own', () => {
    const words = FAULTS.map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter(word => !/^[a-z-]+$/.test(word))).toEqual([]);
  });

  test('takes up what was measured, and keeps what people wrote', () => {
    const small =
      '# Faults\n\n| fault | film | happens | said | kept | test |\n| - | - | - | - | - | - |\n| dark | – | waits | – | – | x |\n\nEnd.\n';
    const measured = { name: 'dark', film: 'demo', said: '“Light!” after 2.0 s', kept: '13' };
    expect(withMeasured(small, measured)).toEqual({
      row: '| dark | demo | waits | “Light!” after 2.0 s | 13 | x |',
      page: [
        '# Faults',
        '',
        '| fault | film | happens | said                 | kept | test |',
        '| ----- | ---- | ------- | -------------------- | ---- | ---- |',
        '| dark  | demo | waits   | “Light!” after 2.0 s | 13   | x    |',
        '',
        'End.',
        '',
      ].join('\n'),
    });
  });
});

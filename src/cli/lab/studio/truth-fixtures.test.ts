import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../../../studio/scenarios.ts';
import { FIXTURE_FOLDER, truthFixture } from './truth-fixtures.ts';

describe('truth fixtures', () => {
  test.each(['break', 'hangs-on-the-lip', 'penalty-put-back'] as const)(
    'making %s again gives the same bytes as the file',
    { timeout: 30_000 },
    name => {
      expect(truthFixture(name)).toBe(readFileSync(new URL(`${name}.json`, FIXTURE_FOLDER), 'utf8'));
    },
  );

  test('there is one file for every scenario and no other', () => {
    expect(readdirSync(FIXTURE_FOLDER).sort()).toEqual(SCENARIOS.map(name => `${name}.json`).sort());
  });
});

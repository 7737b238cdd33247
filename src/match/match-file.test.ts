import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import type { MatchEvent } from './events.ts';
import { makeMatchFile, readMatchFile } from './match-file.ts';

const log: readonly MatchEvent[] = [
  {
    kind: 'match-started',
    book: { id: 'ffc', edition: '', options: { threshold: 'on' } },
    format: 'singles',
    names: ['Zoé', 'Bo "the wall"'],
    breaks: 1,
  },
  { kind: 'shot-played', id: 'a', stroke: shotOf('white', 'striker'), by: 'umpire' },
  { kind: 'undone' },
];
const file = makeMatchFile({ id: 'm1', log });

describe('A match as a file', () => {
  test('is read back as it was written', () => {
    expect(readMatchFile(file)).toEqual({ ok: true, value: { id: 'm1', log } });
  });

  test.each([1, 2])('of version %i is read too', version => {
    expect(readMatchFile(file.replace('"version": 3', `"version": ${version}`)).ok).toBe(true);
  });

  test.each([
    ['a holiday picture', '\u0089PNG…', 'not-json'],
    ['half a match', file.slice(0, file.length / 2), 'not-json'],
    ['another program’s file', '{"players":["Ana","Bo"]}', 'not-a-match-file'],
    ['a file of a later version', file.replace('"version": 3', '"version": 4'), 'newer-version'],
    ['a match with an event that is none', file.replace('"undone"', '"won"'), 'damaged-match'],
    ['a match without its beginning', file.replace('match-started', 'undone'), 'damaged-match'],
  ])('%s is refused with the reason', (_what, text, reason) => {
    expect(readMatchFile(text)).toEqual({ ok: false, error: reason });
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(readMatchFile(text).ok).toBe(false);
      }),
    );
  });
});

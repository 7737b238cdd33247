import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import type { MatchEvent } from './events.ts';
import { makeMatchFile, readMatchFile } from './match-file.ts';
import { sampleSight } from './sample-sight.ts';

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

  const [start] = log;
  const shot = (id: string, more: object = {}) => ({
    kind: 'shot-played',
    id,
    stroke: { ...shotOf('white'), ...more },
    by: 'umpire',
  });
  const seen = (more: object) => ({ ...shot('a'), by: 'camera', seen: { ...sampleSight, ...more } });
  const started = (more: object) => [{ ...start, ...more }];
  const written = (events: readonly unknown[], id = 'm1') =>
    JSON.stringify({ format: 'carrom-umpire-match', version: 3, id, log: events });
  const call = (more: object) => [start, { kind: 'umpire-called', id: 'c', call: { kind: 'foul', by: 'A', ...more } }];

  test.each<[string, string]>([
    ['one id for two shots', written([start, shot('a'), shot('a')])],
    ['one id for a shot that was taken back and another', written([start, shot('a'), { kind: 'undone' }, shot('a')])],
    [
      'a shot put in before itself',
      written([start, shot('a'), { kind: 'shot-inserted', id: 'a', before: 'a', stroke: shotOf() }]),
    ],
    ['five names', written(started({ names: ['A', 'B', 'C', 'D', 'E'] }))],
    ['four names for two', written(started({ names: ['A', 'B', 'C', 'D'] }))],
    ['a break by nobody', written(started({ breaks: 2 }))],
    ['a book of an endless edition', written(started({ book: { id: 'ffc', edition: 'x'.repeat(1e6), options: {} } }))],
    ['a call with an endless paragraph', written(call({ cite: 'x'.repeat(1e6) }))],
    ['more points than can be counted', written(call({ kind: 'award-board', to: 'A', by: undefined, points: 1e300 }))],
    ['infinitely many points', written(call({})).replace('"foul","by":"A"', '"award-board","to":"A","points":1e999')],
    ['a shot of a thousand whites', written([start, shot('a', { offSurface: Array(1000).fill('white') })])],
    ['infinite speed', written([start, seen({ speedMPerS: 12345 })]).replace('12345', '1e999')],
    ['an infinite wait', written([start, seen({ sinceRestMs: 12345 })]).replace('12345', '1e999')],
    ['a thousand falls', written([start, seen({ fellFrom: Array(1000).fill({ disc: 'white' }) })])],
    ['an event of every object', written([start, { kind: '__proto__' }])],
  ])('%s: no such match is let in', (_what, text) => {
    expect(readMatchFile(text)).toEqual({ ok: false, error: 'damaged-match' });
  });

  test.each([
    ['with a space in its id', written(log, 'my match')],
    ['with a topic for an id', written(log, '../+/#')],
    ['without an id', written(log, '')],
    ['of a hundred thousand events and one', written(Array(100_001).fill({ kind: 'undone' }))],
  ])('a match %s is not let in: it could not be published', (_what, text) => {
    expect(readMatchFile(text)).toEqual({ ok: false, error: 'not-a-match-file' });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('an option called %s does not get into the match', key => {
    const read = readMatchFile(written(started({})).replace('"threshold"', `"${key}"`));
    expect(read).toEqual({
      ok: true,
      value: { id: 'm1', log: [{ ...start, book: { id: 'ffc', edition: '', options: {} } }] },
    });
    expect(({} as { on?: unknown }).on).toBeUndefined();
  });

  test('boxes within boxes, half a million deep, do not take the page with them', () => {
    const depth = 500_000;
    expect(readMatchFile('['.repeat(depth)).ok).toBe(false);
    expect(readMatchFile(`${'['.repeat(depth)}${']'.repeat(depth)}`).ok).toBe(false);
    const deep = written([start, 'here']).replace('"here"', '{"kind":'.repeat(depth) + 1 + '}'.repeat(depth));
    expect(readMatchFile(deep).ok).toBe(false);
  });

  test('a file of a hundred megabytes is not even parsed', () => {
    expect(readMatchFile(' '.repeat(100 * 1024 * 1024))).toEqual({ ok: false, error: 'too-large' });
  });

  test('4,000 shots and 4,000 undos are read, checked and played', () => {
    const shots = Array.from({ length: 4_000 }, (_, i) => shot(`s${i}`));
    const text = written([start, ...shots, ...shots.map(() => ({ kind: 'undone' }))]);
    const before = performance.now();
    expect(readMatchFile(text).ok).toBe(true);
    const tookMs = performance.now() - before;
    console.info(`4,000 shots and 4,000 undos read in ${tookMs.toFixed(0)} ms`);
    // The page is given a second; a busy machine, several.
    expect(tookMs).toBeLessThan(5_000);
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        expect(readMatchFile(text).ok).toBe(false);
      }),
    );
  });
});

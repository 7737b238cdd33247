import { describe, expect, test } from 'vitest';
import { hear, heardNothing } from './follow.ts';
import type { Result } from './payloads.ts';
import { type Publishing, type ToTell, tell, toldNothing } from './publish.ts';
import { resultsCsv, resultsJson, standing, withResults } from './results.ts';
import { toldAfter } from './told-fixture.ts';

const stands = (seq: number, over: boolean, { match = 'm-1', name = 'Ana' } = {}): ToTell => {
  const told = toldAfter(1);
  const [first, ...rest] = told.glance.parties;
  if (!first) throw new Error('nobody plays');
  const parties = [{ ...first, players: [{ name }] }, ...rest];
  const ended = over ? ({ phase: 'match-over', over: { winner: 'A', points: 5, how: 'won' } } as const) : {};
  return { kind: 'stands', match, seq, told: { ...told, glance: { ...told.glance, parties, ...ended } } };
};

/** What a table has told after all this, and what somebody who heard it all knows. */
const afterTelling = (steps: readonly ToTell[], at = '2026-05-01T10:00:00Z') => {
  let publishing: Publishing = toldNothing;
  let following = heardNothing;
  let results: readonly Result[] = [];
  for (const step of steps) {
    const { after, send } = tell(publishing, step, at);
    publishing = after;
    following = send.reduce(hear, following);
    results = withResults(results, '3', following.results);
  }
  return { publishing, following, results };
};

describe('The hall’s results', () => {
  test('a finished match stands there once, however often it is told and heard', () => {
    const { results, following } = afterTelling([stands(5, true), stands(6, true), stands(7, true)]);
    expect(results).toHaveLength(1);
    expect(withResults(results, '3', following.results)).toBe(results);
  });

  test('an end that is taken back takes its result back, wherever it was written down', () => {
    const { results } = afterTelling([stands(5, true), stands(6, false)]);
    expect(standing(results)).toEqual([]);
    expect(results).toMatchObject([{ match: 'm-1', withdrawn: true }]);
    expect(standing(afterTelling([stands(5, true), stands(6, false), stands(7, true)]).results)).toHaveLength(1);
  });

  test('who was away when three matches ended hears of each from the last message alone', () => {
    const { publishing } = afterTelling(['a', 'b', 'c'].map((match, i) => stands(i + 1, true, { match })));
    const late = withResults([], '3', publishing.results);
    expect(late.map(({ match }) => match)).toEqual(['a', 'b', 'c']);
  });

  test('a page that is loaded again goes on telling what the broker kept, each match once', () => {
    const kept = afterTelling([stands(1, true, { match: 'a' }), stands(2, true, { match: 'b' })]).publishing.results;
    if (!kept) throw new Error('nothing kept');
    const loaded = afterTelling([stands(9, true, { match: 'c' }), { kind: 'heard-results', results: kept }]);
    expect(loaded.results.map(({ match }) => match).sort()).toEqual(['a', 'b', 'c']);
    expect(tell(loaded.publishing, { kind: 'heard-results', results: kept }).after.results?.results).toHaveLength(3);
  });

  test('a table tells its last twelve', () => {
    const many = Array.from({ length: 20 }, (_, i) => stands(i + 1, true, { match: `m-${i}` }));
    expect(afterTelling(many).publishing.results?.results.map(({ match }) => match)).toEqual(
      Array.from({ length: 12 }, (_, i) => `m-${i + 8}`),
    );
  });

  test('as CSV, one line a side; names with commas and formulas stay names', () => {
    const csv = resultsCsv(afterTelling([stands(5, true, { name: '=Ana, "the Hand"' })]).results);
    expect(csv.split('\r\n')[1]).toBe(`m-1,2026-05-01T10:00:00Z,3,International rules,A,"'=Ana, ""the Hand""",3,0,yes`);
    expect(csv.split('\r\n')).toHaveLength(4);
  });

  test('as JSON', () => {
    const [match] = JSON.parse(resultsJson(afterTelling([stands(5, true)]).results));
    expect(match).toMatchObject({ table: '3', winner: 'A', parties: [{ players: ['Ana'] }, { players: ['Bea'] }] });
  });
});

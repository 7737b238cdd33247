import { describe, expect, test } from 'vitest';
import { hear, heardNothing } from './follow.ts';
import { tell, toldNothing } from './publish.ts';
import { resultsCsv, resultsJson, withResult } from './results.ts';
import { toldAfter } from './told-fixture.ts';

const following = (over: boolean, name = 'Ana') => {
  const told = toldAfter(1);
  const [first, ...rest] = told.glance.parties;
  if (!first) throw new Error('nobody plays');
  const parties = [{ ...first, players: [{ name }] }, ...rest];
  const ended = over ? ({ phase: 'match-over', over: { winner: 'A', points: 5, how: 'won' } } as const) : {};
  const { send } = tell(toldNothing, {
    kind: 'stands',
    match: 'm-1',
    seq: 5,
    told: { ...told, glance: { ...told.glance, parties, ...ended } },
  });
  return send.reduce(hear, heardNothing);
};

describe('The hall’s results', () => {
  test('a finished match stands there once, however often it is heard', () => {
    const once = withResult([], '3', following(true), '2026-05-01T10:00:00Z');
    expect(withResult(once, '3', following(true), '2026-05-01T11:00:00Z')).toBe(once);
    expect(once).toHaveLength(1);
  });

  test('an end that is taken back takes its result back', () => {
    const once = withResult([], '3', following(true), 'now');
    expect(withResult(once, '3', following(false), 'now')).toEqual([]);
  });

  test('as CSV, one line a side; names with commas and formulas stay names', () => {
    const csv = resultsCsv(withResult([], '3', following(true, '=Ana, "the Hand"'), '2026-05-01T10:00:00Z'));
    expect(csv.split('\r\n')[1]).toBe(`m-1,2026-05-01T10:00:00Z,3,International rules,A,"'=Ana, ""the Hand""",3,0,yes`);
    expect(csv.split('\r\n')).toHaveLength(4);
  });

  test('as JSON', () => {
    const [match] = JSON.parse(resultsJson(withResult([], '3', following(true), 'now')));
    expect(match).toMatchObject({ table: '3', winner: 'A', parties: [{ players: ['Ana'] }, { players: ['Bea'] }] });
  });
});

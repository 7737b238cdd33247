import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import type { Seat } from '../carrom/surface.ts';
import type { MatchEvent } from './events.ts';
import { heldShots } from './held.ts';
import { oneQuestionEach } from './one-question.ts';
import { replay } from './replay.ts';
import { sampleStart as start } from './sample-match.ts';

const shot = (id: string, seat: Seat, others: readonly ReturnType<typeof shotOf>[] = []): MatchEvent => ({
  kind: 'shot-played',
  id,
  stroke: shotOf(),
  by: 'camera',
  seen: {
    verdict: others.length > 0 ? 'held' : 'sure',
    probability: others.length > 0 ? 0.6 : 1,
    others,
    seat,
    striker: { xMm: 0, yMm: -252 },
    speedMPerS: 2,
    sinceRestMs: 4000,
    tookMs: 1500,
    fellFrom: [],
    paths: [],
  },
});
const viewOf = (...log: readonly MatchEvent[]) => {
  const view = replay([start, ...log]);
  if (!view) throw new Error('no match');
  return view;
};
const asked = (...log: readonly MatchEvent[]) =>
  oneQuestionEach(heldShots(viewOf(...log))).map(({ entry, alike }) => [
    entry.event.id,
    ...alike.map(each => each.entry.event.id),
  ]);

// A shot after the break was missed: every later one comes from the other side.
const missed = [shot('a', 'south'), shot('c', 'south'), shot('d', 'north'), shot('e', 'south')];

describe('One cause, one question', () => {
  test('shots that came from other sides than expected in one board are one question', () => {
    expect(heldShots(viewOf(...missed))).toHaveLength(3);
    expect(asked(...missed)).toEqual([['c', 'd', 'e']]);
  });

  test('its answer rules them all: put in what was missed, and nothing is left to ask', () => {
    const put = { kind: 'shot-inserted', id: 'b', before: 'c', stroke: shotOf() } as const;
    expect(asked(...missed, put)).toEqual([]);
  });

  test('or they stand as they are, each by the umpire’s word', () => {
    const words = ['c', 'd', 'e'].map(id => ({ kind: 'shot-corrected', id, stroke: shotOf() }) as const);
    expect(asked(...missed, ...words)).toEqual([]);
  });

  test('what fell is asked of every shot by itself', () => {
    const log = [shot('a', 'south', [shotOf('white')]), shot('b', 'north', [shotOf('black')])];
    expect(asked(...log)).toEqual([['a'], ['b']]);
  });
});

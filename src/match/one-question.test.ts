import { describe, expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import type { Seat } from '../carrom/surface.ts';
import type { MatchEvent } from './events.ts';
import { heldShots } from './held.ts';
import { answerTo, oneQuestionEach } from './one-question.ts';
import { inDoubt, sampleView, seenShot } from './sample-match.ts';

const shot = (
  id: string,
  seat: Seat,
  others: readonly (readonly Disc[])[] = [],
  ...fell: readonly Disc[]
): MatchEvent => seenShot(id, fell, { seat, ...(others.length > 0 ? inDoubt(...others) : {}) });
const asked = (...log: readonly MatchEvent[]) =>
  oneQuestionEach(heldShots(sampleView(...log))).map(({ entry, alike }) => [
    entry.event.id,
    ...alike.map(({ id }) => id),
  ]);

// A shot after the break was missed: every later one comes from the other side.
const missed = [shot('a', 'south'), shot('c', 'south'), shot('d', 'north'), shot('e', 'south')];

describe('One cause, one question', () => {
  test('shots that came from other sides than expected in one board are one question', () => {
    expect(heldShots(sampleView(...missed))).toHaveLength(3);
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

  test('or they stand as they are by one word, and one undo takes it back', () => {
    const [first, ...others] = oneQuestionEach(heldShots(sampleView(...missed)));
    if (!first) throw new Error('nothing asked');
    const word = answerTo([first, ...others], { id: 'c', stroke: first.readings[0]?.stroke ?? shotOf() });
    expect(word).toMatchObject({ kind: 'shots-corrected', shots: [{ id: 'c' }, { id: 'd' }, { id: 'e' }] });
    expect(asked(...missed, word)).toEqual([]);
    expect(asked(...missed, word, { kind: 'undone' })).toEqual([['c', 'd', 'e']]);
  });

  test('a pair that was swapped is one question: who says which fell first has said what fell later', () => {
    const pair = [shot('a', 'south', [['black']], 'white'), shot('b', 'south', [['white']], 'black')];
    const [first, ...others] = oneQuestionEach(heldShots(sampleView(...pair)));
    expect(others).toEqual([]);
    const other = first?.readings[1]?.stroke;
    if (!first || !other) throw new Error('nothing asked');
    const view = sampleView(...pair, answerTo([first], { id: 'a', stroke: other }));
    const fell = view.entries.map(({ event }) => event.kind === 'shot-played' && event.stroke.pocketed[0]?.disc);
    expect(fell).toEqual(['black', 'white']);
    expect(heldShots(view)).toEqual([]);
  });

  test('a piece that fell in this shot or in the one before, or was put back in between, is one question', () => {
    const piece = [shot('a', 'south', [[]], 'white'), shot('b', 'south', [['white']])];
    expect(asked(...piece)).toEqual([['a', 'b']]);
  });

  test('two shots with the same doubt, each about a piece of its own, are two questions', () => {
    const log = [shot('a', 'south', [[]], 'white'), shot('b', 'south', [[]], 'white')];
    expect(asked(...log)).toEqual([['a'], ['b']]);
  });

  test('what fell is asked of every shot by itself', () => {
    const log = [shot('a', 'south', [['white']]), shot('b', 'north', [['black']])];
    expect(asked(...log)).toEqual([['a'], ['b']]);
  });
});

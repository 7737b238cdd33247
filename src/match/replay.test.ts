import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISCS, type Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import { BOOK_IDS } from '../rules/book.ts';
import type { MatchEvent } from './events.ts';
import { parseEvent } from './parse-event.ts';
import { follow, replay } from './replay.ts';
import { sampleShot as named, sampleStart as start } from './sample-match.ts';

let count = 0;
const shot = (...discs: readonly Disc[]): MatchEvent => {
  count += 1;
  return named(`s${count}`, ...discs);
};

const stateAfter = (...events: readonly MatchEvent[]) => replay([start, ...events])?.state;

describe('Replaying a match', () => {
  test('the score is worked out from what happened', () => {
    const view = replay([start, shot('white'), shot('white', 'white')]);
    expect(view?.state.on).toEqual({ white: 6, black: 9 });
    expect(view?.entries).toHaveLength(2);
  });

  test('a log that does not begin with a match is no match', () => {
    expect(replay([])).toBeUndefined();
    expect(replay([shot('white'), start])).toBeUndefined();
  });

  test('a shot taken back leaves no trace in the score, and can be played again', () => {
    const before = stateAfter(shot('white'));
    expect(stateAfter(shot('white'), shot('black'), { kind: 'undone' })).toEqual(before);
    expect(stateAfter(shot('white'), shot('black'), { kind: 'undone' }, { kind: 'redone' })).toEqual(
      stateAfter(shot('white'), shot('black')),
    );
  });

  test('after another shot there is nothing to play again', () => {
    const log = [shot('white'), { kind: 'undone' } as const, shot('black'), { kind: 'redone' } as const];
    expect(stateAfter(...log)).toEqual(stateAfter(shot('black')));
  });

  test('taking back more than was played changes nothing', () => {
    expect(stateAfter({ kind: 'undone' }, { kind: 'undone' })).toEqual(stateAfter());
  });

  test('a shot corrected later rules everything after it again', () => {
    const told = [named('a', 'white'), named('b', 'white'), named('c', 'black')];
    const view = replay([start, ...told, { kind: 'shot-corrected', id: 'a', stroke: shotOf('striker') }]);
    expect(view?.state).toEqual(stateAfter(shot('striker'), shot('white'), shot('black')));
    expect(view?.entries.map(({ event }) => event.id)).toEqual(['a', 'b', 'c']);
  });

  test('a shot can be put in between or taken out, and both can be taken back', () => {
    const told = [named('a', 'white'), named('b', 'black')];
    const insert: MatchEvent = { kind: 'shot-inserted', id: 'x', before: 'b', stroke: shotOf('white', 'white') };
    expect(stateAfter(...told, insert)).toEqual(stateAfter(shot('white'), shot('white', 'white'), shot('black')));
    expect(stateAfter(...told, { kind: 'entry-removed', id: 'a' })).toEqual(stateAfter(shot('black')));
    expect(stateAfter(...told, insert, { kind: 'undone' })).toEqual(stateAfter(...told));
  });

  test('correcting a shot that is not there changes nothing', () => {
    expect(stateAfter(named('a', 'white'), { kind: 'entry-removed', id: 'zzz' })).toEqual(stateAfter(shot('white')));
  });

  test('an id that is taken is not given a second time: a shot before itself, again and again, doubles nothing', () => {
    const insert: MatchEvent = { kind: 'shot-inserted', id: 'a', before: 'a', stroke: shotOf('white') };
    const log = [start, named('a', 'white'), ...Array.from({ length: 120 }, () => insert), named('a', 'black')];
    const view = replay(log);
    expect(view?.entries.map(({ event }) => event.id)).toEqual(['a']);
    expect(log.slice(1).reduce<typeof view>((now, event) => now && follow(now, event), replay([start]))).toEqual(view);
  });

  /** How often a book was asked to rule, told by how often it looked at what fell. */
  const rulingsIn = (log: readonly MatchEvent[]): number => {
    let looked = 0;
    const watched = log.map(event => {
      if (!('stroke' in event)) return event;
      const stroke = new Proxy(event.stroke, {
        get: (target, key) => {
          if (key === 'offSurface') looked += 1;
          return Reflect.get(target, key);
        },
      });
      return { ...event, stroke } as MatchEvent;
    });
    looked = 0;
    replay(watched);
    return looked;
  };
  const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
    Array.from({ length: count }, (_, i) => make(i));
  const shots = many(4_000, i => named(`many ${i}`, 'white'));

  test.each<[string, readonly MatchEvent[]]>([
    ['undos', many(4_000, () => ({ kind: 'undone' }))],
    ['undos and redos in turn', many(4_000, i => ({ kind: i % 2 ? 'redone' : 'undone' }))],
    [
      'corrections of the first',
      many(4_000, () => ({ kind: 'shot-corrected', id: 'many 0', stroke: shotOf('black') })),
    ],
    [
      'shots put in before the first',
      many(4_000, i => ({ kind: 'shot-inserted', id: `in ${i}`, before: 'many 0', stroke: shotOf() })),
    ],
    ['entries taken out', many(4_000, i => ({ kind: 'entry-removed', id: `many ${i}` }))],
    [
      'corrections, each taken back',
      many(4_000, i => (i % 2 ? { kind: 'undone' } : { kind: 'entry-removed', id: 'many 0' })),
    ],
  ])('4,000 shots and 4,000 %s do not cost more than one ruling for each entry that is left', (_what, then) => {
    const once = rulingsIn([start, named('one', 'white')]);
    const log = [start, ...shots, ...then];
    const left = replay(log)?.entries.length ?? 0;
    expect(rulingsIn(log)).toBeLessThanOrEqual(Math.max(1, once) * 2 * left);
    const before = performance.now();
    replay(log);
    // Some ten milliseconds; ruled on again for every change it was minutes.
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  const anyEvent: fc.Arbitrary<MatchEvent> = fc.oneof(
    fc.array(fc.constantFrom(...DISCS), { maxLength: 4 }).map(discs => shot(...discs)),
    fc.constant<MatchEvent>({ kind: 'board-begun', id: 'next' }),
    fc.constant<MatchEvent>({ kind: 'shot-corrected', id: 'named', stroke: shotOf('black', 'striker') }),
    fc.constant<MatchEvent>({ kind: 'entry-removed', id: 'named' }),
    fc.constant<MatchEvent>(named('named', 'white')),
    fc.constant<MatchEvent>({ kind: 'shot-inserted', id: 'late', before: 'named', stroke: shotOf('queen') }),
    fc.constant<MatchEvent>({ kind: 'undone' }),
    fc.constant<MatchEvent>({ kind: 'redone' }),
    fc.constant<MatchEvent>({ kind: 'umpire-called', id: 'call', call: { kind: 'foul', by: 'A' } }),
  );

  test.each(BOOK_IDS)('%s: any log stored and read back gives the same match', id => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), events => {
        const format = id === 'simple' ? 'round' : 'singles';
        const log: MatchEvent[] = [{ ...start, format, book: { ...start.book, id } }, ...events];
        const stored = JSON.parse(JSON.stringify(log)).map(parseEvent);
        expect(stored.every((each: { ok: boolean }) => each.ok)).toBe(true);
        const again = replay(stored.map((each: { value: MatchEvent }) => each.value));
        expect(again?.state).toEqual(replay(log)?.state);
        const [first, ...rest] = log;
        const step = rest.reduce((view, event) => view && follow(view, event), replay(first ? [first] : []));
        expect(step).toEqual(again);
      }),
      { numRuns: 30 },
    );
  });
});

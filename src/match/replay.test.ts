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
        expect(step?.state).toEqual(again?.state);
      }),
      { numRuns: 30 },
    );
  });
});

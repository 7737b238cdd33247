import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISCS, type Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import { BOOK_IDS } from '../rules/book.ts';
import type { MatchEvent, MatchStart } from './events.ts';
import { parseEvent } from './parse-event.ts';
import { follow, replay } from './replay.ts';

const start: MatchStart = {
  kind: 'match-started',
  book: { id: 'international', edition: '1986', options: {} },
  format: 'singles',
  names: ['Ana', 'Bo'],
  breaks: 0,
};
const shot = (...discs: readonly Disc[]): MatchEvent => ({
  kind: 'shot-played',
  stroke: shotOf(...discs),
  by: 'umpire',
});

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

  const anyEvent: fc.Arbitrary<MatchEvent> = fc.oneof(
    fc.array(fc.constantFrom(...DISCS), { maxLength: 4 }).map(discs => shot(...discs)),
    fc.constant<MatchEvent>({ kind: 'board-begun' }),
    fc.constant<MatchEvent>({ kind: 'undone' }),
    fc.constant<MatchEvent>({ kind: 'redone' }),
    fc.constant<MatchEvent>({ kind: 'umpire-called', call: { kind: 'foul', by: 'A' } }),
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

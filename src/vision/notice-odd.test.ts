import { describe, expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import type { Expected } from '../carrom/expected.ts';
import type { RestingDisc, SeenShot } from '../carrom/seen-shot.ts';
import { noticedNothing, noticeOdd, type OddFrame } from './notice-odd.ts';
import { watchingNothing, watchSettings, watchSurface } from './reading/watch-surface.ts';
import { filmedTable, lies } from './testing/pretend-table.ts';

const played: Expected = {
  inPlay: { white: 8, black: 9, queen: 1 },
  toPutBack: { white: 0, black: 0, queen: 0 },
  certainty: 0.98,
};
const laidOut: Expected = { ...played, toPutBack: played.inPlay };
const shot = { kind: 'shot' } as SeenShot;
const lying = (...kinds: readonly Disc[]): readonly RestingDisc[] =>
  kinds.map((kind, id) => ({ id, kind, at: { xMm: 40 * id, yMm: 0 }, certainty: 0.9 }));

/** Five minutes, ten frames a second; a hand comes for two seconds every twenty. When it says what for the first time, in seconds. */
const saysAt = (frameAt: (second: number) => Partial<OddFrame>): Readonly<Record<string, number>> => {
  let memory = noticedNothing;
  const said: Record<string, number> = {};
  for (let i = 0; i < 3000; i += 1) {
    const second = i / 10;
    const usual: OddFrame = {
      atMs: 100 * i,
      watched: true,
      hand: second % 20 < 2,
      discs: lying('white', 'black', 'queen', 'striker'),
      change: null,
      expected: played,
    };
    const { after, odd } = noticeOdd(memory, { ...usual, ...frameAt(second) });
    memory = after;
    for (const { kind } of odd) said[kind] ??= Math.round(second);
  }
  return said;
};
const everyMinute = (second: number) => (second % 60 === 0 ? shot : null);

describe('What cannot be right for long', () => {
  test('a game in which shots are seen is nothing odd', () => {
    expect(saysAt(second => ({ change: everyMinute(second) }))).toEqual({});
  });

  test('hands come and go and nothing is struck: after three minutes it is said', () => {
    expect(saysAt(() => ({}))).toEqual({ 'nothing-struck': 180 });
  });

  test('a minute without a striker is said, and that nothing is struck then needs no second sentence', () => {
    expect(saysAt(() => ({ discs: lying('white', 'queen') }))).toEqual({ 'no-striker': 60 });
  });

  test('without hands nobody plays, and a long think is none of it', () => {
    expect(saysAt(() => ({ discs: lying('white'), hand: false }))).toEqual({});
  });

  test('before the break, without a score and while nobody could look, nothing is odd', () => {
    expect(saysAt(() => ({ discs: [], expected: laidOut }))).toEqual({});
    expect(saysAt(() => ({ discs: [], expected: null }))).toEqual({});
    expect(saysAt(() => ({ discs: [], watched: false }))).toEqual({});
  });

  test('a second striker is too many, unless it is gone soon', () => {
    const discs = lying('white', 'striker', 'striker');
    expect(saysAt(second => ({ change: everyMinute(second), discs }))['too-many']).toBe(8);
    expect(saysAt(second => ({ change: everyMinute(second), ...(second % 10 < 5 ? { discs } : {}) }))).toEqual({});
  });

  test('ten whites that plainly lie there are seen as ten, and said', () => {
    const actors = Array.from({ length: 10 }, (_, i) => lies('white', -270 + 60 * i, 40));
    let [watching, memory] = [watchingNothing, noticedNothing];
    let said: readonly unknown[] = [];
    for (const frame of filmedTable({ actors, untilMs: 11_000, fps: 15 })) {
      const { after, discs, change } = watchSurface(watching, frame, watchSettings);
      watching = after;
      const { atMs, fitted: watched } = frame;
      const noticed = noticeOdd(memory, { atMs, watched, hand: false, discs, change, expected: played });
      [memory, said] = [noticed.after, noticed.odd];
    }
    expect(said).toEqual([{ kind: 'too-many', disc: 'white', count: 10 }]);
  });
});

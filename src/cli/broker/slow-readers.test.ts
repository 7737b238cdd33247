import { describe, expect, test } from 'vitest';
import { makeSlowWatch } from './slow-readers.ts';

describe('Slow readers', () => {
  const settings = { stillMs: 1_500, mostWaiting: 1_000, mostInSum: 1_500 };
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];

  test('one that reads nothing for a second and a half is named; one that reads, however slowly, is not', () => {
    const watch = makeSlowWatch<object>(settings);
    const at = (ms: number) =>
      watch(
        new Map([
          [a, { waiting: 10, left: 5 }],
          [b, { waiting: 10, left: 5 + ms }],
          [c, { waiting: 0, left: 5 }],
        ]),
        ms,
      );
    expect([at(0), at(500), at(1_400)]).toEqual([[], [], []]);
    expect(at(1_500)).toEqual([a]);
  });

  test('one that lets too much pile up is named at once, and in sum those with most go first', () => {
    const watch = makeSlowWatch<object>(settings);
    expect(watch(new Map([[a, { waiting: 1_001, left: 0 }]]), 0)).toEqual([a]);
    const crowd = new Map([a, b, c].map((line, i) => [line, { waiting: 700 + i, left: 0 }]));
    expect(watch(crowd, 0)).toEqual([c]);
  });
});

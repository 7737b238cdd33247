import { expect, test } from 'vitest';
import type { LyingDisc } from './reconcile.ts';
import { ghostsOf } from './restore.ts';

const before: readonly LyingDisc[] = [
  { kind: 'white', at: { xMm: 0, yMm: 100 } },
  { kind: 'white', at: { xMm: 60, yMm: 100 } },
  { kind: 'black', at: { xMm: 0, yMm: -100 } },
  { kind: 'striker', at: { xMm: 0, yMm: -250 } },
];

test('a piece is restored within five millimetres of where it lay, whichever of its kind it is', () => {
  const now: readonly LyingDisc[] = [
    { kind: 'white', at: { xMm: 62, yMm: 103 } },
    { kind: 'white', at: { xMm: 9, yMm: 100 } },
    { kind: 'black', at: { xMm: 0, yMm: -100 } },
  ];
  expect(ghostsOf(before, now).map(({ restored }) => restored)).toEqual([false, true, true]);
});

test('a piece that is gone is not restored by another colour', () => {
  const now: readonly LyingDisc[] = [{ kind: 'black', at: { xMm: 0, yMm: 100 } }];
  expect(ghostsOf(before, now).map(({ restored, offMm }) => [restored, offMm])).toEqual([
    [false, Number.POSITIVE_INFINITY],
    [false, Number.POSITIVE_INFINITY],
    [false, 200],
  ]);
});

import { describe, expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { lastShotFor } from './board-now.ts';
import type { LyingDisc } from './reconcile.ts';
import { sampleView, sampleShot as shot } from './sample-match.ts';

const viewAfter = (...shots: readonly (readonly Disc[])[]) =>
  sampleView(...shots.map((discs, i) => shot(`${i}`, ...discs)));
const lying = (white: number, black: number, queen: number): readonly LyingDisc[] =>
  (['white', 'black', 'queen'] as const).flatMap((kind, row) =>
    Array.from({ length: [white, black, queen][row] ?? 0 }, (_, i) => ({
      kind,
      at: { xMm: 40 * i - 170, yMm: 40 * row },
    })),
  );
const told = (shots: readonly (readonly Disc[])[], discs: readonly LyingDisc[]) => {
  const correction = lastShotFor(viewAfter(...shots), discs);
  return correction?.kind === 'shot-corrected' ? correction.stroke.pocketed.map(({ disc }) => disc) : undefined;
};

describe('“This is the board now”', () => {
  test('one black less than the score: it fell in the last shot', () => {
    expect(told([['white'], []], lying(8, 8, 1))).toEqual(['black']);
  });

  test('one white more than the score: it did not fall in the last shot', () => {
    expect(told([['white'], ['white', 'white']], lying(7, 9, 1))).toEqual(['white']);
  });

  test('the queen is gone: she fell in the last shot', () => {
    expect(told([['white'], ['white']], lying(7, 9, 0))).toEqual(['white', 'queen']);
  });

  test('with the striker down, what comes back for it is counted, whether it lies there already or not', () => {
    expect(told([['white'], ['white', 'striker']], lying(7, 9, 1))).toEqual(['white', 'striker']);
    expect(told([['white'], ['white', 'black', 'striker']], lying(9, 9, 1))).toEqual(['white', 'striker']);
  });

  test('more lie there than the last shot can explain: it says so', () => {
    expect(told([['white'], ['white'], []], lying(9, 9, 1))).toBeUndefined();
  });
});

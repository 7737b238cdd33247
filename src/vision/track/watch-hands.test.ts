import { describe, expect, test } from 'vitest';
import { COVER_ACROSS, coverCell } from '../detect/placed-discs.ts';
import { clearOfHands, coverBeganMs, handSince, hiddenShare, noHands, watchHands } from './watch-hands.ts';

const over = (...places: readonly (readonly [number, number])[]) => {
  const cells = new Uint8Array(COVER_ACROSS * COVER_ACROSS);
  for (const [x, y] of places) cells[coverCell(x, y)] = 1;
  return cells;
};
const here = { xMm: 100, yMm: 100 };

describe('Hands', () => {
  test('hide what they cover, and nothing else', () => {
    const hands = watchHands(noHands, over([100, 100], [90, 100], [110, 110], [100, 90]), 50);
    expect(hiddenShare(hands, here, 8)).toBeGreaterThan(0.4);
    expect(hiddenShare(hands, { xMm: -200, yMm: 0 }, 16)).toBe(0);
    expect(clearOfHands(hands, { xMm: 130, yMm: 100 }, 30)).toBe(false);
    expect(clearOfHands(hands, { xMm: 0, yMm: 100 }, 30)).toBe(true);
  });

  test('are remembered where they were', () => {
    const gone = watchHands(watchHands(noHands, over([100, 100]), 50), null, 900);
    expect(handSince(gone, here, 40, 5)).toBe(true);
    expect(handSince(gone, here, 60, 5)).toBe(false);
  });

  test('a cover that flickers is one hand; later another', () => {
    const flickers = watchHands(watchHands(watchHands(noHands, over([100, 100]), 0), null, 100), over([100, 100]), 200);
    expect(coverBeganMs(flickers, here)).toBe(0);
    expect(coverBeganMs(watchHands(flickers, over([100, 100]), 2000), here)).toBe(2000);
  });
});

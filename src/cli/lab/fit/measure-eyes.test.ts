import { describe, expect, test } from 'vitest';
import type { PlacedDisc, PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import { emptyEyes, eyesLines, measureEyes } from './measure-eyes.ts';

const FRAMES = 100;
const white = (xMm: number): PlacedDisc => ({ kind: 'white', at: { xMm, yMm: 0 }, certainty: 0.9 });
/** One white at rest, one that goes 20 mm a frame. */
const truth = {
  fps: 30,
  surface_mm: 740,
  pockets_mm: [],
  frames: Array.from({ length: FRAMES }, (_, n) => ({
    discs: [[1, 'white', 100, 0] as const, [2, 'white', -300 + 20 * (n % 20), 200] as const],
    hand: false,
    still: false,
  })),
};

const measured = (discsAt: (n: number) => readonly PlacedDisc[]) => {
  const tally = emptyEyes();
  const frames = truth.frames.map((_, n): PlacedFrame => {
    return { atMs: (1000 * n) / 30, gapMs: 0, discs: discsAt(n), covered: null, fitted: true };
  });
  measureEyes(tally, truth, frames);
  return tally;
};

describe('how the detector errs, counted on a film', () => {
  test('what it misses at rest is counted in streaks', () => {
    const tally = measured(n => (n >= 10 && n < 30 ? [] : [white(100)]));
    expect([tally.restMissed, tally.missStreaks]).toEqual([20, [20]]);
  });

  test('what is fast and missed, by its speed', () => {
    const [slow, , , fastest] = measured(() => [white(100)]).moving;
    expect([slow?.missed, fastest?.missed]).toEqual([0, 4]);
    expect(measured(() => []).moving.map(({ missed }) => missed)).toEqual([0, 95, 0, 4]);
  });

  test('what shows at one place again and again is a print; what shows once is none', () => {
    const tally = measured(n => [white(100), ...(n % 20 < 5 ? [white(-200)] : []), ...(n === 50 ? [white(0)] : [])]);
    expect(tally.prints).toHaveLength(1);
    expect(tally.printStreaks.every(frames => frames >= 4)).toBe(true);
    expect(tally.freeGhosts).toBe(1);
  });

  test('is told in lines without holes', () => {
    expect(eyesLines(emptyEyes(), 0, 'films').join()).not.toMatch(/NaN|undefined/);
  });
});

import { describe, expect, test } from 'vitest';
import { growthOf, type Round, verdict } from './verdict.ts';

const round = (change: Partial<Round> = {}): Round => ({
  seconds: 80,
  kept: 13,
  invented: 0,
  asked: 0,
  framesPerSecond: 30,
  processBytes: 400e6,
  usedBytes: 100e6,
  clips: 20,
  clipBytes: 9e6,
  storedBytes: 20e6,
  newestKept: true,
  recording: true,
  ...change,
});
const promised = { shots: 13, budgetBytes: 10e6, matches: 6, listed: 6, serverGrowth: 0 };
const six = (change: (i: number) => Partial<Round>) => Array.from({ length: 6 }, (_, i) => round(change(i)));

describe('What a long play showed', () => {
  test('nothing is missed where nothing was', () => {
    expect(
      verdict(
        six(() => ({})),
        promised,
      ).missed,
    ).toEqual([]);
  });

  test('a lost shot, an invented one, a slow round, a clip too many, a match too few', () => {
    const bad = six(i => (i === 3 ? { kept: 12, invented: 1, framesPerSecond: 20, clipBytes: 11e6 } : {}));
    expect(verdict(bad, { ...promised, listed: 5 }).missed).toEqual([
      'no shot lost',
      'no shot invented',
      'frames steady',
      'clips within their room',
      'every match is kept',
    ]);
  });

  test('what fills up at first is no growth, what goes on growing is', () => {
    expect(growthOf([100, 200, 200, 202, 201, 200])).toBeLessThanOrEqual(0.01);
    expect(growthOf([100, 200, 210, 220, 230, 240])).toBeGreaterThan(0.05);
    expect(
      verdict(
        six(i => ({ usedBytes: 100e6 + 10e6 * i })),
        promised,
      ).missed,
    ).toEqual(['in use ≤ 5.0 %']);
  });
});

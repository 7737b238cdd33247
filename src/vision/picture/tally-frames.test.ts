import { describe, expect, test } from 'vitest';
import { type FrameTally, gapBefore, noFrames, readTally, tallyFrame } from './tally-frames.ts';

const after = (frames: readonly (readonly [atMs: number, analysed: boolean])[], start = noFrames): FrameTally =>
  frames.reduce((tally, [atMs, analysed]) => tallyFrame(tally, { atMs, analysed }), start);

const steady = (count: number, everyMs: number, analysed: (i: number) => boolean = () => true) =>
  after(Array.from({ length: count }, (_, i) => [i * everyMs, analysed(i)] as const));

describe('Counting frames', () => {
  test('a camera at 30 frames a second, all looked at', () => {
    const health = readTally(steady(90, 1000 / 30));
    expect(health.deliveredFps).toBeCloseTo(30);
    expect(health.analysedFps).toBeCloseTo(30);
    expect(health.worstGapMs).toBeCloseTo(33.3, 1);
  });

  test('every other frame dropped: half the rate, twice the gap', () => {
    const health = readTally(steady(61, 20, i => i % 2 === 0));
    expect(health).toMatchObject({ delivered: 61, analysed: 31 });
    expect(health.analysedFps).toBeCloseTo(25);
    expect(health.worstGapMs).toBe(40);
  });

  test('a late frame is flagged with the time nobody looked', () => {
    const calm = steady(30, 33);
    expect(gapBefore(calm)).toBe(0);
    expect(gapBefore(tallyFrame(calm, { atMs: 29 * 33 + 120, analysed: true }))).toBe(120);
  });

  test('a dropped frame leaves a gap before the next one looked at', () => {
    const tally = after(
      [
        [29 * 33 + 33, false],
        [29 * 33 + 66, true],
      ],
      steady(30, 33),
    );
    expect(gapBefore(tally)).toBe(66);
  });

  test('a machine that always looks at every other frame sees fewer, without gaps', () => {
    expect(gapBefore(steady(61, 33, i => i % 2 === 0))).toBe(0);
  });

  test('only the last seconds are remembered, however long the match', () => {
    expect(steady(5000, 33).recent.length).toBeLessThan(100);
  });

  test('a recording that starts over begins its own time', () => {
    const again = tallyFrame(steady(90, 33), { atMs: 0, analysed: true });
    expect(gapBefore(again)).toBe(0);
    expect(again.delivered).toBe(91);
  });

  test('nothing seen yet reads as zeros', () => {
    expect(readTally(noFrames)).toEqual({ delivered: 0, analysed: 0, deliveredFps: 0, analysedFps: 0, worstGapMs: 0 });
  });
});

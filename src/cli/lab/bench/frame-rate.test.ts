import { describe, expect, test } from 'vitest';
import { frameRate } from './frame-rate.ts';

const EACH_MS = 1000 / 30;
/** Ten seconds of a camera at 30 frames a second, less the frames that nobody answered. */
const answered = (...dropped: readonly number[]) =>
  Array.from({ length: 301 }, (_, frame) => frame)
    .filter(frame => !dropped.includes(frame))
    .map(frame => 5000 + frame * EACH_MS);

describe('how steadily frames are answered', () => {
  test('every frame answered is the camera’s own pace', () => {
    const { fps, droppedShare, worstGapMs } = frameRate(answered(), 30);
    expect(fps).toBeCloseTo(30, 6);
    expect(droppedShare).toBe(0);
    expect(worstGapMs).toBeCloseTo(EACH_MS, 6);
  });

  test('three frames lost, two of them in a row, are 1 % of the 300 that were due, and the longest gap is three frames long', () => {
    const { fps, droppedShare, worstGapMs } = frameRate(answered(40, 200, 201), 30);
    expect(fps).toBeCloseTo(29.7, 6);
    expect(droppedShare).toBeCloseTo(0.01, 6);
    expect(worstGapMs).toBeCloseTo(3 * EACH_MS, 6);
  });

  test('a camera that is early and late by turns has lost nothing', () => {
    const unsteady = answered().map((atMs, frame) => atMs + (frame % 2) * 9);
    expect(frameRate(unsteady, 30).droppedShare).toBe(0);
  });

  test('a camera that sends half of what it promises is not called steady', () => {
    const { fps, droppedShare } = frameRate(
      answered().filter((_, frame) => frame % 2 === 0),
      30,
    );
    expect(fps).toBeCloseTo(15, 6);
    expect(droppedShare).toBeCloseTo(0.5, 6);
  });

  test('no answer at all is everything lost', () => {
    expect(frameRate([], 30)).toEqual({ fps: 0, droppedShare: 1, worstGapMs: 0 });
  });
});

import { describe, expect, test } from 'vitest';
import { firstLevel, heedAnalysis, RECORDING_SIZES, type RecordingLevel } from './recording-level.ts';

/** Half a minute and more of answers, ten a second, of a machine that looks at this share. */
const answered = (
  level: RecordingLevel,
  seconds: number,
  share: (at: number) => number,
  fromMs = 0,
): { readonly level: RecordingLevel; readonly steps: readonly number[] } => {
  const steps = [level.at];
  let now = level;
  for (let ms = fromMs; ms < fromMs + 1000 * seconds; ms += 100) {
    now = heedAnalysis(now, share(now.at), ms);
    if (now.at !== steps.at(-1)) steps.push(now.at);
  }
  return { level: now, steps };
};
const NOTHING = RECORDING_SIZES.length - 1;

describe('How much is recorded', () => {
  test('as much as there is while every picture is looked at', () => {
    expect(answered(firstLevel(false), 300, () => 1).steps).toEqual([1]);
    expect(answered(firstLevel(true), 300, () => 1).steps).toEqual([0]);
  });

  test('less, step by step, until the analysis is well', () => {
    expect(answered(firstLevel(false), 40, at => 0.75 + 0.08 * at).steps).toEqual([1, 2, 3]);
  });

  test('nothing at all where even the least is too much', () => {
    expect(answered(firstLevel(false), 60, at => (at === NOTHING ? 1 : 0.5 + 0.05 * at)).level.at).toBe(NOTHING);
  });

  test('where recording less does not help, it goes on: the machine is slow by itself', () => {
    expect(answered(firstLevel(false), 120, () => 0.6).steps).toEqual([1, 2]);
  });

  test('a slow second changes nothing', () => {
    let level = firstLevel(false);
    for (let ms = 0; ms < 60_000; ms += 100) level = heedAnalysis(level, ms % 10_000 < 1000 ? 0.5 : 1, ms);
    expect(level.at).toBe(1);
  });

  test('more is tried after a minute, and not so soon again when it was too much', () => {
    const hungry = (at: number) => (at < 2 ? 0.8 : 1);
    const first = answered(firstLevel(false), 80, hungry);
    expect(first.steps).toEqual([1, 2, 1, 2]);
    expect(answered(first.level, 100, hungry, 80_000).steps).toEqual([2]);
    expect(answered(first.level, 200, hungry, 80_000).steps).toEqual([2, 1, 2]);
  });
});

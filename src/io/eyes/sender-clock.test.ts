import { describe, expect, test } from 'vitest';
import { makeSenderClock } from './sender-clock.ts';

const WRAP = 2 ** 32;
/** Thirty pictures a second that come up to 18 ms late, as over a busy network. */
const uneven = (count: number, firstTicks: number, drift = 0) =>
  Array.from({ length: count }, (_, i) => ({
    comesMs: 5_000 + i * (1000 / 30) * (1 + drift) + ((i * 7) % 10) * 2,
    ticks: (firstTicks + i * 3_000) % WRAP,
  }));

const stepsOf = (times: readonly number[]) => times.slice(1).map((atMs, i) => atMs - (times[i] ?? 0));

describe('When a picture that travelled was taken', () => {
  test.each([
    ['a stamp like any other', 1_000_000],
    ['a stamp that begins anew meanwhile', WRAP - 20_000],
  ])('evenly, however it came: %s', (_what, first) => {
    const clock = makeSenderClock();
    const frames = uneven(90, first);
    const steps = stepsOf(frames.map(({ comesMs, ticks }) => clock(comesMs, ticks)));
    expect(Math.max(...stepsOf(frames.map(({ comesMs }) => comesMs)))).toBeGreaterThan(40);
    for (const step of steps) expect(Math.abs(step - 1000 / 30)).toBeLessThan(0.1);
  });

  test('a sender whose watch goes wrong is followed: no picture is dated a quarter second off', () => {
    const clock = makeSenderClock();
    const frames = uneven(30 * 600, 0, 0.0005);
    const off = frames.map(({ comesMs, ticks }) => Math.abs(clock(comesMs, ticks) - comesMs));
    expect(Math.max(...off)).toBeLessThan(60);
  });

  test('after a pause, and from another phone, time goes on where it is here', () => {
    const clock = makeSenderClock();
    clock(1_000, 90_000);
    expect(clock(11_000, 990_000)).toBeCloseTo(11_000);
    expect(clock(11_500, 7)).toBe(11_500);
    expect(clock(11_533, 3_007)).toBeCloseTo(11_533, 0);
  });

  test('a camera at this computer has no such stamp: it is taken when it comes', () => {
    const clock = makeSenderClock();
    expect([clock(10, undefined), clock(47, undefined)]).toEqual([10, 47]);
  });
});

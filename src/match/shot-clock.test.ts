import { describe, expect, test } from 'vitest';
import { goOn, leftAt, pauseClock, secondsLeft, startClock, toTell } from './shot-clock.ts';

describe('The shot clock', () => {
  const clock = startClock(15, 1000);

  test('counts down from fifteen to nothing and no further', () => {
    expect([1000, 1001, 2000, 15_500, 16_000, 99_000].map(now => secondsLeft(clock, now))).toEqual([
      15, 15, 14, 1, 0, 0,
    ]);
  });

  test('tells each of the last five seconds once, and that time is up once', () => {
    const told: number[] = [];
    for (let now = 1000; now < 20_000; now += 100) {
      const second = toTell(clock, now - 100, now);
      if (second !== undefined) told.push(second);
    }
    expect(told).toEqual([5, 4, 3, 2, 1, 0]);
  });

  test('stands still while it is paused, tells nothing then, and goes on with what was left', () => {
    const paused = pauseClock(clock, 8000);
    expect(leftAt(paused, 60_000)).toBe(8000);
    expect(toTell(paused, 8000, 60_000)).toBeUndefined();
    const again = goOn(paused, 60_000);
    expect(secondsLeft(again, 61_000)).toBe(7);
    expect(goOn(again, 70_000)).toBe(again);
  });

  test('is not confused by a clock set back', () => {
    expect(leftAt(clock, 0)).toBe(15_000);
  });
});

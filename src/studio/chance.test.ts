import { describe, expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';

describe('dice', () => {
  test('the same seed throws the same numbers, on every machine', () => {
    const { next } = chanceFrom(1, 'a');
    expect([next(), next(), next()].map(value => Math.round(value * 4294967296))).toEqual([
      4188432013, 3450123681, 3392572497,
    ]);
  });

  test('another purpose, another sequence; a fork does not care what was thrown before', () => {
    const dice = chanceFrom(1);
    const fresh = dice.fork('x').next();
    dice.next();
    expect(dice.fork('x').next()).toBe(fresh);
    expect(dice.fork('y').next()).not.toBe(fresh);
  });

  test('are even, and spread as asked', () => {
    const { next, around } = chanceFrom(7);
    const even = Array.from({ length: 20_000 }, next);
    expect(even.reduce((sum, value) => sum + value, 0) / even.length).toBeCloseTo(0.5, 1);
    const wide = Array.from({ length: 20_000 }, () => around(3));
    const variance = wide.reduce((sum, value) => sum + value * value, 0) / wide.length;
    expect(Math.sqrt(variance)).toBeGreaterThan(2.9);
    expect(Math.sqrt(variance)).toBeLessThan(3.1);
  });

  test('shuffling loses nothing', () => {
    expect([...chanceFrom(3).shuffled([1, 2, 3, 4, 5])].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

import { describe, expect, test } from 'vitest';
import { allOf, anyOf, atLeast, atMost, not } from './answer.ts';

describe('an answer within a tolerance', () => {
  test.each([
    [8, 10, 1, 'yes'],
    [9, 10, 1, 'yes'],
    [9.5, 10, 1, 'cannot-tell'],
    [11, 10, 1, 'cannot-tell'],
    [11.1, 10, 1, 'no'],
  ] as const)('%d is at most %d, give or take %d: %s', (value, limit, tolerance, answer) => {
    expect(atMost(value, limit, tolerance)).toBe(answer);
    expect(atLeast(-value, -limit, tolerance)).toBe(answer);
  });

  test('doubt spreads unless another answer settles it', () => {
    expect(allOf('yes', 'cannot-tell')).toBe('cannot-tell');
    expect(allOf('no', 'cannot-tell')).toBe('no');
    expect(anyOf('yes', 'cannot-tell')).toBe('yes');
    expect(anyOf('no', 'cannot-tell')).toBe('cannot-tell');
    expect(not('cannot-tell')).toBe('cannot-tell');
  });
});

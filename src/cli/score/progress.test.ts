import { describe, expect, test } from 'vitest';
import { progressLine } from './progress.ts';

describe('Progress', () => {
  test('half of a minute in ten seconds leaves ten seconds', () => {
    expect(progressLine(30_000, 60_000, 10_000)).toBe('████████████············ 50 % of 1:00, 0:10 left');
  });
  test('at the very start nobody knows how long it takes', () => {
    expect(progressLine(0, 60_000, 500)).toBe('························ 0 % of 1:00');
  });
  test('a file that does not say how long it is has no bar', () => {
    expect(progressLine(61_000, undefined, 10_000)).toBe('1:01 looked at');
  });
  test('a file longer than it said does not go beyond its end', () => {
    expect(progressLine(70_000, 60_000, 10_000)).toContain('100 %');
  });
});

import { describe, expect, test } from 'vitest';
import { blinksNoMore, missesToBeGone } from './blink.ts';

describe('A disc that is not seen for some frames', () => {
  test('is gone after a few when it never blinked', () => {
    expect(missesToBeGone({ blinks: 0 })).toBe(4);
  });

  test('is given longer the more it blinks, but not for ever', () => {
    expect(missesToBeGone({ blinks: 0.57 })).toBeGreaterThan(8);
    expect(missesToBeGone({ blinks: 0.99 })).toBe(40);
  });

  test('does not blink any more when it was missing for many times as long', () => {
    expect(blinksNoMore({ blinks: 0.57, misses: 20 })).toBe(false);
    expect(blinksNoMore({ blinks: 0.57, misses: 70 })).toBe(true);
  });
});

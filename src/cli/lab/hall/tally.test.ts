import { describe, expect, test } from 'vitest';
import { percentile, tallyOf } from './tally.ts';

describe('The tally of a viewer', () => {
  test.each([
    ['all, once, in order', ['a', 'b', 'c'], { heard: 3, lost: 0, duplicated: 0, outOfOrder: 0 }],
    ['one missing', ['a', 'c'], { heard: 2, lost: 1, duplicated: 0, outOfOrder: 0 }],
    ['one twice', ['a', 'b', 'b', 'c'], { heard: 4, lost: 0, duplicated: 1, outOfOrder: 0 }],
    ['two exchanged', ['b', 'a', 'c'], { heard: 3, lost: 0, duplicated: 0, outOfOrder: 1 }],
  ])('%s', (_says, heard, tally) => {
    expect(tallyOf(['a', 'b', 'c'], heard)).toEqual(tally);
  });

  test('percentiles', () => {
    const values = Array.from({ length: 100 }, (_, i) => i + 1);
    expect([percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)]).toEqual([51, 100, 0]);
  });
});

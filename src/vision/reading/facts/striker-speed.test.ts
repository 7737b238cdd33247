import { describe, expect, test } from 'vitest';
import { moving } from '../../testing/disc-ways.ts';
import { leavesWith } from './striker-speed.ts';

const from = { xMm: 0, yMm: -250 };

describe('The speed of the striker', () => {
  test('is that of its first sights, and what the powder has taken since', () => {
    const seen = [
      [20, 0, -220],
      [53, 0, -170],
      [86, 0, -121],
    ] as const;
    const { vxMmPerS, vyMmPerS } = leavesWith(from, moving(1, 'striker', from, seen), null, 0);
    expect(vxMmPerS).toBeCloseTo(0, 3);
    expect(vyMmPerS).toBeGreaterThan(1500);
    expect(vyMmPerS).toBeLessThan(1600);
  });

  test('is nothing where no striker was seen', () => {
    expect(leavesWith(from, null, null, 0)).toEqual({ vxMmPerS: 0, vyMmPerS: 0 });
  });
});

import { describe, expect, test } from 'vitest';
import { lyingTrack, START_MS } from '../testing/track-fixture.ts';
import type { Find } from './find.ts';
import { followSettings } from './follow-settings.ts';
import { seenAtRest, seenMoving } from './see-again.ts';

const at = { xMm: 45, yMm: 322 };
const find = (xMm: number, clear: boolean): Find => ({
  disc: { kind: 'white', at: { ...at, xMm }, certainty: 0.9 },
  where: 'surface',
  clear,
});

describe('A disc seen again', () => {
  test('often in the open is no knuckle when a hand comes near', () => {
    const proven = { ...lyingTrack(1, 'white', at), clearRun: 20 };
    expect(seenAtRest(proven, find(45, false), START_MS).clearRun).toBe(20);
  });

  test('only now and then may be one', () => {
    const young = { ...lyingTrack(1, 'white', at), clearRun: 3 };
    expect(seenAtRest(young, find(45, false), START_MS).clearRun).toBe(0);
  });

  test('on its way is remembered to have left when it was last seen where it lay', () => {
    const left = seenMoving(lyingTrack(1, 'white', at), find(80, true), START_MS + 33, followSettings);
    const on = seenMoving(left, find(120, true), START_MS + 66, followSettings);
    expect([left.leftMs, on.leftMs]).toEqual([START_MS, START_MS]);
  });

  test('where it lay, after it seemed to move a little, blinks as it did before', () => {
    const blinking = { ...lyingTrack(1, 'white', at), blinks: 0.8 };
    const seenAt = (xMm: number) =>
      [1, 2, 3, 4, 5, 6, 7, 8].reduce(
        (track, n) => (track.resting ? track : seenMoving(track, find(xMm, true), START_MS + 66 * n, followSettings)),
        seenMoving(blinking, find(xMm, true), START_MS, followSettings),
      );
    expect(seenAt(48)).toMatchObject({ resting: true });
    expect(seenAt(48).blinks).toBeGreaterThan(0.5);
    expect(seenAt(90)).toMatchObject({ resting: true, blinks: 0 });
  });
});

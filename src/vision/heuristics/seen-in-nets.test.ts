import { describe, expect, test } from 'vitest';
import { pocketCentre, standardSurface } from '../../carrom/surface.ts';
import type { Find } from './find.ts';
import { liesInNet, watchNets } from './seen-in-nets.ts';

const centre = pocketCentre(standardSurface, 'SW');
const inPocket = (xMm: number): Find => ({
  disc: { kind: 'black', at: { xMm: centre.xMm + xMm, yMm: centre.yMm }, certainty: 0.8 },
  where: 'pocket',
  clear: true,
});

describe('Discs that fell earlier and show in their nets', () => {
  const nets = watchNets(watchNets([], [inPocket(3)], 0), [inPocket(4)], 40);

  test('what was seen there before the shot says nothing about it', () => {
    expect(liesInNet(nets, inPocket(3))).toBe(true);
  });

  test('what shows elsewhere in the same pocket is new', () => {
    expect(liesInNet(nets, inPocket(-14))).toBe(false);
  });

  test('a single sight may have been a mistake', () => {
    expect(liesInNet(watchNets([], [inPocket(3)], 0), inPocket(3))).toBe(false);
  });

  test('it is forgotten when it has not shown for long', () => {
    expect(watchNets(nets, [], 60_000)).toEqual([]);
  });
});

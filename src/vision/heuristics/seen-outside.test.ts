import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { goneDisc, lyingTrack, movingTrack, playingWith, START_MS } from '../testing/track-fixture.ts';
import type { Find } from './find.ts';
import { watchOutside } from './seen-outside.ts';
import { whoFlew } from './who-flew.ts';

const find = (xMm: number, yMm: number, clear = true): Find => ({
  disc: {
    kind: 'white',
    at: { xMm, yMm },
    certainty: 0.8,
    odds: { white: 0.9, black: 0.03, queen: 0.03, striker: 0.04 },
  },
  where: 'beyond',
  clear,
});
const seen = (one: Find) => watchOutside(standardSurface, [], [one], START_MS + 200).length;

describe('What is seen beyond the frame', () => {
  test('is kept for the disc that is gone', () => {
    expect(seen(find(-120, 400))).toBe(1);
  });

  test('is not kept at a hand, at a pocket or at the very cushion', () => {
    expect(seen(find(-120, 400, false))).toBe(0);
    expect(seen(find(-350, 385))).toBe(0);
    expect(seen(find(-120, 372))).toBe(0);
  });

  test('is forgotten when no shot can have lasted so long', () => {
    const kept = watchOutside(standardSurface, [], [find(-120, 400)], START_MS);
    expect(watchOutside(standardSurface, kept, [], START_MS + 11_000)).toEqual([]);
  });

  describe('belongs, of those that are gone,', () => {
    const outside = watchOutside(standardSurface, [], [find(-120, 400)], START_MS + 250);
    const fromCushion = lyingTrack(1, 'white', { xMm: -73, yMm: 352 });
    const vanished = goneDisc(fromCushion, { ...fromCushion, misses: 30 });
    const fallen = lyingTrack(2, 'white', { xMm: 200, yMm: 200 });
    const fell = goneDisc(
      fallen,
      movingTrack(2, 'white', fallen.anchor, [
        [100, 240, 240],
        [133, 280, 280],
      ]),
    );
    const flew = (...discs: Parameters<typeof whoFlew>[0]) => [
      ...whoFlew(discs, playingWith([fromCushion, fallen], { outside }), standardSurface).keys(),
    ];

    test('to the one whose way leads to no pocket', () => {
      expect(flew(fell, vanished)).toEqual([1]);
    });

    test('to nobody when one was seen to go over the frame by itself', () => {
      const over = goneDisc(fromCushion, movingTrack(1, 'white', fromCushion.anchor, [[150, -97, 380, 'beyond']]));
      expect(flew(fell, over)).toEqual([]);
    });

    test('to no disc of another kind', () => {
      const black = lyingTrack(3, 'black', { xMm: -73, yMm: 352 });
      expect(flew(goneDisc(black, black))).toEqual([]);
    });
  });
});

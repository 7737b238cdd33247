import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { lyingTrack, movingTrack, playingWith, type Sight, START_MS } from '../testing/track-fixture.ts';
import { followingNone } from './following.ts';
import type { Track } from './track.ts';
import { moversIn } from './unknown-movers.ts';

const striker = lyingTrack(99, 'striker', { xMm: -248, yMm: -87 });
const stranger = (sights: readonly Sight[]): Track => ({
  ...movingTrack(65, 'white', { xMm: 213, yMm: -245 }, sights),
  known: false,
  clearRun: sights.length,
});
const movers = (...tracks: readonly Track[]) =>
  moversIn(playingWith([striker]), { ...followingNone, atMs: START_MS + 300, tracks }, standardSurface);

describe('Something nobody knows', () => {
  const rushing = stranger([
    [230, 213, -245],
    [263, 252, -275],
    [296, 310, -314],
  ]);

  test('that rushes straight to a pocket has moved, though it was seen three times only', () => {
    expect(movers(striker, rushing)).toEqual([65]);
  });

  test('has not when its few sights lead to no pocket', () => {
    const elsewhere: readonly Sight[] = [
      [230, 213, -245],
      [263, 252, -205],
      [296, 310, -166],
    ];
    expect(movers(striker, stranger(elsewhere))).toEqual([]);
  });

  test('has not when it runs beside a disc that is known: it is the other end of its smear', () => {
    const runs = movingTrack(99, 'striker', striker.anchor, [[296, 290, -290]]);
    expect(movers(runs, rushing)).toEqual([]);
  });
});

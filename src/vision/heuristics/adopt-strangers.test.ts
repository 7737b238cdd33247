import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { movingTrack, type Sight, START_MS } from '../testing/track-fixture.ts';
import { noHands } from '../track/watch-hands.ts';
import { adoptStrangers } from './adopt-strangers.ts';
import { followSettings } from './follow-settings.ts';
import type { Track } from './track.ts';

/** Three sights of a black that nobody knows. */
const stranger: Track = {
  ...movingTrack(30, 'black', { xMm: 16, yMm: 227 }, [
    [100, 16, 227],
    [133, 15, 292],
    [167, 16, 344],
  ]),
  known: false,
  firstMs: START_MS + 100,
  sightings: 3,
  clearRun: 3,
};

/** A black that has not been seen for some frames; is it the one that nobody knows? */
const isIt = (...sights: readonly Sight[]): boolean => {
  const lost = { ...movingTrack(18, 'black', { xMm: 40, yMm: 39 }, sights), misses: 3 };
  const table = { kind: standardSurface, playing: true, stillSinceMs: null };
  return adoptStrangers([lost, stranger], noHands, table, START_MS + 170, followSettings).length === 1;
};

describe('A disc that was lost in a throng', () => {
  test('is one that is seen elsewhere', () => {
    expect(isIt([33, 60, 100], [67, 70, 150])).toBe(true);
  });

  test('is in the pocket its way led into, and a few sights elsewhere are no proof of anything else', () => {
    expect(isIt([33, 76, 77], [67, 181, 191])).toBe(false);
  });
});

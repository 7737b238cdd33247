import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { goneDisc, lyingTrack, movingTrack, playingWith, START_MS } from '../testing/track-fixture.ts';
import { liesUntouched } from './lies-untouched.ts';
import type { SameDisc } from './same-discs.ts';
import type { Track } from './track.ts';

const white = lyingTrack(16, 'white', { xMm: -97, yMm: -137 });
const aimed = lyingTrack(99, 'striker', { xMm: 100, yMm: -250 });
const runsBy = (xMm: number): SameDisc => ({
  ...goneDisc(
    aimed,
    movingTrack(99, 'striker', aimed.anchor, [
      [100, xMm, -180],
      [400, xMm, -137],
      [500, xMm, 0],
    ]),
  ),
  now: lyingTrack(99, 'striker', { xMm, yMm: 40 }),
});
const lost: Track = { ...white, misses: 25, seenMs: START_MS + 420 };
const lies = (way: Track, striker = runsBy(100)): boolean => {
  const disc = goneDisc(white, way);
  return liesUntouched(
    disc,
    [disc, striker],
    playingWith([white, aimed], { stillSinceMs: START_MS + 560 }),
    standardSurface,
  );
};

describe('A piece the detector has gone blind on', () => {
  test('lies where it was seen nearly until all was still, when nothing came near it since', () => {
    expect(lies(lost)).toBe(true);
  });

  test('may be gone when something came near it then', () => {
    expect(lies(lost, runsBy(-90))).toBe(false);
  });

  test('may be gone when it was last seen long before that', () => {
    expect(lies({ ...lost, seenMs: START_MS + 300 })).toBe(false);
  });

  test('may have been taken by a hand that came over it', () => {
    expect(lies({ ...lost, handled: true })).toBe(false);
  });
});

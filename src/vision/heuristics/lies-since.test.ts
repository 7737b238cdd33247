import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { movingTrack, START_MS } from '../testing/track-fixture.ts';
import { firstSeenThere, liesSince } from './lies-since.ts';
import { newTrack } from './see-again.ts';
import type { Track } from './track.ts';

const queen = (xMm: number, yMm: number, seenMs: number, averaged = 12): Track => ({
  ...newTrack(1, { disc: { kind: 'queen', at: { xMm, yMm }, certainty: 0.5 }, where: 'surface', clear: true }, 900),
  resting: true,
  averaged,
  seenMs,
  misses: 15,
});
const stillSinceMs = 1000;
const lies = (track: Track) => liesSince(track, stillSinceMs, standardSurface);

describe('A disc that the detector has lost', () => {
  test('lies there yet when it was seen lying after all had come to rest', () => {
    expect(lies(queen(-85, 195, 1170))).toBe(true);
  });
  test('may have been struck when it was last seen while others moved', () => {
    expect(lies(queen(-85, 195, 1020))).toBe(false);
  });
  test('may have fallen from the lip of a pocket', () => {
    expect(lies(queen(-345, 345, 1170))).toBe(false);
  });
  test('was perhaps never there when it was hardly seen', () => {
    expect(lies(queen(-85, 195, 1170, 2))).toBe(false);
  });
});

describe('A disc that nobody knows yet', () => {
  test('lies there since it was first seen there, whatever it was taken for before', () => {
    const went = movingTrack(10, 'white', { xMm: 0, yMm: -2 }, [
      [-230, 0, -2],
      [-30, -56, 26],
      [0, -56, 25],
      [33, -56, 26],
    ]);
    const rests: Track = { ...went, resting: true, anchor: { xMm: -56, yMm: 26 }, restSinceMs: START_MS + 100 };
    expect(firstSeenThere(rests)).toBe(START_MS - 30);
  });
});

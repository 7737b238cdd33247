import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { movingTrack, START_MS } from '../testing/track-fixture.ts';
import { lastSeenOf, lookAhead } from './last-seen.ts';
import { newTrack } from './see-again.ts';
import type { Playing } from './shot-in-play.ts';
import type { Sighting, Track } from './track.ts';

const playing: Playing = {
  aim: { seat: 'south', at: { xMm: 0, yMm: -250 }, place: 'seen', trackId: 99, sinceMs: 0, seenMs: 1000 },
  startMs: 1000,
  before: [],
  stillSinceMs: null,
  movers: [],
  leapt: false,
  strays: [],
  outside: [],
  gapsMs: 0,
};

/** On its way, seen every 33 ms. */
const going = (...places: readonly (readonly [xMm: number, yMm: number])[]): Track => {
  const trail = places.reduce<Sighting | null>(
    (before, [xMm, yMm], i) => ({ atMs: 1100 + 33 * i, at: { xMm, yMm }, where: 'surface', clear: true, before }),
    null,
  );
  const at = { xMm: 0, yMm: 0 };
  const track = newTrack(1, { disc: { kind: 'white', at, certainty: 0.9 }, where: 'surface', clear: true }, 0);
  return { ...track, known: true, trail };
};
const seen = (track: Track) => lastSeenOf(standardSurface, track, playing, 15.5).at;

describe('Where a disc that is gone was seen last', () => {
  test('is the last sight of its way', () => {
    expect(seen(going([200, 200], [240, 240], [280, 280]))).toEqual({ xMm: 280, yMm: 280 });
  });

  test('is before a sight that leads nowhere and does not follow, when it was about to fall', () => {
    expect(seen(going([200, 200], [240, 240], [280, 280], [230, 120]))).toEqual({ xMm: 280, yMm: 280 });
  });

  test('is before a mistake that stays in one place and carried it off, however often that was seen', () => {
    const carriedOff = going([40, 40], [100, 100], [160, 160], [60, 230], [61, 231], [59, 229], [60, 231], [62, 230]);
    expect(seen(carriedOff)).toEqual({ xMm: 160, yMm: 160 });
  });

  test('is where it came to rest after a blow, rolling out', () => {
    const struckOff = going([40, 40], [100, 100], [160, 160], [110, 200], [80, 220], [62, 230], [58, 233]);
    expect(seen(struckOff)).toEqual({ xMm: 58, yMm: 233 });
  });

  test('and how fast it went, nobody can say of one seen only once: fast', () => {
    const once = movingTrack(1, 'white', { xMm: -62, yMm: 21 }, [[165, -48, 32]]);
    const told = lastSeenOf(standardSurface, once, playing, 15.5);
    expect(told.once).toBe(true);
    expect(lookAhead(standardSurface, told, 15.5).passes.NE.mm).toBeLessThan(25);
  });

  test('is out in the open when it was never near a pocket', () => {
    expect(seen(going([0, 100], [0, 140], [0, 180], [-120, 60]))).toEqual({ xMm: -120, yMm: 60 });
  });

  test('is on its way back from the cushion, however sharp the turn', () => {
    expect(seen(going([260, 40], [310, 40], [345, 40], [310, 40]))).toEqual({ xMm: 310, yMm: 40 });
  });

  test('is where it lay, before all else, when it went straight over the frame', () => {
    const flew = movingTrack(1, 'black', { xMm: -44, yMm: -351 }, [
      [155, -97, -372, 'beyond'],
      [186, -125, -386, 'beyond'],
    ]);
    const { at, atMs } = lastSeenOf(standardSurface, flew, playing, 15.5);
    expect(at).toEqual({ xMm: -44, yMm: -351 });
    expect(atMs).toBeLessThan(START_MS + 155);
  });
});

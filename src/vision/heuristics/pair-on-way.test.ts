import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { COVER_ACROSS } from '../detect/placed-discs.ts';
import { lyingTrack, movingTrack, START_MS } from '../testing/track-fixture.ts';
import { noHands, watchHands } from '../track/watch-hands.ts';
import type { Find } from './find.ts';
import { followSettings } from './follow-settings.ts';
import { pairOnWay } from './pair-on-way.ts';
import type { Track } from './track.ts';

const NOW_MS = START_MS + 116;
const hands = watchHands(noHands, new Uint8Array(COVER_ACROSS * COVER_ACROSS).fill(1), NOW_MS);
const piece = movingTrack(1, 'white', { xMm: 57, yMm: 318 }, [
  [67, 51, 339],
  [83, 50, 332],
  [100, 49, 325],
]);
const find = (xMm: number, yMm: number): Find => ({
  disc: { kind: 'white', at: { xMm, yMm }, certainty: 0.6 },
  where: 'surface',
  clear: false,
});
const goesOnAs = (one: Find, track = piece) => {
  const frame = { atMs: NOW_MS, gapMs: 0, discs: [one.disc], covered: null, fitted: true };
  const table = { kind: standardSurface, playing: true, stillSinceMs: null };
  const [pair] = pairOnWay(
    [track],
    [one],
    frame,
    hands,
    { struck: new Set(), inNets: new Set() },
    table,
    followSettings,
  );
  return pair;
};

describe('A piece that a hand hides on its way', () => {
  test('is seen between the fingers near where it was', () => {
    expect(goesOnAs(find(48, 318))).toBeDefined();
  });

  test('is not what looks like it far off on the hand', () => {
    expect(goesOnAs(find(-62, 321))).toBeUndefined();
  });
});

describe('A piece that flies over the frame', () => {
  const flew = movingTrack(1, 'white', { xMm: -73, yMm: 351 }, [
    [40, -104, 373, 'beyond'],
    [70, -125, 383, 'beyond'],
    [100, -160, 393, 'beyond'],
  ]);
  const white = (xMm: number, yMm: number): Find => ({ ...find(xMm, yMm), clear: true });

  test('does not turn up across the board', () => {
    expect(goesOnAs(white(-200, 300), flew)).toBeUndefined();
  });

  test('may come down beside the cushion', () => {
    expect(goesOnAs(white(-175, 350), flew)).toBeDefined();
  });
});

describe('A piece whose way led into a pocket', () => {
  const half = standardSurface.sideMm / 2;
  const toPocket = movingTrack(1, 'black', { xMm: 0, yMm: 0 }, [
    [0, half - 217, half - 218],
    [33, half - 146, half - 158],
    [67, half - 75, half - 98],
  ]);
  const struckBack = movingTrack(2, 'black', { xMm: 0, yMm: 40 }, [
    [67, 240, 58],
    [100, 262, 64],
  ]);
  const black: Find = {
    disc: { kind: 'black', at: { xMm: 207, yMm: 84 }, certainty: 0.9 },
    where: 'surface',
    clear: true,
  };
  const whoIs = (one: Find, ...tracks: readonly Track[]) => {
    const frame = { atMs: START_MS + 133, gapMs: 0, discs: [one.disc], covered: null, fitted: true };
    const struck = { struck: new Set<number>(), inNets: new Set<Find>() };
    const table = { kind: standardSurface, playing: true, stillSinceMs: null };
    return pairOnWay(tracks, [one], frame, noHands, struck, table, followSettings).indexOf(one);
  };

  test('is not looked for among those that run about: one struck back there is itself', () => {
    expect(whoIs(black, toPocket, struckBack)).toBe(1);
  });

  test('near the pocket and fast, it may be in it, and is not what is seen far off', () => {
    const along = movingTrack(1, 'white', { xMm: 60, yMm: -30 }, [
      [0, half - 70, 130 - half],
      [67, half - 22, 88 - half],
    ]);
    expect(whoIs({ ...black, disc: { kind: 'white', at: { xMm: 304, yMm: 179 }, certainty: 0.9 } }, along)).toBe(-1);
  });

  test('is seen beside the pocket when its jaws throw it back', () => {
    const toJaws = movingTrack(1, 'white', { xMm: 150, yMm: -300 }, [
      [33, half - 105, half - 130],
      [67, half - 77, half - 77],
      [100, half - 49, half - 26],
    ]);
    const beside: Find = { ...black, disc: { kind: 'white', at: { xMm: half - 32, yMm: half - 67 }, certainty: 0.9 } };
    expect(whoIs(beside, toJaws)).toBe(0);
  });
});

describe('A piece that was seen to lie when all was still', () => {
  const white = { ...lyingTrack(7, 'white', { xMm: -139, yMm: 102 }), seenMs: START_MS + 900 };
  const far: Find = {
    disc: { kind: 'white', at: { xMm: -323, yMm: 300 }, certainty: 0.8 },
    where: 'surface',
    clear: true,
  };
  const setsOff = (stillSinceMs: number | null) => {
    const frame = { atMs: START_MS + 940, gapMs: 0, discs: [far.disc], covered: null, fitted: true };
    const struck = { struck: new Set([7]), inNets: new Set<Find>() };
    const table = { kind: standardSurface, playing: true, stillSinceMs };
    return pairOnWay([white], [far], frame, noHands, struck, table, followSettings)[0] !== undefined;
  };

  test('does not set off any more: what is seen elsewhere is a mistake', () => {
    expect(setsOff(START_MS + 600)).toBe(false);
  });

  test('may have been struck a moment ago while something moves', () => {
    expect(setsOff(null)).toBe(true);
  });
});

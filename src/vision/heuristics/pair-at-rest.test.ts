import { describe, expect, test } from 'vitest';
import { lyingTrack, movingTrack, START_MS } from '../testing/track-fixture.ts';
import type { Find } from './find.ts';
import { followSettings } from './follow-settings.ts';
import { mayRest, pairAtRest } from './pair-at-rest.ts';
import type { Track } from './track.ts';

const NOW_MS = START_MS + 100;
const piece: Track = { ...lyingTrack(1, 'white', { xMm: 74, yMm: -191 }), seenMs: NOW_MS - 33 };
/** The detector takes the piece for a striker. */
const misread: Find = {
  disc: {
    kind: 'striker',
    at: { xMm: 75, yMm: -192 },
    certainty: 0.9,
    odds: { white: 0.01, black: 0.01, queen: 0.01, striker: 0.97 },
  },
  where: 'surface',
  clear: true,
};
const runner = (clearRun: number): Track => ({
  ...movingTrack(2, 'striker', { xMm: 264, yMm: 13 }, [
    [33, 200, -50],
    [67, 140, -120],
  ]),
  known: false,
  clearRun,
});
const pairs = (other: Track) => pairAtRest([piece, other], [misread], NOW_MS, followSettings).length;

describe('A piece that is taken for another kind where it lies', () => {
  test('is itself, when what may run there was only just made up', () => {
    expect(pairs(runner(2))).toBe(1);
  });

  test('may be the one that was seen to run there', () => {
    expect(pairs(runner(4))).toBe(0);
  });
});

describe('A disc that seems to have left its place', () => {
  const from = { xMm: 57, yMm: 320 };
  test('has, when it was seen twice far enough from it', () => {
    const left = movingTrack(1, 'white', from, [
      [33, 54, 353],
      [66, 52, 350],
    ]);
    expect(mayRest(left)).toBe(false);
  });

  test('may lie there yet, when it was hardly further than one that touches it', () => {
    const jitters = movingTrack(1, 'white', from, [
      [33, 54, 342],
      [66, 52, 340],
    ]);
    expect(mayRest(jitters)).toBe(true);
  });
});

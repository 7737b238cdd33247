import { describe, expect, test } from 'vitest';
import { type OnSurface, standardSurface } from '../../carrom/surface.ts';
import { carriedOn } from './carry-on.ts';
import { wayOf } from './disc-way.ts';
import { newTrack } from './see-again.ts';
import type { Sighting, Track } from './track.ts';

const START_MS = 1000;
type Sight = readonly [ms: number, xMm: number, yMm: number];

const way = (id: number, from: OnSurface, sights: readonly Sight[]) => {
  const before: Track = {
    ...newTrack(id, { disc: { kind: 'black', at: from, certainty: 0.9 }, where: 'surface', clear: true }, 0),
    known: true,
    resting: true,
    trail: null,
  };
  const trail = sights.reduce<Sighting | null>(
    (earlier, [ms, xMm, yMm]) => ({
      atMs: START_MS + ms,
      at: { xMm, yMm },
      where: 'surface',
      clear: true,
      before: earlier,
    }),
    null,
  );
  return wayOf(standardSurface, { track: before, missing: false }, { ...before, resting: false, trail }, START_MS);
};
const lastOf = ({ sights }: ReturnType<typeof way>) => sights.at(-1)?.at;

/** Frames are missing between 66 and 200 ms; one goes on east, the other north. */
const east: readonly Sight[] = [
  [33, -200, -200],
  [66, -170, -200],
];
const north: readonly Sight[] = [
  [33, 200, 0],
  [66, 200, 30],
];
const eastLater: readonly Sight[] = [
  [200, -50, -200],
  [233, -22, -200],
];
const northLater: readonly Sight[] = [
  [200, 200, 145],
  [233, 200, 172],
];

describe('Across missing frames', () => {
  const from = [
    { xMm: -230, yMm: -200 },
    { xMm: 200, yMm: -30 },
  ] as const;

  test('two pieces of one kind that were taken for each other each go on as they went', () => {
    const mixed = [way(1, from[0], [...east, ...northLater]), way(2, from[1], [...north, ...eastLater])];
    const [one, two] = carriedOn(mixed, standardSurface, START_MS);
    expect(one && lastOf(one)).toEqual({ xMm: -22, yMm: -200 });
    expect(two && lastOf(two)).toEqual({ xMm: 200, yMm: 172 });
  });

  test('those that go on as they went are left alone', () => {
    const ways = [way(1, from[0], [...east, ...eastLater]), way(2, from[1], [...north, ...northLater])];
    expect(carriedOn(ways, standardSurface, START_MS)).toEqual(ways);
  });

  test('where one is struck and turns, it does not become another that went straight on', () => {
    const turns: readonly Sight[] = [
      [200, -160, -100],
      [233, -160, -70],
    ];
    const ways = [way(1, from[0], [...east, ...turns]), way(2, from[1], [...north, ...northLater])];
    expect(carriedOn(ways, standardSurface, START_MS)).toEqual(ways);
  });
});

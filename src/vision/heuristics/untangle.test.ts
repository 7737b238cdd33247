import { describe, expect, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import { type OnSurface, standardSurface } from '../../carrom/surface.ts';
import { newTrack } from './see-again.ts';
import type { Playing } from './shot-in-play.ts';
import { type Sighting, sightingsOf, type Track, votesFor } from './track.ts';
import { untangled } from './untangle.ts';

const START_MS = 1000;
type Sight = readonly [ms: number, xMm: number, yMm: number];
const at = (xMm: number, yMm: number): OnSurface => ({ xMm, yMm });

const lay = (id: number, kind: Disc, from: OnSurface): Track => ({
  ...newTrack(id, { disc: { kind, at: from, certainty: 0.9 }, where: 'surface', clear: true }, 0),
  known: true,
  resting: true,
  averaged: 20,
  votes: votesFor(kind),
  trail: null,
});

const went = (track: Track, sights: readonly Sight[]): Track => {
  const trail = sights.reduce<Sighting | null>(
    (before, [ms, x, y]) => ({ atMs: START_MS + ms, at: at(x, y), where: 'surface', clear: true, before }),
    null,
  );
  return { ...track, anchor: trail?.at ?? track.anchor, seenMs: trail?.atMs ?? track.seenMs, trail };
};

const told = (discs: readonly Track[], ways: readonly (readonly Sight[])[]) => {
  const playing: Playing = {
    aim: { seat: 'south', at: at(0, -250), place: 'seen', trackId: 99, sinceMs: 0, seenMs: START_MS },
    startMs: START_MS,
    before: discs.map(track => ({ track, missing: false })),
    stillSinceMs: null,
    movers: [],
    leapt: false,
    strays: [],
    outside: [],
    gapsMs: 0,
  };
  const tracks = discs.map((track, i) => went(track, ways[i] ?? []));
  return untangled(playing, tracks, standardSurface).map(({ id, anchor, trail }) => ({
    id,
    rests: anchor,
    sights: sightingsOf(trail).length,
  }));
};

describe('Pieces that look alike', () => {
  /** One runs into another that lies in its way; what goes on beyond was taken for the one that came. */
  const through: readonly Sight[] = [
    [30, 0, 40],
    [60, 0, 85],
    [90, 0, 150],
    [120, 0, 215],
  ];
  const short: readonly Sight[] = [
    [60, 0, 80],
    [90, 0, 72],
  ];

  test('do not pass through each other: the one that was struck went on', () => {
    const [one, two] = told([lay(1, 'white', at(0, 0)), lay(2, 'white', at(0, 100))], [through, short]);
    expect(one).toMatchObject({ id: 1, rests: at(0, 72) });
    expect(two).toMatchObject({ id: 2, rests: at(0, 215) });
  });

  test('are left as they are where they pass each other', () => {
    const [one, two] = told([lay(1, 'white', at(0, 0)), lay(2, 'white', at(60, 100))], [through, []]);
    expect(one).toMatchObject({ rests: at(0, 215), sights: 4 });
    expect(two).toMatchObject({ rests: at(60, 100), sights: 0 });
  });

  test('of two kinds are told apart by their looks, not by their ways', () => {
    const [one, two] = told([lay(1, 'white', at(0, 0)), lay(2, 'black', at(0, 100))], [through, short]);
    expect(one).toMatchObject({ rests: at(0, 215) });
    expect(two).toMatchObject({ rests: at(0, 72) });
  });

  test('struck apart between two frames are those whose ways lead back to where they lay', () => {
    const fromOne: readonly Sight[] = [
      [40, 30, 60],
      [73, 40, 80],
      [106, 50, 100],
    ];
    const fromTwo: readonly Sight[] = [
      [40, 31, 50],
      [73, 31, 75],
      [106, 31, 100],
    ];
    const [one, two] = told([lay(1, 'white', at(0, 0)), lay(2, 'white', at(31, 0))], [fromTwo, fromOne]);
    expect(one).toMatchObject({ id: 1, rests: at(50, 100) });
    expect(two).toMatchObject({ id: 2, rests: at(31, 100) });
  });

  test('a piece that lies where it lay is nobody else', () => {
    const [one, two] = told(
      [lay(1, 'white', at(0, 0)), lay(2, 'white', at(31, 0))],
      [
        [
          [40, 31, 50],
          [73, 31, 75],
          [106, 31, 100],
        ],
        [],
      ],
    );
    expect(one?.rests).toEqual(at(31, 100));
    expect(two?.rests).toEqual(at(31, 0));
  });
});

describe('A piece that seemed to rest and was struck again', () => {
  test('keeps the way it had come before', () => {
    const again = went(lay(1, 'white', at(0, 0)), [[900, 200, 10]]);
    const [track] = untangled(
      {
        aim: { seat: 'south', at: at(0, -250), place: 'seen', trackId: 99, sinceMs: 0, seenMs: START_MS },
        startMs: START_MS,
        before: [{ track: lay(1, 'white', at(0, 0)), missing: false }],
        stillSinceMs: null,
        movers: [],
        leapt: false,
        strays: [],
        outside: [],
        gapsMs: 0,
      },
      [{ ...again, earlier: went(again, [[100, 90, 80]]).trail }],
      standardSurface,
    );
    expect(sightingsOf(track?.trail ?? null).map(sight => sight.at)).toEqual([at(90, 80), at(200, 10)]);
  });
});

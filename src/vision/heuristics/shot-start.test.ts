import { describe, expect, test } from 'vitest';
import { followingNone } from './following.ts';
import { newTrack } from './see-again.ts';
import { goesFree, hasStarted, pieceGoesFree, startOf } from './shot-start.ts';
import { splitSettings } from './split-settings.ts';
import { type Sighting, type Track, votesFor } from './track.ts';

/** A piece that lay at the first place and was then seen at the others, a sixtieth of a second apart. */
const seenAt = (kind: 'black' | 'striker', ...places: readonly (readonly [number, number])[]): Track => {
  const [[x, y] = [0, 0], ...rest] = places;
  const find = { disc: { kind, at: { xMm: x, yMm: y }, certainty: 0.9 }, where: 'surface', clear: true } as const;
  const trail = rest.reduce<Sighting | null>(
    (before, [xMm, yMm], i) => ({ atMs: 1000 + 17 * i, at: { xMm, yMm }, where: 'surface', clear: true, before }),
    null,
  );
  const [last, prior] = [rest.at(-1) ?? [x, y], rest.at(-2) ?? [x, y]];
  return {
    ...newTrack(1, find, 900),
    known: true,
    votes: votesFor(kind),
    averaged: 20,
    at: { xMm: last[0], yMm: last[1] },
    seenMs: trail?.atMs ?? 900,
    vxMmPerS: (last[0] - prior[0]) / 0.017,
    vyMmPerS: (last[1] - prior[1]) / 0.017,
    trail,
  };
};

/** Three pieces that touch, two of them taken for one now here, now there: as it was filmed. */
const jitter = seenAt('black', [-31, -7], [-55, -25], [-53, -29], [-51, -31], [-53, -22], [-42, -39]);
const rolling = seenAt('black', [0, 0], [8, 5], [20, 12], [32, 19], [44, 26], [56, 33]);

describe('When a shot has begun', () => {
  test('a piece that goes off steadily in the open has been struck', () => {
    expect(pieceGoesFree(rolling, [rolling], splitSettings)).toBe(true);
  });

  test('jitter between pieces that touch looks like going off, but goes nowhere', () => {
    expect(goesFree(jitter, jitter.anchor, 26, splitSettings)).toBe(true);
    expect(pieceGoesFree(jitter, [jitter], splitSettings)).toBe(false);
  });

  test('what is seen where another piece lies is the two taken for one', () => {
    const other: Track = { ...seenAt('black', [70, 45]), id: 2, resting: true };
    expect(pieceGoesFree(rolling, [rolling, other], splitSettings)).toBe(false);
  });

  test('a striker first seen after it has met a piece left before the piece did', () => {
    const striker = { ...seenAt('striker', [30, 250], [70, 99], [78, 99], [86, 99]), id: 3 };
    const late: Track = { ...striker, trail: striker.trail && { ...striker.trail, atMs: 1090, before: null } };
    const aim = {
      seat: 'north',
      at: { xMm: 30, yMm: 250 },
      place: 'seen',
      trackId: 3,
      sinceMs: 500,
      seenMs: 700,
    } as const;
    expect(startOf(aim, late, [late, rolling], 1090)).toBeCloseTo(960, 0);
  });

  test('a striker that leaps right across and then hardly moves is two mistakes in one place', () => {
    const leaps = { ...seenAt('striker', [151, 250], [331, 325], [336, 326]), id: 3 };
    expect(goesFree(leaps, leaps.anchor, 38, splitSettings, 970)).toBe(false);
    const goesOn = { ...seenAt('striker', [151, 250], [191, 170], [231, 90]), id: 3 };
    expect(goesFree(goesOn, goesOn.anchor, 38, splitSettings, 970)).toBe(true);
  });

  const aimed = {
    seat: 'north',
    at: { xMm: 30, yMm: 250 },
    place: 'seen',
    trackId: 3,
    sinceMs: 500,
    seenMs: 900,
  } as const;

  test('a striker seen where pieces lie is the pieces, taken for it', () => {
    const striker = { ...seenAt('striker', [30, 250], [40, 150], [50, 60]), id: 3 };
    const piece: Track = { ...seenAt('black', [52, 63]), id: 2, resting: true, trail: null };
    const started = (tracks: readonly Track[]) =>
      hasStarted(aimed, { ...followingNone, tracks, atMs: 1017 }, splitSettings);
    expect(started([striker])).toBe(true);
    expect(started([striker, piece])).toBe(false);
  });

  test('a striker seen far off, fast and steadily, was shot, though a cushion has thrown it back already', () => {
    const back = [
      [-244, -256],
      [-240, -226],
      [-236, -196],
      [-232, -166],
      [-228, -136],
    ] as const;
    const striker = { ...seenAt('striker', [30, 250], ...back), id: 3, clearRun: 5 };
    const started = (track: Track) =>
      hasStarted(aimed, { ...followingNone, tracks: [track], atMs: 1068 }, splitSettings);
    expect(started(striker)).toBe(true);
    expect(started({ ...striker, clearRun: 2 })).toBe(false);
  });

  test('a striker left when its own run began, whatever was taken for it before', () => {
    const striker = { ...seenAt('striker', [30, 250], [-300, -200], [-301, -199], [30, 190], [30, 150]), id: 3 };
    expect(startOf(aimed, striker, [striker], 1051)).toBeGreaterThan(990);
  });

  test('a striker that something else was taken for, a while ago, left just before the first piece did', () => {
    const striker = { ...seenAt('striker', [30, 250], [-66, -42], [-66, -41]), id: 3, seenMs: 700 };
    const old: Track = { ...striker, trail: striker.trail && { ...striker.trail, atMs: 700, before: null } };
    expect(startOf({ ...aimed, seenMs: 500 }, old, [old, rolling], 1090)).toBeCloseTo(960, 0);
  });
});

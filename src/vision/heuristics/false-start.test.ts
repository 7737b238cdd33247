import { describe, expect, test } from 'vitest';
import { lyingTrack, movingTrack, playingWith, START_MS } from '../testing/track-fixture.ts';
import { nothingWasShot } from './false-start.ts';
import { followingNone } from './following.ts';
import type { Playing } from './shot-in-play.ts';
import type { Track } from './track.ts';

const NOW_MS = START_MS + 300;
const AIM = { xMm: 0, yMm: -250 };
const piece = lyingTrack(1, 'white', { xMm: 100, yMm: 0 });
/** A find far away was taken for the striker, and it itself is seen where it was aimed from. */
const carriedOff = movingTrack(99, 'striker', AIM, [[33, 330, 320]]);
const peeping: Track = {
  ...lyingTrack(7, 'striker', { xMm: 1, yMm: -248 }),
  known: false,
  sightings: 3,
  seenMs: NOW_MS,
};

const isTakenBack = (tracks: readonly Track[], more: Partial<Playing> = {}) =>
  nothingWasShot(playingWith([piece, carriedOff], more), { ...followingNone, atMs: NOW_MS, tracks });

describe('A shot that began with a mistake', () => {
  test('is taken back when the striker is seen where it was aimed from', () => {
    expect(isTakenBack([piece, carriedOff, peeping])).toBe(true);
  });

  test('stands when a piece was seen to move', () => {
    const struck = movingTrack(1, 'white', piece.anchor, [
      [40, 120, 20],
      [73, 140, 40],
    ]);
    expect(isTakenBack([struck, carriedOff, peeping])).toBe(false);
  });

  test('stands when the piece has come back to where it lay', () => {
    const struck = movingTrack(1, 'white', piece.anchor, [
      [40, 120, 20],
      [73, 104, 4],
    ]);
    const back: Track = { ...struck, resting: true, anchor: { xMm: 104, yMm: 4 } };
    expect(isTakenBack([back, carriedOff, peeping])).toBe(false);
  });

  test('stands when it was noticed by a piece that was struck', () => {
    expect(isTakenBack([piece, carriedOff, peeping], { leapt: true })).toBe(false);
  });

  test('stands when the striker is seen on a long way in the open: what shows where it lay is a finger', () => {
    const way = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(n => [33 * n, 10 * n, -250 + 40 * n] as const);
    const ran = { ...movingTrack(99, 'striker', AIM, way), clearRun: 9 };
    expect(isTakenBack([piece, ran, peeping])).toBe(false);
    expect(isTakenBack([piece, { ...ran, clearRun: 2 }, peeping])).toBe(true);
  });

  test('is not taken back by a striker put there much later', () => {
    const later = START_MS + 2500;
    const put: Track = { ...peeping, seenMs: later };
    const following = { ...followingNone, atMs: later, tracks: [piece, carriedOff, put] };
    expect(nothingWasShot(playingWith([piece, carriedOff]), following)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { noHands } from '../track/watch-hands.ts';
import { mayBeStruck } from './may-be-struck.ts';
import { newTrack } from './see-again.ts';
import { type Track, votesFor } from './track.ts';

const FAST = 7500;
const NOW_MS = 1033;
const lies = (id: number, xMm: number, yMm: number): Track => {
  const find = { disc: { kind: 'white', at: { xMm, yMm }, certainty: 0.9 }, where: 'surface', clear: true } as const;
  return {
    ...newTrack(id, find, 1000),
    known: true,
    resting: true,
    averaged: 10,
    votes: votesFor('white'),
    trail: null,
    earlier: null,
  };
};
const runs = (track: Track, vxMmPerS: number): Track => {
  const sight = { atMs: 1000, at: track.at, where: 'surface', clear: true, before: null } as const;
  return { ...track, resting: false, vxMmPerS, trail: { ...sight, before: { ...sight, atMs: 967 } } };
};
const struck = (...tracks: readonly Track[]) =>
  [...mayBeStruck(standardSurface, tracks, new Set(), noHands, NOW_MS, FAST)].sort();

describe('A disc at rest does not set off by itself', () => {
  test('with nothing moving, nobody can have been struck', () => {
    expect(struck(lies(1, 0, 0), lies(2, 100, 0))).toEqual([]);
  });

  test('a disc that runs may have struck what is within its reach, and not what is beyond', () => {
    expect(struck(runs(lies(1, 0, 0), 1000), lies(2, 70, 0), lies(3, 300, 0))).toEqual([2]);
  });

  test('a blow goes on through discs that touch', () => {
    const row = [0, 32, 64, 96].map((xMm, i) => lies(2 + i, 80 + xMm, 0));
    expect(struck(runs(lies(1, 0, 0), 1000), ...row)).toEqual([2, 3, 4, 5]);
  });

  test('an aimed striker that is no longer where it lay may have struck from afar', () => {
    const striker = { ...lies(1, 0, -250), votes: votesFor('striker') };
    expect(struck(striker, lies(2, 0, -60))).toContain(2);
  });
});

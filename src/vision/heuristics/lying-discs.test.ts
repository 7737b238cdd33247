import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { isDoubled } from './lying-discs.ts';
import { newTrack } from './see-again.ts';
import type { Track } from './track.ts';

const lies = (id: number, xMm: number, averaged: number): Track => ({
  ...newTrack(id, { disc: { kind: 'black', at: { xMm, yMm: 0 }, certainty: 0.9 }, where: 'surface', clear: true }, 0),
  known: true,
  resting: true,
  averaged,
});
const doubled = (...tracks: readonly Track[]) =>
  tracks.filter(track => isDoubled(standardSurface, track, tracks)).map(({ id }) => id);

describe('Two discs in one place', () => {
  test('are one: the other is not there', () => {
    expect(doubled(lies(1, 0, 30), lies(2, 13, 6))).toEqual([2]);
  });

  test('may touch all the same', () => {
    expect(doubled(lies(1, 0, 30), lies(2, 28, 6))).toEqual([]);
  });

  test('one of them only, seen equally often', () => {
    expect(doubled(lies(1, 0, 45), lies(2, 10, 45))).toEqual([2]);
  });
});

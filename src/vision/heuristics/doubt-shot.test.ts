import { describe, expect, test } from 'vitest';
import { DISCS, START_COUNT } from '../../carrom/discs.ts';
import { goneDisc, lyingTrack, playingWith } from '../testing/track-fixture.ts';
import { maybeOneOfThem, unknownMovers } from './doubt-shot.ts';
import type { Track } from './track.ts';

/** All twenty, in rows along the cushion. */
const all: readonly Track[] = DISCS.flatMap((disc, row) =>
  Array.from({ length: START_COUNT[disc] }, (_, i) =>
    lyingTrack(disc === 'striker' ? 99 : 10 * row + i, disc, { xMm: -200 + 40 * i, yMm: 150 + 40 * row }),
  ),
);
const STRANGER = 77;
const moved = (before: readonly Track[], used: readonly number[] = []) =>
  unknownMovers(playingWith(before, { movers: [STRANGER] }), new Set(used));

describe('Something moved that nobody knows', () => {
  test('may be a piece that fell, when not all were known', () => {
    expect(moved(all.slice(1))).toEqual([STRANGER]);
  });

  test('is one of the twenty, or a mistake, when all were known', () => {
    expect(moved(all)).toEqual([]);
  });

  test('is nothing to wonder about when it turned out to be somebody', () => {
    expect(moved(all.slice(1), [STRANGER])).toEqual([]);
  });
});

describe('Something lies there that nobody knows', () => {
  const [white, ...others] = all;
  const gone = (before: readonly Track[], disc: 'white' | 'black') =>
    before
      .filter(({ id }) => id === (disc === 'white' ? white?.id : 10))
      .map(track => goneDisc(track, { ...track, resting: false }));
  const stranger = { ...lyingTrack(77, 'white', { xMm: 215, yMm: -249 }), known: false };

  test('is none of them when all were known and none of its kind is gone: a worn print, a stain', () => {
    expect(maybeOneOfThem(playingWith(all), gone(all, 'black'))(stranger)).toBe(false);
  });

  test('may be one that is gone when that looks like it, or when not all were known', () => {
    expect(maybeOneOfThem(playingWith(all), gone(all, 'white'))(stranger)).toBe(true);
    expect(maybeOneOfThem(playingWith(others), gone(others, 'black'))(stranger)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { pocketCentre, standardSurface } from '../../carrom/surface.ts';
import { movingTrack, type Sight } from '../testing/track-fixture.ts';
import { restAtRim } from './rest-at-rim.ts';

const NW = pocketCentre(standardSurface, 'NW');
const rim = standardSurface.pocketDiameterMm / 2;
/** Seen this far from the pocket's middle, a millimetre here and there, every 33 ms. */
const seenAt = (mm: number, stepMm = 0): readonly Sight[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(i => {
    const far = mm + stepMm * i + (i % 2);
    const [ms, xMm, yMm] = [900 + 33 * i, NW.xMm + far * 0.5, NW.yMm - far * 0.87];
    return far < rim - 1.5 ? [ms, xMm, yMm, 'pocket'] : [ms, xMm, yMm];
  });
const rests = (sights: readonly Sight[], misses = 0) =>
  restAtRim(standardSurface, { ...movingTrack(1, 'white', { xMm: 60, yMm: -100 }, sights), misses }).resting;

describe('A disc that came to the rim of a pocket', () => {
  test('and is seen there in frame after frame lies there, though some sights seem to be in the pocket', () => {
    expect(rests(seenAt(rim - 2.5))).toBe(true);
  });

  test('well within has fallen', () => {
    expect(rests(seenAt(rim - 8))).toBe(false);
  });

  test('and is no longer seen may have fallen', () => {
    expect(rests(seenAt(rim - 2.5), 5)).toBe(false);
  });

  test('and passes along it does not lie there', () => {
    expect(rests(seenAt(rim - 20, 5))).toBe(false);
  });

  test('only just now may yet fall', () => {
    expect(rests(seenAt(rim - 2.5).slice(0, 4))).toBe(false);
  });
});

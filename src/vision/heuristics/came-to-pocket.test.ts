import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { movingTrack, type Sight, START_MS } from '../testing/track-fixture.ts';
import { cameToPocket, fellWhenItCame } from './came-to-pocket.ts';

const cameMs = (sights: readonly Sight[]) =>
  cameToPocket(standardSurface, 'NE', movingTrack(1, 'white', { xMm: 0, yMm: 0 }, sights).trail);

describe('A disc that fell', () => {
  test('fell when it came to the pocket, however long it shows in the net', () => {
    expect(
      cameMs([
        [300, 260, 270],
        [333, 330, 332],
        [700, 335, 336],
        [1600, 336, 334, 'pocket'],
      ]),
    ).toBe(START_MS + 333);
  });

  test('did not fall when it only came by earlier', () => {
    expect(
      cameMs([
        [300, 330, 332],
        [400, 250, 200],
        [900, 345, 346, 'pocket'],
      ]),
    ).toBe(START_MS + 900);
  });

  test('nor can it be said when it was last seen elsewhere', () => {
    expect(cameMs([[300, 100, 100]])).toBeUndefined();
  });

  test('fell as told from its last sights, unless it had come there long before', () => {
    expect(fellWhenItCame(1400, 1350)).toBe(1400);
    expect(fellWhenItCame(1971, 1377)).toBe(1377);
    expect(fellWhenItCame(1400, undefined)).toBe(1400);
  });
});

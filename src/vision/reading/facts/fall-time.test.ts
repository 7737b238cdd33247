import { describe, expect, test } from 'vitest';
import { pocketCentre, standardSurface } from '../../../carrom/surface.ts';
import { sightAt } from '../../testing/disc-ways.ts';
import { fallMs } from './fall-time.ts';

const { xMm, yMm } = pocketCentre(standardSurface, 'NE');
const rim = standardSurface.pocketDiameterMm / 2;

describe('The time of a fall', () => {
  test('is between the last sight on the surface and the first over the hole', () => {
    const sights = [
      sightAt([0, xMm, yMm - rim - 60]),
      sightAt([33, xMm, yMm - rim - 10]),
      sightAt([66, xMm, yMm - rim + 10]),
    ];
    expect(fallMs(sights, 'NE', standardSurface)).toBeCloseTo(49.5, 0);
  });

  test('is as long after the last sight as the disc slides to the hole', () => {
    const sights = [
      sightAt([0, xMm, yMm - rim - 160]),
      sightAt([33, xMm, yMm - rim - 127]),
      sightAt([66, xMm, yMm - rim - 94]),
    ];
    const after = fallMs(sights, 'NE', standardSurface) - 66;
    expect(after).toBeGreaterThan(94);
    expect(after).toBeLessThan(110);
  });
});

import { describe, expect, test } from 'vitest';
import { drawLook } from './look/look.ts';
import { subFrames } from './shutter.ts';

const { sensor } = drawLook(3);

describe('the shutter', () => {
  test('sub-frames do not move the picture: their offsets cancel', () => {
    for (const count of [1, 2, 3, 4, 6]) {
      const subs = subFrames(100, sensor, count, true);
      for (const k of [0, 1] as const) {
        expect(subs.reduce((sum, { pixel }) => sum + pixel[k], 0)).toBeCloseTo(0, 9);
        expect(subs.reduce((sum, { lens }) => sum + lens[k], 0)).toBeCloseTo(0, 9);
      }
    }
  });

  test('a moving picture spreads over exposure and readout, evenly about its own time', () => {
    const times = subFrames(100, sensor, 6, true).map(({ atMs }) => atMs);
    const span = sensor.exposureMs + sensor.readoutMs;
    expect(Math.min(...times)).toBeGreaterThanOrEqual(100 - span / 2);
    expect(Math.max(...times)).toBeLessThanOrEqual(100 + span / 2);
    expect(times.reduce((sum, ms) => sum + ms, 0) / 6).toBeCloseTo(100, 6);
  });

  test('a picture of things at rest is taken at one instant', () => {
    expect(new Set(subFrames(100, sensor, 4, false).map(({ atMs }) => atMs))).toEqual(new Set([100]));
  });
});

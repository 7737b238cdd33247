import { describe, expect, test } from 'vitest';
import { weatherAt } from './drift.ts';
import { drawLook } from './look/look.ts';
import type { Disturbance } from './moment.ts';

const drawn = drawLook(3);
const look = { ...drawn, sensor: { ...drawn.sensor, driftGain: 0, driftWarm: 0, flicker: 0 } };

describe('what happens to camera and light', () => {
  test('a switched light dims the room at once and the camera follows within seconds', () => {
    const dimmed: readonly Disturbance[] = [{ kind: 'light-switched', atMs: 1000, factor: 0.4 }];
    const seen = (ms: number) => {
      const { gain, lightFactor } = weatherAt(look, dimmed, ms);
      return gain * lightFactor;
    };
    expect(seen(1001) / seen(999)).toBeCloseTo(0.4, 2);
    expect(seen(8000) / seen(999)).toBeGreaterThan(0.75);
    expect(seen(8000) / seen(999)).toBeLessThan(1);
  });

  test('knocks add up and stay', () => {
    const knock = { kind: 'camera-bumped', shiftMm: { xMm: 3, yMm: 0, zMm: 1 }, turnDegrees: 2 } as const;
    const twice = [
      { ...knock, atMs: 10 },
      { ...knock, atMs: 20 },
    ];
    expect(weatherAt(look, twice, 15)).toMatchObject({ cameraTurnDegrees: 2, cameraShift: { xMm: 3 } });
    expect(weatherAt(look, twice, 9999)).toMatchObject({ cameraTurnDegrees: 4, cameraShift: { xMm: 6, zMm: 2 } });
  });

  test('without a disturbance only drift moves the exposure, slowly', () => {
    const a = weatherAt(drawn, [], 1000).gain;
    const b = weatherAt({ ...drawn, sensor: { ...drawn.sensor, flicker: 0 } }, [], 1033).gain;
    expect(Math.abs(a / b - 1)).toBeLessThan(0.05);
  });
});

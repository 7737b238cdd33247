import { describe, expect, test } from 'vitest';
import { measureLight, type Rgba } from './measure-light.ts';

/** A picture of grey pixels, each given by its place. */
const grey = (at: (i: number) => number): Rgba => ({
  width: 20,
  height: 20,
  bytes: Uint8ClampedArray.from({ length: 1600 }, (_, i) => (i % 4 === 3 ? 255 : at(Math.floor(i / 4)))),
});

describe('Light', () => {
  test.each([
    ['a board under a lamp', (i: number) => 90 + (i % 7) * 20, 'good'],
    ['a dim room', (i: number) => 5 + (i % 7) * 5, 'too-dark'],
    ['a hand on the lens', () => 60, 'covered'],
    ['the lamp’s reflection over a fifth of the picture', (i: number) => (i % 5 === 0 ? 255 : 120), 'glare'],
  ] as const)('%s', (_says, at, verdict) => {
    expect(measureLight(grey(at)).verdict).toBe(verdict);
  });

  test('brightness runs from black to white', () => {
    expect(measureLight(grey(() => 0)).brightness).toBe(0);
    expect(measureLight(grey(() => 255)).brightness).toBeCloseTo(1);
  });

  test('an empty picture is no trouble to measure', () => {
    expect(measureLight({ width: 0, height: 0, bytes: new Uint8ClampedArray() }).brightness).toBe(0);
  });
});

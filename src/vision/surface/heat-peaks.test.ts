import { describe, expect, test } from 'vitest';
import { type HeatMap, heatPeaks } from './heat-peaks.ts';

const painted = (peaks: readonly (readonly [number, number, number])[]): HeatMap => {
  const values = new Float32Array(64 * 64);
  for (let i = 0; i < values.length; i += 1)
    values[i] = Math.max(
      ...peaks.map(([x, y, height]) => {
        const far = ((i % 64) + 0.5 - x) ** 2 + (Math.floor(i / 64) + 0.5 - y) ** 2;
        return height * Math.exp(-far / (2 * 1.5 ** 2));
      }),
    );
  return { width: 64, height: 64, values };
};

describe('Peaks of a heat map', () => {
  test('are found between cells, highest first', () => {
    const peaks = heatPeaks(
      painted([
        [20.3, 11.8, 0.6],
        [40.71, 50.12, 0.9],
      ]),
      { from: 0.2, apart: 3, most: 5 },
    );
    expect(peaks).toHaveLength(2);
    expect(peaks[0]?.x).toBeCloseTo(40.71, 2);
    expect(peaks[0]?.y).toBeCloseTo(50.12, 2);
    expect(peaks[1]?.x).toBeCloseTo(20.3, 2);
  });

  test('too low or too near a higher one, they do not count', () => {
    const map = painted([
      [20, 20, 0.9],
      [24, 20, 0.5],
      [50, 50, 0.15],
    ]);
    expect(heatPeaks(map, { from: 0.2, apart: 5, most: 5 })).toHaveLength(1);
  });

  test('a flat map has none', () => {
    expect(heatPeaks({ width: 8, height: 8, values: new Float32Array(64) }, { from: 0.1, apart: 2, most: 5 })).toEqual(
      [],
    );
  });
});

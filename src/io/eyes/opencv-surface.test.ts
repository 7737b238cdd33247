import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { findSurface, type SurfaceSenses } from '../../vision/surface/find-surface.ts';
import { paintedFit, paintSurface, seeClosePainted, seeWidePainted } from '../../vision/testing/painted-fixture.ts';
import { loadOpenCv } from './opencv.ts';
import { quadsWith, shrinkWith } from './opencv-surface.ts';

const size = { widthPx: 160, heightPx: 120 };
const picture = paintSurface(
  paintedFit(size, [
    [34, 110],
    [127, 109],
    [126, 15],
    [33, 14],
  ]),
);

describe('OpenCV', () => {
  test('is loaded once and stays the same', async () => {
    expect(await loadOpenCv()).toBe(await loadOpenCv());
  });

  test('shrinks by averaging, and only the part that was asked for', async () => {
    const shrink = shrinkWith(await loadOpenCv());
    const bytes = Uint8ClampedArray.from({ length: 8 * 4 * 4 }, (_, i) => ((i >> 2) % 2 === 0 ? 0 : 200));
    const half = shrink({ width: 8, height: 4, bytes }, { leftPx: 2, topPx: 0, widthPx: 4, heightPx: 4 }, 2, 2);
    expect(half.width).toBe(2);
    expect([...half.bytes]).toEqual(Array.from({ length: 16 }, () => 100));
  });

  test('draws a quad around a slanted cloud of points', async () => {
    const quadsAround = quadsWith(await loadOpenCv());
    const points = Array.from({ length: 900 }, (_, i) => ({
      x: (i % 30) + 0.3 * Math.floor(i / 30),
      y: Math.floor(i / 30),
    }));
    const [hull] = quadsAround(points);
    expect(hull?.map(({ x, y }) => `${x.toFixed(0)},${y.toFixed(0)}`).sort()).toEqual(['0,0', '29,0', '38,29', '9,29']);
    expect(quadsAround([])).toEqual([]);
  });

  test('a thing made inside is deleted even when the work fails', async () => {
    const { cv, scoped, alive } = await loadOpenCv();
    expect(() =>
      scoped(keep => {
        keep(new cv.Mat());
        throw new Error('on purpose');
      }),
    ).toThrow('on purpose');
    expect(alive()).toBe(0);
  });

  test('keeps nothing over twenty whole fits and a thousand of its own part of them', async () => {
    const opencv = await loadOpenCv();
    // The same picture every time, so each answer of the painted networks is worked out once.
    const wide = new Map<number, Float32Array>();
    const close = new Map<number, Float32Array>();
    const key = (input: Float32Array) =>
      input.reduce((sum, value, i) => (i % 7 === 0 ? sum + value * (1 + (i % 11)) : sum), 0);
    const remembered =
      (known: Map<number, Float32Array>, see: SurfaceSenses['seeWide']) => async (input: Float32Array) => {
        const answer = known.get(key(input)) ?? (await see(input));
        known.set(key(input), answer);
        return answer;
      };
    const made = { mats: 0 };
    const counting = {
      ...opencv,
      cv: new Proxy(opencv.cv, {
        get: (cv, name) => {
          if (name === 'Mat') made.mats += 1;
          return Reflect.get(cv, name);
        },
      }),
    };
    const senses: SurfaceSenses = {
      seeWide: remembered(wide, seeWidePainted),
      seeClose: remembered(close, seeClosePainted),
      shrink: shrinkWith(counting),
      quadsAround: quadsWith(counting),
    };
    for (let i = 0; i < 20; i += 1) {
      const found = await findSurface(picture, standardSurface, senses);
      expect(found.ok).toBe(true);
    }
    const points = Array.from({ length: 400 }, (_, i) => ({ x: i % 20, y: Math.floor(i / 20) }));
    for (let i = 0; i < 1000; i += 1) {
      senses.shrink(picture, { leftPx: i % 5, topPx: 0, widthPx: 150, heightPx: 110 }, 64, 48);
      senses.quadsAround(points);
    }
    expect(made.mats).toBeGreaterThan(3000);
    expect(opencv.alive()).toBe(0);
  }, 120_000);
});

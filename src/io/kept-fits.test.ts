import { beforeEach, describe, expect, test, vi } from 'vitest';
import { standardSurface } from '../carrom/surface.ts';
import { stubStorage } from '../cli/testing/stub-storage.ts';
import { fitByHand } from '../vision/surface/fit-by-hand.ts';
import { takeReference } from '../vision/surface/fit-reference.ts';
import type { KeptFit } from '../vision/surface/surface-keeper.ts';
import { GREY_SIZE, greyBoard, viewOf } from '../vision/testing/synthetic-board.ts';
import { keepFitOf, readKeptFit } from './kept-fits.ts';

const KEY = 'carrom-umpire/fits';
const place = { cameraId: 'the one on the lamp', widthPx: 1280, heightPx: 720 };

const someFit = (): KeptFit => {
  const fitted = fitByHand(viewOf({}).corners, GREY_SIZE.camera, standardSurface);
  if (!fitted.ok) throw new Error(fitted.error);
  return { fit: fitted.value, reference: takeReference(fitted.value, greyBoard({})) };
};
const kept = someFit();

describe('A fit kept for next time', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = stubStorage();
  });

  test('comes back as it was, with what the board looked like', () => {
    keepFitOf(place, kept);
    expect(readKeptFit(place)).toMatchObject(kept);
    expect(stored.get(KEY)?.length).toBeLessThan(16_000);
  });

  test('belongs to its camera and to its size', () => {
    keepFitOf(place, kept);
    expect(readKeptFit({ ...place, cameraId: 'another' })).toBeUndefined();
    expect(readKeptFit({ ...place, widthPx: 640, heightPx: 360 })).toBeUndefined();
  });

  test('replaces the one before; of many cameras the oldest is forgotten', () => {
    keepFitOf(place, kept);
    keepFitOf(place, { ...kept, fit: { ...kept.fit, certainty: 0.95 } });
    expect(readKeptFit(place)?.fit.certainty).toBe(0.95);
    for (let i = 0; i < 6; i += 1) keepFitOf({ ...place, cameraId: `camera ${i}` }, kept);
    expect(readKeptFit(place)).toBeUndefined();
    expect(readKeptFit({ ...place, cameraId: 'camera 0' })).toBeDefined();
  });

  test.each([
    ['nonsense', 'not json'],
    ['another shape', '{"place":1}'],
    ['a homography of words', '[{"place":"the one on the lamp 1280×720","fit":{"homography":["a"]},"reference":{}}]'],
  ])('%s in the storage is no fit', (_what, text) => {
    stored.set(KEY, text);
    expect(readKeptFit(place)).toBeUndefined();
    keepFitOf(place, kept);
    expect(readKeptFit(place)).toBeDefined();
  });

  test('a full disk keeps nothing, and nothing breaks', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    keepFitOf(place, kept);
    expect(readKeptFit(place)).toBeUndefined();
  });
});

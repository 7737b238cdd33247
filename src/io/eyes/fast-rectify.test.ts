import { describe, expect, test } from 'vitest';
import { MIRRORS, mirrorPicture } from '../../vision/detect/mirror-maps.ts';
import { RECTIFIED_PX, WHOLE } from '../../vision/detect/rectified.ts';
import { plainRectifier, rectify, type SamplingMap, samplingMap } from '../../vision/detect/rectify.ts';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import { fastRectifier } from './fast-rectify.ts';

const [widthPx, heightPx] = [640, 480];
const fitAt = (xPx: number): SurfaceFit => ({
  widthPx,
  heightPx,
  sideMm: 740,
  homography: [0.5, 0.08, xPx, 0.06, -0.52, 240, 0, 0.0001, 1],
  lens: { focalPx: 700, centreXPx: 320, centreYPx: 240, k1: -0.05, k2: 0 },
  pockets: [],
  residualMm: 0,
  certainty: 1,
  by: 'hand',
});

const noise = (salt: number) => ({
  width: widthPx,
  height: heightPx,
  bytes: new Uint8ClampedArray(4 * widthPx * heightPx).map((_, i) => Math.imul(i + salt, 2654435761) >>> 24),
});

/** How far the quick way is from the plain one, at worst. */
const worst = (map: SamplingMap, salts: readonly number[], tile?: Parameters<typeof rectify>[3]): number => {
  const fast = fastRectifier(map);
  if (!fast) throw new Error('this machine has no SIMD');
  const count = 3 * (tile ? tile.widthPx * tile.heightPx : map.first.length);
  const plain = new Float32Array(count);
  let most = 0;
  for (const salt of salts) {
    rectify(map, noise(salt), plain, tile);
    const quick = fast(noise(salt), tile);
    for (const [i, value] of plain.entries()) most = Math.max(most, Math.abs(value - (quick[i] ?? 9)));
  }
  return most;
};

describe('The quick rectifier', () => {
  test('gives what the plain one gives, picture after picture', () => {
    expect(worst(samplingMap(fitAt(320)), [0, 77])).toBeLessThan(1e-7);
  });

  test('of a frame whose bytes lie where the last one lay', () => {
    const map = samplingMap(fitAt(320));
    const [fast, frame] = [fastRectifier(map), noise(1)];
    const plain = new Float32Array(3 * map.first.length);
    fast?.(frame);
    frame.bytes.set(noise(2).bytes);
    const quick = fast?.({ ...frame });
    rectify(map, frame, plain);
    expect(plain.every((value, i) => Math.abs(value - (quick?.[i] ?? 9)) < 1e-7)).toBe(true);
  });

  test.each(MIRRORS)('in a mirror, as the plain one does, without mirroring afterwards (%o)', mirror => {
    const map = samplingMap(fitAt(60));
    const [straight, mirrored] = [new Float32Array(3 * map.first.length), new Float32Array(3 * map.first.length)];
    rectify(map, noise(3), straight);
    mirrorPicture(straight, mirrored, mirror);
    const plain = plainRectifier(map)(noise(3), WHOLE, mirror);
    const quick = fastRectifier(map)?.(noise(3), WHOLE, mirror);
    expect(plain.every((value, i) => value === mirrored[i])).toBe(true);
    expect(plain.every((value, i) => Math.abs(value - (quick?.[i] ?? 9)) < 1e-7)).toBe(true);
  });

  test('of a tile, too, and of a surface that reaches out of the picture', () => {
    const map = samplingMap(fitAt(60));
    // Part of it is behind the camera.
    map.first.fill(-1, 200 * RECTIFIED_PX, 207 * RECTIFIED_PX + 100);
    expect(worst(map, [5], { leftPx: 32, topPx: 192, widthPx: 224, heightPx: 224 })).toBeLessThan(1e-7);
  });
});

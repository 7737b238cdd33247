import { describe, expect, test } from 'vitest';
import { hangCamera, homographyOf } from '../../studio/camera.ts';
import { drawLook } from '../../studio/look/look.ts';
import { type SurfaceFit, seenAt, surfaceAt } from '../surface/surface-fit.ts';
import { RECTIFIED_PX, rectifiedAt, surfaceUnder, type Tile } from './rectified.ts';
import { rectify, samplingMap, UNSEEN } from './rectify.ts';
import { partOf, viewOfSurface } from './view-of-surface.ts';

const size = { widthPx: 640, heightPx: 480 };
const fits: readonly SurfaceFit[] = [3, 4, 5].map(seed => {
  const look = drawLook(seed);
  const camera = hangCamera(look.camera, look.kind, look.frame.widthMm, size);
  const { sideMm } = look.kind;
  const lens = { ...camera.lens, k1: -0.12 };
  return {
    ...size,
    sideMm,
    homography: homographyOf(camera),
    lens,
    pockets: [],
    residualMm: 0,
    certainty: 1,
    by: 'hand' as const,
  };
});

/** A picture whose colours say which surface point is seen: red grows to the east, green to the north. */
const painted = (fit: SurfaceFit, view = viewOfSurface(fit)) => {
  const { widthPx: width, heightPx: height } = size;
  const bytes = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 4) {
      const at = surfaceAt(fit, { xPx: x + 0.5, yPx: y + 0.5 });
      bytes[i] = 127.5 + (at.xMm / fit.sideMm) * 160;
      bytes[i + 1] = 127.5 + (at.yMm / fit.sideMm) * 160;
      bytes[i + 2] = 51;
      bytes[i + 3] = 255;
    }
  return partOf({ width, height, bytes }, view);
};

const plane = RECTIFIED_PX * RECTIFIED_PX;
const whole = (fit: SurfaceFit, view = viewOfSurface(fit)) => {
  const into = new Float32Array(3 * plane);
  rectify(samplingMap(fit, view), painted(fit, view), into);
  return into;
};

/** Largest error of place in the middle of the rectified picture, as a share of the side. */
const worst = (fit: SurfaceFit, into: Float32Array): number => {
  let most = 0;
  for (let row = 60; row < 390; row += 9)
    for (let column = 60; column < 390; column += 9) {
      const at = surfaceUnder(fit.sideMm, { xPx: column + 0.5, yPx: row + 0.5 });
      const seen = seenAt(fit, at);
      if (seen.xPx < 2 || seen.yPx < 2 || seen.xPx > fit.widthPx - 2 || seen.yPx > fit.heightPx - 2) continue;
      const i = row * RECTIFIED_PX + column;
      const x = ((into[i] ?? 0) * 255 - 127.5) / 160;
      const y = ((into[plane + i] ?? 0) * 255 - 127.5) / 160;
      most = Math.max(most, Math.abs(x - at.xMm / fit.sideMm), Math.abs(y - at.yMm / fit.sideMm));
      expect(into[2 * plane + i]).toBeCloseTo(0.2, 6);
    }
  return most;
};

describe('the rectified picture', () => {
  test('shows every point of the surface in its place, north up, with the lens bend taken out', () => {
    for (const fit of fits) expect(worst(fit, whole(fit))).toBeLessThan(0.005);
  });

  test('is the same when the frame was shrunken first', () => {
    for (const fit of fits.slice(0, 2))
      expect(worst(fit, whole(fit, { ...viewOfSurface(fit), shrink: 2 }))).toBeLessThan(0.008);
  });

  test('is the same when only the surface’s part is sampled', () => {
    const [fit] = fits;
    if (!fit) throw new Error('no fit');
    const part = whole(fit, { leftPx: 20, topPx: 10, widthPx: 600, heightPx: 460, shrink: 1 });
    expect(worst(fit, part)).toBeLessThan(0.005);
  });

  test('a large picture is shrunken until its pixels are about as large as the rectified ones', () => {
    const [fit] = fits;
    if (!fit) throw new Error('no fit');
    const enlarged = fit.homography.map((value, i) => (i < 6 ? 6 * value : value));
    expect(viewOfSurface(fit).shrink).toBe(1);
    const six = { ...fit, homography: enlarged, widthPx: 3840, heightPx: 2880 };
    const view = viewOfSurface({ ...six, lens: { ...fit.lens, k1: 0, k2: 0 } });
    expect(view.shrink).toBeGreaterThan(2);
    expect(view.widthPx).toBeLessThan(3840);
  });

  test('a tile of it holds the same pixels as the whole', () => {
    const [fit] = fits;
    if (!fit) throw new Error('no fit');
    const tile: Tile = { leftPx: 100, topPx: 196, widthPx: 224, heightPx: 112 };
    const [all, part] = [whole(fit), new Float32Array(3 * tile.widthPx * tile.heightPx)];
    rectify(samplingMap(fit), painted(fit), part, tile);
    for (const [x, y, channel] of [
      [0, 0, 0],
      [223, 111, 1],
      [17, 60, 2],
    ] as const)
      expect(part[channel * 224 * 112 + y * 224 + x]).toBe(all[channel * plane + (196 + y) * RECTIFIED_PX + 100 + x]);
  });

  test('goes on as it ends where the picture does, and is grey behind the camera', () => {
    const [fit] = fits;
    if (!fit) throw new Error('no fit');
    const [a = 1, b = 0, c = 0, ...rest] = fit.homography;
    const [g = 0, h = 0, i = 1] = rest.slice(3);
    const shifted = { ...fit, homography: [a + 400 * g, b + 400 * h, c + 400 * i, ...rest] };
    const into = whole(shifted);
    const row = into.subarray(200 * RECTIFIED_PX, 201 * RECTIFIED_PX);
    expect(new Set(row.slice(-40)).size).toBeLessThan(new Set(row.slice(0, 40)).size);
    expect(row.includes(UNSEEN)).toBe(false);
    expect(into.every(value => value >= 0 && value <= 1)).toBe(true);
    const steep = whole({ ...fit, homography: [1, 0, 300, 0, 1, 300, 0, 1 / 300, 1] });
    expect(steep[440 * RECTIFIED_PX + 200]).toBe(UNSEEN);
  });

  test('places go there and back', () => {
    const at = { xMm: 120, yMm: -33 };
    expect(surfaceUnder(700, rectifiedAt(700, at)).xMm).toBeCloseTo(120, 9);
    expect(rectifiedAt(740, { xMm: 0, yMm: 370 })).toEqual({ xPx: 224, yPx: 39 });
  });
});

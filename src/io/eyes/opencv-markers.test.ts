import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../carrom/surface.ts';
import { fitFromMarkers, MARKER_CARD } from '../../vision/surface/fit-from-markers.ts';
import { seenAt } from '../../vision/surface/surface-fit.ts';
import { seenCorners, squareOfSeen } from '../../vision/surface/unit-fit.ts';
import { paintedFit } from '../../vision/testing/painted-fixture.ts';
import { loadOpenCv } from './opencv.ts';
import { findMarkers, markerCells } from './opencv-markers.ts';

const size = { widthPx: 1280, heightPx: 720 };
const truth = paintedFit(size, [
  [330, 690],
  [970, 670],
  [900, 60],
  [380, 70],
]);

/** White cards in the corners of a brown surface, each with its marker, turned anyhow. */
const cardsOnSurface = async (ids: readonly number[]) => {
  const opencv = await loadOpenCv();
  const cells = ids.map(id => markerCells(opencv, id));
  const bytes = new Uint8ClampedArray(size.widthPx * size.heightPx * 4).fill(255);
  const [card, marker] = [MARKER_CARD.cardMm / standardSurface.sideMm, MARKER_CARD.markerMm / standardSurface.sideMm];
  const shadeAt = (u: number, v: number): number => {
    const out = Math.max(Math.abs(u), Math.abs(v));
    if (out > 0.5) return 60;
    const which = v < 0 ? (u < 0 ? 0 : 1) : u > 0 ? 2 : 3;
    const [du, dv] = [Math.abs(u) - (0.5 - card / 2), Math.abs(v) - (0.5 - card / 2)];
    if (which >= ids.length || Math.max(Math.abs(du), Math.abs(dv)) > card / 2) return 150;
    const [x, y] = [(du / marker + 0.5) * 6, (dv / marker + 0.5) * 6].map(Math.floor) as [number, number];
    if (x < 0 || y < 0 || x > 5 || y > 5) return 255;
    // Corners one and three show the card mirrored by the fold of the axes: read it the other way round there.
    const column = which % 2 === 0 ? x : y;
    const row = which % 2 === 0 ? y : x;
    return cells[which]?.[5 - row]?.[column] ? 255 : 0;
  };
  const fine = 2;
  for (let i = 0; i < size.widthPx * size.heightPx; i += 1) {
    let sum = 0;
    for (let k = 0; k < fine * fine; k += 1) {
      const xPx = (i % size.widthPx) + ((k % fine) + 0.5) / fine;
      const yPx = Math.floor(i / size.widthPx) + (Math.floor(k / fine) + 0.5) / fine;
      const { u, v } = squareOfSeen(truth, { xPx, yPx });
      sum += shadeAt(u, v) / fine ** 2;
    }
    bytes.fill(sum, i * 4, i * 4 + 3);
  }
  return findMarkers(opencv, { width: size.widthPx, height: size.heightPx, bytes });
};

describe('The marker cards', { timeout: 120_000 }, () => {
  const found = cardsOnSurface([3, 7, 11, 5]);

  test('are found and give the surface to a millimetre', async () => {
    const markers = await found;
    expect(markers.map(({ id }) => id).sort((a, b) => a - b)).toEqual([3, 5, 7, 11]);
    const fit = fitFromMarkers(markers, size, standardSurface);
    if (!fit.ok) throw new Error(fit.error);
    const half = standardSurface.sideMm / 2;
    const places = [
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ] as const;
    for (const [i, { xPx, yPx }] of seenCorners(truth).entries()) {
      const [xMm, yMm] = places[i] ?? [0, 0];
      const seen = seenAt(fit.value, { xMm, yMm });
      expect(Math.hypot(seen.xPx - xPx, seen.yPx - yPx)).toBeLessThan(0.9);
    }
    expect(fit.value.by).toBe('markers');
    expect(fit.value.certainty).toBe(1);
  });

  test('three of them are not enough', async () => {
    const markers = (await found).filter(({ id }) => id !== 5);
    expect(fitFromMarkers(markers, size, standardSurface)).toEqual({ ok: false, error: 'not-four-markers' });
  });
});

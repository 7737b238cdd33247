import { describe, expect, test } from 'vitest';
import { DISCS, type Disc } from '../../carrom/discs.ts';
import { startLayout } from '../../carrom/start-layout.ts';
import { apart } from '../../carrom/surface.ts';
import { seemsToLie } from '../surface/camera-pose.ts';
import { placeSeen } from './place-seen.ts';
import { coverCell } from './placed-discs.ts';
import { makeCoverReader } from './read-cover.ts';
import { CELLS, PLANES, readHeatmap } from './read-heatmap.ts';
import { CELL_PX, CELLS_ACROSS, rectifiedAt, surfaceUnder } from './rectified.ts';

/** What a perfect network would answer: a hill round every disc, and offsets to its middle. */
const blank = () => new Float32Array(PLANES.count * CELLS);
const stamp = (maps: Float32Array, kind: Disc, xPx: number, yPx: number, heat = 0.9) => {
  const [cx, cy] = [xPx / CELL_PX - 0.5, yPx / CELL_PX - 0.5];
  for (let row = Math.floor(cy) - 2; row <= Math.floor(cy) + 3; row += 1)
    for (let column = Math.floor(cx) - 2; column <= Math.floor(cx) + 3; column += 1) {
      if (row < 0 || column < 0 || row >= CELLS_ACROSS || column >= CELLS_ACROSS) continue;
      const cell = row * CELLS_ACROSS + column;
      const hill = heat * Math.exp(-((column - cx) ** 2 + (row - cy) ** 2) / 2);
      const at = DISCS.indexOf(kind) * CELLS + cell;
      if (hill > Math.max(...[0, 1, 2, 3].map(other => maps[other * CELLS + cell] ?? 0))) {
        maps[PLANES.offsetX * CELLS + cell] = cx - column;
        maps[PLANES.offsetY * CELLS + cell] = cy - row;
      }
      maps[at] = Math.max(maps[at] ?? 0, hill);
    }
};

const STRAIGHT = { foot: { xMm: 0, yMm: 0 }, heightMm: 1200, focalPx: 900, tiltDegrees: 0 };

describe('reading the heat maps', () => {
  test('an empty surface has no discs', () => {
    expect(readHeatmap(blank())).toEqual([]);
    expect(makeCoverReader(740)(blank())).toBeNull();
  });

  test('a disc is found at its very middle, wherever in a cell that is', () => {
    for (const [x, y] of [
      [100, 200],
      [101.3, 203.9],
      [2.2, 445.1],
    ] as const) {
      const maps = blank();
      stamp(maps, 'queen', x, y);
      const found = readHeatmap(maps);
      expect(found.length).toBe(1);
      expect(found[0]?.kind).toBe('queen');
      expect(found[0]?.at.xPx).toBeCloseTo(x, 4);
      expect(found[0]?.at.yPx).toBeCloseTo(y, 4);
    }
  });

  test('all nineteen touching pieces of the start layout are told apart', () => {
    for (const [sideMm, diameterMm] of [
      [740, 31],
      [740, 27],
      [525, 26],
    ] as const) {
      const maps = blank();
      const laid = startLayout(diameterMm, 17);
      for (const { piece, at } of laid) {
        const { xPx, yPx } = rectifiedAt(sideMm, at);
        stamp(maps, piece, xPx, yPx);
      }
      const found = readHeatmap(maps);
      expect(found.length).toBe(19);
      for (const { piece, at } of laid) {
        const [nearest] = found.filter(disc => apart(surfaceUnder(sideMm, disc.at), at) < 1);
        expect(nearest?.kind).toBe(piece);
      }
    }
  });

  test('two kinds at one place are one disc, with odds for both', () => {
    const maps = blank();
    stamp(maps, 'white', 200, 200, 0.5);
    stamp(maps, 'striker', 201, 204, 0.4);
    const found = readHeatmap(maps);
    expect(found.map(({ kind }) => kind)).toEqual(['white']);
    expect(found[0]?.certainty).toBeGreaterThan(0.5);
    expect(found[0]?.odds.white).toBeGreaterThan(0.5);
    expect(found[0]?.odds.striker).toBeGreaterThan(0.35);
    expect(Object.values(found[0]?.odds ?? {}).reduce((a, b) => a + b)).toBeCloseTo(1, 6);
  });

  test('the surest come first', () => {
    const maps = blank();
    stamp(maps, 'white', 50, 50, 0.6);
    stamp(maps, 'black', 90, 50, 0.9);
    expect(readHeatmap(maps).map(({ kind }) => kind)).toEqual(['black', 'white']);
  });
});

describe('placing what was seen', () => {
  test.each([
    ['black', 0.2, 3.78],
    ['white', 0.7, 6.59],
  ] as const)(
    'the middle of a %s disc, %f light, is found %f mm above the surface, and put back to where the disc lies',
    (kind, light, high) => {
      const lies = { xMm: 320, yMm: -300 };
      const maps = blank();
      const { xPx, yPx } = rectifiedAt(740, seemsToLie(STRAIGHT, lies, high));
      stamp(maps, kind, xPx, yPx);
      const [seen] = readHeatmap(maps);
      if (!seen) throw new Error('nothing seen');
      const placed = placeSeen(740, STRAIGHT, seen, { light, redness: 0, yellowness: 0 });
      expect(apart(placed.at, lies)).toBeLessThan(0.1);
      expect(apart(surfaceUnder(740, seen.at), lies)).toBeGreaterThan(1);
    },
  );

  test('a hand over the north-east corner covers that corner and nothing else, out to the rim of the grid', () => {
    const maps = blank();
    for (let row = 0; row < 30; row += 1)
      for (let column = 80; column < CELLS_ACROSS; column += 1)
        maps[PLANES.cover * CELLS + row * CELLS_ACROSS + column] = 0.9;
    const covered = makeCoverReader(740)(maps);
    expect(covered?.[coverCell(350, 350)]).toBe(1);
    expect(covered?.[coverCell(479, 479)]).toBe(1);
    expect(covered?.[coverCell(350, -350)]).toBe(0);
    expect(covered?.[coverCell(-350, 350)]).toBe(0);
    expect(covered?.[coverCell(0, 0)]).toBe(0);
  });
});

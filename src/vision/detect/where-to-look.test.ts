import { describe, expect, test } from 'vitest';
import { MOTION_ACROSS, MOTION_CELL_PX, MOTION_CELLS, noticeMotion } from './notice-motion.ts';
import { RECTIFIED_PX } from './rectified.ts';
import { coreOf, TILE_SIZES_PX, whereToLook, withRoom } from './where-to-look.ts';

const changedAt = (...places: readonly (readonly [column: number, row: number])[]) => {
  const changed = new Uint8Array(MOTION_CELLS);
  for (const [column, row] of places) changed[row * MOTION_ACROSS + column] = 1;
  return withRoom(changed);
};

describe('where to look again', () => {
  test('nowhere while nothing changed', () => {
    expect(whereToLook(new Uint8Array(MOTION_CELLS))).toBe('nowhere');
  });

  test('at one small tile when one disc moved, wherever it is, with room round it', () => {
    for (let row = 0; row < MOTION_ACROSS; row += 5)
      for (let column = 0; column < MOTION_ACROSS; column += 5) {
        const tiles = whereToLook(changedAt([column, row]));
        if (typeof tiles === 'string') throw new Error(tiles);
        expect(tiles.length).toBe(1);
        const [tile] = tiles;
        if (!tile) throw new Error('no tile');
        const core = coreOf(tile);
        const inside = (cell: number, from: number, size: number) =>
          cell * MOTION_CELL_PX >= from && (cell + 1) * MOTION_CELL_PX <= from + size;
        expect(inside(column, core.leftPx, core.widthPx) && inside(row, core.topPx, core.heightPx)).toBe(true);
        expect([tile.leftPx % 16, tile.topPx % 16]).toEqual([0, 0]);
        expect(tile.widthPx).toBe(Math.min(...TILE_SIZES_PX));
        expect(Math.max(tile.leftPx, tile.topPx) + tile.widthPx).toBeLessThanOrEqual(RECTIFIED_PX);
      }
  });

  test('at two when striker and piece part', () => {
    expect(whereToLook(changedAt([5, 5], [50, 48]))).toHaveLength(2);
  });

  test('at one large tile, not at several small ones, when a lot lies scattered over a quarter of the board', () => {
    const tiles = whereToLook(changedAt([10, 10], [14, 12], [18, 10], [22, 14], [12, 20], [18, 22], [24, 24]));
    expect(tiles).toHaveLength(1);
    expect(tiles[0]).toMatchObject({ widthPx: Math.max(...TILE_SIZES_PX) });
  });

  test('everywhere when discs fly apart: never at more than four fifths of it in pieces', () => {
    const corners = [5, 50].flatMap(x => [5, 50].map(y => [x, y] as const));
    expect(whereToLook(changedAt(...corners))).toHaveLength(4);
    expect(whereToLook(changedAt(...corners, [27, 3], [3, 27], [27, 27]))).toBe('everywhere');
    expect(whereToLook(new Uint8Array(MOTION_CELLS).fill(1))).toBe('everywhere');
  });
});

describe('noticing motion', () => {
  const known = Float32Array.from({ length: MOTION_CELLS }, (_, i) => 90 + (i % 50));

  test('the camera’s noise is none', () => {
    const noisy = known.map((value, i) => value + 4 * Math.sin(i * 12.9898));
    expect(noticeMotion(noisy, known, new Uint8Array(MOTION_CELLS))).toBe(0);
  });

  test('nor is a lamp that gets brighter by a few steps', () => {
    expect(
      noticeMotion(
        known.map(value => value + 8),
        known,
        new Uint8Array(MOTION_CELLS),
      ),
    ).toBe(0);
  });

  test('a pale piece that creeps over pale wood is, before a camera that has no noise; before a poor one it may be noise', () => {
    const moved = (noiseSteps: number) => {
      const now = known.map((value, i) => value + noiseSteps * Math.sin(i * 12.9898));
      now[700] = (known[700] ?? 0) + 6.5;
      return noticeMotion(now, known, new Uint8Array(MOTION_CELLS));
    };
    expect(moved(0.5)).toBe(1);
    expect(moved(3)).toBe(0);
  });

  test('a dark disc where wood was is', () => {
    const now = known.slice();
    now[700] = 60;
    const changed = new Uint8Array(MOTION_CELLS);
    expect(noticeMotion(now, known, changed)).toBe(1);
    expect(changed[700]).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import { keepBrightness, makeKeptMaps, type Taking } from './kept-maps.ts';
import { MIRRORS, mirrorMaps } from './mirror-maps.ts';
import { MOTION_ACROSS, MOTION_CELLS } from './notice-motion.ts';
import { CELLS, PLANES } from './read-heatmap.ts';
import { CELL_PX, CELLS_ACROSS, type Tile, WHOLE } from './rectified.ts';
import { TILE_RIM_PX } from './where-to-look.ts';

/** The network says the same of every cell of the tile. */
const saying = (value: number, { widthPx, heightPx }: Tile = WHOLE) =>
  new Float32Array((PLANES.count * widthPx * heightPx) / (CELL_PX * CELL_PX)).fill(value);

const movedAt = (...squares: readonly number[]): Uint8Array => {
  const moved = new Uint8Array(MOTION_CELLS);
  for (const square of squares) moved[square] = 1;
  return moved;
};
const atRest: Taking = { moved: movedAt(), ofLooks: 4 };
/** The first of the cells of a square. */
const cellOf = (square: number) => 2 * Math.floor(square / MOTION_ACROSS) * CELLS_ACROSS + 2 * (square % MOTION_ACROSS);

const HERE = 20 * MOTION_ACROSS + 30;
const ELSEWHERE = 40 * MOTION_ACROSS + 10;

describe('what is kept of many looks', () => {
  test('the first look counts as it is, later ones at rest are opinions beside it', () => {
    const { maps, take } = makeKeptMaps();
    take(saying(0.8), WHOLE, atRest);
    expect(maps[cellOf(HERE)]).toBeCloseTo(0.8);
    take(saying(0.4), WHOLE, atRest);
    expect(maps[cellOf(HERE)]).toBeCloseTo(0.6);
    expect(maps[6 * CELLS + cellOf(ELSEWHERE)]).toBeCloseTo(0.6); // every plane, to the last
  });

  test('no opinion is older than the last few: what changes too dimly to be noticed comes through', () => {
    const { maps, take } = makeKeptMaps();
    for (let look = 0; look < 50; look += 1) take(saying(1), WHOLE, atRest);
    take(saying(0), WHOLE, atRest);
    expect(maps[cellOf(HERE)]).toBeCloseTo(0.75);
  });

  test('where something moved only the newest look counts, and a resting piece keeps what was said of it', () => {
    const { maps, take } = makeKeptMaps();
    take(saying(0.8), WHOLE, atRest);
    take(saying(0.2), WHOLE, { moved: movedAt(HERE), ofLooks: 1 });
    expect(maps[cellOf(HERE)]).toBeCloseTo(0.2);
    expect(maps[cellOf(ELSEWHERE)]).toBeCloseTo(0.8);
  });

  test('of a tile nothing is taken at its rim, where the network misses what lies beyond', () => {
    const { maps, take } = makeKeptMaps();
    take(saying(0), WHOLE, atRest);
    const tile: Tile = { leftPx: 96, topPx: 64, widthPx: 144, heightPx: 144 };
    take(saying(1, tile), tile, { moved: new Uint8Array(MOTION_CELLS).fill(1), ofLooks: 1 });
    const cellAt = (xPx: number, yPx: number) =>
      maps[Math.floor(yPx / CELL_PX) * CELLS_ACROSS + Math.floor(xPx / CELL_PX)];
    const [left, top] = [tile.leftPx + TILE_RIM_PX, tile.topPx + TILE_RIM_PX];
    expect([cellAt(left, top), cellAt(left - 1, top), cellAt(left, top - 1)]).toEqual([1, 0, 0]);
    const [right, bottom] = [left + 144 - 2 * TILE_RIM_PX, top + 144 - 2 * TILE_RIM_PX];
    expect([cellAt(right - 1, bottom - 1), cellAt(right, bottom - 1), cellAt(right - 1, bottom)]).toEqual([1, 0, 0]);
  });

  test.each(MIRRORS)('an answer to a mirrored picture counts as if it was turned round first (%o)', mirror => {
    const answer = Float32Array.from({ length: PLANES.count * CELLS }, (_, i) => Math.sin(i * 12.9898));
    const turned = new Float32Array(answer.length);
    mirrorMaps(answer, turned, mirror);
    const [direct, inTwoSteps] = [makeKeptMaps(), makeKeptMaps()];
    for (const { take } of [direct, inTwoSteps]) take(saying(0.3), WHOLE, atRest);
    direct.take(answer, WHOLE, atRest, mirror);
    inTwoSteps.take(turned, WHOLE, atRest);
    expect(direct.maps.every((value, i) => value === inTwoSteps.maps[i])).toBe(true);
  });

  test('another recording begins with nothing', () => {
    const { maps, take, forget } = makeKeptMaps();
    take(saying(0.8), WHOLE, atRest);
    forget();
    take(saying(0.2), WHOLE, { moved: movedAt(), ofLooks: 1 });
    expect(maps[cellOf(HERE)]).toBeCloseTo(0.2);
  });
});

test('a square is compared with how it looked when a look at it was last taken', () => {
  const [known, now] = [new Float32Array(MOTION_CELLS), new Float32Array(MOTION_CELLS).fill(90)];
  keepBrightness(known, now, WHOLE, { moved: movedAt(HERE), ofLooks: 1 });
  expect([known[HERE], known[ELSEWHERE]]).toEqual([90, 0]);
  keepBrightness(known, now, WHOLE, atRest);
  expect(known.every(value => value === 90)).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { MIRRORS, mirrorMaps, mirrorPicture } from './mirror-maps.ts';
import { CELLS, PLANES, readHeatmap } from './read-heatmap.ts';
import { CELL_PX, CELLS_ACROSS, RECTIFIED_PX } from './rectified.ts';

const mapsWithDisc = (column: number, row: number, offsetX: number, offsetY: number) => {
  const maps = new Float32Array(PLANES.count * CELLS);
  const cell = row * CELLS_ACROSS + column;
  maps[CELLS + cell] = 0.9;
  maps[PLANES.offsetX * CELLS + cell] = offsetX;
  maps[PLANES.offsetY * CELLS + cell] = offsetY;
  return maps;
};

describe('A second look in a mirror', () => {
  test.each(MIRRORS)('puts a disc back to where it is (%o)', mirror => {
    const [column, row, offsetX, offsetY] = [30, 71, 0.3, -0.4];
    const there = (at: number, turned: boolean) => (turned ? CELLS_ACROSS - 1 - at : at);
    const asMirrored = mapsWithDisc(
      there(column, mirror.leftRight),
      there(row, mirror.upDown),
      mirror.leftRight ? -offsetX : offsetX,
      mirror.upDown ? -offsetY : offsetY,
    );
    const back = new Float32Array(asMirrored.length);
    mirrorMaps(asMirrored, back, mirror);
    const [disc] = readHeatmap(back);
    expect(disc?.kind).toBe('black');
    expect(disc?.at.xPx).toBeCloseTo(CELL_PX * (column + 0.5 + offsetX), 3);
    expect(disc?.at.yPx).toBeCloseTo(CELL_PX * (row + 0.5 + offsetY), 3);
  });

  test.each(MIRRORS)('shows every pixel once, and twice mirrored is the picture again (%o)', mirror => {
    const picture = Float32Array.from({ length: 3 * RECTIFIED_PX * RECTIFIED_PX }, (_, i) => i % 9973);
    const [once, twice] = [new Float32Array(picture.length), new Float32Array(picture.length)];
    mirrorPicture(picture, once, mirror);
    mirrorPicture(once, twice, mirror);
    expect(twice.every((value, i) => value === picture[i])).toBe(true);
    const corner = (mirror.upDown ? RECTIFIED_PX - 1 : 0) * RECTIFIED_PX + (mirror.leftRight ? RECTIFIED_PX - 1 : 0);
    expect(once[0]).toBe(picture[corner]);
  });
});

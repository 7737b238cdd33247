import { describe, expect, test } from 'vitest';
import { loadOpenCv } from '../../io/eyes/opencv.ts';
import { markerCells } from '../../io/eyes/opencv-markers.ts';
import { MARKER_CELLS, printedCells } from '../../ui/marker-cells.ts';

describe('The cards of the marker sheet', () => {
  test('are printed as the detector knows them', async () => {
    const opencv = await loadOpenCv();
    for (const id of MARKER_CELLS.keys()) expect(printedCells(id)).toEqual(markerCells(opencv, id));
  });

  test('are four, all different', () => {
    expect(new Set(MARKER_CELLS.map(cells => cells.join(''))).size).toBe(4);
  });
});

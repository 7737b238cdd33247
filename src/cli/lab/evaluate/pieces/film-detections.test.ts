import { expect, test } from 'vitest';
import type { PlacedFrame } from '../../../../vision/detect/placed-discs.ts';
import type { ClipTruth } from '../clip-scene.ts';
import { scoreFilm } from './film-detections.ts';
import { emptyDiscTally } from './score-discs.ts';

const truth: ClipTruth = {
  fps: 30,
  size: [960, 720],
  surface_mm: 740,
  pockets_mm: [[-348, -348]],
  corners_px: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  frames: [
    { discs: [[1, 'white', 0, 0]], hand: false, still: true },
    { discs: [[1, 'white', 20, 0]], hand: false, still: false },
    { discs: [[1, 'white', 40, 0]], hand: true, still: false },
    { discs: [[1, 'white', 40, 0]], hand: false, still: true },
  ],
  shots: [],
};

const frame = (n: number, xMm: number, fitted = true): PlacedFrame => ({
  atMs: (n * 1000) / 30,
  gapMs: 33,
  fitted,
  covered: null,
  discs: [{ kind: 'white', at: { xMm, yMm: 0 }, certainty: 0.9 }],
});

test('frames are judged at rest and in motion, those with a hand or without a surface are not', () => {
  const rows = { rest: emptyDiscTally(), motion: emptyDiscTally() };
  const frames = [frame(0, 0), frame(1, 90), frame(2, 40), frame(3, 40, false)];
  scoreFilm({ truth }, { frames, board: true }, [rows]);
  expect(rows.rest).toMatchObject({ pictures: 1, hits: 1, mustFind: 1, counted: 1 });
  expect(rows.motion).toMatchObject({ pictures: 1, hits: 0, mustFind: 1, counted: 1 });
});

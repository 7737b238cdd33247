import { describe, expect, test } from 'vitest';
import { CERTAIN, certaintyOf } from './certainty-of-fit.ts';
import type { FitSigns } from './fit-signs.ts';

const clear: FitSigns = {
  overlap: 0.93,
  weakestWide: 0.6,
  centre: 0.8,
  weakestPeak: 0.8,
  meanPeak: 0.88,
  cornersSeen: 4,
  weakestEdge: 0.85,
  meanEdge: 0.93,
  middleOff: 0.0005,
  mostOff: 0.003,
  cornerOff: 0.006,
  movedLast: 0.001,
  movedFromWide: 0.012,
  weakestPocket: 0.95,
  meanPocket: 0.98,
  outOfView: 0,
  printCorners: 4,
  printOff: 0.002,
  tiltDegrees: 18,
};

describe('Certainty', () => {
  test('is given when all signs are good', () => {
    expect(certaintyOf(clear)).toBeGreaterThan(0.99);
  });

  test.each<[string, Partial<FitSigns>]>([
    ['the mask lies elsewhere', { overlap: 0.72 }],
    ['a tenth of the clues is a long way off', { mostOff: 0.03 }],
    ['a corner saw itself elsewhere', { cornerOff: 0.08 }],
    ['it still moved in the last look', { movedLast: 0.03 }],
    ['one edge was not seen and a corner hardly', { weakestEdge: 0, weakestPeak: 0.1 }],
    ['the camera looks from the side', { tiltDegrees: 55 }],
    ['a pocket lies out of the picture', { outOfView: 0.03 }],
    ['the print lies elsewhere', { printOff: 0.04 }],
    ['there is no centre', { centre: 0, weakestWide: 0.1 }],
  ])('is withheld, however good the rest, when the print is worn away and %s', (_why, worse) => {
    expect(certaintyOf({ ...clear, printCorners: 0, ...worse })).toBeLessThan(CERTAIN);
  });

  const aside: FitSigns = { ...clear, overlap: 0.76, weakestEdge: 0.3, weakestPeak: 0.2, tiltDegrees: 50 };
  test('from beside the table, with arms over the edges, it is given to a fit that shows the print at all four corners', () => {
    expect(certaintyOf(aside)).toBeGreaterThanOrEqual(CERTAIN);
    expect(certaintyOf({ ...aside, printCorners: 3 })).toBeLessThan(CERTAIN);
  });

  test('a corner out of the picture, up to its pocket, follows from the print', () => {
    expect(certaintyOf({ ...aside, outOfView: 0.08 })).toBeGreaterThanOrEqual(CERTAIN);
    expect(certaintyOf({ ...clear, printCorners: 0, outOfView: 0.08 })).toBeLessThan(CERTAIN);
  });

  test('three corners of the print tip the scales where a torn net hides a corner, and none do not', () => {
    const torn: FitSigns = {
      ...clear,
      weakestPeak: 0.46,
      meanPeak: 0.6,
      mostOff: 0.007,
      cornerOff: 0.028,
      printOff: 0.006,
    };
    expect(certaintyOf({ ...torn, printCorners: 3 })).toBeGreaterThanOrEqual(CERTAIN);
    expect(certaintyOf({ ...torn, printCorners: 0 })).toBeLessThan(CERTAIN);
  });

  test.each<[string, Partial<FitSigns>]>([
    ['edges and corners tell of another size', { mostOff: 0.042, cornerOff: 0.071 }],
    ['it still moved in the last look', { movedLast: 0.03 }],
    ['a corner lies far out of the picture', { outOfView: 0.12 }],
    ['the print lies elsewhere', { printOff: 0.02 }],
    ['it is seen from too low for a game', { tiltDegrees: 70 }],
    ['the wide look sees no middle there', { centre: 0.1 }],
  ])('the print alone does not give it when %s', (_why, worse) => {
    expect(certaintyOf({ ...aside, ...worse })).toBeLessThan(CERTAIN);
  });
});

import { describe, expect, test } from 'vitest';
import { circleAround } from '../../../carrom/marking-lines.ts';
import { standardSurface } from '../../../carrom/surface.ts';
import { paintedFit } from '../../testing/painted-fixture.ts';
import { PRINT, paintPrint } from '../../testing/painted-print.ts';
import { squareOfSeen } from '../unit-fit.ts';
import { findPrint } from './find-print.ts';

const size = { widthPx: 640, heightPx: 480 };
const CORNERS = [
  [120, 440],
  [515, 430],
  [470, 60],
  [160, 62],
] as const;
const truth = paintedFit(size, CORNERS);
const printed = { picture: paintPrint(truth, PRINT), scale: 1 };

/** A fit whose corners are that many pixels off, each in another direction. */
const disturbed = (px: number) =>
  paintedFit(
    size,
    CORNERS.map(([x, y], i) => [x + (i % 2 === 0 ? px : -px), y + (i < 2 ? px : -px / 2)] as const),
  );

/** How far each corner of the print was found from where it is. */
const errorsMm = (from: typeof truth, reach: number): readonly number[] =>
  (findPrint(printed, from, reach)?.clues ?? []).map(clue => {
    if (clue.kind !== 'print') throw new Error('not of the print');
    const { u, v } = squareOfSeen(truth, clue.at);
    return Math.hypot(u - clue.on.u, v - clue.on.v) * standardSurface.sideMm;
  });

describe('Finding the print', () => {
  test('from a fit that is some three centimetres off, each of its corners is found within four millimetres', () => {
    const errors = errorsMm(disturbed(15), 24);
    expect(errors).toHaveLength(4);
    expect(Math.max(...errors)).toBeLessThan(4);
  });

  test('from the right fit, within one', () => {
    const errors = errorsMm(truth, 6);
    expect(errors).toHaveLength(4);
    expect(Math.max(...errors)).toBeLessThan(1);
  });

  test('wood without a print, or with discs only, shows none', () => {
    const discs = [-200, -90, 30, 140, 245].flatMap(xMm =>
      [-240, -120, 10, 130, 230].map(yMm => circleAround({ xMm: xMm + yMm / 9, yMm }, 15)),
    );
    for (const lines of [[], discs])
      expect(findPrint({ picture: paintPrint(truth, lines), scale: 1 }, truth, 24)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { circleAround } from '../../../carrom/marking-lines.ts';
import { fromSeat, SEATS, standardSurface } from '../../../carrom/surface.ts';
import { paintedFit } from '../../testing/painted-fixture.ts';
import { PRINT, paintPrint } from '../../testing/painted-print.ts';
import { squareOfSeen } from '../unit-fit.ts';
import { findPrint } from './find-print.ts';
import { PRINTS } from './prints.ts';

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

  test('a print with large circles, far from the corners, is found as what it is', () => {
    const [, bold] = PRINTS;
    if (!bold) throw new Error('no such print');
    const { baseCircleXMm: x, baseBandYMm: y, earthLineYMm: earth, skyLineYMm: sky } = bold;
    const lines = SEATS.flatMap(seat =>
      [
        ...[-x, x].flatMap(at =>
          [bold.baseCircleRadiusMm, bold.baseCircleRedRadiusMm].map(radius =>
            circleAround({ xMm: at, yMm: y }, radius),
          ),
        ),
        ...[earth, sky].map(at => [-x, x].map(xMm => ({ xMm, yMm: at }))),
      ].map(line => line.map(point => fromSeat(seat, point))),
    );
    const seen = findPrint({ picture: paintPrint(truth, lines), scale: 1 }, disturbed(4), 24);
    const sizes = (seen?.clues ?? []).map(clue => (clue.kind === 'print' ? Math.hypot(clue.on.u, clue.on.v) : 0));
    expect(sizes).toHaveLength(4);
    for (const size of sizes) expect(size).toBeCloseTo((Math.SQRT2 * (x - y)) / 2 / bold.sideMm, 6);
  });

  test('two squares drawn by hand and their diagonals are no print, however well the lines of a larger one agree with them', () => {
    const diagonal = [-255, -106].map(along => ({ xMm: along, yMm: along }));
    const sides = [-262, -236].map(yMm => [yMm, -yMm].map(xMm => ({ xMm, yMm })));
    const lines = SEATS.flatMap(seat => [...sides, diagonal].map(line => line.map(point => fromSeat(seat, point))));
    expect(findPrint({ picture: paintPrint(truth, lines), scale: 1 }, truth, 24)).toBeUndefined();
  });

  test('wood without a print, or with discs only, shows none', () => {
    const discs = [-200, -90, 30, 140, 245].flatMap(xMm =>
      [-240, -120, 10, 130, 230].map(yMm => circleAround({ xMm: xMm + yMm / 9, yMm }, 15)),
    );
    for (const lines of [[], discs])
      expect(findPrint({ picture: paintPrint(truth, lines), scale: 1 }, truth, 24)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { circleAround, markingLines } from '../../carrom/marking-lines.ts';
import { type OnSurface, standardSurface } from '../../carrom/surface.ts';
import type { Rgba } from '../measure-light.ts';
import { findPrint } from './find-print.ts';
import { paintedFit } from './painted-fixture.ts';
import { fitOfCorners, type Quad, seenOfSquare, squareOfSeen, type UnitFit } from './unit-fit.ts';

const size = { widthPx: 640, heightPx: 480 };
const truth = paintedFit(size, [
  [120, 440],
  [515, 430],
  [470, 60],
  [160, 62],
]);
const SIDE = standardSurface.sideMm;

const toSegment = (p: OnSurface, a: OnSurface, b: OnSurface): number => {
  const [dx, dy] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const share = ((p.xMm - a.xMm) * dx + (p.yMm - a.yMm) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, share));
  return Math.hypot(p.xMm - a.xMm - t * dx, p.yMm - a.yMm - t * dy);
};

/** Pale wood with some grain, and the board's lines three millimetres wide, printed `scale` times as large. */
const paint = (lines: readonly (readonly OnSurface[])[], scale: number): Rgba => {
  const bytes = new Uint8ClampedArray(size.widthPx * size.heightPx * 4).fill(255);
  const boxed = lines.map(line => {
    const [xs, ys] = [line.map(({ xMm }) => xMm), line.map(({ yMm }) => yMm)];
    return { line, box: [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const };
  });
  for (let i = 0; i < size.widthPx * size.heightPx; i += 1) {
    const [x, y] = [i % size.widthPx, Math.floor(i / size.widthPx)];
    const { u, v } = squareOfSeen(truth, { xPx: x + 0.5, yPx: y + 0.5 });
    const at = { xMm: (u * SIDE) / scale, yMm: (v * SIDE) / scale };
    const near = boxed.some(
      ({ box, line }) =>
        at.xMm > box[0] - 2 &&
        at.xMm < box[1] + 2 &&
        at.yMm > box[2] - 2 &&
        at.yMm < box[3] + 2 &&
        line.some((a, k) => k > 0 && toSegment(at, line[k - 1] ?? a, a) < 2),
    );
    const wood = 205 + 5 * Math.sin(v * 60) + 3 * Math.sin(x * 12.9898 + y * 78.233);
    bytes.fill(near ? wood - 90 : wood, i * 4, i * 4 + 3);
  }
  return { width: size.widthPx, height: size.heightPx, bytes };
};
const print = markingLines(standardSurface)
  .filter(({ of }) => of !== 'edge')
  .map(({ points }) => points);

const disturbed = (px: number): UnitFit => {
  const corners = truth.corners.map(({ xPx, yPx }, i) => ({
    xPx: xPx + (i % 2 === 0 ? px : -px),
    yPx: yPx + (i < 2 ? px : -px / 2),
  })) as unknown as Quad;
  const fit = fitOfCorners(size, corners);
  if (!fit) throw new Error('no quad');
  return fit;
};

describe('Finding the print', () => {
  const printed = paint(print, 1);

  test('from a fit that is some three centimetres off, every corner of it is found within four millimetres', () => {
    const seen = findPrint({ picture: printed, scale: 1 }, disturbed(15), 24);
    expect(seen?.clues).toHaveLength(4);
    for (const clue of seen?.clues ?? []) {
      if (clue.kind !== 'print') throw new Error('not of the print');
      const { u, v } = squareOfSeen(truth, clue.at);
      expect(Math.hypot(u - clue.on.u, v - clue.on.v) * SIDE).toBeLessThan(4);
    }
  });

  test('from the right fit, within one', () => {
    for (const clue of findPrint({ picture: printed, scale: 1 }, truth, 6)?.clues ?? []) {
      if (clue.kind !== 'print') throw new Error('not of the print');
      const { xPx, yPx } = seenOfSquare(truth, clue.on);
      expect(Math.hypot(clue.at.xPx - xPx, clue.at.yPx - yPx)).toBeLessThan(0.6);
    }
  });

  test('wood without a print, or with discs only, shows none', () => {
    const discs = [-200, -90, 30, 140, 245].flatMap(xMm =>
      [-240, -120, 10, 130, 230].map(yMm => circleAround({ xMm: xMm + yMm / 9, yMm }, 15)),
    );
    for (const lines of [[], discs])
      expect(findPrint({ picture: paint(lines, 1), scale: 1 }, truth, 24)).toBeUndefined();
  });
});

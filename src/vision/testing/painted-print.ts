import { markingLines } from '../../carrom/marking-lines.ts';
import { type OnSurface, standardSurface } from '../../carrom/surface.ts';
import type { Rgba } from '../picture/measure-light.ts';
import { squareOfSeen, type UnitFit } from '../surface/unit-fit.ts';

type Line = readonly OnSurface[];

/** For tests: all that is printed on a board, as rows of points. */
export const PRINT: readonly Line[] = markingLines(standardSurface)
  .filter(({ of }) => of !== 'edge')
  .map(({ points }) => points);

/** Half the width of a painted line. */
const HALF_MM = 2;

const toSegment = (p: OnSurface, a: OnSurface, b: OnSurface): number => {
  const [dx, dy] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const share = ((p.xMm - a.xMm) * dx + (p.yMm - a.yMm) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, share));
  return Math.hypot(p.xMm - a.xMm - t * dx, p.yMm - a.yMm - t * dy);
};

/** Whether a point lies on one of the lines; most lines are ruled out by the box around them. */
const onLines = (lines: readonly Line[]): ((at: OnSurface) => boolean) => {
  const boxed = lines.map(line => {
    const [xs, ys] = [line.map(({ xMm }) => xMm), line.map(({ yMm }) => yMm)];
    return { line, left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
  });
  return at =>
    boxed.some(
      ({ line, left, right, low, high }) =>
        at.xMm > left - HALF_MM &&
        at.xMm < right + HALF_MM &&
        at.yMm > low - HALF_MM &&
        at.yMm < high + HALF_MM &&
        line.some((a, k) => k > 0 && toSegment(at, line[k - 1] ?? a, a) < HALF_MM),
    );
};

/** Pale wood with some grain as far as the picture reaches, and dark lines on it. */
export const paintPrint = (fit: UnitFit, lines: readonly Line[]): Rgba => {
  const { widthPx: width, heightPx: height } = fit.size;
  const { sideMm } = standardSurface;
  const bytes = new Uint8ClampedArray(width * height * 4).fill(255);
  const isInk = onLines(lines);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const { u, v } = squareOfSeen(fit, { xPx: x + 0.5, yPx: y + 0.5 });
    const wood = 205 + 5 * Math.sin(v * 60) + 3 * Math.sin(x * 12.9898 + y * 78.233);
    bytes.fill(isInk({ xMm: u * sideMm, yMm: v * sideMm }) ? wood - 90 : wood, i * 4, i * 4 + 3);
  }
  return { width, height, bytes };
};

import { describe, expect, test } from 'vitest';
import { paintedFit } from '../testing/painted-fixture.ts';
import type { Clue } from './clue.ts';
import { refineFit } from './refine-fit.ts';
import { CORNERS_ON_SQUARE, type OnSquare, seenCorners, seenOfSquare, squareOfSeen, type UnitFit } from './unit-fit.ts';

const size = { widthPx: 1280, heightPx: 720 };
const start = paintedFit(size, [
  [330, 680],
  [960, 670],
  [930, 70],
  [370, 60],
]);

/** A camera 25° off the plumb line, two metres of focal lengths away; worked out by hand from its rotation. */
const truthOf = (bend: number): UnitFit => {
  const [focal, distance, lean] = [1150, 1.75, (25 * Math.PI) / 180];
  const seen = ({ u, v }: OnSquare): readonly [number, number] => {
    const depth = distance + v * Math.sin(lean);
    return [640 + (focal * u) / depth, 350 - (focal * v * Math.cos(lean)) / depth];
  };
  return paintedFit(size, CORNERS_ON_SQUARE.map(seen), bend);
};

const alongEdges = (truth: UnitFit, edges: readonly number[], noisePx: number): readonly Clue[] =>
  edges.flatMap(edge =>
    Array.from({ length: 40 }, (_, i): Clue => {
      const along = -0.48 + (0.96 * i) / 39;
      const on = [
        { u: along, v: -0.5 },
        { u: 0.5, v: along },
        { u: along, v: 0.5 },
        { u: -0.5, v: along },
      ][edge] ?? { u: 0, v: 0 };
      const { xPx, yPx } = seenOfSquare(truth, on);
      const wobble = noisePx * Math.sin(i * 12.9898 + edge * 78.233);
      return { kind: 'edge', edge, at: { xPx: xPx + wobble, yPx: yPx + wobble }, sigma: 0.002 };
    }),
  );

const worst = (a: UnitFit, b: UnitFit): number => {
  const other = seenCorners(b);
  return Math.max(
    ...seenCorners(a).map(({ xPx, yPx }, i) => Math.hypot(xPx - (other[i]?.xPx ?? 0), yPx - (other[i]?.yPx ?? 0))),
  );
};

describe('Refining a fit', () => {
  test('four noisy edges give the corners to a fraction of the noise', () => {
    const truth = truthOf(0);
    const { fit } = refineFit(start, alongEdges(truth, [0, 1, 2, 3], 1), { mayBend: true, turns: 30 });
    expect(worst(fit, truth)).toBeLessThan(0.7);
    expect(fit.lens.k1).toBe(0);
  });

  test('edges that bend measurably bend the lens', () => {
    const truth = truthOf(-0.08);
    const { fit } = refineFit(start, alongEdges(truth, [0, 1, 2, 3], 0.5), { mayBend: true, turns: 30 });
    expect(fit.lens.k1).toBeCloseTo(-0.08, 1.5);
    expect(worst(fit, truth)).toBeLessThan(0.7);
  });

  test('a third of the clues lying elsewhere, on a shadow for example, do not pull it along', () => {
    const truth = truthOf(0);
    const clues = alongEdges(truth, [0, 1, 2, 3], 0.5).map(
      (clue, i): Clue => (i % 3 === 0 ? { ...clue, at: { xPx: clue.at.xPx + 14, yPx: clue.at.yPx + 14 } } : clue),
    );
    const near = paintedFit(
      size,
      truth.corners.map(({ xPx, yPx }, i) => [xPx + 4 - i, yPx - 3 + i] as const),
    );
    expect(worst(refineFit(near, clues, { mayBend: false, turns: 30 }).fit, truth)).toBeLessThan(1.5);
  });

  test('an edge that nobody sees follows from the other three, the centre and what a camera can take', () => {
    const truth = truthOf(0);
    const centre: Clue = { kind: 'point', on: { u: 0, v: 0 }, at: seenOfSquare(truth, { u: 0, v: 0 }), sigma: 0.004 };
    const { fit } = refineFit(start, [...alongEdges(truth, [0, 1, 3], 0.3), centre], { mayBend: false, turns: 40 });
    expect(worst(fit, truth)).toBeLessThan(8);
  });

  test('a leaning camera tells its focal length', () => {
    const { focalPx } = refineFit(start, alongEdges(truthOf(0), [0, 1, 2, 3], 0), { mayBend: false, turns: 40 });
    expect(focalPx / 1150).toBeGreaterThan(0.85);
    expect(focalPx / 1150).toBeLessThan(1.15);
  });

  test('an edge seen behind a rail is put where the rail hides it', () => {
    const truth = truthOf(0);
    // Seen from beyond the south edge, a usual rail hides what `hides` says of it.
    const [hides = 0] = refineFit(truth, [], { mayBend: false, behindRails: { focalPx: 1150 } }).hidden;
    expect(hides).toBeGreaterThan(0.001);
    const clues = alongEdges(truth, [0, 1, 2, 3], 0.2).map((clue): Clue => {
      if (clue.kind !== 'edge' || clue.edge !== 0) return clue;
      const { u } = squareOfSeen(truth, clue.at);
      return { ...clue, at: seenOfSquare(truth, { u, v: -0.5 + hides }) };
    });
    const plain = refineFit(start, clues, { mayBend: false, turns: 30 });
    const again = refineFit(plain.fit, clues, { mayBend: false, behindRails: plain, turns: 30 });
    expect(worst(again.fit, truth)).toBeLessThan(0.6 * worst(plain.fit, truth));
  });

  test('a print that is smaller than the rules say is measured, and moves no edge', () => {
    const truth = truthOf(0);
    const print = [0.32, -0.32].flatMap(u =>
      [0.32, -0.32].map(
        (v): Clue => ({
          kind: 'print',
          on: { u, v },
          at: seenOfSquare(truth, { u: u * 0.95, v: v * 0.95 }),
          sigma: 0.0015,
        }),
      ),
    );
    const refined = refineFit(truth, [...alongEdges(truth, [0, 1, 2, 3], 0.5), ...print], {
      mayBend: false,
      printKnown: true,
      turns: 30,
    });
    expect(refined.print).toBeCloseTo(0.95, 2);
    expect(worst(refined.fit, truth)).toBeLessThan(1);
  });
});

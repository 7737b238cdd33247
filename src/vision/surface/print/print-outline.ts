import type { Print } from './prints.ts';

/** Points of the print on the unit square, as columns of numbers, and which way its line runs there. */
export interface PrintOutline {
  readonly count: number;
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly alongU: Float64Array;
  readonly alongV: Float64Array;
}

/** A quarter of the print; the rest are its turns. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const lineAt = (y: number, reach: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, i) => ({ x: reach * ((2 * i + 1) / count - 1), y, dx: 1, dy: 0 }));

const circleAt = (x: number, y: number, radius: number, count: number, share = 1): readonly Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * share * (i + 0.5)) / count;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return { x: x + radius * c, y: y + radius * s, dx: -s, dy: c };
  });

/** What every board has printed: base lines, base circles, and the circles round the middle. */
export const printOutline = (m: Print): PrintOutline => {
  const quarter = [
    ...lineAt(m.earthLineYMm, m.baseCircleXMm, 20),
    ...lineAt(m.skyLineYMm, m.baseCircleXMm, 16),
    ...[-1, 1].flatMap(side => circleAt(side * m.baseCircleXMm, m.baseBandYMm, m.baseCircleRadiusMm, 8)),
    ...circleAt(0, 0, m.outerCircleRadiusMm, 8, 0.25),
    ...circleAt(0, 0, m.centreCircleRadiusMm, 3, 0.25),
  ];
  const all = [0, 1, 2, 3].flatMap(turns => {
    const [c, s] = [[1, 0, -1, 0][turns] ?? 1, [0, 1, 0, -1][turns] ?? 0];
    const turned = (x: number, y: number) => [c * x - s * y, s * x + c * y] as const;
    return quarter.map(({ x, y, dx, dy }) => [...turned(x, y), ...turned(dx, dy)] as const);
  });
  return {
    count: all.length,
    u: Float64Array.from(all, ([x]) => x / m.sideMm),
    v: Float64Array.from(all, ([, y]) => y / m.sideMm),
    alongU: Float64Array.from(all, ([, , dx]) => dx),
    alongV: Float64Array.from(all, ([, , , dy]) => dy),
  };
};

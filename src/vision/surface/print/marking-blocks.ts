import type { OnSurface } from '../../../carrom/surface.ts';
import type { OnSquare } from '../unit-fit.ts';
import type { Print } from './prints.ts';

/** A point of a printed line or circle, and the direction across it at twice its angle. */
export interface MarkingPoint extends OnSquare {
  readonly cos2: number;
  readonly sin2: number;
}

/** What is printed close together, and is looked for as one. */
export interface MarkingBlock {
  readonly middle: OnSquare;
  readonly points: readonly MarkingPoint[];
  /** Those of them that lie on the base circles' outer lines: no other line of a board runs as they do. */
  readonly circles: readonly MarkingPoint[];
}

const STEP_MM = 4;

const pointOf = ({ xMm, yMm }: OnSurface, sideMm: number, across: number): MarkingPoint => ({
  u: xMm / sideMm,
  v: yMm / sideMm,
  cos2: Math.cos(2 * across),
  sin2: Math.sin(2 * across),
});

const lineOf = (from: OnSurface, to: OnSurface, sideMm: number): readonly MarkingPoint[] => {
  const [dx, dy] = [to.xMm - from.xMm, to.yMm - from.yMm];
  const steps = Math.ceil(Math.hypot(dx, dy) / STEP_MM);
  const across = Math.atan2(dy, dx) + Math.PI / 2;
  return Array.from({ length: steps + 1 }, (_, i) =>
    pointOf({ xMm: from.xMm + (dx * i) / steps, yMm: from.yMm + (dy * i) / steps }, sideMm, across),
  );
};

const circleOf = (at: OnSurface, radiusMm: number, sideMm: number): readonly MarkingPoint[] => {
  const steps = Math.ceil((2 * Math.PI * radiusMm) / STEP_MM);
  return Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps;
    const on = { xMm: at.xMm + radiusMm * Math.cos(angle), yMm: at.yMm + radiusMm * Math.sin(angle) };
    return pointOf(on, sideMm, angle);
  });
};

const turned = ({ u, v, cos2, sin2 }: MarkingPoint, quarters: number): MarkingPoint => {
  // A quarter turn is half a turn of the doubled angle.
  const sign = quarters % 2 === 0 ? 1 : -1;
  const at = [
    { u, v },
    { u: -v, v: u },
    { u: -u, v: -v },
    { u: v, v: -u },
  ][quarters & 3] ?? { u, v };
  return { ...at, cos2: sign * cos2, sin2: sign * sin2 };
};

/** The two base circles by a corner, with what runs out from them: lines and arrow. SW; the others are its turns. */
const cornerBlock = (m: Print): MarkingBlock => {
  const { sideMm } = m;
  const stub = m.baseCircleXMm - 5 * m.baseCircleRadiusMm;
  const at = (xMm: number, yMm: number): OnSurface => ({ xMm, yMm });
  const circle = at(-m.baseCircleXMm, m.baseBandYMm);
  const other = at(m.baseBandYMm, -m.baseCircleXMm);
  const diagonal = (along: number) => at(-along / Math.SQRT2, -along / Math.SQRT2);
  const middle = (m.baseBandYMm - m.baseCircleXMm) / 2 / sideMm;
  const circles = [circle, other].flatMap(centre => circleOf(centre, m.baseCircleRadiusMm, sideMm));
  return {
    middle: { u: middle, v: middle },
    circles,
    points: [
      ...circles,
      ...[circle, other].flatMap(centre => circleOf(centre, m.baseCircleRedRadiusMm, sideMm)),
      ...[m.earthLineYMm, m.skyLineYMm].flatMap(y => [
        ...lineOf(at(-m.baseCircleXMm, y), at(-stub, y), sideMm),
        ...lineOf(at(y, -m.baseCircleXMm), at(y, -stub), sideMm),
      ]),
      ...lineOf(diagonal(m.arrowTipMm), diagonal(m.arrowTipMm - 0.55 * (m.arrowTipMm - m.arrowTailMm)), sideMm),
    ],
  };
};

/** Blocks SW, SE, NE, NW. */
export const cornerBlocks = (print: Print): readonly MarkingBlock[] => {
  const { middle, points, circles } = cornerBlock(print);
  return [0, 1, 2, 3].map(quarters => {
    const { u, v } = turned({ ...middle, cos2: 1, sin2: 0 }, quarters);
    const turn = (point: MarkingPoint) => turned(point, quarters);
    return { middle: { u, v }, points: points.map(turn), circles: circles.map(turn) };
  });
};

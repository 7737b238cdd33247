import { fromSeat, markingsOf, type OnSurface, SEATS, type SurfaceKind } from './surface.ts';

/** One line of a board as a row of points, fine enough to be bent by perspective and lens. */
export interface MarkingLine {
  readonly of: 'edge' | 'base-line' | 'base-circle' | 'arrow' | 'centre' | 'pocket';
  readonly points: readonly OnSurface[];
}

/** Straight lines bend in a real lens: one point at least this often. */
const STEP_MM = 40;
const CIRCLE_STEPS = 28;

const straight = (from: OnSurface, to: OnSurface): readonly OnSurface[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.xMm - from.xMm, to.yMm - from.yMm) / STEP_MM));
  return Array.from({ length: steps + 1 }, (_, i) => ({
    xMm: from.xMm + ((to.xMm - from.xMm) * i) / steps,
    yMm: from.yMm + ((to.yMm - from.yMm) * i) / steps,
  }));
};

export const circleAround = ({ xMm, yMm }: OnSurface, radiusMm: number): readonly OnSurface[] =>
  Array.from({ length: CIRCLE_STEPS + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / CIRCLE_STEPS;
    return { xMm: xMm + radiusMm * Math.cos(angle), yMm: yMm + radiusMm * Math.sin(angle) };
  });

/** What a board shows before the south player; the other sides by quarter turns. */
const southLines = (kind: SurfaceKind): readonly MarkingLine[] => {
  const m = markingsOf(kind);
  const across = (y: number, half: number) => straight({ xMm: -half, yMm: y }, { xMm: half, yMm: y });
  const on = (alongMm: number): OnSurface => ({ xMm: -alongMm / Math.SQRT2, yMm: -alongMm / Math.SQRT2 });
  const circle = (xMm: number) => circleAround({ xMm, yMm: m.baseBandYMm }, m.baseCircleRadiusMm);
  return [
    { of: 'edge', points: across(-m.halfSideMm, m.halfSideMm) },
    { of: 'base-line', points: across(m.earthLineYMm, m.baseCircleXMm) },
    { of: 'base-line', points: across(m.skyLineYMm, m.baseCircleXMm) },
    { of: 'base-circle', points: circle(-m.baseCircleXMm) },
    { of: 'base-circle', points: circle(m.baseCircleXMm) },
    { of: 'arrow', points: straight(on(m.arrowTailMm), on(m.arrowTipMm)) },
  ];
};

/** The lines that every board of this size has, in millimetres; pockets apart, which makers cut as they like. */
export const markingLines = (kind: SurfaceKind): readonly MarkingLine[] => {
  const m = markingsOf(kind);
  const middle = { xMm: 0, yMm: 0 };
  return [
    ...SEATS.flatMap(seat =>
      southLines(kind).map(({ of, points }) => ({ of, points: points.map(point => fromSeat(seat, point)) })),
    ),
    { of: 'centre', points: circleAround(middle, m.centreCircleRadiusMm) },
    { of: 'centre', points: circleAround(middle, m.outerCircleRadiusMm) },
  ];
};

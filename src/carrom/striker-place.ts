import { type Answer, allOf, anyOf, atLeast, atMost, not } from './answer.ts';
import { apart, markingsOf, type OnSurface, type SurfaceKind } from './surface.ts';

/**
 * Where a striker may stand (RULES.md B.4; 004 §3.2 h; 002 common part). Points are in the shooter's own frame
 * (`seenFrom`): he sits in the south. `toleranceMm` is how far the measured place may be off.
 */

const strikerRadius = (kind: SurfaceKind) => kind.strikerDiameterMm / 2;

/** Distance from the nearer arrow line of the two on the shooter's side. */
const fromNearArrow = (kind: SurfaceKind, { xMm, yMm }: OnSurface): number => {
  const { arrowTailMm, arrowTipMm } = markingsOf(kind);
  // Mirror to the right-hand side: both arrows run down a diagonal. Then distance to a segment on it.
  const along = (Math.abs(xMm) - yMm) / Math.SQRT2;
  const across = (Math.abs(xMm) + yMm) / Math.SQRT2;
  const beyond = along < arrowTailMm ? arrowTailMm - along : Math.max(0, along - arrowTipMm);
  return Math.hypot(across, beyond);
};

/** A disc of any size against the arrow lines: the prison test asks it of pieces. */
export const touchesNearArrow = (kind: SurfaceKind, at: OnSurface, radiusMm: number, toleranceMm: number): Answer =>
  atMost(fromNearArrow(kind, at), radiusMm + markingsOf(kind).arrowThicknessMm / 2, toleranceMm);

export const strikerTouchesBothLines = (kind: SurfaceKind, at: OnSurface, toleranceMm: number): Answer => {
  const m = markingsOf(kind);
  const spareMm = strikerRadius(kind) - m.baseCircleRadiusMm;
  const offMiddleMm = at.yMm - m.baseBandYMm;
  return allOf(
    atLeast(offMiddleMm, -(spareMm + m.skyLineThicknessMm), toleranceMm),
    atMost(offMiddleMm, spareMm + m.earthLineThicknessMm, toleranceMm),
  );
};

const fromNearBaseCircle = (kind: SurfaceKind, at: OnSurface): number => {
  const m = markingsOf(kind);
  return apart({ xMm: Math.abs(at.xMm), yMm: at.yMm }, { xMm: m.baseCircleXMm, yMm: m.baseBandYMm });
};

export const strikerCoversBaseCircle = (kind: SurfaceKind, at: OnSurface, toleranceMm: number): Answer =>
  atMost(fromNearBaseCircle(kind, at), strikerRadius(kind) - markingsOf(kind).baseCircleRadiusMm, toleranceMm);

export const strikerClearOfBaseCircle = (kind: SurfaceKind, at: OnSurface, toleranceMm: number): Answer =>
  atLeast(fromNearBaseCircle(kind, at), strikerRadius(kind) + markingsOf(kind).baseCircleRadiusMm, toleranceMm);

/** Neither fully on a base circle nor clear of it: not allowed anywhere. */
export const strikerHalfOnBaseCircle = (kind: SurfaceKind, at: OnSurface, toleranceMm: number): Answer =>
  not(anyOf(strikerCoversBaseCircle(kind, at, toleranceMm), strikerClearOfBaseCircle(kind, at, toleranceMm)));

export const strikerTouchesArrow = (kind: SurfaceKind, at: OnSurface, toleranceMm: number): Answer =>
  touchesNearArrow(kind, at, strikerRadius(kind), toleranceMm);

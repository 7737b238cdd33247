import { type Answer, allOf, anyOf, atLeast, atMost } from './answer.ts';
import { touchesNearArrow } from './striker-place.ts';
import { apart, markingsOf, type OnSurface, type SurfaceKind } from './surface.ts';

/**
 * Where pieces lie, as the books ask it (RULES.md B.4). Points are in the frame of the player concerned, who sits in the
 * south; `toleranceMm` is how far a measured place may be off.
 */

const pieceRadius = (kind: SurfaceKind) => kind.pieceDiameterMm / 2;

/** On, level with or behind my base lines, at any x: not to be hit directly in several books. */
export const pieceOnOrBehindLine = (kind: SurfaceKind, at: OnSurface, toleranceMm: number): Answer =>
  atMost(at.yMm - pieceRadius(kind), markingsOf(kind).skyLineYMm, toleranceMm);

/** Touching my base line or its extension, and not merely behind it (Nepalese rule). */
export const pieceOnLine = (kind: SurfaceKind, at: OnSurface, toleranceMm: number): Answer => {
  const m = markingsOf(kind);
  return allOf(
    atLeast(at.yMm, m.earthLineYMm - pieceRadius(kind), toleranceMm),
    atMost(at.yMm, m.skyLineYMm + pieceRadius(kind), toleranceMm),
  );
};

/**
 * In one of my prisons: touching an arrow line of my side or its arc (ICPF §4). No text says where the arc is; on real
 * boards the arrow's inner end lies on it, and it opens towards the pocket.
 */
export const pieceInPrison = (kind: SurfaceKind, at: OnSurface, toleranceMm: number): Answer => {
  const m = markingsOf(kind);
  const arcMm = (m.arrowTailMm + m.arcRadiusMm) / Math.SQRT2;
  const fromArcMm = Math.abs(
    apart({ xMm: Math.abs(at.xMm), yMm: at.yMm }, { xMm: arcMm, yMm: -arcMm }) - m.arcRadiusMm,
  );
  return anyOf(
    touchesNearArrow(kind, at, pieceRadius(kind), toleranceMm),
    atMost(fromArcMm, pieceRadius(kind), toleranceMm),
  );
};

/** A penalty piece lies inside the outer circle, off the centre circle and touches no other piece (004 §3.11 l). */
export const penaltyWellPlaced = (
  kind: SurfaceKind,
  at: OnSurface,
  others: readonly OnSurface[],
  toleranceMm: number,
): Answer => {
  const m = markingsOf(kind);
  const fromCentreMm = Math.hypot(at.xMm, at.yMm);
  return allOf(
    atMost(fromCentreMm + pieceRadius(kind), m.outerCircleRadiusMm, toleranceMm),
    atLeast(fromCentreMm, m.centreCircleRadiusMm + pieceRadius(kind), toleranceMm),
    ...others.map(placed => atLeast(apart(at, placed), kind.pieceDiameterMm, toleranceMm)),
  );
};

/** The queen, or a piece that jumped off, put back on the very centre. */
export const pieceCentred = (at: OnSurface, withinMm: number, toleranceMm: number): Answer =>
  atMost(Math.hypot(at.xMm, at.yMm), withinMm, toleranceMm);

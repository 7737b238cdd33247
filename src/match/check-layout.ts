import { PIECES, START_COUNT } from '../carrom/discs.ts';
import { LAYOUT_REPEATS_DEGREES, startLayout } from '../carrom/start-layout.ts';
import { apart, type OnSurface, type SurfaceKind, standardSurface } from '../carrom/surface.ts';
import type { LyingDisc } from './reconcile.ts';

/** Is the board laid out for the break, and if not, what is wrong with it? */
export interface LayoutCheck {
  /** How many of each are too few (or, negative, too many). */
  readonly missing: Readonly<Record<(typeof PIECES)[number], number>>;
  /** Pieces of the wrong colour for their place. */
  readonly swapped: readonly OnSurface[];
  /** Pieces too far from their place, or places with nobody. */
  readonly astray: readonly OnSurface[];
  readonly rotationDegrees: number;
  readonly ready: boolean;
}

/** Pieces touch each other, but nobody lays them out to the millimetre, nor measures so. */
const ASTRAY_MM = 9;
const STEP_DEGREES = 2;

const nearest = (at: OnSurface, discs: readonly LyingDisc[]): { readonly disc?: LyingDisc; readonly mm: number } => {
  let best: { readonly disc?: LyingDisc; readonly mm: number } = { mm: Number.POSITIVE_INFINITY };
  for (const disc of discs) {
    const mm = apart(at, disc.at);
    if (mm < best.mm) best = { disc, mm };
  }
  return best;
};

export const checkLayout = (discs: readonly LyingDisc[], kind: SurfaceKind = standardSurface): LayoutCheck => {
  const pieces = discs.filter(disc => disc.kind !== 'striker');
  const count = (piece: (typeof PIECES)[number]) => pieces.filter(disc => disc.kind === piece).length;
  // The layout may be turned as the breaker likes: colours decide which turn it is.
  const turns = Array.from({ length: LAYOUT_REPEATS_DEGREES / STEP_DEGREES }, (_, i) => i * STEP_DEGREES);
  const fits = turns.map(degrees => {
    const spots = startLayout(kind.pieceDiameterMm, degrees).map(spot => ({ spot, ...nearest(spot.at, pieces) }));
    const cost = spots.reduce(
      (sum, { spot, disc, mm }) => sum + Math.min(mm, 40) + (disc && disc.kind !== spot.piece ? 12 : 0),
      0,
    );
    return { degrees, spots, cost };
  });
  const best = fits.reduce((a, b) => (b.cost < a.cost ? b : a));
  const missing = {
    white: START_COUNT.white - count('white'),
    black: START_COUNT.black - count('black'),
    queen: START_COUNT.queen - count('queen'),
  };
  const astray = best.spots.filter(({ mm }) => mm > ASTRAY_MM).map(({ spot }) => spot.at);
  const swapped = best.spots
    .filter(({ spot, disc, mm }) => disc && mm <= ASTRAY_MM && disc.kind !== spot.piece)
    .map(({ spot }) => spot.at);
  const complete = PIECES.every(piece => missing[piece] === 0);
  return {
    missing,
    swapped,
    astray,
    rotationDegrees: best.degrees,
    ready: complete && astray.length === 0 && swapped.length === 0,
  };
};

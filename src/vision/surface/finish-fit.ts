import type { Lens } from '../../carrom/lens.ts';
import { markingsOf, POCKETS, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { PocketSeen, SurfaceFit } from './surface-fit.ts';
import { halfDiagonal, type UnitFit } from './unit-fit.ts';

/** Pockets as makers usually place them. */
export const usualPockets = (kind: SurfaceKind): readonly PocketSeen[] =>
  POCKETS.map(name => ({ at: pocketCentre(kind, name), radiusMm: markingsOf(kind).pocketRadiusMm }));

/** The lens with the focal length that the surface's place in the room asks for; it bends as much as before. */
const lensOf = ({ size, lens }: UnitFit, focalPx: number): Lens => ({
  ...lens,
  focalPx,
  k1: lens.k1 * (focalPx / halfDiagonal(size)) ** 2,
});

/** From the unit square to millimetres. */
export const finishFit = (
  kind: SurfaceKind,
  { fit, focalPx }: { readonly fit: UnitFit; readonly focalPx: number },
  rest: Pick<SurfaceFit, 'pockets' | 'residualMm' | 'certainty' | 'by'>,
): SurfaceFit => ({
  ...fit.size,
  sideMm: kind.sideMm,
  homography: fit.homography.map((value, i) => (i % 3 === 2 ? value : value / kind.sideMm)),
  lens: lensOf(fit, focalPx),
  ...rest,
});

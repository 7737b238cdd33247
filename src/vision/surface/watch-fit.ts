import { standardSurface } from '../../carrom/surface.ts';
import type { Grey } from '../picture/grey-copy.ts';
import { cornersSeen } from './draw-back.ts';
import { fitByHand } from './fit-by-hand.ts';
import { type Facet, type FitReference, facetsOf, takeReference } from './fit-reference.ts';
import { findShift, followOnce, followPatches, inField, type Motion, NO_MOTION, shiftAt } from './follow-patches.ts';
import type { FourCorners } from './four-points.ts';
import { type SurfaceFit, surfaceAt } from './surface-fit.ts';

export interface WatchFitSettings {
  /** Lower goes on with fewer visible patches, but may miss that the board was taken away. */
  readonly seenShare: number;
  /** Fewer textured patches than this say nothing. */
  readonly fewestPatches: number;
  /** Higher ignores more trembling, but follows a nudged board later. */
  readonly steadyWithinMm: number;
  /** A move beyond it is no drift: scoring pauses. */
  readonly driftWithinMm: number;
  /** How far, in pixels of the small copy, a bump is searched for. */
  readonly searchPx: number;
}
export const watchFitSettings: WatchFitSettings = {
  seenShare: 0.45,
  fewestPatches: 5,
  steadyWithinMm: 1.8,
  driftWithinMm: 7,
  searchPx: 9,
};

/** The reference made ready once, so that every frame costs little. */
export interface FitWatch {
  readonly fit: SurfaceFit;
  readonly reference: FitReference;
  readonly facets: readonly Facet[];
}

export const watchWith = (fit: SurfaceFit, reference: FitReference): FitWatch => ({
  fit,
  reference,
  facets: facetsOf(reference),
});

export const watchFrom = (fit: SurfaceFit, grey: Grey): FitWatch => watchWith(fit, takeReference(fit, grey));

export type FitVerdict =
  | { readonly kind: 'steady'; readonly movedMm: number }
  | { readonly kind: 'drifted'; readonly movedMm: number }
  | { readonly kind: 'odd' }
  /** The reference shows too little to tell. */
  | { readonly kind: 'blind' };

const cornersAfter = ({ fit }: FitWatch, grey: Grey, motion: Motion): FourCorners => {
  const [scaleX, scaleY] = [grey.width / fit.widthPx, grey.height / fit.heightPx];
  const [sw, se, ne, nw] = cornersSeen(fit).map(({ xPx, yPx }) => {
    const [dx, dy] = shiftAt(motion, ...inField(grey, xPx * scaleX, yPx * scaleY));
    return { xPx: xPx + dx / scaleX, yPx: yPx + dy / scaleY };
  });
  if (!sw || !se || !ne || !nw) throw new Error('a surface has four corners');
  return [sw, se, ne, nw];
};

/** How far the surface's corners lie from where the fit has them, in millimetres on the surface: the worst of them. */
const movedMm = (watch: FitWatch, grey: Grey, motion: Motion): number => {
  const half = watch.fit.sideMm / 2;
  return Math.max(
    ...cornersAfter(watch, grey, motion).map((seen, i) => {
      const { xMm, yMm } = surfaceAt(watch.fit, seen);
      const [x, y] = [i === 1 || i === 2 ? half : -half, i >= 2 ? half : -half];
      return Math.hypot(xMm - x, yMm - y);
    }),
  );
};

/** Looks whether everything is still where the fit has it: the cheap check of every frame. */
export const checkFit = (watch: FitWatch, grey: Grey, settings: WatchFitSettings = watchFitSettings): FitVerdict => {
  if (watch.facets.length < settings.fewestPatches) return { kind: 'blind' };
  if (grey.width !== watch.reference.width || grey.height !== watch.reference.height) return { kind: 'odd' };
  const { motion, share } = followOnce(watch.facets, grey, NO_MOTION, 4);
  if (share < settings.seenShare) return { kind: 'odd' };
  const mm = movedMm(watch, grey, motion);
  if (mm <= settings.steadyWithinMm) return { kind: 'steady', movedMm: mm };
  return mm <= settings.driftWithinMm ? { kind: 'drifted', movedMm: mm } : { kind: 'odd' };
};

export interface CarriedFit {
  readonly fit: SurfaceFit;
  readonly movedMm: number;
}

const carriedBy = (watch: FitWatch, grey: Grey, motion: Motion): CarriedFit | null => {
  const { fit } = watch;
  const kind = { ...standardSurface, sideMm: fit.sideMm };
  const carried = fitByHand(cornersAfter(watch, grey, motion), fit, kind, fit.lens);
  if (!carried.ok) return null;
  return { fit: { ...fit, homography: carried.value.homography }, movedMm: movedMm(watch, grey, motion) };
};

/** The same fit carried along with a board that was nudged a little; null when it cannot be recognised. */
export const followNudge = (watch: FitWatch, grey: Grey, settings = watchFitSettings): CarriedFit | null => {
  const { motion, share } = followPatches(watch.facets, grey, NO_MOTION, 'nudge');
  return share < settings.seenShare ? null : carriedBy(watch, grey, motion);
};

/** The same fit carried along after a bump; null when the board cannot be recognised any more. */
export const followBump = (watch: FitWatch, grey: Grey, settings = watchFitSettings): CarriedFit | null => {
  if (watch.facets.length < settings.fewestPatches || grey.width !== watch.reference.width) return null;
  const far = followPatches(watch.facets, grey, findShift(watch.facets, grey, settings.searchPx), 'bump');
  return far.share < settings.seenShare ? null : carriedBy(watch, grey, far.motion);
};

import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { SurfaceKind } from '../../carrom/surface.ts';
import { makeSurfaceKeeper } from '../../io/surface-keeper.ts';
import { type DiscDetector, makeDiscDetector } from '../../vision/detect/detect-discs.ts';
import { measureLight, type Rgba } from '../../vision/picture/measure-light.ts';
import { smallCopy } from '../../vision/picture/small-copy.ts';
import { fitByHand } from '../../vision/surface/fit-by-hand.ts';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import type { Eyes } from './load-eyes.ts';
import type { Corners } from './options.ts';
import type { Found } from './score-frames.ts';
import type { ScoreTrouble } from './trouble.ts';

/** As wide as the copy in which the page watches the surface. */
const SMALL_WIDTH_PX = 320;
/** A recording that has shown no board for this long has none. */
const LOOK_FOR_MS = 60_000;

/** Nothing is known about this frame. */
const UNFITTED: Found = { discs: [], covered: null, fitted: false };

export interface VideoEyes {
  /** What lies on the surface in this picture; trouble once it is clear that there is no surface. */
  readonly find: (picture: Rgba, atMs: number) => Promise<Outcome<Found, ScoreTrouble>>;
  /** The fit in use, or used last. */
  readonly fit: () => SurfaceFit | undefined;
  /** A fit that was not sure enough to be used. */
  readonly unsure: () => SurfaceFit | undefined;
}

/** Finds the surface, keeps it through bumps of the camera, and finds the discs on it, frame after frame. */
export const openVideoEyes = (eyes: Eyes, kind: SurfaceKind, corners: Corners | undefined): VideoEyes => {
  const keeper = makeSurfaceKeeper(async () => eyes.findSurface);
  let used: { readonly fit: SurfaceFit; readonly detector: DiscDetector } | undefined;
  let unsure: SurfaceFit | undefined;
  let told = false;

  return {
    fit: () => used?.fit,
    unsure: () => unsure,
    find: async (picture, atMs) => {
      const small = smallCopy(picture, SMALL_WIDTH_PX);
      const light = measureLight(small);
      let seen = await keeper.see(small, light, atMs, () => picture);
      if (corners && !told) {
        const fit = fitByHand(corners, { widthPx: picture.width, heightPx: picture.height }, kind);
        if (!fit.ok) return bad('bad-corners');
        keeper.use(fit.value);
        told = true;
        seen = await keeper.see(small, light, atMs, () => picture);
      }
      const { now, fitted } = seen;
      if (now.kind === 'unsure') unsure = now.fit;
      if (now.kind !== 'found') {
        if (used === undefined && (atMs > LOOK_FOR_MS || (!corners && !eyes.findSurface))) return bad('no-board');
        return good(UNFITTED);
      }
      if (used?.fit !== now.fit) used = { fit: now.fit, detector: makeDiscDetector(eyes.pieces, now.fit) };
      const { found } = await used.detector.detect(picture, atMs);
      return good({ ...found, fitted });
    },
  };
};

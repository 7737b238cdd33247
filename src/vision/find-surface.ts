import { bad, good, type Outcome } from '../carrom/outcome.ts';
import type { SurfaceKind } from '../carrom/surface.ts';
import type { Rgba } from './measure-light.ts';
import { certaintyOf } from './surface/certainty-of-fit.ts';
import { finishFit, unitFitOf } from './surface/finish-fit.ts';
import { type FitSigns, signsOf } from './surface/fit-signs.ts';
import { type CloseLook, lookClose, movedBetween, type SeeClose, sampledFor } from './surface/look-close.ts';
import { measurePockets } from './surface/measure-pockets.ts';
import { proposeCorners, type QuadsAround } from './surface/propose-corners.ts';
import type { Clue } from './surface/refine-fit.ts';
import { agreementOf } from './surface/quad-agreement.ts';
import { areaOf, type PictureSize, seenCorners, type UnitFit } from './surface/unit-fit.ts';
import {
  partAround,
  readWideMaps,
  type Shrink,
  viewOf,
  type WideMaps,
  wholeOf,
  wideInput,
} from './surface/wide-view.ts';
import type { SurfaceFit } from './surface-fit.ts';
import { turnedLike } from './turn-fit.ts';

/** What finding a surface needs from outside: two networks and OpenCV's part. */
export interface SurfaceSenses {
  /** models/surface.onnx: corner heat, centre heat and mask of the whole picture. */
  readonly seeWide: (picture: Float32Array) => Promise<Float32Array>;
  /** models/edges.onnx: the second look. */
  readonly seeClose: SeeClose;
  readonly shrink: Shrink;
  readonly quadsAround: QuadsAround;
}

export interface FoundSurface {
  readonly fit: SurfaceFit;
  readonly signs: FitSigns;
}

const sizeOf = (picture: Rgba): PictureSize => ({ widthPx: picture.width, heightPx: picture.height });

const seePart = async (picture: Rgba, part: ReturnType<typeof wholeOf>, senses: SurfaceSenses): Promise<WideMaps> => {
  const view = viewOf(part);
  return readWideMaps(view, await senses.seeWide(wideInput(picture, view, senses.shrink)));
};

/** A board smaller than this in the wide look is looked at again from nearer: there a cell is too coarse. */
const SMALL_SHARE = 0.5;
const ZOOM_MARGIN = 0.3;

const surfaceFitOf = (kind: SurfaceKind, close: CloseLook, signs: FitSigns): SurfaceFit =>
  finishFit(kind, close, {
    pockets: measurePockets(kind, close.fit, close.maps),
    residualMm: signs.middleOff * kind.sideMm,
    certainty: certaintyOf(signs),
    by: 'itself',
  });

/** The second look from a first guess on, and how far the result can be trusted. */
const settled = async (
  picture: Rgba,
  kind: SurfaceKind,
  start: UnitFit,
  clues: readonly Clue[],
  maps: WideMaps,
  senses: SurfaceSenses,
): Promise<FoundSurface> => {
  const close = await lookClose(sampledFor(picture, start, senses.shrink), start, clues, senses.seeClose);
  const signs = signsOf(close, agreementOf(maps, close.fit), movedBetween(start, close.fit));
  return { fit: surfaceFitOf(kind, close, signs), signs };
};

/** Finds the playing surface, and what spoke for it. South is the side nearest to the bottom of the picture. */
export const findSurfaceWithSigns = async (
  picture: Rgba,
  kind: SurfaceKind,
  senses: SurfaceSenses,
): Promise<Outcome<FoundSurface, 'no-surface'>> => {
  const size = sizeOf(picture);
  const whole = wholeOf(size);
  let maps = await seePart(picture, whole, senses);
  let [best] = proposeCorners(maps, size, senses.quadsAround, 3);
  if (!best) return bad('no-surface');
  const share = Math.sqrt(areaOf(best.fit.corners)) / Math.max(size.widthPx, size.heightPx);
  if (share < SMALL_SHARE) {
    const nearer = await seePart(picture, partAround(seenCorners(best.fit), ZOOM_MARGIN, size), senses);
    const [again] = proposeCorners(nearer, size, senses.quadsAround, 3);
    if (again && again.agreement.score > best.agreement.score - 0.15) [maps, best] = [nearer, again];
  }
  return good(await settled(picture, kind, best.fit, best.clues, maps, senses));
};

export const findSurface = async (
  picture: Rgba,
  kind: SurfaceKind,
  senses: SurfaceSenses,
): Promise<Outcome<SurfaceFit, 'no-surface'>> => {
  const found = await findSurfaceWithSigns(picture, kind, senses);
  return found.ok ? good(found.value.fit) : found;
};

/**
 * The same surface again, after a nudge: looks where it was, which is quicker and cannot stray to something else. Sides
 * stay where they were. A fit that is far off comes back with a low certainty; then it must be looked for anew.
 */
export const renewSurface = async (
  picture: Rgba,
  kind: SurfaceKind,
  before: SurfaceFit,
  senses: SurfaceSenses,
): Promise<Outcome<SurfaceFit, 'no-surface'>> => {
  const size = sizeOf(picture);
  const start = unitFitOf(before);
  if (!start || size.widthPx !== before.widthPx || size.heightPx !== before.heightPx) return bad('no-surface');
  const maps = await seePart(picture, partAround(seenCorners(start), ZOOM_MARGIN, size), senses);
  const { fit } = await settled(picture, kind, start, [], maps, senses);
  return good(turnedLike(fit, before));
};

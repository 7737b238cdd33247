import { bad, good, type Outcome } from '../carrom/outcome.ts';
import type { SurfaceKind } from '../carrom/surface.ts';
import type { Rgba } from './measure-light.ts';
import { certaintyOf } from './surface/certainty-of-fit.ts';
import { finishFit } from './surface/finish-fit.ts';
import { type FitSigns, signsOf } from './surface/fit-signs.ts';
import { type CloseLook, lookClose, movedBetween, type SeeClose, sampledFor } from './surface/look-close.ts';
import { measurePockets } from './surface/measure-pockets.ts';
import { proposeCorners, type QuadsAround } from './surface/propose-corners.ts';
import { agreementOf } from './surface/quad-agreement.ts';
import { areaOf, type PictureSize, seenCorners } from './surface/unit-fit.ts';
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
  const sampled = sampledFor(picture, best.fit, senses.shrink);
  const close = await lookClose(sampled, best.fit, best.clues, senses.seeClose);
  const signs = signsOf(close, agreementOf(maps, close.fit), movedBetween(best.fit, close.fit));
  return good({ fit: surfaceFitOf(kind, close, signs), signs });
};

export const findSurface = async (
  picture: Rgba,
  kind: SurfaceKind,
  senses: SurfaceSenses,
): Promise<Outcome<SurfaceFit, 'no-surface'>> => {
  const found = await findSurfaceWithSigns(picture, kind, senses);
  return found.ok ? good(found.value.fit) : found;
};

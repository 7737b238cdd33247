import { type InPicture, undistort } from '../../carrom/lens.ts';
import type { Rgba } from '../measure-light.ts';
import { type CloseMaps, closeClues, readCloseMaps } from './close-clues.ts';
import { CROPS_AT_ONCE, type Crop, cornerCrop, cropInput, type Sampled, shareShown, sideCrop } from './close-crops.ts';
import { comeToTerms } from './come-to-terms.ts';
import { findPrint, type PrintSeen } from './find-print.ts';
import { type Clue, type RefinedFit, refineFit } from './refine-fit.ts';
import {
  areaOf,
  CORNERS_ON_SQUARE,
  fitOfCorners,
  goesRound,
  type Quad,
  seenCorners,
  type UnitFit,
} from './unit-fit.ts';
import type { Shrink } from './wide-view.ts';

/** The second network: four crops in, corner heat, pocket mask and surface mask of each out. */
export type SeeClose = (crops: Float32Array) => Promise<Float32Array>;

export interface CloseLook {
  readonly fit: UnitFit;
  readonly focalPx: number;
  readonly maps: readonly CloseMaps[];
  readonly clues: readonly Clue[];
  /** What near rails hide of each edge, in sides. */
  readonly hidden: readonly number[];
  /** The print as it was seen, and its size against what the rules say. */
  readonly printSeen: PrintSeen | undefined;
  readonly print: number;
  /** Heights of the corners' peaks in the last look; undefined where the corner cannot be seen. */
  readonly peaks: readonly (number | undefined)[];
  /** How far the corner that moved most went in the last look, in sides. */
  readonly movedSides: number;
}

/** Crops show the surface at 480 pixels a side: a picture much finer than that is shrunk first, or it would shimmer. */
const FINE_SIDE_PX = 560;
const LOOKS = 3;
/** After less of a move than this (two millimetres) another look would find the same. */
const STANDS_SIDES = 0.003;
/** A crop with less of the picture in it says nothing. */
const SHOWN_AT_LEAST = 0.3;

/** The first look only has to come near: corners and the middles of the edges. Later ones go along the whole edges. */
const FIRST: readonly Crop[] = [...[0, 1, 2, 3].map(cornerCrop), ...[0, 1, 2, 3].map(edge => sideCrop(edge, 0))];
const ALL: readonly Crop[] = [
  ...FIRST,
  ...[0, 1, 2, 3].flatMap(edge => [-0.24, 0.24].map(along => sideCrop(edge, along))),
];

export const sampledFor = (picture: Rgba, fit: UnitFit, shrink: Shrink): Sampled => {
  const side = Math.sqrt(areaOf(fit.corners));
  const scale = FINE_SIDE_PX / side;
  if (scale > 0.8) return { picture, scale: 1 };
  const whole = { leftPx: 0, topPx: 0, widthPx: picture.width, heightPx: picture.height };
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  return { picture: shrink(picture, whole, width, height), scale: width / picture.width };
};

export const movedBetween = (before: UnitFit, after: UnitFit): number => {
  const side = Math.sqrt(areaOf(after.corners));
  const now = seenCorners(after);
  return Math.max(
    ...seenCorners(before).map((a, i) => Math.hypot(a.xPx - (now[i]?.xPx ?? 0), a.yPx - (now[i]?.yPx ?? 0)) / side),
  );
};

const seeCrops = async (
  sampled: Sampled,
  fit: UnitFit,
  crops: readonly Crop[],
  see: SeeClose,
): Promise<readonly CloseMaps[]> => {
  const shown = crops.filter(crop => shareShown(fit, crop) >= SHOWN_AT_LEAST);
  const maps: CloseMaps[] = [];
  for (let i = 0; i < shown.length; i += CROPS_AT_ONCE) {
    const four = shown.slice(i, i + CROPS_AT_ONCE);
    maps.push(...readCloseMaps(fit, four, await see(cropInput(sampled, fit, four))));
  }
  return maps;
};

/** How far the print may be from where a first fit has it, and a later one, in cells of two millimetres. */
export const FAR_CELLS = 24;
const NEAR_CELLS = 6;

/** How far off, in sides, a first fit usually is. */
const ABOUT = 0.04;
const NONE = { u: 0, v: 0 };

/** The fit that the print alone speaks for, as large as the rules have it; then what edges and corners add to that. */
const refineWithPrint = (from: UnitFit, print: PrintSeen, clues: readonly Clue[]): RefinedFit => {
  // Three corners of the print would leave the fourth to guessing: it stays about where it was.
  const about = seenCorners(from).map(
    (at, i): Clue => ({ kind: 'point', on: CORNERS_ON_SQUARE[i] ?? NONE, at, sigma: ABOUT }),
  );
  const printed = refineFit(from, [...print.clues, ...about], { mayBend: false });
  const rails = refineFit(printed.fit, [...print.clues, ...about], { mayBend: false, behindRails: printed });
  return refineFit(printed.fit, [...comeToTerms(rails, clues), ...print.clues], {
    mayBend: true,
    behindRails: printed,
    printKnown: true,
  });
};

/**
 * Looks along edges and corners through the fit, corrects it, and looks again until it stands. Where the print is still to be
 * seen it says more than edges do: no rail hides it, no shadow looks like it. Only its size is left to the edges.
 */
export const lookClose = async (
  sampled: Sampled,
  start: UnitFit,
  wide: readonly Clue[],
  see: SeeClose,
): Promise<CloseLook> => {
  let fit = start;
  let before: RefinedFit | undefined;
  let print: PrintSeen | undefined;
  for (let look = 1; ; look += 1) {
    const maps = await seeCrops(sampled, fit, look === 1 ? FIRST : ALL, see);
    const seen = maps.map(closeClues);
    const clues = seen.flatMap(each => each.clues);
    const all = [...clues, ...wide];
    const plain = look === 1 || !print ? refineFit(fit, all, { mayBend: true, behindRails: before }) : undefined;
    if (look === 1 && plain) print = findPrint(sampled, plain.fit, FAR_CELLS);
    const refined = print
      ? refineWithPrint(plain?.fit ?? fit, print, all)
      : (plain ?? refineFit(fit, all, { mayBend: true }));
    const movedSides = movedBetween(fit, refined.fit);
    fit = refined.fit;
    before = refined;
    if (look > 1 && (look === LOOKS || movedSides <= STANDS_SIDES)) {
      const peaks = [0, 1, 2, 3].map(corner => {
        const at = maps.findIndex(({ crop }) => crop.kind === 'corner' && crop.index === corner);
        return at < 0 ? undefined : seen[at]?.peak;
      });
      return { ...refined, maps, clues, printSeen: print, peaks, movedSides };
    }
    print = print && (findPrint(sampled, fit, NEAR_CELLS) ?? print);
  }
};

/** Each corner where its own peak was; where the fit has it, if none was seen. */
const cornersOfPeaks = ({ fit, clues }: CloseLook): Quad =>
  fit.corners.map((corner, i) => {
    const on = CORNERS_ON_SQUARE[i];
    const peak = clues.find(clue => clue.kind === 'corner' && clue.on.u === on?.u && clue.on.v === on.v);
    return peak ? undistort(fit.lens, peak.at) : corner;
  }) as unknown as Quad;

/** The corners where their own peaks were, should the edges have led the fit astray. */
export const fitOfPeaks = (close: CloseLook): UnitFit | undefined => {
  const { fit } = close;
  const corners = cornersOfPeaks(close);
  return goesRound(corners) ? fitOfCorners(fit.size, corners, fit.lens.k1) : undefined;
};

/** Three corners are taken to be known that well, in sides, when the fourth is to follow from them. */
const KNOWN_SIGMA = 0.004;

/**
 * The surface as three of its corners have it. A camera has square pixels and a usual focal length, so three corners
 * leave little freedom to the fourth: the way back for a fit that took a corner of the frame for one of the surface.
 */
export const fitWithout = (close: CloseLook, corner: number): UnitFit | undefined => {
  const corners = cornersOfPeaks(close);
  const at = (i: number): InPicture => corners[(corner + i) % 4] ?? { xPx: 0, yPx: 0 };
  const fourth = { xPx: at(1).xPx + at(3).xPx - at(2).xPx, yPx: at(1).yPx + at(3).yPx - at(2).yPx };
  const start = fitOfCorners(close.fit.size, corners.map((c, i) => (i === corner ? fourth : c)) as unknown as Quad);
  if (!start || !goesRound(start.corners)) return undefined;
  const clues = CORNERS_ON_SQUARE.flatMap((on, i): readonly Clue[] =>
    i === corner ? [] : [{ kind: 'corner', on, at: seenCorners(start)[i] ?? at(i), sigma: KNOWN_SIGMA }],
  );
  const { fit } = refineFit(start, clues, { mayBend: false });
  return goesRound(fit.corners) ? fit : undefined;
};

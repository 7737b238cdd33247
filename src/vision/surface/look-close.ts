import type { Rgba } from '../picture/measure-light.ts';
import { type CloseMaps, closeClues, readCloseMaps } from './close-clues.ts';
import { CROPS_AT_ONCE, type Crop, cornerCrop, cropInput, type Sampled, shareShown, sideCrop } from './close-crops.ts';
import type { Clue } from './clue.ts';
import { comeToTerms } from './come-to-terms.ts';
import { asEdges } from './print/as-edges.ts';
import { findPrint, type PrintSeen } from './print/find-print.ts';
import { type RefinedFit, refineFit, usuallyHidden } from './refine-fit.ts';
import { tiltOf } from './tilt-of.ts';
import { areaOf, CORNERS_ON_SQUARE, seenCorners, type UnitFit } from './unit-fit.ts';
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
/** With the print it is known which board is looked at: what still moves then comes to stand. */
const LOOKS_WITH_PRINT = 6;
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

/** A fit that moved farther than this in its first look may have come near a print that was too far before. */
const STRAYED_SIDES = 0.02;
/** How far off, in sides, a first fit usually is. */
const ABOUT = 0.04;
const NONE = { u: 0, v: 0 };

/** The print as it was seen last, unless more corners of it were seen before: where they were in the picture, they still are. */
const clearer = (now: PrintSeen | undefined, before: PrintSeen): PrintSeen =>
  now && now.clues.length >= before.clues.length ? now : before;

/** The fit that the print alone speaks for, as large as the rules have it. */
const fitOfPrint = (from: UnitFit, print: PrintSeen): RefinedFit => {
  // Three corners of the print would leave the fourth to guessing: it stays about where it was.
  const about = seenCorners(from).map(
    (at, i): Clue => ({ kind: 'point', on: CORNERS_ON_SQUARE[i] ?? NONE, at, sigma: ABOUT }),
  );
  return refineFit(from, [...print.clues, ...about], { mayBend: false });
};

/** The print's fit, and what those edges and corners add to it that agree with it. */
const refineWithPrint = (from: UnitFit, print: PrintSeen, clues: readonly Clue[]): RefinedFit => {
  const printed = fitOfPrint(from, print);
  const hidden = usuallyHidden(printed.fit, printed.focalPx);
  const agreeing = comeToTerms({ fit: printed.fit, hidden }, clues);
  // Three corners of the print leave the perspective open, and with it how much aslant the camera looks.
  const known = print.clues.length === 4;
  const edges = known ? asEdges(agreeing, tiltOf(printed.fit, printed.focalPx), hidden) : agreeing;
  return refineFit(printed.fit, [...edges, ...print.clues], {
    mayBend: true,
    behindRails: printed,
    printKnown: true,
  });
};

export interface HowClosely {
  /** Look for the faintest rest of a print, too: only in doubt, for grain and ornaments have something of it. */
  readonly evenFaint?: boolean;
  /** Where the print is taken to be while none of its corners is clear by itself: all its lines together spoke for it. */
  readonly supposed?: PrintSeen | undefined;
}

/**
 * Looks along edges and corners through the fit, corrects it, and looks again until it stands. Where the print is still to be
 * seen it says more than edges do: no rail hides it, no shadow looks like it. Only its size is left to the edges.
 */
export const lookClose = async (
  sampled: Sampled,
  start: UnitFit,
  wide: readonly Clue[],
  see: SeeClose,
  { evenFaint = false, supposed }: HowClosely = {},
): Promise<CloseLook> => {
  let print = findPrint(sampled, start, FAR_CELLS, evenFaint) ?? supposed;
  let fit = print ? fitOfPrint(start, print).fit : start;
  let before: RefinedFit | undefined;
  // With the print the first look, which only has to come near, is not needed.
  for (let look = print ? 2 : 1; ; look += 1) {
    const maps = await seeCrops(sampled, fit, look === 1 ? FIRST : ALL, see);
    const seen = maps.map(closeClues);
    const clues = seen.flatMap(each => each.clues);
    const all = [...clues, ...wide];
    const refined: RefinedFit = print
      ? refineWithPrint(fit, print, all)
      : refineFit(fit, all, { mayBend: true, behindRails: before });
    const movedSides = movedBetween(fit, refined.fit);
    fit = refined.fit;
    before = refined;
    if (look > 1 && (look >= (print ? LOOKS_WITH_PRINT : LOOKS) || movedSides <= STANDS_SIDES)) {
      const peaks = [0, 1, 2, 3].map(corner => {
        const at = maps.findIndex(({ crop }) => crop.kind === 'corner' && crop.index === corner);
        return at < 0 ? undefined : seen[at]?.peak;
      });
      return { ...refined, maps, clues, printSeen: print === supposed ? undefined : print, peaks, movedSides };
    }
    if (print) {
      const now = findPrint(sampled, fit, NEAR_CELLS, evenFaint);
      print = print === supposed ? (now ?? print) : clearer(now, print);
    } else if (look === 1 && movedSides > STRAYED_SIDES) {
      print = findPrint(sampled, fit, FAR_CELLS, evenFaint);
      if (print) fit = fitOfPrint(fit, print).fit;
    }
  }
};

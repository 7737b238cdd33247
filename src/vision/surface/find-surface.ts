import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { SurfaceKind } from '../../carrom/surface.ts';
import type { Rgba } from '../picture/measure-light.ts';
import { CERTAIN, certaintyOf, PRINT_FITS } from './certainty-of-fit.ts';
import type { Clue } from './clue.ts';
import { finishFit } from './finish-fit.ts';
import { type FitSigns, signsOf } from './fit-signs.ts';
import { highestIn } from './heat-peaks.ts';
import {
  type CloseLook,
  FAR_CELLS,
  type HowClosely,
  lookClose,
  movedBetween,
  type SeeClose,
  sampledFor,
} from './look-close.ts';
import { measurePockets } from './measure-pockets.ts';
import { fitOfPeaks, fitsWithinFrame, fitWithout } from './other-starts.ts';
import { linesAgree } from './print/find-pose.ts';
import { findPrint, printCorners } from './print/find-print.ts';
import { printedGuess, WIDE_WEIGHT } from './printed-guess.ts';
import { proposeCorners, type QuadsAround } from './propose-corners.ts';
import { type Agreement, agreementOf } from './quad-agreement.ts';
import type { SurfaceFit } from './surface-fit.ts';
import { areaOf, type PictureSize, seenCorners, squareIn, type UnitFit } from './unit-fit.ts';
import {
  type Part,
  paddedPart,
  partAround,
  partsOf,
  readWideMaps,
  type Shrink,
  viewOf,
  type WideMaps,
  wholeOf,
  wideInput,
} from './wide-view.ts';

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

const seePart = async (picture: Rgba, part: Part, senses: SurfaceSenses): Promise<WideMaps> => {
  const view = viewOf(part);
  return readWideMaps(view, await senses.seeWide(wideInput(picture, view, senses.shrink)));
};

/** A board smaller than this in the wide look is looked at again from nearer: there a cell is too coarse. */
const SMALL_SHARE = 0.5;
const PROPOSALS = 3;
/** How much is added around a picture that the surface may reach out of. */
const PADDING = 0.14;
const ZOOM_MARGIN = 0.3;

const surfaceFitOf = (kind: SurfaceKind, close: CloseLook, signs: FitSigns): SurfaceFit =>
  finishFit(kind, close, {
    pockets: measurePockets(kind, close.fit, close.maps),
    residualMm: signs.middleOff * kind.sideMm,
    certainty: certaintyOf(signs),
    by: 'itself',
  });

interface Settled extends FoundSurface {
  readonly close: CloseLook;
  readonly agreement: Agreement;
}

/** A guess to look closer from, and the wide look that it comes from. */
interface Guess extends HowClosely {
  readonly start: UnitFit;
  readonly clues: readonly Clue[];
  readonly maps: WideMaps;
}

/** The second look from a first guess on, and how far the result can be trusted. */
const settled = async (
  picture: Rgba,
  kind: SurfaceKind,
  { start, clues, maps, ...how }: Guess,
  senses: SurfaceSenses,
): Promise<Settled> => {
  const sampled = sampledFor(picture, start, senses.shrink);
  const close = await lookClose(sampled, start, clues, senses.seeClose, how);
  const agreement = agreementOf(maps, close.fit);
  const signs = signsOf(close, agreement, movedBetween(start, close.fit));
  return { fit: surfaceFitOf(kind, close, signs), signs, close, agreement };
};

/** Below this much of shared area there is hardly a board, and trying corners one by one would find what is not there. */
const LIKELY_A_BOARD = 0.6;

const weakestFirst = ({ peaks }: CloseLook): readonly number[] =>
  [0, 1, 2, 3].sort((a, b) => (peaks[a] ?? 0) - (peaks[b] ?? 0));

/** A surface further out of the picture than this share of its side is hardly looked at by anybody. */
const MOST_OUT = 0.1;

/**
 * How well a fit suits what is seen of it: one that reaches out of the picture is never certain, but may be the right one. From
 * far aside nothing may be left to choose by but how much of all the print's lines agrees with the picture, and
 * how well the wide look does.
 */
const promise = (found: Settled, picture: Rgba, senses: SurfaceSenses): number => {
  const { signs, close, agreement } = found;
  return (
    linesAgree(picture, close.fit, senses.shrink) +
    WIDE_WEIGHT * agreement.score +
    (showsPrint(found) ? 1 : 0) +
    certaintyOf(signs.outOfView > MOST_OUT ? signs : { ...signs, outOfView: 0 })
  );
};

/** Nothing but a carrom board has a carrom board's print: with it, another guess cannot be better. */
const showsPrint = ({ signs }: FoundSurface): boolean => signs.printCorners > 0 && signs.printOff < PRINT_FITS;

/** All lines of a print together know where its corners are to about this, in sides. */
const PRINTED_SIGMA = 0.004;
const printed = (start: UnitFit | undefined, maps: WideMaps): Guess | undefined => {
  if (!start) return undefined;
  const clues = printCorners(start, PRINTED_SIGMA);
  return { start, clues: [], maps, supposed: { clues, scores: clues.map(() => 0) } };
};

const guessesIn = async (picture: Rgba, part: Part, senses: SurfaceSenses) => {
  const maps = await seePart(picture, part, senses);
  const proposals = proposeCorners(maps, sizeOf(picture), senses.quadsAround, PROPOSALS);
  return proposals.map(({ fit, clues, agreement }) => ({ start: fit, clues, maps, score: agreement.score }));
};

/** Parts of a picture that are looked at where nothing is seen in the whole. */
const NEARER_SHARE = 0.55;

/** The part of the picture in which the clearest middle of a board is seen. */
const nearerLook = async (picture: Rgba, senses: SurfaceSenses): Promise<WideMaps> => {
  const looks: WideMaps[] = [];
  for (const part of partsOf(sizeOf(picture), NEARER_SHARE)) looks.push(await seePart(picture, part, senses));
  return looks.reduce((best, next) => (highestIn(next.centre) > highestIn(best.centre) ? next : best));
};

/** Guesses from the whole picture; from a part of it, when the surface is small there. */
const firstGuesses = async (picture: Rgba, senses: SurfaceSenses): Promise<readonly Guess[]> => {
  const size = sizeOf(picture);
  const guesses = await guessesIn(picture, wholeOf(size), senses);
  const [best] = guesses;
  if (!best || Math.sqrt(areaOf(best.start.corners)) > SMALL_SHARE * Math.max(size.widthPx, size.heightPx))
    return guesses;
  const nearer = await guessesIn(picture, partAround(seenCorners(best.start), ZOOM_MARGIN, size), senses);
  return (nearer[0]?.score ?? 0) > best.score - 0.15 ? nearer : guesses;
};

/**
 * Finds the playing surface, and what spoke for it. South is the side nearest to the bottom of the picture. In a hurry only
 * the likeliest guess is looked at: play waits, and there are other ways to know where a board went that was just there.
 */
export const findSurfaceWithSigns = async (
  picture: Rgba,
  kind: SurfaceKind,
  senses: SurfaceSenses,
  hurry = false,
): Promise<Outcome<FoundSurface, 'no-surface'>> => {
  const look = (guess: Guess) => settled(picture, kind, guess, senses);
  const [first, second] = await firstGuesses(picture, senses);
  const found = first && (await look(first));
  if (found && (hurry || found.fit.certainty >= CERTAIN)) return good(found);
  const without = ({ close, signs }: Settled, corner: number): Guess | undefined => {
    const start = signs.overlap > LIKELY_A_BOARD ? fitWithout(close, corner) : undefined;
    return start && first && { start, clues: [], maps: first.maps };
  };
  // In doubt, what else it may be: a surface that fills the picture; one whose print alone is seen; the surface as its corners alone have it; one that
  // reaches out of the picture; one that ends a frame's width before; the runner-up of the first look; three corners right
  // and one of the frame's.
  const others: readonly (() => Promise<Guess | undefined>)[] = [
    async () => {
      const start = squareIn(sizeOf(picture));
      const printed = findPrint(sampledFor(picture, start, senses.shrink), start, FAR_CELLS, true);
      const maps = printed && (first?.maps ?? (await seePart(picture, wholeOf(sizeOf(picture)), senses)));
      return maps && { start, clues: [], maps, evenFaint: true };
    },
    async () => first && printed(printedGuess(picture, first.maps, senses.shrink, first.start), first.maps),
    async () => first && printed(printedGuess(picture, first.maps, senses.shrink), first.maps),
    async () => {
      const start = found && fitOfPeaks(found.close);
      return start && { start, clues: [], maps: first.maps };
    },
    async () => (await guessesIn(picture, paddedPart(sizeOf(picture), PADDING), senses))[0],
    async () => {
      const nearer = await nearerLook(picture, senses);
      return printed(printedGuess(picture, nearer, senses.shrink), nearer);
    },
    ...(found
      ? fitsWithinFrame(found.close).map(start => async () => first && { start, clues: [], maps: first.maps })
      : []),
    async () => second,
    ...(found ? weakestFirst(found.close).map(corner => async () => without(found, corner)) : []),
  ];
  let best: Settled | undefined = found;
  let most = -1;
  for (const next of others) {
    if (best && (best.fit.certainty >= CERTAIN || showsPrint(best))) break;
    if (best && most < 0) most = promise(best, picture, senses);
    const guess = await next();
    const other = guess && (await look(guess));
    const promised = other ? promise(other, picture, senses) : -1;
    if (promised > most) [best, most] = [other, promised];
  }
  return best ? good(best) : bad('no-surface');
};

export const findSurface = async (
  picture: Rgba,
  kind: SurfaceKind,
  senses: SurfaceSenses,
  hurry = false,
): Promise<Outcome<SurfaceFit, 'no-surface'>> => {
  const found = await findSurfaceWithSigns(picture, kind, senses, hurry);
  return found.ok ? good(found.value.fit) : found;
};

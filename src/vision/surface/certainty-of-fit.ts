import type { FitSigns } from './fit-signs.ts';

/** From here on a fit is used without asking. Higher asks more often; lower may score on a board that is not there. */
export const CERTAIN = 0.9;

/**
 * Each sign's pull, and the value at which it says nothing. A good sign adds one at most: ten good ones must not talk
 * down a single bad one, because a fit with three corners right and one wrong looks good in most of them.
 */
const SIGNS: readonly (readonly [sign: keyof FitSigns, pull: number, neutral: number])[] = [
  ['overlap', 25, 0.84],
  ['weakestWide', 6, 0.25],
  ['centre', 6, 0.35],
  ['weakestPeak', 7, 0.4],
  ['meanPeak', 8, 0.55],
  ['weakestEdge', 6, 0.4],
  ['meanEdge', 8, 0.65],
  ['mostOff', -250, 0.01],
  ['cornerOff', -100, 0.02],
  ['movedLast', -250, 0.006],
  // What is not seen of a corner is only guessed, unless the print says where it is.
  ['outOfView', -250, 0.012],
  ['printOff', -250, 0.012],
  // Beyond 38° the near rail hides a strip of the surface, and nothing learnt says how wide it is.
  ['tiltDegrees', -0.3, 41],
];
const MOST_FOR = 1;
const MOST_AGAINST = 6;
/** With all signs good the sum is five, which is a certainty of 0.993; with the print in its place, six. */
const START = 5 - SIGNS.length;

/** Print that is farther than this from where a fit has it, in sides, speaks against the fit. */
export const PRINT_FITS = 0.012;
/** So many corners of the print are a good sign of their own; fewer are nothing but grain. */
const PRINT_CORNERS = 3;
/** From still lower a camera sees no game. */
const LOWEST_DEGREES = 62;
/**
 * With all four corners of the print where the fit has them only the surface's size is left to doubt, and a fit that has it
 * wrong is far from its own edges and corners. Of 46 such fits on 113 studio pictures, from above and from the side, two were
 * wrong: their corners were 0.041 and 0.071 off, and they still moved by 0.031 and 0.095. Within the bounds were 31, all right.
 * A corner out of the picture follows from the print: of 36 pictures with one, 15 more are certain for it, all right.
 */
const SAME_SIZE: readonly (readonly [sign: keyof FitSigns, below: number])[] = [
  ['mostOff', 0.03],
  ['cornerOff', 0.03],
  ['movedLast', 0.02],
  ['outOfView', 0.1],
  ['printOff', PRINT_FITS],
  ['tiltDegrees', LOWEST_DEGREES],
];
/** The wide look must see a board's middle there, too, and a surface about it: it knows nothing of the print's corners. */
const LEAST_CENTRE = 0.35;
const LEAST_OVERLAP = 0.4;
/** Nothing but a carrom board has its print: arms over the edges, low cameras and frames like the veneer do not count then. */
const PRINTED = 0.95;
const isPrinted = (signs: FitSigns): boolean =>
  signs.printCorners === 4 &&
  signs.centre > LEAST_CENTRE &&
  signs.overlap > LEAST_OVERLAP &&
  SAME_SIZE.every(([sign, below]) => signs[sign] < below);

/** How sure it is that the fit is right within 2.5 % of the side at every corner. */
export const certaintyOf = (signs: FitSigns): number => {
  const sum = SIGNS.reduce((so, [sign, pull, neutral]) => {
    const says = pull * (signs[sign] - neutral);
    return so + Math.max(-MOST_AGAINST, Math.min(MOST_FOR, says));
  }, START);
  const print = signs.printCorners >= PRINT_CORNERS && signs.printOff < PRINT_FITS ? MOST_FOR : 0;
  const weighed = 1 / (1 + Math.exp(-sum - print));
  return isPrinted(signs) ? Math.max(PRINTED, weighed) : weighed;
};

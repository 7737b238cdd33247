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
  // A pocket that the camera does not see cannot be watched: the person is asked to move it back.
  ['outOfView', -250, 0.012],
  ['printOff', -250, 0.012],
  // Beyond 38° the near rail hides a strip of the surface, and nothing learnt says how wide it is.
  ['tiltDegrees', -0.3, 41],
];
const MOST_FOR = 1;
const MOST_AGAINST = 6;
/** With all signs good the sum is five, which is a certainty of 0.993. */
const START = 5 - SIGNS.length;

/** How sure it is that the fit is right within 2.5 % of the side at every corner. */
export const certaintyOf = (signs: FitSigns): number => {
  const sum = SIGNS.reduce((so, [sign, pull, neutral]) => {
    const says = pull * (signs[sign] - neutral);
    return so + Math.max(-MOST_AGAINST, Math.min(MOST_FOR, says));
  }, START);
  return 1 / (1 + Math.exp(-sum));
};

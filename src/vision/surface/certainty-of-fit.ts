import type { FitSigns } from './fit-signs.ts';

/** From here on a fit is used without asking. Higher asks more often; lower may score on a board that is not there. */
export const CERTAIN = 0.9;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Each sign's pull, and the value at which it says nothing. Tuned on studio pictures whose looks are not evaluated. */
const WEIGHTS: readonly (readonly [sign: keyof FitSigns, pull: number, neutral: number])[] = [
  ['overlap', 8, 0.85],
  ['weakestWide', 2, 0.3],
  ['centre', 3, 0.35],
  ['weakestPeak', 3, 0.35],
  ['meanPeak', 3, 0.5],
  ['weakestEdge', 3, 0.5],
  ['meanEdge', 3, 0.6],
  ['mostOff', -150, 0.012],
  ['cornerOff', -60, 0.015],
  ['movedLast', -150, 0.006],
  ['movedFromWide', -20, 0.04],
];

/** How sure it is that the fit is right within 2.5 % of the side at every corner. */
export const certaintyOf = (signs: FitSigns): number =>
  logistic(WEIGHTS.reduce((sum, [sign, pull, neutral]) => sum + pull * (signs[sign] - neutral), 0));

import type { Rgba } from '../picture/measure-light.ts';
import { heatPeaks } from './heat-peaks.ts';
import { FAR_CELLS, sampledFor } from './look-close.ts';
import { findPose, partOfFit } from './print/find-pose.ts';
import { findPrint, scoreOf } from './print/find-print.ts';
import { agreementOf } from './quad-agreement.ts';
import { seenOfSquare, type UnitFit } from './unit-fit.ts';
import { pictureOfCell, type Shrink, type WideMaps } from './wide-view.ts';

/** A centre fainter than this is that of a plate or a wheel. */
const CENTRE_FROM = 0.2;
const CENTRES = 2;
/** Poses that are looked at for print: each costs as much as a look at an edge. */
const LOOKED_AT = 4;
/** Four corners with so much print between them need no better. */
const PLAIN_TO_SEE = 1.2;

/** Beside this share of its agreement with the wide look a pose's own with the print counts whole. */
export const WIDE_WEIGHT = 0.5;

/**
 * Where only the print still says where the board is, because its edges are cut off, hidden or look like what is beyond them: a
 * pose about the middle that the wide look saw, whose corners show the print; where none shows them clearly, the one that
 * agrees best with the picture and with the wide look. With a fit that is not quite right it is looked for near that.
 * Undefined where no middle was seen.
 */
export const printedGuess = (picture: Rgba, maps: WideMaps, shrink: Shrink, near?: UnitFit): UnitFit | undefined => {
  const part = near ? partOfFit(near) : maps.view.part;
  const middles = near
    ? [seenOfSquare(near, { u: 0, v: 0 })]
    : heatPeaks(maps.centre, { from: CENTRE_FROM, apart: 4, most: CENTRES }).map(({ x, y }) =>
        pictureOfCell(maps.view, x, y),
      );
  const poses = middles
    .flatMap(middle => findPose(picture, part, near ? { middle, near } : { middle }, shrink))
    .map(({ fit, score }) => ({ fit, score: score + WIDE_WEIGHT * agreementOf(maps, fit).score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, LOOKED_AT);
  let [best, most]: [UnitFit | undefined, number] = [poses[0]?.fit, 0];
  for (const { fit } of poses) {
    const print = findPrint(sampledFor(picture, fit, shrink), fit, FAR_CELLS);
    const sum = print ? scoreOf(print) : 0;
    if (sum > most) [best, most] = [fit, sum];
    if (most > PLAIN_TO_SEE) break;
  }
  return best;
};

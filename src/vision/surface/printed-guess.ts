import type { Rgba } from '../picture/measure-light.ts';
import { heatPeaks } from './heat-peaks.ts';
import { FAR_CELLS, sampledFor } from './look-close.ts';
import { findPrint } from './print/find-print.ts';
import { drawnToMaps, samePlace } from './propose-corners.ts';
import { agreementOf } from './quad-agreement.ts';
import { squaresAbout } from './squares-about.ts';
import type { PictureSize, UnitFit } from './unit-fit.ts';
import { pictureOfCell, type Shrink, type WideMaps } from './wide-view.ts';

/** A centre fainter than this is that of a plate or a wheel. */
const CENTRE_FROM = 0.3;
const CENTRES = 2;
/** Squares that are looked at for print: each costs as much as a look at an edge. */
const LOOKED_AT = 12;
/** Four corners with so much print between them need no better. */
const PLAIN_TO_SEE = 1.2;

/**
 * Where only the print still says where the board is, because its edges are cut off, hidden or look like what is beyond them: a
 * square about the middle that the wide look saw, whose four corners show the print. Undefined where none does.
 */
export const printedGuess = (picture: Rgba, size: PictureSize, maps: WideMaps, shrink: Shrink): UnitFit | undefined => {
  const middles = heatPeaks(maps.centre, { from: CENTRE_FROM, apart: 4, most: CENTRES });
  const rated = middles
    .flatMap(({ x, y }) => squaresAbout(size, pictureOfCell(maps.view, x, y)))
    .map(fit => {
      // Where edges are not seen the mask runs on beyond them: corners count for more than its area.
      const { overlap, meanCorner, cornersInside, centre } = agreementOf(maps, fit);
      return { fit, score: 0.5 * overlap + (meanCorner * cornersInside) / 4 + 0.25 * centre };
    })
    .sort((a, b) => b.score - a.score);
  const likely: UnitFit[] = [];
  for (const { fit } of rated)
    if (likely.length < LOOKED_AT && !likely.some(other => samePlace(fit, other))) likely.push(fit);
  let [best, most]: [UnitFit | undefined, number] = [undefined, 0];
  for (const fit of [...likely.map(each => drawnToMaps(each, maps)), ...likely]) {
    const print = findPrint(sampledFor(picture, fit, shrink), fit, FAR_CELLS);
    const sum = print?.scores.reduce((all, score) => all + score, 0) ?? 0;
    if (sum > most) [best, most] = [fit, sum];
    if (most > PLAIN_TO_SEE) break;
  }
  return best;
};

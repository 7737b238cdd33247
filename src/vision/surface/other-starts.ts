import { type InPicture, undistort } from '../../carrom/lens.ts';
import type { Clue } from './clue.ts';
import type { CloseLook } from './look-close.ts';
import { refineFit } from './refine-fit.ts';
import { through } from './surface-fit.ts';
import { CORNERS_ON_SQUARE, fitOfCorners, goesRound, type Quad, seenCorners, type UnitFit } from './unit-fit.ts';

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

/** Frames are about that wide, in sides. */
const FRAME_SIDES = 0.095;
/** A hole that shows less than this is none. */
const HOLE = 0.5;

const clearestHole = ({ maps }: CloseLook, corner: number): number =>
  maps
    .filter(({ crop }) => crop.kind === 'corner' && crop.index === corner)
    .reduce((best, { pocket }) => pocket.values.reduce((most, value) => Math.max(most, value), best), 0);

/**
 * The surface with one edge a frame's width further in, for every edge without a pocket at either end: where a frame has the
 * colour of the veneer, its outer edge is easily taken for the surface's, but it has no pockets.
 */
export const fitsWithinFrame = (close: CloseLook): readonly UnitFit[] =>
  [0, 1, 2, 3]
    .filter(edge => [edge, (edge + 1) % 4].every(corner => clearestHole(close, corner) < HOLE))
    .flatMap(edge => {
      const corners = CORNERS_ON_SQUARE.map(({ u, v }, i) => {
        const within = i === edge || i === (edge + 1) % 4 ? FRAME_SIDES : 0;
        const [xPx, yPx] = through(
          close.fit.homography,
          edge % 2 === 1 ? u - Math.sign(u) * within : u,
          edge % 2 === 0 ? v - Math.sign(v) * within : v,
        );
        return { xPx, yPx };
      }) as unknown as Quad;
      const fit = fitOfCorners(close.fit.size, corners);
      return fit && goesRound(corners) ? [fit] : [];
    });

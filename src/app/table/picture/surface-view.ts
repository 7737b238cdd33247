import { distort } from '../../../carrom/lens.ts';
import type { SurfaceView } from '../../../ui/surface-state.ts';
import { type SurfaceFit, through } from '../../../vision/surface/surface-fit.ts';
import type { SurfaceNow } from '../../../vision/surface/surface-now.ts';

/** Half a pocket: with more of a corner out of the picture, falls into its pocket cannot be seen. */
const OUT_MM = 22;

/** Whether a corner of the surface, as fitted, lies out of the picture. */
export const isCutOff = ({ homography, lens, sideMm, widthPx, heightPx }: SurfaceFit): boolean => {
  const reach = sideMm / 2 - OUT_MM;
  return [
    [-reach, -reach],
    [reach, -reach],
    [reach, reach],
    [-reach, reach],
  ].some(([xMm = 0, yMm = 0]) => {
    const [xPx, yPx] = through(homography, xMm, yMm);
    const seen = distort(lens, { xPx, yPx });
    return seen.xPx < 0 || seen.yPx < 0 || seen.xPx > widthPx || seen.yPx > heightPx;
  });
};

/** What people are shown of how it stands with the surface. */
export const surfaceView = (now: SurfaceNow): SurfaceView => {
  if (!('fit' in now)) return { state: now.kind };
  const { by, certainty, residualMm } = now.fit;
  return { state: now.kind === 'paused' ? now.why : now.kind, by, certainty, residualMm, cutOff: isCutOff(now.fit) };
};

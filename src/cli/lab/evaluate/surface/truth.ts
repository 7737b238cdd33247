import { type InPicture, type Lens, undistort } from '../../../../carrom/lens.ts';
import { inverted, type SurfaceFit, seenAt, through } from '../../../../vision/surface/surface-fit.ts';
import { CORNERS_ON_SQUARE, homographyOfCorners, type Quad } from '../../../../vision/surface/unit-fit.ts';

/** Where a picture's surface really is. */
export interface SurfaceTruth {
  readonly sideMm: number;
  /** SW, SE, NE, NW up to quarter turns, as an ideal lens shows them; they may lie outside of the picture. */
  readonly corners: Quad;
  readonly lens?: Lens;
}

/** Labels go clockwise from the upper left: NW, NE, SE, SW. */
export const truthOf = (
  label: readonly (readonly [number, number])[],
  sideMm: number,
  scale = 1,
  lens?: Lens,
): SurfaceTruth => {
  const at = (i: number): InPicture => ({ xPx: (label[i]?.[0] ?? 0) * scale, yPx: (label[i]?.[1] ?? 0) * scale });
  return { sideMm, corners: [at(3), at(2), at(1), at(0)], ...(lens ? { lens } : {}) };
};

export const cornersOfFit = (fit: SurfaceFit): readonly InPicture[] =>
  CORNERS_ON_SQUARE.map(({ u, v }) => seenAt(fit, { xMm: u * fit.sideMm, yMm: v * fit.sideMm }));

/** How far each corner of a fit is from the truth, in millimetres on the true surface, at the best of the four turns. */
export const cornerErrorsMm = (fit: SurfaceFit, { sideMm, corners, lens }: SurfaceTruth): readonly number[] => {
  const homography = homographyOfCorners(corners);
  if (!homography) throw new Error('the label is no quad');
  const back = inverted(homography);
  const placed = cornersOfFit(fit).map(seen => {
    const { xPx, yPx } = lens ? undistort(lens, seen) : seen;
    return through(back, xPx, yPx);
  });
  const turns = [0, 1, 2, 3].map(turn =>
    placed.map(([u, v], i) => {
      const on = CORNERS_ON_SQUARE[(i + turn) % 4] ?? { u: 0, v: 0 };
      return Math.hypot(u - on.u, v - on.v) * sideMm;
    }),
  );
  const worst = turns.map(errors => Math.max(...errors));
  return turns[worst.indexOf(Math.min(...worst))] ?? [];
};

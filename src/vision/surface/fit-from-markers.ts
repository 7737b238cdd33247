import type { InPicture } from '../../carrom/lens.ts';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { SurfaceKind } from '../../carrom/surface.ts';
import { finishFit, usualPockets } from './finish-fit.ts';
import { refineFit } from './refine-fit.ts';
import type { SurfaceFit } from './surface-fit.ts';
import {
  fitOfCorners,
  goesRound,
  nearSideSouth,
  type OnSquare,
  type PictureSize,
  type Quad,
  seenOfSquare,
} from './unit-fit.ts';

/** A printed marker in the picture; its corners in the order of its print. */
export interface MarkerSeen {
  readonly id: number;
  readonly corners: Quad;
}

/** The cards: cut out, one pushed into each corner of the surface until two of its sides touch the frame. */
export interface MarkerCard {
  readonly cardMm: number;
  readonly markerMm: number;
}
export const MARKER_CARD: MarkerCard = { cardMm: 80, markerMm: 56 };

/** Cards that are not pushed home, or swapped for other paper, do not fit a square this well. */
const WELL_PLACED_MM = 4;

const middleOf = ({ corners }: MarkerSeen): InPicture => ({
  xPx: corners.reduce((sum, { xPx }) => sum + xPx / 4, 0),
  yPx: corners.reduce((sum, { yPx }) => sum + yPx / 4, 0),
});

/**
 * The surface from four cards in its corners. Any card may lie in any corner, turned as it likes: each marker's corners
 * are paired with the places on the surface that they are nearest to. South is the side nearest to the picture's bottom.
 */
export const fitFromMarkers = (
  markers: readonly MarkerSeen[],
  size: PictureSize,
  kind: SurfaceKind,
  card: MarkerCard = MARKER_CARD,
): Outcome<SurfaceFit, 'not-four-markers' | 'not-a-square'> => {
  const four = new Map(markers.map(marker => [marker.id, marker]));
  if (four.size !== 4) return bad('not-four-markers');
  const middles = nearSideSouth([...four.values()].map(middleOf));
  if (!middles || !goesRound(middles)) return bad('not-a-square');
  const inner = 1 - card.cardMm / kind.sideMm;
  // First as if the markers' middles were the corners of a smaller square, then grown to the surface's.
  const small = fitOfCorners(size, middles);
  if (!small) return bad('not-a-square');
  const grown = [0, 1, 2, 3].map(i => {
    const [u, v] = [i === 1 || i === 2 ? 0.5 : -0.5, i >= 2 ? 0.5 : -0.5];
    return seenOfSquare(small, { u: u / inner, v: v / inner });
  }) as unknown as Quad;
  const start = fitOfCorners(size, grown);
  if (!start) return bad('not-a-square');
  const half = card.markerMm / kind.sideMm / 2;
  const points = [...four.values()].flatMap(marker => {
    const middle = middleOf(marker);
    const index = middles.findIndex(at => at.xPx === middle.xPx && at.yPx === middle.yPx);
    const at: OnSquare = { u: (index === 1 || index === 2 ? 0.5 : -0.5) * inner, v: (index >= 2 ? 0.5 : -0.5) * inner };
    const places = [-1, 1].flatMap(a => [-1, 1].map(b => ({ u: at.u + a * half, v: at.v + b * half })));
    return marker.corners.map(seen => {
      const far = (on: OnSquare) => {
        const expected = seenOfSquare(start, on);
        return Math.hypot(expected.xPx - seen.xPx, expected.yPx - seen.yPx);
      };
      return { seen, on: places.reduce((best, on) => (far(on) < far(best) ? on : best)) };
    });
  });
  const refined = refineFit(
    start,
    points.map(({ seen, on }) => ({ kind: 'point', on, at: seen, sigma: 0.001 })),
    { mayBend: true, turns: 30 },
  );
  const offs = points.map(({ seen, on }) => {
    const expected = seenOfSquare(refined.fit, on);
    return Math.hypot(expected.xPx - seen.xPx, expected.yPx - seen.yPx);
  });
  const sidePx = Math.hypot(grown[1].xPx - grown[0].xPx, grown[1].yPx - grown[0].yPx);
  const residualMm = (Math.sqrt(offs.reduce((sum, off) => sum + off * off, 0) / offs.length) / sidePx) * kind.sideMm;
  return good(
    finishFit(kind, refined, {
      pockets: usualPockets(kind),
      residualMm,
      certainty: residualMm < WELL_PLACED_MM ? 1 : 0.5,
      by: 'markers',
    }),
  );
};

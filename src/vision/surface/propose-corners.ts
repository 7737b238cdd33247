import type { InPicture } from '../../carrom/lens.ts';
import type { Clue } from './clue.ts';
import { heatPeaks, type Peak } from './heat-peaks.ts';
import { largestPart, maskOutline, type OutlinePoint } from './mask-outline.ts';
import { type Agreement, agreementOf } from './quad-agreement.ts';
import { refineFit } from './refine-fit.ts';
import {
  areaOf,
  CORNERS_ON_SQUARE,
  fitOfCorners,
  goesRound,
  nearSideSouth,
  type PictureSize,
  type Quad,
  squareOfSeen,
  type UnitFit,
} from './unit-fit.ts';
import { cellPx, pictureOfCell, shownCells, type WideMaps } from './wide-view.ts';

/** Four-cornered shapes around a cloud of points: OpenCV's hull and its approximations. */
export type QuadsAround = (points: readonly OutlinePoint[]) => readonly (readonly OutlinePoint[])[];

export interface Proposal {
  readonly fit: UnitFit;
  readonly agreement: Agreement;
  /** What drew it to its place: still of use where the second look sees nothing. */
  readonly clues: readonly Clue[];
}

/** Peaks this high may be corners; false ones are sorted out by mask, centre and camera. */
const PEAK_FROM = 0.12;
const PEAKS_AT_MOST = 7;
/** Farther than this many sides from where the quad expects it, a peak or an outline belongs to something else. */
const NEAR_SIDES = 0.12;

const choose = <T>(from: readonly T[], count: number): readonly (readonly T[])[] =>
  count === 0 ? [[]] : from.flatMap((first, i) => choose(from.slice(i + 1), count - 1).map(rest => [first, ...rest]));

/** The fourth corner of three, as if seen straight from above. */
const completed = ([a, b, c]: readonly InPicture[]): readonly (readonly InPicture[])[] => {
  if (!a || !b || !c) return [];
  const fourth = (p: InPicture, q: InPicture, across: InPicture): InPicture => ({
    xPx: p.xPx + q.xPx - across.xPx,
    yPx: p.yPx + q.yPx - across.yPx,
  });
  return [
    [a, b, c, fourth(a, b, c)],
    [a, b, c, fourth(b, c, a)],
    [a, b, c, fourth(a, c, b)],
  ];
};

const quadOf = (corners: readonly InPicture[]): Quad | undefined => {
  const quad = corners.length === 4 ? nearSideSouth(corners) : undefined;
  return quad && goesRound(quad) ? quad : undefined;
};

/** A corner outside of the picture is only supposed by the network: the edges that lead to it know better. */
const SUPPOSED = 6;
const isInside = ({ widthPx, heightPx }: PictureSize, { xPx, yPx }: InPicture, rim: number): boolean =>
  xPx > rim && yPx > rim && xPx < widthPx - rim && yPx < heightPx - rim;

/** What the maps say near a quad: outline, peaks at its corners, peak at its centre. */
export const wideClues = (
  fit: UnitFit,
  maps: WideMaps,
  peaks: readonly Peak[],
  outline: readonly OutlinePoint[],
): readonly Clue[] => {
  const { view } = maps;
  const cell = cellPx(view) / Math.sqrt(areaOf(fit.corners));
  const clues: Clue[] = [];
  for (const { x, y } of outline) {
    const at = pictureOfCell(view, x, y);
    const { u, v } = squareOfSeen(fit, at);
    const away = [v + 0.5, u - 0.5, v - 0.5, u + 0.5].map(Math.abs);
    const edge = away.indexOf(Math.min(...away));
    const along = edge % 2 === 0 ? Math.abs(u) : Math.abs(v);
    // A mask's corners are round: they belong to neither edge.
    if ((away[edge] ?? 1) < NEAR_SIDES && along < 0.5 - 1.5 * cell)
      clues.push({ kind: 'edge', edge, at, sigma: 0.5 * cell });
  }
  CORNERS_ON_SQUARE.forEach(on => {
    const near = peaks
      .map(peak => ({ peak, at: pictureOfCell(view, peak.x, peak.y) }))
      .map(({ peak, at }) => ({ peak, at, square: squareOfSeen(fit, at) }))
      .map(({ peak, at, square }) => ({ peak, at, far: Math.hypot(square.u - on.u, square.v - on.v) }))
      .sort((a, b) => a.far - b.far)[0];
    if (near && near.far < Math.max(NEAR_SIDES, 2 * cell)) {
      const vague = isInside(fit.size, near.at, cellPx(view)) ? 1 : SUPPOSED;
      clues.push({ kind: 'corner', on, at: near.at, sigma: (vague * 0.15 * cell) / Math.max(0.2, near.peak.height) });
    }
  });
  const centre = heatPeaks(maps.centre, { from: 0.25, apart: 4, most: 3 })
    .map(peak => ({ peak, at: pictureOfCell(view, peak.x, peak.y) }))
    .map(({ peak, at }) => ({ peak, at, square: squareOfSeen(fit, at) }))
    .filter(({ square }) => Math.hypot(square.u, square.v) < 2 * NEAR_SIDES)[0];
  if (centre)
    clues.push({
      kind: 'point',
      on: { u: 0, v: 0 },
      at: centre.at,
      sigma: (0.25 * cell) / Math.max(0.25, centre.peak.height),
    });
  return clues;
};

const samePlace = (a: UnitFit, b: UnitFit): boolean => {
  const near = 0.03 * Math.sqrt(areaOf(a.corners));
  return a.corners.every(p => b.corners.some(q => Math.hypot(p.xPx - q.xPx, p.yPx - q.yPx) < near));
};

/** What the maps show of peaks and of the mask's rim. */
const signsIn = (maps: WideMaps) => {
  const shown = shownCells(maps.view);
  const { inside, cells } = largestPart(maps.mask);
  return {
    peaks: heatPeaks(maps.corners, { from: PEAK_FROM, apart: 2.5, most: PEAKS_AT_MOST }),
    inside,
    cells,
    outline: cells >= 12 ? maskOutline(maps.mask, inside, shown.width, shown.height) : [],
  };
};

/**
 * Quads that may be the surface, best first: four peaks, three peaks and a guess, or the mask's outline. Each is drawn to
 * what the maps show near it, so that a corner without a peak, or outside of the picture, follows from the rest.
 */
export const proposeCorners = (
  maps: WideMaps,
  size: PictureSize,
  quadsAround: QuadsAround,
  most: number,
): readonly Proposal[] => {
  const { view } = maps;
  const { peaks, inside, cells, outline } = signsIn(maps);
  const seen = peaks.map(({ x, y }) => pictureOfCell(view, x, y));
  const within: OutlinePoint[] = [];
  inside.forEach((is, i) => {
    if (is) within.push({ x: (i % maps.mask.width) + 0.5, y: Math.floor(i / maps.mask.width) + 0.5 });
  });
  const hulls = cells >= 12 ? quadsAround(within) : [];
  const quads = [
    ...choose(seen, 4),
    ...choose(seen.slice(0, 5), 3).flatMap(completed),
    ...hulls.map(hull => hull.map(({ x, y }) => pictureOfCell(view, x, y))),
  ].map(quadOf);
  const rated = quads
    .flatMap(quad => (quad && fitOfCorners(size, quad)) ?? [])
    .map(fit => ({ fit, agreement: agreementOf(maps, fit) }))
    .sort((a, b) => b.agreement.score - a.agreement.score);
  const distinct: { readonly fit: UnitFit }[] = [];
  for (const proposal of rated)
    if (distinct.length < most && !distinct.some(({ fit }) => samePlace(fit, proposal.fit))) distinct.push(proposal);
  return distinct
    .map(({ fit }) => {
      const drawn = refineFit(fit, wideClues(fit, maps, peaks, outline), { mayBend: false }).fit;
      const clues = wideClues(drawn, maps, peaks, outline);
      const again = refineFit(drawn, clues, { mayBend: false }).fit;
      return { fit: again, agreement: agreementOf(maps, again), clues };
    })
    .filter(({ fit }) => goesRound(fit.corners))
    .sort((a, b) => b.agreement.score - a.agreement.score);
};

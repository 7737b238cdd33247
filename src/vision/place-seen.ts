import type { Disc } from '../carrom/discs.ts';
import { MEASURES } from '../carrom/measures.ts';
import { atHeight, type CameraPose } from './camera-pose.ts';
import type { Tone } from './disc-colour.ts';
import { COVER_ACROSS, COVER_CELL_MM, COVER_REACH_MM, type Covered, type PlacedDisc } from './placed-discs.ts';
import { CELLS, type HeatMaps, PLANES, type SeenDisc } from './read-heatmap.ts';
import { CELL_PX, CELLS_ACROSS, rectifiedAt, surfaceUnder } from './rectified.ts';

/** The rules name no thickness for the striker: so thick are the usual ones. */
const STRIKER_THICKNESS_MM = 9;

export const thicknessMm = (kind: Disc): number =>
  kind === 'striker' ? STRIKER_THICKNESS_MM : MEASURES.pieceThickness.mm;

/**
 * What the detector takes for a disc's middle is as high above the surface. Nobody sees from which side the camera looks
 * at a black disc, as its side is as dark as its top: the middle of both is found, at half its height. The lighter a disc,
 * the more its top stands out. Measured on the studio's pictures.
 */
const MIDDLE_HEIGHT_MM: Readonly<Record<Disc, { readonly dark: number; readonly byLight: number }>> = {
  white: { dark: 3.3, byLight: 4.7 },
  black: { dark: 3.1, byLight: 3.4 },
  queen: { dark: 4.3, byLight: 3.5 },
  striker: { dark: 5.6, byLight: 2.8 },
};
/** How light a kind usually is, where its colour is out of the picture. */
const USUAL_LIGHT: Readonly<Record<Disc, number>> = { white: 0.65, black: 0.25, queen: 0.45, striker: 0.55 };

export const middleHeightMm = (kind: Disc, tone: Tone | undefined): number =>
  MIDDLE_HEIGHT_MM[kind].dark + MIDDLE_HEIGHT_MM[kind].byLight * (tone?.light ?? USUAL_LIGHT[kind]);

/** A disc on the surface: the picture shows it from one side, and what is higher seems to lie farther away. */
export const placeSeen = (sideMm: number, pose: CameraPose, seen: SeenDisc, tone: Tone | undefined): PlacedDisc => ({
  kind: seen.kind,
  at: atHeight(pose, surfaceUnder(sideMm, seen.at), middleHeightMm(seen.kind, tone)),
  certainty: seen.certainty,
  odds: seen.odds,
});

/** More than this much of a square is hidden: nothing is concluded about it. */
const COVERED_FROM = 0.5;

/** The cells of the maps that a square of the cover grid spans along one axis; beyond the rim the outermost cell stands in. */
const spanOf = (lowPx: number, highPx: number): readonly [number, number] => {
  const clamp = (cell: number) => Math.min(CELLS_ACROSS - 1, Math.max(0, cell));
  const from = clamp(Math.round(lowPx / CELL_PX));
  return [from, Math.max(from, clamp(Math.round(highPx / CELL_PX) - 1))];
};

/** What hides the surface, on the grid that the steps after the detector use; null when nothing does. */
export const readCover = (maps: HeatMaps, sideMm: number): Covered | null => {
  const cover = new Uint8Array(COVER_ACROSS * COVER_ACROSS);
  const mm = (i: number) => i * COVER_CELL_MM - COVER_REACH_MM;
  const across = Array.from({ length: COVER_ACROSS }, (_, i) => {
    const low = rectifiedAt(sideMm, { xMm: mm(i), yMm: mm(i) });
    const high = rectifiedAt(sideMm, { xMm: mm(i + 1), yMm: mm(i + 1) });
    return { x: spanOf(low.xPx, high.xPx), y: spanOf(high.yPx, low.yPx) };
  });
  const at = PLANES.cover * CELLS;
  let any = false;
  for (const [row, { y }] of across.entries())
    for (const [column, { x }] of across.entries()) {
      let sum = 0;
      for (let cellY = y[0]; cellY <= y[1]; cellY += 1)
        for (let cellX = x[0]; cellX <= x[1]; cellX += 1) sum += maps[at + cellY * CELLS_ACROSS + cellX] ?? 0;
      if (sum <= COVERED_FROM * (y[1] - y[0] + 1) * (x[1] - x[0] + 1)) continue;
      cover[row * COVER_ACROSS + column] = 1;
      any = true;
    }
  return any ? cover : null;
};

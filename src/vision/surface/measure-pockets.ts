import { markingsOf, type OnSurface, POCKETS, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { CloseMaps } from './close-clues.ts';
import { CROP_CELLS, SIDES_PER_CELL, squareOfCell } from './close-crops.ts';
import { largestPart } from './mask-outline.ts';
import type { PocketSeen } from './surface-fit.ts';
import { seenOfSquare, squareOfSeen, type UnitFit } from './unit-fit.ts';

/** A hole that looks smaller or larger than this, against the usual one, is something else: a disc, a shadow, a net. */
const SMALLEST = 0.6;
const LARGEST = 1.8;
/** Farther from its usual place, in sides, it is no corner pocket. */
const NEAR_SIDES = 0.06;

/** The hole as the mask shows it: its middle and the radius of a disc of the same area. Undefined when none is clear. */
export const pocketIn = (
  { crop, fit: taken, pocket }: CloseMaps,
  fit: UnitFit,
  sideMm: number,
): { readonly at: OnSurface; readonly radiusMm: number } | undefined => {
  const { inside, cells } = largestPart(pocket);
  if (cells < 20) return undefined;
  let [sum, x, y] = [0, 0, 0];
  // The soft rim counts by its share, so cells just outside of the part are taken along.
  for (let i = 0; i < inside.length; i += 1) {
    const column = i % CROP_CELLS;
    const row = Math.floor(i / CROP_CELLS);
    const near =
      inside[i] ||
      (column > 0 && inside[i - 1]) ||
      (column < CROP_CELLS - 1 && inside[i + 1]) ||
      inside[i - CROP_CELLS] ||
      inside[i + CROP_CELLS];
    if (!near) continue;
    const share = pocket.values[i] ?? 0;
    sum += share;
    x += share * (column + 0.5);
    y += share * (row + 0.5);
  }
  // The fit has moved a little since the crop was taken.
  const { u, v } = squareOfSeen(fit, seenOfSquare(taken, squareOfCell(crop, x / sum, y / sum)));
  return {
    at: { xMm: u * sideMm, yMm: v * sideMm },
    radiusMm: Math.sqrt(sum / Math.PI) * SIDES_PER_CELL * sideMm,
  };
};

/** The four pockets: measured where they show, as makers usually place them where they do not. */
export const measurePockets = (kind: SurfaceKind, fit: UnitFit, maps: readonly CloseMaps[]): readonly PocketSeen[] =>
  POCKETS.map((name, index) => {
    const usual: PocketSeen = { at: pocketCentre(kind, name), radiusMm: markingsOf(kind).pocketRadiusMm };
    const own = maps.find(({ crop }) => crop.kind === 'corner' && crop.index === index);
    const seen = own && pocketIn(own, fit, kind.sideMm);
    if (!seen) return usual;
    const size = seen.radiusMm / usual.radiusMm;
    const off = Math.hypot(seen.at.xMm - usual.at.xMm, seen.at.yMm - usual.at.yMm) / kind.sideMm;
    return size < SMALLEST || size > LARGEST || off > NEAR_SIDES ? usual : seen;
  });

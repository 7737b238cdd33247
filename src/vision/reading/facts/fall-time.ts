import { apart, type Pocket, pocketCentre, type SurfaceKind } from '../../../carrom/surface.ts';
import type { Sight } from '../../track/sight.ts';
import { SLOWING_MM_PER_S2, speedOf } from '../../track/slide.ts';
import { goingOut } from '../../track/tracklets.ts';

/** What was not seen to go went as fast as this. */
const UNSEEN_MM_PER_S = 1500;
/** A disc that takes longer met something on the way. */
const LONGEST_MS = 600;

/** How long a disc slides over so many millimetres. */
const slidesMs = (mm: number, speed: number): number => {
  const left = Math.sqrt(Math.max(0, speed * speed - 2 * SLOWING_MM_PER_S2 * mm));
  return Math.min(LONGEST_MS, (1000 * (speed - left)) / SLOWING_MM_PER_S2);
};

/** When its middle went over the edge of the hole, as near as the sights before tell. */
export const fallMs = (sights: readonly Sight[], pocket: Pocket, kind: SurfaceKind): number => {
  const toEdge = ({ at }: Sight) => apart(at, pocketCentre(kind, pocket)) - kind.pocketDiameterMm / 2;
  const over = sights.findLastIndex(sight => toEdge(sight) > 0);
  const [last, inside] = [sights[over], sights[over + 1]];
  if (last === undefined) return inside?.atMs ?? 0;
  const mm = toEdge(last);
  if (inside) return last.atMs + ((inside.atMs - last.atMs) * mm) / (mm - toEdge(inside));
  const going = goingOut({ sights });
  return last.atMs + slidesMs(mm, Math.max(1, going ? speedOf(going) : UNSEEN_MM_PER_S));
};

import { apart, type Pocket, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { Sighting } from './track.ts';

/** So near to its middle a disc is in the pocket, or in its jaws. */
const AT_POCKET_MM = 40;

/**
 * When a disc came to the pocket in which it was seen from then on, to the end of its way: what lies in a net may show
 * again and again much later, but it fell when it came there. Undefined when its way ends elsewhere.
 */
export const cameToPocket = (kind: SurfaceKind, pocket: Pocket, way: Sighting | null): number | undefined => {
  const centre = pocketCentre(kind, pocket);
  let cameMs: number | undefined;
  for (let here = way; here !== null && apart(here.at, centre) < AT_POCKET_MM; here = here.before) cameMs = here.atMs;
  return cameMs;
};

/** From the jaws into the net. */
const FALLS_WITHIN_MS = 100;

/** When it fell, told at first from its last sights: but long after it came there, those were of the net. */
export const fellWhenItCame = (toldMs: number, cameMs: number | undefined): number =>
  cameMs !== undefined && cameMs < toldMs - FALLS_WITHIN_MS ? cameMs : toldMs;

import type { Disc } from '../../carrom/discs.ts';
import { nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import type { PlacedDisc } from '../detect/placed-discs.ts';
import { clearOfHands, type Hands } from '../track/watch-hands.ts';
import { radiusOf } from './predict-disc.ts';
import type { Sighting } from './track.ts';

/** One find of the detector, with what following asks about its place. */
export interface Find {
  readonly disc: PlacedDisc;
  readonly where: Sighting['where'];
  /** Away from any hand. */
  readonly clear: boolean;
}

/** A hand is near when it covers anything this close to a disc's rim. */
const NEAR_HAND_MM = 12;

/** So near to a pocket, what is closer to a cushion than a disc can lie is down in the net. */
const AT_POCKET_MM = 34;
const PAST_CUSHION_MM = 4;

/** Closer to a cushion than its rim allows, at a pocket: no disc lies like that on the surface. */
export const isPastRim = (kind: SurfaceKind, at: OnSurface, disc: Disc): boolean =>
  nearestPocket(kind, at).mm < AT_POCKET_MM &&
  Math.max(Math.abs(at.xMm), Math.abs(at.yMm)) > kind.sideMm / 2 - radiusOf(kind, disc) + PAST_CUSHION_MM;

export const whereIs = (kind: SurfaceKind, { at, kind: disc }: PlacedDisc): Sighting['where'] => {
  if (nearestPocket(kind, at).mm < kind.pocketDiameterMm / 2 - 1.5 || isPastRim(kind, at, disc)) return 'pocket';
  const limit = kind.sideMm / 2 - 4;
  return Math.abs(at.xMm) > limit || Math.abs(at.yMm) > limit ? 'beyond' : 'surface';
};

export const findsIn = (kind: SurfaceKind, discs: readonly PlacedDisc[], hands: Hands): readonly Find[] =>
  discs.map(disc => ({
    disc,
    where: whereIs(kind, disc),
    clear: clearOfHands(hands, disc.at, radiusOf(kind, disc.kind) + NEAR_HAND_MM),
  }));

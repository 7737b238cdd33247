import { nearestPocket, type SurfaceKind } from '../carrom/surface.ts';
import type { PlacedDisc } from './placed-discs.ts';
import { radiusOf } from './predict-disc.ts';
import type { Sighting } from './track.ts';
import { clearOfHands, type Hands } from './watch-hands.ts';

/** One find of the detector, with what following asks about its place. */
export interface Find {
  readonly disc: PlacedDisc;
  readonly where: Sighting['where'];
  /** Away from any hand. */
  readonly clear: boolean;
}

/** A hand is near when it covers anything this close to a disc's rim. */
const NEAR_HAND_MM = 12;

export const whereIs = (kind: SurfaceKind, { at }: PlacedDisc): Sighting['where'] => {
  if (nearestPocket(kind, at).mm < kind.pocketDiameterMm / 2 - 1.5) return 'pocket';
  const limit = kind.sideMm / 2 - 4;
  return Math.abs(at.xMm) > limit || Math.abs(at.yMm) > limit ? 'beyond' : 'surface';
};

export const findsIn = (kind: SurfaceKind, discs: readonly PlacedDisc[], hands: Hands): readonly Find[] =>
  discs.map(disc => ({
    disc,
    where: whereIs(kind, disc),
    clear: clearOfHands(hands, disc.at, radiusOf(kind, disc.kind) + NEAR_HAND_MM),
  }));

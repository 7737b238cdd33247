import type { Disc } from '../../carrom/discs.ts';
import { nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { type KindOdds, oddsOf, type PlacedDisc, type PlacedFrame } from '../detect/placed-discs.ts';
import { radiusOf } from './slide.ts';
import { clearOfHands, type Hands } from './watch-hands.ts';

export type Where = 'surface' | 'pocket' | 'beyond';

/** One detection in one frame, with what is asked about its place. */
export interface Sight {
  readonly atMs: number;
  readonly at: OnSurface;
  readonly odds: KindOdds;
  readonly certainty: number;
  readonly where: Where;
  /** No hand near: what moves here moves by itself. */
  readonly clear: boolean;
}

/** A hand is near when it covers anything this close to a disc's rim. */
export const NEAR_HAND_MM = 12;
/** So near to a pocket, what is closer to a cushion than a disc can lie is down in the net. */
const AT_POCKET_MM = 34;
const PAST_CUSHION_MM = 4;

/** Closer to a cushion than its rim allows, at a pocket: no disc lies like that on the surface. */
const isPastRim = (kind: SurfaceKind, at: OnSurface, disc: Disc): boolean =>
  nearestPocket(kind, at).mm < AT_POCKET_MM &&
  Math.max(Math.abs(at.xMm), Math.abs(at.yMm)) > kind.sideMm / 2 - radiusOf(kind, disc) + PAST_CUSHION_MM;

export const whereIs = (kind: SurfaceKind, { at, kind: disc }: Pick<PlacedDisc, 'at' | 'kind'>): Where => {
  if (nearestPocket(kind, at).mm < kind.pocketDiameterMm / 2 - 1.5 || isPastRim(kind, at, disc)) return 'pocket';
  const limit = kind.sideMm / 2 - 4;
  return Math.abs(at.xMm) > limit || Math.abs(at.yMm) > limit ? 'beyond' : 'surface';
};

export const sightsIn = (kind: SurfaceKind, { atMs, discs }: PlacedFrame, hands: Hands): readonly Sight[] =>
  discs.map(disc => ({
    atMs,
    at: disc.at,
    odds: oddsOf(disc),
    certainty: disc.certainty,
    where: whereIs(kind, disc),
    clear: clearOfHands(hands, disc.at, radiusOf(kind, disc.kind) + NEAR_HAND_MM),
  }));

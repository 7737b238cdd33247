import { apart, type SurfaceKind } from '../carrom/surface.ts';
import { NEVER } from './assign.ts';
import type { FollowSettings } from './follow-settings.ts';
import type { PlacedDisc } from './placed-discs.ts';
import { oddsOf } from './placed-discs.ts';
import { predictDisc, radiusOf } from './predict-disc.ts';
import { kindOf, kindShares, speedOf, type Track } from './track.ts';

/** What it costs that a find is this disc: about the negative logarithm of how likely that is. */

/** How far the find's kind is that of the disc: 0 … 1. */
export const agreeOn = (track: Track, disc: PlacedDisc): number => {
  const shares = kindShares(track);
  const odds = oddsOf(disc);
  return shares[0] * odds.white + shares[1] * odds.black + shares[2] * odds.queen + shares[3] * odds.striker;
};

/** The kinds speak for or against it; a disc whose kind is still open has nothing against any find. */
export const kindCost = (track: Track, disc: PlacedDisc): number =>
  -1.8 * Math.log(agreeOn(track, disc) / kindOf(track).share + 0.004);

/** Two sights of one disc a frame apart may each be off by a few millimetres, and the clock by some milliseconds. */
const NOISE_MM = 3;
const CLOCK_S = 0.004;

/** Costs of pairing a disc that left its place, or is on its way, with a find. */
export const movingCost = (
  kind: SurfaceKind,
  track: Track,
  disc: PlacedDisc,
  atMs: number,
  settings: FollowSettings,
): number => {
  const seconds = Math.max(0.004, (atMs - track.seenMs) / 1000);
  const farMm = apart(track.at, disc.at);
  const farthest = settings.fastestMmPerS * seconds + 20;
  if (farMm > farthest) return NEVER;
  if (track.resting) {
    // Struck since the last frame: any way is open, the short ones are likelier.
    return 5.5 + farMm / (kindOf(track).kind === 'striker' ? 250 : 130) + kindCost(track, disc);
  }
  const speed = speedOf(track);
  const { x, y } = predictDisc(
    { x: track.at.xMm, y: track.at.yMm, vx: track.vxMmPerS, vy: track.vyMmPerS },
    seconds,
    kind.sideMm / 2,
    radiusOf(kind, kindOf(track).kind),
  );
  const off = Math.hypot(disc.at.xMm - x, disc.at.yMm - y);
  const spread = Math.hypot(NOISE_MM, 0.12 * speed * seconds, CLOCK_S * speed);
  const asPredicted = 0.5 * (off / spread) ** 2 + Math.log(spread / NOISE_MM) * 0.5;
  const within = (1.2 * speed + 500) * seconds + 12;
  const turned = farMm <= within ? 4 + (1.5 * farMm) / within : 5.5 + farMm / 200;
  return Math.min(asPredicted, turned) + kindCost(track, disc);
};

/** What it costs that a disc is not seen in a frame in which it might have been. */
export const unseenCost = (track: Track, hidden: number): number => {
  if (!track.known) return 8;
  if (hidden > 0.3) return track.resting ? 6.5 : 8;
  return track.resting ? 9 : 8.5;
};

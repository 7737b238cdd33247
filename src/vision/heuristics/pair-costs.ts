import { apart, nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import type { PlacedDisc } from '../detect/placed-discs.ts';
import { oddsOf } from '../detect/placed-discs.ts';
import { NEVER } from '../track/assign.ts';
import type { FollowSettings } from './follow-settings.ts';
import { hasOwnWay, ledIntoPocket } from './led-into-pocket.ts';
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

/** It should have fallen, and is seen on the surface all the same. */
const OUT_OF_POCKET = 3;
/** And farther off than the jaws can have thrown it back by now: that is one of those that run about. */
const OUT_OF_REACH = 3.5;
/** So near to a pocket, and fast enough to be in it by now, a disc may be thrown into it by the jaws or by another. */
const MAYBE_FALLEN = 2;
const AT_POCKET_MM = 75;
const SPARE_MM = 20;

const outOfPocketCost = (kind: SurfaceKind, track: Track, at: OnSurface, seconds: number): number => {
  const rim = kind.pocketDiameterMm / 2;
  const seen = nearestPocket(kind, at);
  if (seen.mm <= rim) return 0;
  const { mm } = nearestPocket(kind, track.at);
  const farthest = 1.1 * speedOf(track) * seconds + SPARE_MM;
  if (ledIntoPocket(kind, track, seconds)) {
    const thrownBack = mm + seen.mm - 2 * rim <= farthest;
    return OUT_OF_POCKET + (hasOwnWay(track) && !thrownBack ? OUT_OF_REACH : 0);
  }
  const mayHaveFallen = mm < AT_POCKET_MM && mm - rim < speedOf(track) * seconds;
  return mayHaveFallen && apart(track.at, at) > farthest ? MAYBE_FALLEN : 0;
};

/** So far over the frame, a disc lies on it or has left the table: it seldom comes back. */
const OUTSIDE_MM = 25;
const BACK_OVER_FRAME = 4;
const pastCushion = (kind: SurfaceKind, { xMm, yMm }: OnSurface): number =>
  Math.max(Math.abs(xMm), Math.abs(yMm)) - kind.sideMm / 2;

const STRIKER_SETS_OFF_MM = 300;
const PIECE_SETS_OFF_MM = 160;

/**
 * Seen once since it was struck: its direction is known, but not when in between it set off, so it may be up to some times
 * as fast as it seemed. How far off the find is, in spreads.
 */
const offYoung = (track: Track, dx: number, dy: number, wayMm: number, spread: number): number => {
  const speed = speedOf(track);
  const [ux, uy] = [track.vxMmPerS / speed, track.vyMmPerS / speed];
  const along = dx * ux + dy * uy;
  const across = dx * uy - dy * ux;
  const most = Math.max(wayMm, YOUNG_MOST_MM);
  const past = along > most ? along - most : Math.min(0, along);
  return Math.hypot(past, across) / Math.hypot(spread, YOUNG_BEND * (wayMm + Math.max(0, along)));
};
/** As far as a disc goes in a frame that seemed slow because it was struck at its end. */
const YOUNG_MOST_MM = 60;
/** Of its way: the first step is short, so its direction is not so sure. */
const YOUNG_BEND = 0.1;

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
    // Struck since the last frame: any way is open, the short ones are likelier. Two short ways are likelier than a long
    // and a shorter one of the same sum: discs struck one behind the other do not change places.
    const usualMm = kindOf(track).kind === 'striker' ? STRIKER_SETS_OFF_MM : PIECE_SETS_OFF_MM;
    return 5.2 + (farMm / usualMm) ** 1.5 + kindCost(track, disc);
  }
  const speed = speedOf(track);
  const going = { x: track.at.xMm, y: track.at.yMm, vx: track.vxMmPerS, vy: track.vyMmPerS };
  const { x, y } = predictDisc(going, seconds, kind.sideMm / 2, radiusOf(kind, kindOf(track).kind));
  const outOfPocket = outOfPocketCost(kind, track, disc.at, seconds);
  const cameBack = pastCushion(kind, track.at) > OUTSIDE_MM && pastCushion(kind, disc.at) < 0 ? BACK_OVER_FRAME : 0;
  const [dx, dy] = [disc.at.xMm - x, disc.at.yMm - y];
  const young = track.trail?.before === null && speed > 1;
  const spread = Math.hypot(NOISE_MM, 0.12 * speed * seconds, CLOCK_S * speed);
  const off = young ? offYoung(track, dx, dy, speed * seconds, spread) : Math.hypot(dx, dy) / spread;
  const asPredicted = 0.5 * off ** 2 + Math.log(spread / NOISE_MM) * 0.5;
  const within = (1.2 * speed + 500) * seconds + 12;
  // What nobody knows does not fly about: such a way is put together from mistakes.
  if (!track.known && track.sightings > 1 && farMm > within) return asPredicted + kindCost(track, disc);
  const turned = farMm <= within ? 4 + 1.5 * (farMm / within) ** 1.5 : 5.5 + farMm / 200;
  return Math.min(asPredicted, turned) + kindCost(track, disc) + outOfPocket + cameBack;
};

/** What it costs that a disc is not seen in a frame in which it might have been. */
export const unseenCost = (track: Track, hidden: number): number => {
  if (!track.known) return 8;
  if (hidden > 0.3) return track.resting ? 6.5 : 8;
  return track.resting ? 9 : 8.5;
};

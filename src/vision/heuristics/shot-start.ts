import { apart, type OnSurface } from '../../carrom/surface.ts';
import { type Hands, noHands } from '../track/watch-hands.ts';
import { isBeingPlaced } from './being-placed.ts';
import type { Following } from './following.ts';
import { isAlone, pieceLeapt } from './piece-leapt.ts';
import type { Aim } from './shot-in-play.ts';
import type { SplitSettings } from './split-settings.ts';
import { isStriker, type Sighting, speedOf, type Track } from './track.ts';

/** It was already going when it was seen before: what creeps and then jumps is two things taken for one. */
const WENT_BEFORE_MM = 2.5;

/** What leaps and then hardly goes on is two mistakes of a detector in one place, unless it is seen to go on. */
const GOES_ON = 0.2;
const leapsAndStays = (first: Sighting, second: Sighting, from: OnSurface, lastThereMs: number): boolean => {
  const leap = apart(first.at, from) / Math.max(1, first.atMs - lastThereMs);
  const step = apart(second.at, first.at) / Math.max(1, second.atMs - first.atMs);
  return step < GOES_ON * leap;
};

/** Two sights in a row away from hands, apart, on the surface, and far enough from where it lay. */
export const goesFree = (
  track: Track,
  from: OnSurface,
  freeAfterMm: number,
  settings: SplitSettings,
  lastThereMs: number = Number.NEGATIVE_INFINITY,
): boolean => {
  const last = track.trail;
  const prior = last?.before;
  if (track.resting || !last?.clear || !prior?.clear) return false;
  // Beyond the cushions lies the other player's striker; no shot begins there.
  if (last.where === 'beyond' || prior.where === 'beyond') return false;
  if (prior.before !== null && apart(prior.at, prior.before.at) < WENT_BEFORE_MM) return false;
  if (prior.before === null && leapsAndStays(prior, last, from, lastThereMs)) return false;
  return (
    apart(last.at, from) >= freeAfterMm &&
    apart(last.at, prior.at) >= 5 &&
    apart(last.at, from) > apart(prior.at, from) + 4 &&
    speedOf(track) >= settings.slowestShotMmPerS
  );
};

/** Two pieces that touch may be taken for one between them, here and there by turns: that jitters, but it goes nowhere. */
const PIECE_FREE_MM = 45;
const STEADY_SIGHTS = 4;
const STEADY_SHARE = 0.75;

/** Its last sights, away from hands, lead straight on. */
export const goesSteadily = ({ trail }: Track): boolean => {
  let wayMm = 0;
  let here = trail;
  for (let n = 1; n < STEADY_SIGHTS; n += 1) {
    const before = here?.before;
    if (!here?.clear || !before?.clear) return false;
    wayMm += apart(here.at, before.at);
    here = before;
  }
  return trail !== null && here !== null && apart(trail.at, here.at) >= STEADY_SHARE * wayMm;
};

/** A piece that nobody pushes is on its way: far from where it lay, steadily, and in the open. */
export const pieceGoesFree = (track: Track, tracks: readonly Track[], settings: SplitSettings): boolean =>
  track.known &&
  !isStriker(track) &&
  goesFree(track, track.anchor, PIECE_FREE_MM, settings) &&
  goesSteadily(track) &&
  isAlone(track, tracks);

/** The detector takes a piece for a striker now and then: seen where pieces lie, it is them. */
const LIES_WITHIN_MM = 9;
const isOnPieces = ({ trail }: Track, tracks: readonly Track[]): boolean =>
  [trail, trail?.before].some(
    sight =>
      sight != null &&
      tracks.some(
        other => other.known && other.resting && !isStriker(other) && apart(other.anchor, sight.at) < LIES_WITHIN_MM,
      ),
  );

/** Far from where it lay, and fast in the open: it was shot, though it was first seen when a cushion had thrown it back. */
const FAR_MM = 200;
const FAST_TIMES = 3;
const runsFarOff = (striker: Track, from: OnSurface, settings: SplitSettings): boolean =>
  !striker.resting &&
  striker.misses === 0 &&
  striker.trail?.where === 'surface' &&
  striker.clearRun >= STEADY_SIGHTS &&
  apart(striker.at, from) > FAR_MM &&
  speedOf(striker) >= FAST_TIMES * settings.slowestShotMmPerS &&
  goesSteadily(striker);

export const hasStarted = (
  aim: Aim,
  { tracks, atMs }: Following,
  settings: SplitSettings,
  hands: Hands = noHands,
): boolean => {
  const striker = tracks.find(({ id }) => id === aim.trackId);
  if (
    striker !== undefined &&
    (goesFree(striker, aim.at, settings.freeAfterMm, settings, aim.seenMs) || runsFarOff(striker, aim.at, settings)) &&
    !isOnPieces(striker, tracks) &&
    !isBeingPlaced(aim, striker, hands)
  )
    return true;
  if (atMs - aim.seenMs < 50 || (striker?.resting === true && striker.seenMs === atMs)) return false;
  return tracks.some(track => pieceGoesFree(track, tracks, settings) || pieceLeapt(track, { tracks, atMs }));
};

/** Sights this far apart in time do not belong to one free run. */
const RUN_GAP_MS = 250;

const FURTHER_MM = 40;
const LAST_RUN_MS = 150;

/** A shot striker meets its first piece about so long after it left. */
const MEETS_AFTER_MS = 40;

/** When the first piece of those on their way was seen to move. */
const firstMotion = (tracks: readonly Track[], atMs: number): number => {
  let firstMs = atMs;
  for (const track of tracks) {
    if (track.resting || !track.known || isStriker(track)) continue;
    for (let here = track.trail; here?.clear === true && atMs - here.atMs < 400; here = here.before) {
      firstMs = Math.min(firstMs, here.atMs);
    }
  }
  return firstMs;
};

/** When the striker left: from its free run back to its place, but not before it was last seen there. */
export const startOf = (aim: Aim, striker: Track | undefined, tracks: readonly Track[], atMs: number): number => {
  // What was taken for it a while ago and is not seen now is no run.
  const runs = striker?.resting === false && atMs - striker.seenMs < LAST_RUN_MS;
  let first: Sighting | null = runs ? striker.trail : null;
  let second: Sighting | null = null;
  let seenThereMs = aim.seenMs;
  for (let here: Sighting | null = first; here !== null; here = here.before) {
    if (apart(here.at, aim.at) < 12) {
      seenThereMs = Math.max(seenThereMs, here.atMs);
      break;
    }
    if (!here.clear || (first !== null && first.atMs - here.atMs > RUN_GAP_MS)) break;
    // Back in time it comes nearer to its place; what was further off was something else taken for it.
    if (first !== null && first !== here && apart(here.at, aim.at) > apart(first.at, aim.at) + FURTHER_MM) break;
    if (first !== here) [first, second] = [here, first];
  }
  // Once it has met a piece its own speed no longer tells when it left; the piece does.
  const metMs = firstMotion(tracks, atMs);
  if (first === null || metMs <= first.atMs) return Math.max(seenThereMs, metMs - MEETS_AFTER_MS);
  const speed = second === null ? 0 : apart(first.at, second.at) / Math.max(1, second.atMs - first.atMs);
  const sinceMs = speed > 0.05 ? apart(first.at, aim.at) / speed : 20;
  return Math.max(seenThereMs, first.atMs - Math.min(250, sinceMs));
};

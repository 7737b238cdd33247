import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import { type Hands, handSince, hiddenShare } from '../track/watch-hands.ts';
import { restPlace } from './come-to-rest.ts';
import type { Find } from './find.ts';
import type { FollowSettings } from './follow-settings.ts';
import { radiusOf } from './predict-disc.ts';
import { addVotes, earlierWay, kindOf, NO_VOTES, type Sighting, type Track, voteAtRest, voteMoving } from './track.ts';

/** Frames weigh less the longer ago they were. */
const REMEMBERS = 0.95;

/** Seen once more, after as many misses as there were. */
const blinksAfter = ({ blinks, misses }: Track): number => (1 - (1 - blinks) * REMEMBERS ** misses) * REMEMBERS;

/** Sights in the open after which a disc is one, whatever comes near. */
const PROVEN = 6;

/** What a frame does to a track: seen where it rests, seen on its way, not seen, seen for the first time. */

export const seenAtRest = (track: Track, { disc, clear }: Find, atMs: number): Track => {
  const averaged = Math.min(45, track.averaged + 1);
  const part = 1 / averaged;
  const anchor = {
    xMm: track.anchor.xMm + part * (disc.at.xMm - track.anchor.xMm),
    yMm: track.anchor.yMm + part * (disc.at.yMm - track.anchor.yMm),
  };
  return {
    ...track,
    resting: true,
    anchor,
    at: anchor,
    vxMmPerS: 0,
    vyMmPerS: 0,
    averaged,
    certainty: track.certainty + part * (disc.certainty - track.certainty),
    seenMs: atMs,
    sightings: track.sightings + 1,
    // Once seen often in the open, it is no knuckle when a hand comes near.
    clearRun: clear ? track.clearRun + 1 : track.resting && track.clearRun >= PROVEN ? track.clearRun : 0,
    misses: 0,
    blinks: blinksAfter(track),
    handled: false,
    stay: voteAtRest(track.stay, disc),
    trail: track.resting ? track.trail : null,
  };
};

/** So near to where it lay it lies there still: it only seemed to move, and blinks as before. */
const SAME_PLACE_MM = 6;

/** Two sights closer in time say little about a speed: places are off by a millimetre or two, clocks by some milliseconds. */
const SPEED_OVER_MS = 55;
/** What lies further off the line between first and last was struck in between. */
const FREE_WITHIN_MM = 6;

/** The speed over the last sights of a free run; undefined when there is only one. */
const velocityOf = (last: Sighting): { readonly vx: number; readonly vy: number } | undefined => {
  let best: { readonly vx: number; readonly vy: number } | undefined;
  const between: Sighting[] = [];
  for (let first = last.before; first !== null; first = first.before) {
    const seconds = Math.max(0.004, (last.atMs - first.atMs) / 1000);
    if (best !== undefined && seconds * 1000 > SPEED_OVER_MS) break;
    const [vx, vy] = [(last.at.xMm - first.at.xMm) / seconds, (last.at.yMm - first.at.yMm) / seconds];
    const isFree = between.every(({ at, atMs }) => {
      const back = (last.atMs - atMs) / 1000;
      return Math.hypot(last.at.xMm - vx * back - at.xMm, last.at.yMm - vy * back - at.yMm) < FREE_WITHIN_MM;
    });
    if (!isFree) break;
    best = { vx, vy };
    between.push(first);
  }
  return best;
};

export const seenMoving = (
  track: Track,
  { disc, where, clear }: Find,
  atMs: number,
  settings: FollowSettings,
): Track => {
  const seconds = Math.max(0.004, (atMs - track.seenMs) / 1000);
  const sighting: Sighting = { atMs, at: disc.at, where, clear, before: track.resting ? null : track.trail };
  const { vx, vy } = velocityOf(sighting) ?? {
    vx: (disc.at.xMm - track.at.xMm) / seconds,
    vy: (disc.at.yMm - track.at.yMm) / seconds,
  };
  // A small change is noise and gets smoothed, a large one is a collision and counts in full.
  const change = Math.hypot(vx - track.vxMmPerS, vy - track.vyMmPerS);
  const part = track.resting || change > 250 ? 1 : 0.55;
  const moved: Track = {
    ...track,
    resting: false,
    at: disc.at,
    vxMmPerS: track.vxMmPerS + part * (vx - track.vxMmPerS),
    vyMmPerS: track.vyMmPerS + part * (vy - track.vyMmPerS),
    seenMs: atMs,
    sightings: track.sightings + 1,
    clearRun: clear ? track.clearRun + 1 : 0,
    misses: 0,
    handled: false,
    votes: voteMoving(track.resting ? addVotes(track.votes, track.stay) : track.votes, disc),
    stay: track.resting ? NO_VOTES : track.stay,
    leftMs: track.resting ? track.seenMs : track.leftMs,
    trail: sighting,
    earlier: earlierWay(track, atMs),
  };
  const rest = restPlace(sighting, atMs, settings.restAfterMs);
  if (rest === undefined) return moved;
  return {
    ...moved,
    resting: true,
    blinks: apart(rest, track.anchor) < SAME_PLACE_MM ? blinksAfter(track) : 0,
    anchor: rest,
    at: rest,
    vxMmPerS: 0,
    vyMmPerS: 0,
    averaged: 4,
    restSinceMs: atMs,
  };
};

export const unseen = (kind: SurfaceKind, track: Track, hands: Hands, atMs: number): Track => {
  const radius = radiusOf(kind, kindOf(track).kind);
  const hidden = hiddenShare(hands, track.at, radius) >= 0.2;
  const handled = track.handled || hidden || handSince(hands, track.at, track.seenMs, radius);
  // What was missing before the hand came is missing still; nothing more is learnt while it is there.
  if (hidden) return track.handled ? track : { ...track, handled: true };
  return {
    ...track,
    handled,
    misses: track.misses + 1,
    missingSinceMs: track.misses === 0 ? atMs : track.missingSinceMs,
  };
};

export const newTrack = (id: number, { disc, where, clear }: Find, atMs: number): Track => ({
  id,
  known: false,
  votes: voteMoving(NO_VOTES, disc),
  stay: NO_VOTES,
  at: disc.at,
  vxMmPerS: 0,
  vyMmPerS: 0,
  resting: false,
  anchor: disc.at,
  averaged: 1,
  certainty: disc.certainty,
  restSinceMs: atMs,
  leftMs: atMs,
  firstMs: atMs,
  seenMs: atMs,
  sightings: 1,
  clearRun: clear ? 1 : 0,
  misses: 0,
  missingSinceMs: atMs,
  blinks: 0,
  handled: false,
  trail: { atMs, at: disc.at, where, clear, before: null },
  earlier: null,
});

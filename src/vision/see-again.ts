import type { SurfaceKind } from '../carrom/surface.ts';
import { restPlace } from './come-to-rest.ts';
import type { Find } from './find.ts';
import type { FollowSettings } from './follow-settings.ts';
import { radiusOf } from './predict-disc.ts';
import { addVotes, kindOf, NO_VOTES, type Sighting, type Track, voteAtRest, voteMoving } from './track.ts';
import { type Hands, handSince, hiddenShare } from './watch-hands.ts';

/** Frames weigh less the longer ago they were. */
const REMEMBERS = 0.95;

/** Seen once more, after as many misses as there were. */
const blinksAfter = ({ blinks, misses }: Track): number => (1 - (1 - blinks) * REMEMBERS ** misses) * REMEMBERS;

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
    seenMs: atMs,
    sightings: track.sightings + 1,
    clearRun: clear ? track.clearRun + 1 : 0,
    misses: 0,
    blinks: blinksAfter(track),
    handled: false,
    stay: voteAtRest(track.stay, disc),
    trail: track.resting ? track.trail : null,
  };
};

export const seenMoving = (
  track: Track,
  { disc, where, clear }: Find,
  atMs: number,
  settings: FollowSettings,
): Track => {
  const seconds = Math.max(0.004, (atMs - track.seenMs) / 1000);
  const sighting: Sighting = { atMs, at: disc.at, where, clear, before: track.resting ? null : track.trail };
  const [vx, vy] = [(disc.at.xMm - track.at.xMm) / seconds, (disc.at.yMm - track.at.yMm) / seconds];
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
    trail: sighting,
  };
  const rest = restPlace(sighting, atMs, settings.restAfterMs);
  if (rest === undefined) return moved;
  return {
    ...moved,
    resting: true,
    blinks: 0,
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
  restSinceMs: atMs,
  firstMs: atMs,
  seenMs: atMs,
  sightings: 1,
  clearRun: clear ? 1 : 0,
  misses: 0,
  missingSinceMs: atMs,
  blinks: 0,
  handled: false,
  trail: { atMs, at: disc.at, where, clear, before: null },
});

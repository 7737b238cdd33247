import { apart, nearestPocket, type SurfaceKind } from '../carrom/surface.ts';
import { assignOrLeave, NEVER } from './assign.ts';
import { restPlace } from './come-to-rest.ts';
import type { FollowSettings } from './follow-settings.ts';
import type { FollowContext, Following } from './following.ts';
import { agreeOn, kindCost, movingCost, unseenCost } from './pair-costs.ts';
import type { PlacedDisc, PlacedFrame } from './placed-discs.ts';
import { populate } from './population.ts';
import { radiusOf } from './predict-disc.ts';
import { addVotes, kindOf, NO_VOTES, type Sighting, speedOf, type Track, voteAtRest, voteMoving } from './track.ts';
import { clearOfHands, type Hands, handSince, hiddenShare } from './watch-hands.ts';

/** A hand is near when it covers anything this close to a disc's rim. */
const NEAR_HAND_MM = 12;
/** What lay in the open does not go onto a hand by itself. */
const ON_HAND_COST = 4;
/** Below it a find on a disc's place is something else passing over it. */
const NOT_ITS_KIND = 0.035;
/** What comes out of a pocket again is seen this near to it. */
const OUT_OF_POCKET_MM = 70;
/** Seen this often on the way, a disc has really left its place. */
const REALLY_LEFT = 3;

type Where = Sighting['where'];
export const whereIs = (kind: SurfaceKind, { at }: PlacedDisc): Where => {
  if (nearestPocket(kind, at).mm < kind.pocketDiameterMm / 2 - 1.5) return 'pocket';
  const limit = kind.sideMm / 2 - 4;
  return Math.abs(at.xMm) > limit || Math.abs(at.yMm) > limit ? 'beyond' : 'surface';
};

const seenAtRest = (track: Track, disc: PlacedDisc, clear: boolean, atMs: number): Track => {
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
    handled: false,
    stay: voteAtRest(track.stay, disc),
    trail: track.resting ? track.trail : null,
  };
};

const seenMoving = (
  track: Track,
  disc: PlacedDisc,
  where: Where,
  clear: boolean,
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
  return { ...moved, resting: true, anchor: rest, at: rest, vxMmPerS: 0, vyMmPerS: 0, averaged: 4, restSinceMs: atMs };
};

const unseen = (kind: SurfaceKind, track: Track, hands: Hands, atMs: number): Track => {
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

const newTrack = (id: number, disc: PlacedDisc, where: Where, clear: boolean, atMs: number): Track => ({
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
  handled: false,
  trail: { atMs, at: disc.at, where, clear, before: null },
});

/** One blob between two discs that touch is both of them. */
const isMerged = (kind: SurfaceKind, disc: PlacedDisc, missing: readonly Track[]): boolean => {
  const near = missing.filter(track => track.resting && apart(track.anchor, disc.at) < 0.8 * kind.pieceDiameterMm);
  return near.some((one, i) =>
    near.slice(i + 1).some(two => apart(one.anchor, two.anchor) < 1.25 * kind.pieceDiameterMm),
  );
};

/** Seen some times on its way, and away from hands, where a knuckle may be taken for a disc. */
const hasReallyLeft = (trail: Sighting | null): boolean => {
  let count = 0;
  for (let here = trail; here !== null && count < REALLY_LEFT; here = here.before) if (here.clear) count += 1;
  return count >= REALLY_LEFT;
};

/**
 * Follows discs from frame to frame. Those at rest are recognised by their place alone; whatever is left over is
 * assigned to discs on their way by motion and kind, at the least cost for all together.
 */
export const followDiscs = (
  before: Following,
  frame: PlacedFrame,
  hands: Hands,
  table: FollowContext,
  settings: FollowSettings,
): Following => {
  const { kind, playing } = table;
  const { atMs, discs } = frame;
  const next: Track[] = [...before.tracks];
  const used = new Uint8Array(discs.length);
  const paired = new Uint8Array(next.length);
  const where = discs.map(disc => whereIs(kind, disc));
  const clear = discs.map(disc => clearOfHands(hands, disc.at, radiusOf(kind, disc.kind) + NEAR_HAND_MM));

  const pairs: { readonly t: number; readonly d: number; readonly mm: number }[] = [];
  for (const [t, track] of next.entries()) {
    // Also those that seem to have left only just now: it may have been the detector that jumped.
    if (!track.resting && (track.averaged < 4 || hasReallyLeft(track.trail))) continue;
    for (const [d, disc] of discs.entries()) {
      if (where[d] === 'pocket') continue;
      const mm = apart(track.anchor, disc.at);
      if (mm <= settings.restingWithinMm && agreeOn(track, disc) > NOT_ITS_KIND)
        pairs.push({ t, d, mm: track.known ? mm : mm + 3 });
    }
  }
  pairs.sort((a, b) => a.mm - b.mm || a.t - b.t || a.d - b.d);
  for (const { t, d } of pairs) {
    const [track, disc] = [next[t], discs[d]];
    if (paired[t] === 1 || used[d] === 1 || track === undefined || disc === undefined) continue;
    paired[t] = 1;
    used[d] = 1;
    next[t] = seenAtRest(track, disc, clear[d] ?? true, atMs);
  }

  const missing = next.filter((track, t) => paired[t] === 0 && track.known && track.resting);
  for (const [d, disc] of discs.entries()) if (used[d] === 0 && isMerged(kind, disc, missing)) used[d] = 1;

  const rows: number[] = [];
  for (const [t, track] of next.entries()) if (paired[t] === 0 && mayMove(track)) rows.push(t);
  const columns: number[] = [];
  for (let d = 0; d < discs.length; d += 1) if (used[d] === 0) columns.push(d);
  const hiddenOf = rows.map(t => {
    const track = next[t];
    return track === undefined ? 0 : hiddenShare(hands, track.at, radiusOf(kind, kindOf(track).kind));
  });
  const cost = (row: number, column: number): number => {
    const [track, disc] = [next[rows[row] ?? -1], discs[columns[column] ?? -1]];
    const place = where[columns[column] ?? -1];
    if (track === undefined || disc === undefined) return NEVER;
    // Between shots nothing falls.
    if (place === 'pocket' && !playing) return NEVER;
    if (atMs - track.seenMs > settings.lostAfterMs + frame.gapMs) {
      // Peeping out from under a hand where it was before.
      const again = !track.resting && apart(track.at, disc.at) < settings.restingWithinMm;
      return again ? 2 + kindCost(track, disc) : NEVER;
    }
    if (place !== 'surface' && (track.resting || !track.known)) return NEVER;
    // A disc lying in a net is no reason for a slow one to be there all at once.
    const reachMm = ((1.3 * speedOf(track) + 200) * (atMs - track.seenMs)) / 1000 + 15;
    if (place === 'pocket' && apart(track.at, disc.at) > reachMm) return NEVER;
    const hidden = hiddenOf[row] ?? 0;
    // What lies under a hand is not carried off by something that looks like a disc on the hand.
    if (track.resting && hidden >= 0.2) return NEVER;
    if (fellIn(kind, track) && place !== 'pocket' && apart(track.at, disc.at) > OUT_OF_POCKET_MM) return NEVER;
    const onHand = clear[columns[column] ?? -1] === false && hidden < 0.2 ? ON_HAND_COST : 0;
    return movingCost(kind, track, disc, atMs, settings) + onHand + (disc.certainty < 0.45 ? 1 : 0);
  };
  const answer = assignOrLeave(rows.length, columns.length, cost, row => {
    const track = next[rows[row] ?? -1];
    return track === undefined ? 0 : unseenCost(track, hiddenOf[row] ?? 0);
  });
  for (const [row, t] of rows.entries()) {
    const d = columns[answer[row] ?? -1];
    const [track, disc] = [next[t], d === undefined ? undefined : discs[d]];
    if (track === undefined || d === undefined || disc === undefined || (answer[row] ?? -1) < 0) continue;
    if (cost(row, answer[row] ?? 0) >= NEVER) continue;
    paired[t] = 1;
    used[d] = 1;
    next[t] = seenMoving(track, disc, where[d] ?? 'surface', clear[d] ?? true, atMs, settings);
  }
  for (const [t, track] of next.entries()) if (paired[t] === 0) next[t] = unseen(kind, track, hands, atMs);

  let nextId = before.nextId;
  for (const [d, disc] of discs.entries()) {
    if (used[d] === 1 || where[d] !== 'surface' || disc.certainty < settings.newFromCertainty) continue;
    next.push(newTrack(nextId, disc, 'surface', clear[d] ?? true, atMs));
    nextId += 1;
  }
  return populate({ ...before, tracks: next, nextId, atMs, taken: [], adopted: [] }, hands, table, settings);
};

/** Seen in a pocket twice running: it may lie on the net in sight, but it does not fly out across the board. */
const fellIn = (kind: SurfaceKind, { trail }: Track): boolean =>
  trail !== null &&
  trail.where === 'pocket' &&
  (trail.before?.where === 'pocket' || nearestPocket(kind, trail.at).mm < kind.pocketDiameterMm / 4);

/** A disc that is not known and was lost is not looked for. */
const mayMove = (track: Track): boolean => track.known || track.misses < 4 || speedOf(track) < 60;

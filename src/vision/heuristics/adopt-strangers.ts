import { apart, nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { assignOrLeave, NEVER } from '../track/assign.ts';
import { coverBeganMs, type Hands } from '../track/watch-hands.ts';
import type { FollowSettings } from './follow-settings.ts';
import type { FollowContext } from './following.ts';
import { ledIntoPocket } from './led-into-pocket.ts';
import { hangsInPocket, overlaps } from './lying-discs.ts';
import { addVotes, earlierWay, joined, kindShares, sightingsOf, type Track } from './track.ts';
import { isThrownBack, wayThrough, wentElsewhere } from './went-elsewhere.ts';

/** During a shot nothing enters play: a disc that turns up somewhere is one that was lost. */

/** Looked for elsewhere: known, and not where it was for some frames in which it should have been seen. */
const isLost = (track: Track, atMs: number, settings: FollowSettings): boolean =>
  track.known && track.misses >= 2 && atMs - track.seenMs > Math.min(settings.lostAfterMs, 100);

const LIES_WITHIN_MM = 12;

/** Mistakes of a detector lie still; and what was last seen at a pocket, or on its way into one, is most likely in it. Then
 * more proof is asked. */
const needsProof = (kind: SurfaceKind, lost: Track, stranger: Track): boolean => {
  const start = oldest(stranger);
  const lies = apart(start.at, stranger.at) < LIES_WITHIN_MM;
  return lies || nearestPocket(kind, lost.at).mm < 70 || ledIntoPocket(kind, lost);
};
const PROOF_MS = 480;
const PROOF_SIGHTS = 9;

/** Some sights that led nowhere: another disc's, taken for this one as it was struck. */
const MISTAKEN_SIGHTS = 3;
const MISTAKEN_COST = 0.7;

interface Lost {
  readonly at: OnSurface;
  readonly seenMs: number;
  readonly cost: number;
}

/** What was seen in the pocket was another's, or none. */
const THROWN_BACK_COST = 0.7;

/** Where a lost disc was last, in the ways this may be told: at the end of its way, or where it lay when its way is none. */
const lastPlaces = (lost: Track): readonly Lost[] => {
  const told: Lost = { at: lost.at, seenMs: lost.seenMs, cost: 0 };
  const way = lost.resting ? [] : sightingsOf(lost.trail);
  const [first] = way;
  if (first === undefined || way.length > MISTAKEN_SIGHTS || lost.averaged < 4) return [told];
  return [told, { at: lost.anchor, seenMs: first.atMs - 30, cost: MISTAKEN_COST }];
};

/** As much as is asked of this stranger before it is taken for that disc. */
export const isProven = (kind: SurfaceKind, lost: Track, stranger: Track): boolean =>
  (stranger.seenMs - stranger.firstMs > PROOF_MS && stranger.clearRun >= PROOF_SIGHTS) ||
  !needsProof(kind, lost, stranger);

const strangerCost = (kind: SurfaceKind, lost: Track, stranger: Track, settings: FollowSettings): number => {
  if (!isProven(kind, lost, stranger)) return NEVER;
  const from = oldest(stranger);
  if (wentElsewhere(lost, stranger)) return NEVER;
  const [a, b] = [kindShares(lost), kindShares(stranger)];
  const agree = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  if (isThrownBack(lost, stranger)) return -Math.log(agree + 0.01) + THROWN_BACK_COST;
  const costs = lastPlaces(lost).map(({ at, seenMs, cost }) => {
    const seconds = (from.atMs - seenMs) / 1000;
    // For some frames another disc may have passed for it where it lay.
    if (seconds < -0.15) return NEVER;
    const farMm = apart(at, from.at);
    if (farMm > settings.fastestMmPerS * Math.max(0.02, seconds) + 40) return NEVER;
    return cost + Math.min(2, farMm / 400) + (seconds < -0.02 ? 1 : 0);
  });
  return -Math.log(agree + 0.01) + Math.min(...costs);
};

/** Where its free run began: what it was taken for on a hand before that is another matter. */
const oldest = (track: Track): { readonly at: OnSurface; readonly atMs: number } => {
  if (track.trail === null) return { at: track.anchor, atMs: track.firstMs };
  let first = track.trail;
  while (first.before !== null) {
    const { before } = first;
    const stays = apart(first.at, before.at) < LIES_WITHIN_MM;
    if (!before.clear && first.clear && !stays) break;
    first = before;
  }
  return first;
};

export const adopted = (lost: Track, stranger: Track): Track => ({
  ...stranger,
  id: lost.id,
  known: true,
  votes: addVotes(lost.resting ? addVotes(lost.votes, lost.stay) : lost.votes, stranger.votes),
  firstMs: lost.firstMs,
  sightings: lost.sightings + stranger.sightings,
  ...(stranger.resting ? {} : { anchor: lost.anchor, averaged: lost.averaged }),
  trail: joinedWay(lost, stranger),
  earlier: earlierWay(lost, stranger.seenMs),
});

/** The one's way and then the other's; but where the stranger was on its own way before, the lost one's was a mistake. */
const joinedWay = (lost: Track, stranger: Track): Track['trail'] => {
  const [, mistaken] = lastPlaces(lost);
  if (mistaken !== undefined && oldest(stranger).atMs < lost.seenMs - 20)
    return joined(null, stranger.trail, mistaken.seenMs);
  return wayThrough(lost, stranger);
};

/** All was still, then a hand came over this place, then a disc lay there. */
const putByHand = (hands: Hands, track: Track, stillSinceMs: number): boolean =>
  track.firstMs > stillSinceMs && coverBeganMs(hands, track.anchor) > stillSinceMs;

/** Strangers seen often enough become the discs that are missing. */
export const adoptStrangers = (
  tracks: readonly Track[],
  hands: Hands,
  { kind, stillSinceMs }: FollowContext,
  atMs: number,
  settings: FollowSettings,
): readonly Track[] => {
  const lost = tracks.filter(track => isLost(track, atMs, settings));
  if (lost.length === 0) return tracks;
  const strangers = tracks.filter(
    track =>
      !track.known &&
      track.sightings >= 3 &&
      track.misses < 3 &&
      track.clearRun >= 3 &&
      atMs - track.firstMs > 60 &&
      !overlaps(kind, track, tracks) &&
      !hangsInPocket(kind, track) &&
      !(stillSinceMs !== null && putByHand(hands, track, stillSinceMs)),
  );
  if (strangers.length === 0) return tracks;
  const pairs = assignOrLeave(
    lost.length,
    strangers.length,
    (row, column) => {
      const [a, b] = [lost[row], strangers[column]];
      return a === undefined || b === undefined ? NEVER : strangerCost(kind, a, b, settings);
    },
    () => 3.6,
  );
  const became = new Map<number, Track>();
  const gone = new Set<number>();
  for (const [row, track] of lost.entries()) {
    const stranger = strangers[pairs[row] ?? -1];
    if (stranger === undefined) continue;
    became.set(track.id, adopted(track, stranger));
    gone.add(stranger.id);
  }
  return tracks.filter(({ id }) => !gone.has(id)).map(track => became.get(track.id) ?? track);
};

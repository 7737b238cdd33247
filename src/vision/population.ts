import { baseSeat } from '../carrom/base-seat.ts';
import { type Disc, START_COUNT } from '../carrom/discs.ts';
import { apart, nearestPocket, type SurfaceKind } from '../carrom/surface.ts';
import { assignOrLeave, NEVER } from './assign.ts';
import type { FollowSettings } from './follow-settings.ts';
import type { FollowContext, Following } from './following.ts';
import { radiusOf } from './predict-disc.ts';
import { addVotes, isStriker, joined, kindOf, kindShares, speedOf, type Track } from './track.ts';
import { coverBeganMs, type Hands, hiddenShare, lastHandMs } from './watch-hands.ts';

/**
 * Who is in play. A closed world: nine, nine, one and a striker. Nothing enters it but by a hand, and nothing leaves it
 * without a reason; a disc that turns up elsewhere during a shot is one that was lost.
 */

/** Looked for elsewhere: known, and not where it was for some frames in which it should have been seen. */
const isLost = (track: Track, atMs: number, settings: FollowSettings): boolean =>
  track.known && track.misses >= 2 && atMs - track.seenMs > Math.min(settings.lostAfterMs, 100);

const FIRST_MS = 1500;

/** Mistakes of a detector lie still; and what was last seen at a pocket is most likely in it. Then more proof is asked. */
const needsProof = (kind: SurfaceKind, lost: Track, stranger: Track): boolean => {
  const start = oldest(stranger);
  const lies = apart(start, stranger.at) < 12;
  return lies || nearestPocket(kind, lost.at).mm < 70;
};
const PROOF_MS = 480;
const PROOF_SIGHTS = 9;

const strangerCost = (kind: SurfaceKind, lost: Track, stranger: Track, settings: FollowSettings): number => {
  const proven = stranger.seenMs - stranger.firstMs > PROOF_MS && stranger.clearRun >= PROOF_SIGHTS;
  if (!proven && needsProof(kind, lost, stranger)) return NEVER;
  const seconds = (stranger.firstMs - lost.seenMs) / 1000;
  // For some frames another disc may have passed for it where it lay.
  if (seconds < -0.15) return NEVER;
  const farMm = apart(lost.at, stranger.trail === null ? stranger.anchor : oldest(stranger));
  if (farMm > settings.fastestMmPerS * Math.max(0.02, seconds) + 40) return NEVER;
  const [a, b] = [kindShares(lost), kindShares(stranger)];
  const agree = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  return -Math.log(agree + 0.01) + Math.min(2, farMm / 400) + (seconds < -0.02 ? 1 : 0);
};

const oldest = (track: Track) => {
  let at = track.at;
  for (let here = track.trail; here !== null; here = here.before) at = here.at;
  return at;
};

const adopted = (lost: Track, stranger: Track): Track => ({
  ...stranger,
  id: lost.id,
  known: true,
  votes: addVotes(lost.resting ? addVotes(lost.votes, lost.stay) : lost.votes, stranger.votes),
  firstMs: lost.firstMs,
  sightings: lost.sightings + stranger.sightings,
  ...(stranger.resting ? {} : { anchor: lost.anchor, averaged: lost.averaged }),
  trail: joined(lost.resting ? null : lost.trail, stranger.trail, lost.seenMs),
});

/** All was still, then a hand came over this place, then a disc lay there. */
const putByHand = (hands: Hands, track: Track, stillSinceMs: number): boolean =>
  track.firstMs > stillSinceMs && coverBeganMs(hands, track.anchor) > stillSinceMs;

/** Strangers seen often enough become the discs that are missing. */
const adopt = (
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

/** Overlapping a disc that is known to lie there: no second one can. */
const overlaps = (kind: SurfaceKind, track: Track, tracks: readonly Track[]): boolean =>
  tracks.some(
    other =>
      other.known &&
      other !== track &&
      other.misses < 3 &&
      !(isStriker(other) && isStriker(track) && other.seenMs < track.seenMs - 60) &&
      apart(other.at, track.at) < 0.8 * (radiusOf(kind, kindOf(other).kind) + radiusOf(kind, kindOf(track).kind)),
  );

/** At the very rim of a pocket nothing new comes to lie: it is a disc seen down in the net. */
export const hangsInPocket = (kind: SurfaceKind, { resting, anchor }: Track): boolean =>
  resting && nearestPocket(kind, anchor).mm < kind.pocketDiameterMm / 2 + 2;

const mayBeBorn = (following: Following, hands: Hands, kind: SurfaceKind, track: Track, settings: FollowSettings) => {
  const { atMs, peopledMs } = following;
  if (track.known || !track.resting || track.misses > 0) return false;
  if (overlaps(kind, track, following.tracks) || hangsInPocket(kind, track)) return false;
  const radius = radiusOf(kind, kindOf(track).kind);
  if (hiddenShare(hands, track.anchor, radius) > 0.5) return false;
  const lies = atMs - track.firstMs;
  if (isStriker(track) && baseSeat(kind, track.anchor) !== null && track.sightings >= 4 && lies > 100) return true;
  if (lies < settings.bornAfterMs || track.clearRun < 6) return false;
  if (peopledMs === null || atMs - peopledMs < FIRST_MS) return true;
  const handMs = lastHandMs(hands, track.anchor, radius + 25);
  return track.firstMs - handMs < 2500 || lies > settings.bornUnexplainedAfterMs;
};

/** There is one striker: the old one, when it is no longer seen, is the one just put down. */
const replaceStriker = (tracks: readonly Track[], track: Track): boolean =>
  tracks.every(other => !other.known || !isStriker(other) || other.seenMs < track.seenMs);

/** Seen between two discs that cannot both lie so near to it: it was never one, but the two taken for one. */
const isBlob = (kind: SurfaceKind, track: Track, tracks: readonly Track[]): boolean => {
  if (!track.known || !track.resting || isStriker(track)) return false;
  const near = tracks.filter(
    other =>
      other !== track &&
      other.resting &&
      other.clearRun >= 4 &&
      apart(other.anchor, track.anchor) < 0.75 * kind.pieceDiameterMm,
  );
  return near.some((one, i) =>
    near.slice(i + 1).some(two => apart(one.anchor, two.anchor) > 0.85 * kind.pieceDiameterMm),
  );
};

const countOf = (tracks: readonly Track[], disc: Disc): number =>
  tracks.filter(track => track.known && kindOf(track).kind === disc).length;

const stepMm = ({ trail }: Track): number =>
  trail === null || trail.before === null ? 0 : apart(trail.at, trail.before.at);

const seenSince = ({ trail, resting }: Track, ms: number): number => {
  let count = resting ? 2 : 0;
  for (let here = trail; here !== null && here.atMs > ms && count < 2; here = here.before) count += 1;
  return count;
};

/** A striker just shot may be too fast to follow: what looks like one and moves is it. */
const findStriker = (tracks: readonly Track[], atMs: number, playing: boolean): readonly Track[] => {
  const lost = tracks.find(track => track.known && isStriker(track));
  if (lost === undefined || atMs - lost.seenMs < 60) return tracks;
  const found = tracks.find(
    track =>
      !track.known &&
      isStriker(track) &&
      track.misses === 0 &&
      track.clearRun >= (track.resting ? 5 : 2) &&
      seenSince(track, lost.seenMs) >= 2 &&
      (track.resting ? playing : stepMm(track) > 5),
  );
  if (found === undefined) return tracks;
  return tracks.filter(track => track !== found).map(track => (track === lost ? adopted(lost, found) : track));
};

/** Births and deaths between shots. */
const tend = (
  following: Following,
  hands: Hands,
  kind: SurfaceKind,
  settings: FollowSettings,
): Pick<Following, 'tracks' | 'taken' | 'peopledMs'> => {
  const { atMs } = following;
  let { peopledMs } = following;
  const found = findStriker(following.tracks, atMs, false);
  let tracks: readonly Track[] = found.filter(track => !isBlob(kind, track, found));
  for (const track of tracks) {
    if (!mayBeBorn({ ...following, tracks }, hands, kind, track, settings)) continue;
    const disc = kindOf(track).kind;
    const missing = tracks.filter(other => other.known && other.misses >= 3 && kindOf(other).kind === disc);
    const [back] = missing.sort((a, b) => apart(a.at, track.at) - apart(b.at, track.at));
    const full = countOf(tracks, disc) >= START_COUNT[disc];
    if (back === undefined && full && !(disc === 'striker' && replaceStriker(tracks, track))) continue;
    peopledMs ??= atMs;
    tracks = tracks
      .filter(other => other !== back && !(disc === 'striker' && other.known && isStriker(other)))
      .map(other =>
        other !== track
          ? other
          : back === undefined
            ? { ...track, known: true }
            : { ...adopted(back, track), trail: null },
      );
  }
  const isTaken = (track: Track) => {
    if (!track.known || track.misses < 6) return false;
    const missingMs = atMs - track.missingSinceMs;
    return missingMs > (track.handled ? settings.takenAfterMs : settings.keepMissingMs);
  };
  return { tracks: tracks.filter(track => !isTaken(track)), taken: tracks.filter(isTaken), peopledMs };
};

/** A stranger is soon forgotten, unless a hand hides it: an aimed striker peeps out from under the fingers. */
const isRemembered = (track: Track, atMs: number): boolean => {
  const unseenMs = atMs - track.seenMs;
  if (track.handled && track.misses < 4 && track.sightings >= 2) return unseenMs < 1500;
  // In a tight cluster two discs are often taken for one, and each is seen alone only now and then.
  if (track.resting || (track.sightings >= 2 && speedOf(track) < 60)) return unseenMs < 1200;
  return unseenMs < 400;
};

export const populate = (
  following: Following,
  hands: Hands,
  table: FollowContext,
  settings: FollowSettings,
): Following => {
  const { atMs } = following;
  const alive = following.tracks.filter(track => track.known || isRemembered(track, atMs));
  if (table.playing) {
    const found = table.stillSinceMs === null ? findStriker(alive, atMs, true) : alive;
    const tracks = adopt(found, hands, table, atMs, settings);
    const left = new Set(tracks.map(({ id }) => id));
    return { ...following, tracks, adopted: alive.map(({ id }) => id).filter(id => !left.has(id)) };
  }
  return { ...following, ...tend({ ...following, tracks: alive }, hands, table.kind, settings) };
};

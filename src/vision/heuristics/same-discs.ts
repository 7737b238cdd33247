import { DISCS } from '../../carrom/discs.ts';
import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { assignOrLeave, NEVER } from '../track/assign.ts';
import { hasOwnWay, ledIntoPocket } from './led-into-pocket.ts';
import { CLEARLY, lookedLike } from './looked-like.ts';
import { hangsInPocket } from './lying-discs.ts';
import type { BeforeDisc } from './shot-in-play.ts';
import { kindOf, kindShares, NO_VOTES, sightingsOf, speedOf, type Track, type Votes } from './track.ts';
import { wayThrough, wentElsewhere } from './went-elsewhere.ts';

/** A disc before the shot and what it is now: the track that lies still, or the trail of one that is gone. */
export interface SameDisc {
  readonly before: BeforeDisc;
  /** Where it lies now; undefined when it is gone. */
  readonly now: Track | undefined;
  /** The track that tells of its way: its own. When it was mixed up with another, only until then. */
  readonly way: Track;
  readonly mixedUp: boolean;
  /** It is a stranger that has not lain there long. */
  readonly unproven: boolean;
}

/** In the throng of a shot two discs may be mixed up. What it costs to think so. */
const MIXED_UP = 3.2;
/** A disc nobody knows that lies there must be one that was lost. */
const STRANGER = 0.4;
const GONE = 1.5;
/** Seen as itself on its way into a pocket it is in it, whatever a lamp's reflection makes of one that lies elsewhere. */
const FELL = 0.5;
const LIKE_ITSELF = 0.5;
const wentIn = (kind: SurfaceKind, track: Track): boolean =>
  !track.resting && hasOwnWay(track) && (track.trail?.where === 'pocket' || ledIntoPocket(kind, track));
/** What looked like another kind all its way was another: this one is not gone. */
const UNLIKE_ITSELF = 0.5;
const MOST_UNLIKE = 3;
const unlikeItself = (was: Track, own: Track): number =>
  own.resting ? 0 : Math.min(MOST_UNLIKE, Math.max(...DISCS.map(kind => lookedLike(was, own, kind))));
/** The same of one that lies there now and has moved. Only what it looked like on its way: at rest it is compared anyway. */
const unlikeOnWay = (was: Track, lies: Track): number =>
  lies.restSinceMs === was.restSinceMs ? 0 : unlikeItself(was, { ...lies, stay: NO_VOTES, resting: false });
/** A disc whose track lies somewhere, but which is not that one. */
const GONE_UNNOTICED = 2.2;
/** That a known disc lies there must be explained. */
const EXPLAINED = 3;
/** So near to where a disc lay before the shot, and only ever seen about there, it never left. */
const NEVER_LEFT_MM = 6;
const ONLY_SEEN_MM = 14;
const NEVER_LEFT_ALIKE = 0.5;
const onlySeenAbout = (place: OnSurface, { trail }: Track): boolean =>
  sightingsOf(trail).every(({ at }) => apart(at, place) < ONLY_SEEN_MM);
/** What looks like a disc that lay there, and did not run there, is that disc: its track went off with another. */
const neverLeft = (was: Track, lies: Track): boolean =>
  apart(was.anchor, lies.anchor) < NEVER_LEFT_MM && onlySeenAbout(was.anchor, lies);
/** It ran into a pocket. What lies far off, was never seen to run, and lay there before it could be there, is another. */
const fellMeanwhile = (kind: SurfaceKind, own: Track, lies: Track): boolean =>
  wentIn(kind, own) &&
  onlySeenAbout(lies.anchor, lies) &&
  lies.firstMs < own.seenMs + (1000 * apart(own.at, lies.anchor)) / Math.max(1, speedOf(own));
/** Its track went over to another, and it ran on as one that nobody knows. */
const RAN_UNKNOWN = 1;
const RAN_SIGHTS = 15;
/** It was seen where it lay until it was struck. */
const BEFORE_MS = 100;
/** For so long a lost track may have held on to something else. */
const OVERLAP_MS = 450;
/** No mistake of a detector lasts so long. */
const PROVEN_MS = 600;

const stayShares = (track: Track): Votes => kindShares({ votes: NO_VOTES, stay: track.stay });

/** So faintly, and gone since: what it was seen as where it seemed to come to rest was the breath of a smear, not a disc. */
const BREATH = 0.55;

/** When it was last seen on the surface and not down in a net. */
const lastUp = (was: Track, { trail, resting, seenMs, restSinceMs, certainty }: Track): number => {
  if (resting && restSinceMs !== was.restSinceMs && certainty < BREATH) return restSinceMs;
  let here = resting ? null : trail;
  while (here !== null && here.where === 'pocket') here = here.before;
  return here?.atMs ?? (trail === null || resting ? seenMs : trail.atMs);
};

/** What its track was seen as since is another: it was not. */
const NOT_SEEN_SINCE = 30;

const until = (track: Track, ms: number): Track => {
  let trail = track.trail;
  while (trail !== null && trail.atMs > ms) trail = trail.before;
  const seenMs = trail?.atMs ?? Math.min(ms, track.seenMs);
  return { ...track, resting: false, trail, seenMs, misses: Math.max(track.misses, NOT_SEEN_SINCE) };
};

/**
 * Who is who after the shot. A closed world: what lies there now, by the kinds seen at rest, must be what lay there
 * before less what is gone. Where a track says black before and striker after, it was mixed up on the way.
 */
export const sameDiscs = (
  before: readonly BeforeDisc[],
  tracks: readonly Track[],
  kind: SurfaceKind,
  isGone: (track: Track | undefined) => boolean,
): readonly SameDisc[] => {
  const byId = new Map(tracks.map(track => [track.id, track]));
  const lying = tracks.filter(
    track =>
      !isGone(track) && (track.known || (track.misses < 3 && track.clearRun >= 6 && !hangsInPocket(kind, track))),
  );
  const shares = before.map(({ track }) => kindShares(track));
  const now = lying.map(track => (track.known ? stayShares(track) : kindShares(track)));
  const pairs = assignOrLeave(
    before.length,
    lying.length,
    (row, column) => {
      const [a, b] = [shares[row] ?? NO_VOTES, now[column] ?? NO_VOTES];
      const agree = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
      const lies = lying[column];
      const own = byId.get(before[row]?.track.id ?? -1) ?? before[row]?.track;
      const was = before[row]?.track;
      const stayed = lies?.known === false && was !== undefined && agree > NEVER_LEFT_ALIKE && neverLeft(was, lies);
      if (lies?.known === false && own !== undefined && was !== undefined && !stayed) {
        // Two places at once: it is another.
        const wasItself = isGone(own) || lies.clearRun < RAN_SIGHTS || lies.firstMs < was.seenMs - BEFORE_MS;
        if (lies.firstMs < lastUp(was, own) - OVERLAP_MS && wasItself) return NEVER;
        // It fell or flew: what lies there is none of it.
        if (wentElsewhere(own, lies) || fellMeanwhile(kind, own, lies)) return NEVER;
      }
      const stranger = stayed || isGone(own) ? STRANGER : STRANGER + RAN_UNKNOWN;
      const itself = was === undefined || lies === undefined ? 0 : UNLIKE_ITSELF * unlikeOnWay(was, lies);
      const link = was?.id === lies?.id ? itself : lies?.known === true ? MIXED_UP : stranger;
      return -Math.log(agree + 0.008) + link - (lies?.known === true ? EXPLAINED : 0);
    },
    row => {
      const was = before[row]?.track;
      const own = byId.get(was?.id ?? -1);
      if (!isGone(own)) return GONE_UNNOTICED;
      if (was === undefined || own === undefined) return GONE;
      const unlike = unlikeItself(was, own);
      return unlike < LIKE_ITSELF && wentIn(kind, own) ? FELL : GONE + UNLIKE_ITSELF * unlike;
    },
  );
  return before.map((disc, row) => {
    const own = byId.get(disc.track.id) ?? disc.track;
    const lies = lying[pairs[row] ?? -1];
    if (lies !== undefined) {
      const unproven = !lies.known && lies.seenMs - lies.firstMs < PROVEN_MS;
      return {
        before: disc,
        now: lies,
        way: lies.known || !isGone(own) ? lies : { ...lies, trail: wayThrough(own, lies) },
        mixedUp: lies.id !== own.id,
        unproven,
      };
    }
    if (isGone(own)) return { before: disc, now: undefined, way: own, mixedUp: false, unproven: false };
    // Its track went over to another disc, whose own was lost about then.
    const taker = before.find((_, other) => lying[pairs[other] ?? -1]?.id === own.id);
    const lost = taker === undefined ? undefined : byId.get(taker.track.id);
    if (lost !== undefined && isGone(lost) && taker !== undefined) {
      // And that one's way looked like this one: they went over to each other.
      const like = lookedLike(taker.track, lost, kindOf(disc.track).kind);
      const way = { ...lost, id: own.id, votes: disc.track.votes, stay: disc.track.stay };
      if (!lost.resting && like > CLEARLY / 2)
        return { before: disc, now: undefined, way, mixedUp: true, unproven: false };
    }
    const lostMs = lost === undefined ? own.seenMs : lost.seenMs;
    return { before: disc, now: undefined, way: until(own, lostMs + 60), mixedUp: true, unproven: false };
  });
};

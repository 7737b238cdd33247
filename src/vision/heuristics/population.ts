import { baseSeat } from '../../carrom/base-seat.ts';
import { type Disc, START_COUNT } from '../../carrom/discs.ts';
import { apart, nearestPocket, type SurfaceKind } from '../../carrom/surface.ts';
import { type Hands, hiddenShare, lastHandMs } from '../track/watch-hands.ts';
import { adopted, adoptStrangers } from './adopt-strangers.ts';
import { completeLayout } from './complete-layout.ts';
import { findStriker } from './find-striker.ts';
import type { FollowSettings } from './follow-settings.ts';
import type { FollowContext, Following } from './following.ts';
import { hangsInPocket, isBlob, overlaps } from './lying-discs.ts';
import { onlyOneStriker } from './one-striker.ts';
import { radiusOf } from './predict-disc.ts';
import { showsFaintly } from './shows-faintly.ts';
import { bornOnBase, isStrikerByPlaceOnly, namedByPlace } from './striker-by-place.ts';
import { isStriker, kindOf, speedOf, type Track } from './track.ts';
import { withoutTwentieth } from './twentieth-piece.ts';

/**
 * Who is in play. A closed world: nine, nine, one and a striker. Nothing enters it but by a hand, and nothing leaves it
 * without a reason; a disc that turns up elsewhere during a shot is one that was lost.
 */

/** Until so long after the first disc, all that lie there are believed. */
const FIRST_MS = 1500;

/** Nobody puts a piece so near to a pocket: what shows there by turns fell, and lies in the net. One on the lip shows steadily. */
const NO_PLACE_MM = 45;
const STEADY = 0.15;

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
  const atPocket = nearestPocket(kind, track.anchor).mm < NO_PLACE_MM;
  if (atPocket && track.blinks > STEADY) return false;
  const handMs = lastHandMs(hands, track.anchor, radius + 25);
  if (!atPocket && track.firstMs - handMs < 2500) return true;
  return lies > settings.bornUnexplainedAfterMs && !showsFaintly(track, following.tracks);
};

/** A hand so near is at work there. */
const AT_WORK_MM = 15;
/** Missing from so many frames in the open, it was gone before the hand came. */
const GONE_BEFORE = 12;

/** There is one striker: the old one, when it is no longer seen, is the one just put down. */
const replaceStriker = (tracks: readonly Track[], track: Track): boolean =>
  tracks.every(
    other =>
      other === track ||
      !other.known ||
      !isStriker(other) ||
      other.seenMs < track.seenMs ||
      (isStrikerByPlaceOnly(other) && !isStrikerByPlaceOnly(track)),
  );

const countOf = (tracks: readonly Track[], disc: Disc): number =>
  tracks.filter(track => track.known && kindOf(track).kind === disc).length;

/** Births and deaths between shots. */
const tend = (
  following: Following,
  hands: Hands,
  kind: SurfaceKind,
  settings: FollowSettings,
): Pick<Following, 'tracks' | 'taken' | 'peopledMs' | 'nextId'> => {
  const { atMs } = following;
  let { peopledMs } = following;
  const found = findStriker(following.tracks, atMs, false, kind);
  let tracks = namedByPlace(
    found.filter(track => !isBlob(kind, track, found)),
    hands,
    kind,
    atMs,
  );
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
            ? { ...bornOnBase(track, hands, kind), known: true }
            : { ...adopted(back, track), trail: null, earlier: null },
      );
  }
  const isTaken = (track: Track) => {
    if (!track.known || track.misses < 6) return false;
    // While a hand is at work there, between the fingers and beside the arm, nobody can say.
    const awayMs = atMs - lastHandMs(hands, track.anchor, radiusOf(kind, kindOf(track).kind) + AT_WORK_MM);
    if (track.handled && track.misses < GONE_BEFORE && awayMs < settings.takenAfterMs) return false;
    const missingMs = atMs - track.missingSinceMs;
    return missingMs > (track.handled ? settings.takenAfterMs : settings.keepMissingMs);
  };
  const laid = completeLayout(
    withoutTwentieth(tracks.filter(track => !isTaken(track))),
    hands,
    kind,
    following.nextId,
    atMs,
  );
  return { ...laid, taken: tracks.filter(isTaken), peopledMs };
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
  const alive = onlyOneStriker(
    following.tracks.filter(track => track.known || isRemembered(track, atMs)),
    atMs,
  );
  if (table.playing) {
    const found = table.stillSinceMs === null ? findStriker(alive, atMs, true, table.kind) : alive;
    const tracks = adoptStrangers(found, hands, table, atMs, settings);
    const left = new Set(tracks.map(({ id }) => id));
    return { ...following, tracks, adopted: alive.map(({ id }) => id).filter(id => !left.has(id)) };
  }
  return { ...following, ...tend({ ...following, tracks: alive }, hands, table.kind, settings) };
};

import { baseSeat } from '../../carrom/base-seat.ts';
import type { SurfaceKind } from '../../carrom/surface.ts';
import { SURE_FROM } from '../detect/believe-faint.ts';
import { type Hands, lastHandMs } from '../track/watch-hands.ts';
import { radiusOf } from './predict-disc.ts';
import { isStriker, kindOf, type Track, type Votes } from './track.ts';

/**
 * Pieces are put back to the centre; on base lines a hand puts the striker, and nothing else. So what a hand has put
 * there is the striker, though it looks like a piece: a black striker under a dim lamp does.
 */

/** Seen so often, and lying so long, it was let go of or is being aimed. */
const SIGHTINGS = 6;
const LIES_MS = 200;
/** A hand was so near, and so shortly before, that it put the disc there. */
const HAND_MM = 25;
const HAND_MS = 2500;
/** Missing for so many frames, a disc may be the one that turns up. */
const MISSING = 3;
/** A striker not seen for so long is not in sight: the hand that hides it may be moving it along the lines. */
const IN_SIGHT_MS = 100;

/** Whatever it looks like there and on its way: a dim lamp fools every sight of it. */
const ONLY_A_STRIKER: Votes = [-9, -9, -9, 0];

const wasPutOnBase = (track: Track, hands: Hands, kind: SurfaceKind): boolean =>
  baseSeat(kind, track.anchor) !== null &&
  track.firstMs - lastHandMs(hands, track.anchor, radiusOf(kind, 'striker') + HAND_MM) < HAND_MS;

const wasPut = (track: Track, hands: Hands, kind: SurfaceKind, atMs: number): boolean =>
  !track.known &&
  track.resting &&
  track.misses === 0 &&
  track.sightings >= SIGHTINGS &&
  atMs - track.firstMs >= LIES_MS &&
  wasPutOnBase(track, hands, kind);

/** What looked like a striker when a hand put it there stays it, whatever the fingers round it make of it. */
export const bornOnBase = (track: Track, hands: Hands, kind: SurfaceKind): Track =>
  isStriker(track) && wasPutOnBase(track, hands, kind) ? { ...track, votes: ONLY_A_STRIKER } : track;

/** Another striker is in sight, or a piece that looks like it is missing and may be it. */
const isExplained = (track: Track, tracks: readonly Track[], atMs: number): boolean => {
  const { kind } = kindOf(track);
  const explains = (other: Track): boolean =>
    isStriker(other)
      ? atMs - other.seenMs < IN_SIGHT_MS
      : other.known && other.misses >= MISSING && kindOf(other).kind === kind;
  return tracks.some(other => other !== track && explains(other));
};

/** The names of all, with at most one striker by its place: the one seen most often, as fingers may show beside it. */
export const namedByPlace = (
  tracks: readonly Track[],
  hands: Hands,
  kind: SurfaceKind,
  atMs: number,
): readonly Track[] => {
  const put = tracks.filter(
    track =>
      !isStriker(track) &&
      wasPut(track, hands, kind, atMs) &&
      track.certainty >= SURE_FROM &&
      !isExplained(track, tracks, atMs),
  );
  const [striker] = [...put].sort((a, b) => b.sightings - a.sightings);
  if (striker === undefined) return tracks;
  return tracks.map(track => (track === striker ? { ...track, votes: ONLY_A_STRIKER } : track));
};

/** So much against it while it lies there: it is the striker by its place only. */
const UNLIKE = -4;

/** Looks like a piece: something else that looks like a striker is it. */
export const isStrikerByPlaceOnly = (track: Track): boolean => isStriker(track) && track.stay[3] <= UNLIKE;

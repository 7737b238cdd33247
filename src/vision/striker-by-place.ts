import { baseSeat } from '../carrom/base-seat.ts';
import type { SurfaceKind } from '../carrom/surface.ts';
import { radiusOf } from './predict-disc.ts';
import { isStriker, kindOf, type Track, votesFor } from './track.ts';
import { type Hands, lastHandMs } from './watch-hands.ts';

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

const wasPut = (track: Track, hands: Hands, kind: SurfaceKind, atMs: number): boolean =>
  !track.known &&
  track.resting &&
  track.misses === 0 &&
  track.sightings >= SIGHTINGS &&
  atMs - track.firstMs >= LIES_MS &&
  baseSeat(kind, track.anchor) !== null &&
  track.firstMs - lastHandMs(hands, track.anchor, radiusOf(kind, 'striker') + HAND_MM) < HAND_MS;

/** Another striker is in sight, or a piece that looks like it is missing and may be it. */
const isExplained = (track: Track, tracks: readonly Track[]): boolean => {
  const { kind } = kindOf(track);
  return tracks.some(
    other =>
      other !== track &&
      (isStriker(other)
        ? other.misses < MISSING
        : other.known && other.misses >= MISSING && kindOf(other).kind === kind),
  );
};

export const namedByPlace = (
  tracks: readonly Track[],
  hands: Hands,
  kind: SurfaceKind,
  atMs: number,
): readonly Track[] =>
  tracks.map(track =>
    !isStriker(track) && wasPut(track, hands, kind, atMs) && !isExplained(track, tracks)
      ? { ...track, votes: votesFor('striker') }
      : track,
  );

/** So much against it while it lies there: it is the striker by its place only. */
const UNLIKE = -4;

/** Looks like a piece: something else that looks like a striker is it. */
export const isStrikerByPlaceOnly = (track: Track): boolean => isStriker(track) && track.stay[3] <= UNLIKE;

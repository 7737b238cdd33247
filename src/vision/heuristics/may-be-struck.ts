import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import { type Hands, handSince } from '../track/watch-hands.ts';
import { radiusOf } from './predict-disc.ts';
import { isStriker, kindOf, speedOf, type Track } from './track.ts';

/**
 * A disc at rest does not set off by itself: something must have reached it. So a mistake of the detector somewhere on an
 * empty board carries no disc away.
 */

/** A piece struck by the heavier striker goes off faster than the striker came. */
const FASTER = 1.4;
/** Places are off by some millimetres, and what slows down is guessed. */
const SPARE_MM = 30;
/** Slower is a disc at rest that trembles. */
const RUNS_MM_PER_S = 60;
/** Seen once on its way: when it set off is not known, so it may be this fast. */
const YOUNG_MM_PER_S = 4000;
/** What was lost longer ago has come to rest somewhere. */
const LOST_MS = 600;
/** A hand so near, so shortly ago, may have pushed. */
const HAND_MM = 40;
const HAND_MS = 250;

/** How far what moves, or may have been shot just now, can have carried a blow since it was last seen. */
const carriesMm = (track: Track, isLying: boolean, atMs: number, fastestMmPerS: number): number => {
  const seconds = (atMs - track.seenMs) / 1000;
  if (seconds * 1000 > LOST_MS) return 0;
  // The aimed striker is no longer where it lay: it may be anywhere.
  if (isStriker(track) && !isLying && (track.resting || track.trail?.before === null)) return fastestMmPerS * seconds;
  if (track.resting) return 0;
  const speed = track.trail?.before === null ? Math.max(YOUNG_MM_PER_S, speedOf(track)) : speedOf(track);
  // Once may be a mistake; but what looks like a striker and comes out from under a hand was most likely shot.
  if (speed < RUNS_MM_PER_S || (!track.known && track.clearRun < (isStriker(track) ? 1 : 2))) return 0;
  return FASTER * speed * seconds;
};

/** Who may have been struck of those at rest and not found where they lay: their ids. `lying` are those that were. */
export const mayBeStruck = (
  kind: SurfaceKind,
  tracks: readonly Track[],
  lying: ReadonlySet<number>,
  hands: Hands,
  atMs: number,
  fastestMmPerS: number,
): ReadonlySet<number> => {
  const isAsked = (track: Track) => track.known && track.resting && !lying.has(track.id);
  if (!tracks.some(isAsked)) return lying;
  const radius = tracks.map(track => radiusOf(kind, kindOf(track).kind));
  // What is left of the way a blow can go when it arrives at a disc; from disc to disc only the gap between them counts.
  const left = tracks.map(track => {
    const mm = carriesMm(track, lying.has(track.id), atMs, fastestMmPerS);
    return mm > 0 ? mm + SPARE_MM : Number.NEGATIVE_INFINITY;
  });
  const open = new Set([...tracks.keys()].filter(i => (left[i] ?? 0) > 0));
  while (open.size > 0) {
    const from = [...open].reduce((a, b) => ((left[a] ?? 0) >= (left[b] ?? 0) ? a : b));
    open.delete(from);
    const source = tracks[from];
    if (source === undefined) continue;
    for (const [to, track] of tracks.entries()) {
      if (to === from || !track.known) continue;
      const gap = Math.max(0, apart(source.at, track.anchor) - (radius[from] ?? 0) - (radius[to] ?? 0));
      const arrives = (left[from] ?? 0) - gap;
      if (arrives <= 0 || arrives <= (left[to] ?? 0)) continue;
      left[to] = arrives;
      open.add(to);
    }
  }
  return new Set(
    tracks.flatMap((track, i) => {
      if (!isAsked(track)) return [];
      const pushed = handSince(hands, track.anchor, atMs - HAND_MS, (radius[i] ?? 0) + HAND_MM);
      return (left[i] ?? 0) > 0 || pushed ? [track.id] : [];
    }),
  );
};

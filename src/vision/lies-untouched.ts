import { nearestPocket, type SurfaceKind } from '../carrom/surface.ts';
import type { SameDisc } from './same-discs.ts';
import type { Playing } from './shot-in-play.ts';
import type { Track } from './track.ts';
import { wasReached } from './was-reached.ts';

/** So long after the start it was seen where it had lain: what strikes at once, and unseen, has passed. */
const INTO_SHOT_MS = 250;
/** It was seen there so often that it is one. */
const SIGHTS = 20;

/**
 * Not seen any more, but seen where it lay well into the shot, with nothing near since then that could have sent it away and
 * no hand over it: it lies there, and the detector is blind to it for a while.
 */
export const isUntouched = (track: Track, startMs: number, kind: SurfaceKind): boolean =>
  track.resting &&
  !track.handled &&
  track.averaged >= SIGHTS &&
  track.restSinceMs < startMs &&
  track.seenMs > startMs + INTO_SHOT_MS &&
  nearestPocket(kind, track.anchor).mm > kind.pocketDiameterMm;

export const liesUntouched = (
  disc: SameDisc,
  all: readonly SameDisc[],
  { startMs, aim }: Playing,
  kind: SurfaceKind,
): boolean =>
  disc.now === undefined &&
  !disc.mixedUp &&
  !disc.before.missing &&
  isUntouched(disc.way, startMs, kind) &&
  !wasReached(disc, all, kind, startMs, aim.trackId);

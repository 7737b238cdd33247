import { nearestPocket, type SurfaceKind } from '../../carrom/surface.ts';
import type { SameDisc } from './same-discs.ts';
import type { Playing } from './shot-in-play.ts';
import type { Track } from './track.ts';
import { wasReached } from './was-reached.ts';

/** Seen where it had lain until so shortly before all was still: what strikes hard, and unseen, has passed. */
const BEFORE_STILL_MS = 200;
/** It was seen there so often that it is one. */
const SIGHTS = 20;

/**
 * Not seen any more, but seen where it lay nearly to the shot's end, with nothing near since then that could have sent it
 * away and no hand over it: it lies there, and the detector is blind to it for a while.
 */
export const isUntouched = (track: Track, { startMs, stillSinceMs }: Playing, kind: SurfaceKind): boolean =>
  track.resting &&
  !track.handled &&
  track.averaged >= SIGHTS &&
  track.restSinceMs < startMs &&
  stillSinceMs !== null &&
  track.seenMs > Math.max(startMs, stillSinceMs - BEFORE_STILL_MS) &&
  nearestPocket(kind, track.anchor).mm > kind.pocketDiameterMm;

export const liesUntouched = (disc: SameDisc, all: readonly SameDisc[], playing: Playing, kind: SurfaceKind): boolean =>
  disc.now === undefined &&
  !disc.mixedUp &&
  !disc.before.missing &&
  isUntouched(disc.way, playing, kind) &&
  !wasReached(disc, all, kind, playing.startMs, playing.aim.trackId);

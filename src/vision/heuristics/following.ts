import type { SurfaceKind } from '../../carrom/surface.ts';
import type { InNet } from './seen-in-nets.ts';
import type { Outside } from './seen-outside.ts';
import type { Track } from './track.ts';

export interface Following {
  readonly tracks: readonly Track[];
  readonly nextId: number;
  readonly atMs: number;
  /** When discs were first believed; until a little later all that lie there are. */
  readonly peopledMs: number | null;
  /** Discs that left play in this frame because a hand took them, or nobody knows why. */
  readonly taken: readonly Track[];
  /** Strangers that turned out in this frame to be discs that were lost. */
  readonly adopted: readonly number[];
  /** What lay in the nets in sight before the shot. */
  readonly nets: readonly InNet[];
  /** What was seen beyond the cushions a moment ago and belongs to no disc. */
  readonly outside: readonly Outside[];
}

export const followingNone: Following = {
  tracks: [],
  nextId: 1,
  atMs: -1,
  peopledMs: null,
  taken: [],
  adopted: [],
  nets: [],
  outside: [],
};

/** What the steps after this one know and following needs. */
export interface FollowContext {
  readonly kind: SurfaceKind;
  /** A shot is being played: discs that turn up are those that were lost, and nobody leaves play before it is judged. */
  readonly playing: boolean;
  /** Since when everything has been still in this shot; null while it moves or nobody plays. */
  readonly stillSinceMs: number | null;
}

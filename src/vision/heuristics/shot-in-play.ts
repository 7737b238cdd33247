import type { OnSurface, Seat } from '../../carrom/surface.ts';
import type { Outside } from './seen-outside.ts';
import type { Stray } from './stray-sights.ts';
import type { Track } from './track.ts';

/** The striker as it was placed for a shot. */
export interface Aim {
  readonly seat: Seat;
  readonly at: OnSurface;
  /** Seen lying there; hidden by the hand and thought back from the way it came; or only known to have been shot. */
  readonly place: 'seen' | 'thought-back' | 'unseen';
  readonly trackId: number;
  readonly sinceMs: number;
  readonly seenMs: number;
}

/** A disc as it lay before the shot. */
export interface BeforeDisc {
  readonly track: Track;
  /** It had not been seen for some frames even before. */
  readonly missing: boolean;
}

export interface Playing {
  readonly aim: Aim;
  readonly startMs: number;
  readonly before: readonly BeforeDisc[];
  readonly stillSinceMs: number | null;
  /** It was noticed by a piece that was struck: then it was one, wherever the striker lies now. */
  readonly leapt: boolean;
  /** Discs nobody knew that were seen to move: one may have lain there unseen before the shot. */
  readonly movers: readonly number[];
  /** Sights that belong to no disc in play. */
  readonly strays: readonly Stray[];
  /** The same, beyond the frame. */
  readonly outside: readonly Outside[];
  /** Time without pictures during the shot. */
  readonly gapsMs: number;
}

export interface Splitting {
  readonly aim: Aim | null;
  readonly playing: Playing | null;
  readonly lastEndMs: number | null;
}

export const splitNothing: Splitting = { aim: null, playing: null, lastEndMs: null };

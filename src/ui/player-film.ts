import type { Disc } from '../carrom/discs.ts';
import type { InPicture } from '../carrom/lens.ts';
import type { OnSurface, Pocket } from '../carrom/surface.ts';
import type { Moving } from './overlay-replay.ts';

/** Something that happened, marked on the player's bar. */
export interface PlayerMoment {
  readonly kind: 'strike' | 'contact' | 'cushion' | 'fall';
  /** Since the strike. */
  readonly ms: number;
  readonly disc: Disc;
  readonly pocket?: Pocket;
}

/** One disc at one moment, and how fast it is. */
export interface PlayerDisc extends Moving {
  readonly speedMPerS: number;
}

/** The video of a shot. All times are milliseconds since the strike, those before it negative. */
export interface PlayerVideo {
  readonly widthPx: number;
  readonly heightPx: number;
  /** When each frame is shown, in order; never empty. */
  readonly timesMs: readonly number[];
  frames(fromMs: number): AsyncGenerator<{ readonly frame: VideoFrame; readonly ms: number }, void>;
  /** Where the upper face of a disc that lies there is seen; undefined: it is not known where the board lay. */
  readonly seenAt?: ((disc: Disc, at: OnSurface) => InPicture) | undefined;
}

/** A shot as the player shows it. */
export interface PlayerFilm {
  /** Another key is another shot. */
  readonly key: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly at: (ms: number) => readonly PlayerDisc[];
  readonly moments: readonly PlayerMoment[];
  /** What became of it, in words. */
  readonly says: string;
  readonly strikeMPerS: number;
  /** Where and when to look first. */
  readonly doubt?: { readonly ms: number; readonly pocket: Pocket } | undefined;
  /** It is being opened, or there is none. */
  readonly video?: PlayerVideo | 'opening' | undefined;
}

/** The time of the frame that is on the screen at this time. */
export const frameTime = (timesMs: readonly number[], ms: number): number =>
  timesMs.findLast(each => each <= ms + 0.5) ?? timesMs[0] ?? 0;

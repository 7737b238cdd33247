import type { Disc } from '../carrom/discs.ts';
import type { Verdict } from '../carrom/seen-shot.ts';
import type { OnSurface, Pocket, Seat } from '../carrom/surface.ts';
import type { Stroke } from '../rules/stroke.ts';

/** The way of one disc: [xMm, yMm, ms since the flick]. */
export interface SeenPath {
  readonly disc: Disc;
  readonly points: readonly (readonly [xMm: number, yMm: number, ms: number])[];
  readonly pocketed: boolean;
}

/** What the camera knows of a shot besides what fell. It is kept with the shot, whatever a person says of it later. */
export interface SeenShotNote {
  readonly verdict: Verdict;
  /** That what fell is right altogether, 0 … 1. */
  readonly probability: number;
  /** Other ways to read it, the likeliest first. */
  readonly others: readonly Stroke[];
  /** The side of the picture from which it was shot. */
  readonly seat: Seat;
  readonly striker: OnSurface;
  readonly speedMPerS: number;
  /** From the rest before it to the flick, and from the flick to the rest after it. */
  readonly sinceRestMs: number;
  readonly tookMs: number;
  /** Where the pieces that fell had lain. */
  readonly fellFrom: readonly { readonly disc: Disc; readonly at: OnSurface; readonly pocket: Pocket | 'unknown' }[];
  readonly paths: readonly SeenPath[];
}

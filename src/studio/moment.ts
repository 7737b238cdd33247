import type { Disc } from '../carrom/discs.ts';
import type { Seat } from '../carrom/surface.ts';

/** A point in the room: x and y as on the surface, z up from it, in millimetres. */
export interface InRoom {
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
}

/** One disc at one instant. `zMm` is the height of its lower face: 0 on the surface, negative in a pocket. */
export interface DiscPose extends InRoom {
  readonly id: number;
  readonly kind: Disc;
  /** How far it leans, and towards which bearing; 0 when flat. */
  readonly leanDegrees: number;
  readonly leanTowardsDegrees: number;
  /** How far it has turned about its own axis (prints and rings turn with it). */
  readonly turnDegrees: number;
}

/** One hand with its forearm at one instant. The renderer makes flesh of it. */
export interface HandPose {
  readonly id: number;
  readonly seat: Seat;
  readonly right: boolean;
  readonly elbow: InRoom;
  readonly wrist: InRoom;
  /** Tip of the finger that does the work. */
  readonly fingertip: InRoom;
  readonly gesture: 'flat' | 'aim' | 'flick' | 'pinch' | 'rest';
  /** 0 closed … 1 spread. */
  readonly open: number;
}

/** Everything that moves on the table at one instant. */
export interface Moment {
  readonly atMs: number;
  readonly discs: readonly DiscPose[];
  readonly hands: readonly HandPose[];
}

/** What happens to camera and light while a recording runs. */
export type Disturbance =
  | { readonly kind: 'camera-bumped'; readonly atMs: number; readonly shiftMm: InRoom; readonly turnDegrees: number }
  | { readonly kind: 'light-switched'; readonly atMs: number; readonly factor: number }
  | { readonly kind: 'board-nudged'; readonly atMs: number; readonly xMm: number; readonly yMm: number };

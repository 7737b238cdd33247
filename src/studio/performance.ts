import type { Colour, Disc, Piece, Side } from '../carrom/discs.ts';
import type { OnSurface, Pocket, Seat, SurfaceKind } from '../carrom/surface.ts';
import type { Disturbance, Moment } from './moment.ts';

/** A disc named in the truth: its number stays the same for the whole performance. */
export interface DiscName {
  readonly id: number;
  readonly kind: Disc;
}

export interface DiscPlace extends DiscName {
  readonly at: OnSurface;
}

/** Two discs meeting, or a disc meeting a cushion (named by the seat behind it), in the order it happened. */
export type Contact =
  | { readonly kind: 'disc'; readonly atMs: number; readonly disc: DiscName; readonly other: DiscName }
  | { readonly kind: 'cushion'; readonly atMs: number; readonly disc: DiscName; readonly cushion: Seat };

export interface FallTruth extends DiscName {
  readonly pocket: Pocket;
  readonly atMs: number;
}

/** Jumped over the frame on the side of that seat. */
export interface JumpTruth extends DiscName {
  readonly overSide: Seat;
  readonly atMs: number;
}

export interface FirstContact extends DiscName {
  readonly atMs: number;
  /** Where the piece lay when the striker met it. */
  readonly at: OnSurface;
  /** The cushions the striker touched before, in order; none when it was hit directly. */
  readonly afterCushions: readonly Seat[];
}

export type Counts = Readonly<Record<Piece, number>>;

/** What physically happened during one shot. No opinion about legality. */
export interface ShotTruth {
  /** 0 for the first shot of the performance. */
  readonly index: number;
  readonly seat: Seat;
  readonly side: Side;
  /** The colour the shooter's side plays on this board. */
  readonly colour: Colour;
  /** The finger leaves the striker. */
  readonly startMs: number;
  /** Everything is at rest, in a net or off the table. */
  readonly endMs: number;
  readonly strikerFrom: OnSurface;
  readonly strikerTouchedBothLines: boolean;
  readonly strikerHalfOnBaseCircle: boolean;
  readonly strikerTouchedArrow: boolean;
  /** The striker's velocity as it leaves the finger. */
  readonly leaves: { readonly vxMmPerS: number; readonly vyMmPerS: number };
  readonly speedMPerS: number;
  readonly firstContact: FirstContact | null;
  readonly contacts: readonly Contact[];
  readonly pocketed: readonly FallTruth[];
  readonly offSurface: readonly JumpTruth[];
  /** Jumped, and came down on the surface again. */
  readonly fellBack: readonly DiscName[];
  readonly before: Counts;
  readonly after: Counts;
  readonly discsBefore: readonly DiscPlace[];
  readonly discsAfter: readonly DiscPlace[];
}

export const ACTS = [
  'striker-placed',
  'striker-taken',
  'penalty-put-back',
  'queen-put-back',
  'piece-put-back',
  'board-reset',
  'piece-taken',
  'rearranged',
  'nudged',
  'board-wiped',
  'hand-passes',
  'hand-rests',
  'hand-covers-pocket',
] as const;
export type Act = (typeof ACTS)[number];

/** What hands did between (or during) shots: it changes the surface or hides it, but it is no shot. */
export interface ActTruth {
  readonly act: Act;
  readonly seat: Seat;
  readonly startMs: number;
  readonly endMs: number;
  /** The discs that were moved, brought or taken. */
  readonly discs: readonly number[];
}

/** A stretch of play that can be looked at from any instant: all a renderer needs, and the truth about it. */
export interface Performance {
  readonly seed: number;
  readonly kind: SurfaceKind;
  readonly durationMs: number;
  /** Any instant from 0 to `durationMs`, in any order: the same answer every time. */
  readonly momentAt: (ms: number) => Moment;
  readonly disturbances: readonly Disturbance[];
  readonly shots: readonly ShotTruth[];
  readonly acts: readonly ActTruth[];
}

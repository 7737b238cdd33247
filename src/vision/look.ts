import type { Belief } from '../carrom/belief.ts';
import type { Expected } from '../carrom/expected.ts';
import type { Oddity } from '../carrom/oddity.ts';
import type { Phase, RestingDisc, SurfaceChange } from '../carrom/seen-shot.ts';
import type { PlacedFrame } from './detect/placed-discs.ts';
import { noticedNothing, noticeOdd, type OddMemory } from './notice-odd.ts';
import { holdMore, neverBehind, notePace, type Pace, type PaceMemory, paceOf } from './picture/keep-pace.ts';
import type { Light } from './picture/measure-light.ts';
import {
  type FrameHealth,
  type FrameTally,
  gapBefore,
  noFrames,
  readTally,
  tallyFrame,
} from './picture/tally-frames.ts';
import { expect } from './reading/expect.ts';
import {
  type Watching,
  type WatchSettings,
  watchingNothing,
  watchSettings,
  watchSurface,
} from './reading/watch-surface.ts';
import type { SurfaceNow } from './surface/surface-now.ts';

/** What the pipeline remembers from frame to frame. */
export interface Looking {
  readonly tally: FrameTally;
  readonly watching: Watching;
  /** The last frame before the detector stopped answering, while it does not. */
  readonly blindFromMs?: number;
  /** When too little was looked at. */
  readonly pace: PaceMemory;
  readonly odd: OddMemory;
  /** When a change was told last. */
  readonly toldMs: number;
  /** What the score says, until it counts. */
  readonly coming?: { readonly expected: Expected | null; readonly fromMs: number };
}

export const lookingAtNothing: Looking = {
  tally: noFrames,
  watching: watchingNothing,
  pace: neverBehind,
  odd: noticedNothing,
  toldMs: Number.NEGATIVE_INFINITY,
};

/** A frame as the pipeline gets it: how large the camera's picture is, and what was made of it before. */
export interface Frame {
  readonly atMs: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly light: Light;
  readonly surface: SurfaceNow;
  /** What the detector found in it; left out while no surface is known. */
  readonly found?: Pick<PlacedFrame, 'discs' | 'covered' | 'fitted'>;
  /** The detector was asked and did not answer: nobody has looked at this frame. */
  readonly blind?: true;
  /** The world does not wait: what is not looked at now is gone. A recording waits. */
  readonly live?: boolean;
}

/** The pipeline's answer to one frame. */
export interface Seen {
  readonly atMs: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly light: Light;
  /** Where the surface is, or why it is not known. */
  readonly surface: SurfaceNow;
  /** How long nobody looked before this frame, when it came late; 0 when it came in time. */
  readonly gapMs: number;
  readonly frames: FrameHealth;
  /** Too few pictures of a live game are looked at: more is asked about. Left out where all is well. */
  readonly pace?: Exclude<Pace, 'full'>;
  /** The detector does not answer: what happens now is not seen. */
  readonly blind?: true;
  /** The discs in play and where they are now. */
  readonly discs: readonly RestingDisc[];
  /** All that keeps showing on the surface, disc or not, and what is believed of it. */
  readonly beliefs: readonly Belief[];
  readonly phase: Phase;
  /** A shot that has ended, or what hands changed; only in the frame in which it became clear. */
  readonly change: SurfaceChange | null;
  /** What cannot be right for long: people should know. */
  readonly odd: readonly Oddity[];
}

/** A frame that came while another was looked at, and was replaced by a newer one. */
export const passOver = (before: Looking, atMs: number): Looking => ({
  ...before,
  tally: tallyFrame(before.tally, { atMs, analysed: false }),
});

/** What follows from a change counts so long after it, however quick the score is: a recording is read alike everywhere. */
const SCORED_AFTER_MS = 500;

/** What the score says from now on; null: there is none. */
export const expecting = (before: Looking, expected: Expected | null): Looking => ({
  ...before,
  coming: { expected, fromMs: before.toldMs + SCORED_AFTER_MS },
});

/** What the score said counts when its time has come. */
const scored = ({ coming, ...before }: Looking, atMs: number): Looking => {
  if (coming === undefined) return before;
  if (atMs < coming.fromMs) return { ...before, coming };
  return { ...before, watching: expect(before.watching, coming.expected) };
};

/** How long nobody had looked when the detector answers again. */
const sinceBlind = ({ blindFromMs }: Looking, atMs: number): number =>
  blindFromMs === undefined ? 0 : Math.max(0, atMs - blindFromMs);

const NOTHING_WATCHED = { phase: { kind: 'rest' }, discs: [], beliefs: [], change: null } as const;

export const look = (
  earlier: Looking,
  frame: Frame,
  settings: WatchSettings = watchSettings,
): { readonly after: Looking; readonly seen: Seen } => {
  const { atMs, widthPx, heightPx, found } = frame;
  const before = scored(earlier, atMs);
  const tally = tallyFrame(before.tally, { atMs, analysed: !frame.blind });
  const blindFromMs = frame.blind ? (before.blindFromMs ?? atMs) : undefined;
  // The tally has long forgotten when it looked last.
  const gapMs = blindFromMs === undefined ? Math.max(gapBefore(tally), sinceBlind(before, atMs)) : 0;
  const watched =
    found === undefined
      ? { ...NOTHING_WATCHED, after: before.watching }
      : watchSurface(before.watching, { ...found, atMs, gapMs }, settings);
  const { discs, change, after: watching } = watched;
  const odd = noticeOdd(before.odd, {
    atMs,
    watched: found?.fitted === true,
    hand: (found?.covered ?? null) !== null,
    discs,
    change,
    expected: watching.expected,
  });
  const pace = frame.live ? paceOf(tally) : 'full';
  const paces = notePace(before.pace, pace, atMs);
  return {
    after: {
      tally,
      watching,
      pace: paces,
      odd: odd.after,
      toldMs: change ? atMs : before.toldMs,
      ...(before.coming && { coming: before.coming }),
      ...(blindFromMs !== undefined && { blindFromMs }),
    },
    seen: {
      atMs,
      widthPx,
      heightPx,
      light: frame.light,
      surface: frame.surface,
      gapMs,
      ...(frame.blind && { blind: true }),
      frames: readTally(tally),
      ...(pace !== 'full' && { pace }),
      discs,
      beliefs: watched.beliefs,
      phase: watched.phase,
      change: change && holdMore(change, paces),
      odd: odd.odd,
    },
  };
};

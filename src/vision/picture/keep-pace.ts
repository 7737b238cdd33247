import type { SurfaceChange, Verdict } from '../../carrom/seen-shot.ts';
import type { FrameTally } from './tally-frames.ts';
import { readTally } from './tally-frames.ts';

/** Whether enough of a live picture is looked at to believe one's eyes. */
export type Pace = 'full' | 'behind' | 'far-behind';

/** A struck disc crosses the surface in half a second: below this it is seen on ten pictures at most. */
const FULL_FPS = 20;
/** Below this a shot is mostly what lay there before and after it. */
const SOME_FPS = 10;
/** So long must have been looked before anything is said of it. */
const LEAST_MS = 1000;

export const paceOf = (tally: FrameTally): Pace => {
  const [first, last] = [tally.recent[0], tally.recent.at(-1)];
  if (!first || !last || last.atMs - first.atMs < LEAST_MS) return 'full';
  const { analysedFps } = readTally(tally);
  if (analysedFps >= FULL_FPS) return 'full';
  return analysedFps >= SOME_FPS ? 'behind' : 'far-behind';
};

/** When it was last so. */
export type PaceMemory = Readonly<Record<Exclude<Pace, 'full'>, number>>;

export const neverBehind: PaceMemory = {
  behind: Number.NEGATIVE_INFINITY,
  'far-behind': Number.NEGATIVE_INFINITY,
};

export const notePace = (before: PaceMemory, pace: Pace, atMs: number): PaceMemory =>
  pace === 'full' ? before : { ...before, [pace]: atMs };

const MORE_HELD: Readonly<Record<Pace, Readonly<Record<Verdict, Verdict>>>> = {
  full: { sure: 'sure', likely: 'likely', held: 'held' },
  behind: { sure: 'likely', likely: 'held', held: 'held' },
  'far-behind': { sure: 'held', likely: 'held', held: 'held' },
};

/** What was seen on too few pictures is believed less: a person is asked sooner. */
export const holdMore = <C extends SurfaceChange>(change: C, memory: PaceMemory): C => {
  if (change.kind !== 'shot') return change;
  const during = (pace: Exclude<Pace, 'full'>) => memory[pace] >= change.startMs;
  const pace = during('far-behind') ? 'far-behind' : during('behind') ? 'behind' : 'full';
  return { ...change, verdict: MORE_HELD[pace][change.verdict] };
};

import type { Grey } from '../picture/grey-copy.ts';
import type { Light } from '../picture/measure-light.ts';
import type { FitReference } from './fit-reference.ts';
import { noticeStill, type Stillness } from './notice-still.ts';
import type { SurfaceFit } from './surface-fit.ts';
import { noSurfaceYet, type SurfaceNow } from './surface-now.ts';
import { turnedLike } from './turn-fit.ts';
import { checkFit, type FitWatch, followBump, followNudge, watchFrom, watchWith } from './watch-fit.ts';

export interface KeepSettings {
  /** Longer forgives a wave of the hand, but tells later that the camera was moved. */
  readonly pauseAfterMs: number;
  /** How long everything must stand still before the fit is renewed. */
  readonly stillForMs: number;
  /** Looking again and again costs; but somebody who moves the camera into place should not wait. */
  readonly lookEveryMs: number;
  /** Failures after which the person is asked. */
  readonly askAfter: number;
  /** From here on a fit is used without asking. */
  readonly certainFrom: number;
  /** Below it, what was found is not worth a question. */
  readonly worthAskingFrom: number;
  /** A fit from last time is tried on this many frames: cameras start dark. */
  readonly triesFromLastTime: number;
}
export const keepSettings: KeepSettings = {
  pauseAfterMs: 100,
  stillForMs: 350,
  lookEveryMs: 1500,
  askAfter: 2,
  certainFrom: 0.9,
  worthAskingFrom: 0.4,
  triesFromLastTime: 20,
};

/** What is remembered about the surface from frame to frame. */
export interface Keeping {
  readonly now: SurfaceNow;
  /** Places mean something in this frame. */
  readonly trusted: boolean;
  readonly watch: FitWatch | null;
  /** The fit of last time, until it has proved itself or failed. */
  readonly lastTime: { readonly watch: FitWatch; readonly tries: number } | null;
  readonly fits: number;
  readonly oddSinceMs: number | null;
  readonly driftSinceMs: number | null;
  readonly still: Stillness | null;
  readonly lookFromMs: number;
  readonly failures: number;
  readonly lastMs: number;
}

export const keepingNothing: Keeping = {
  now: noSurfaceYet,
  trusted: false,
  watch: null,
  lastTime: null,
  fits: 0,
  oddSinceMs: null,
  driftSinceMs: null,
  still: null,
  lookFromMs: 0,
  failures: 0,
  lastMs: 0,
};

export interface KeepFrame {
  readonly atMs: number;
  readonly grey: Grey;
  readonly light: Light['verdict'];
}

export interface Kept {
  readonly after: Keeping;
  /** The surface should be looked for in this frame; `afterLooking` takes the answer. */
  readonly look: boolean;
}

const adopt = (before: Keeping, watch: FitWatch): Keeping => ({
  ...before,
  now: { kind: 'found', fit: watch.fit, number: before.fits + 1 },
  trusted: true,
  watch,
  lastTime: null,
  fits: before.fits + 1,
  oddSinceMs: null,
  driftSinceMs: null,
  failures: 0,
});

/** This fit from now on, as it is seen in this frame: a person said so, or it was found. */
export const useFit = (before: Keeping, fit: SurfaceFit, grey: Grey): Keeping => adopt(before, watchFrom(fit, grey));

/** A fit from another day, to be used if the picture still looks as it did. */
export const tryLastTime = (before: Keeping, fit: SurfaceFit, reference: FitReference): Keeping =>
  before.watch === null ? { ...before, lastTime: { watch: watchWith(fit, reference), tries: 0 } } : before;

/** Forget the surface and look for it. The seat of side A stays. */
export const lookAnew = (before: Keeping): Keeping => ({
  ...before,
  now: noSurfaceYet,
  trusted: false,
  lastTime: null,
  lookFromMs: 0,
  failures: 0,
});

const tryOld = (before: Keeping, { grey }: KeepFrame, settings: KeepSettings): Kept => {
  const { lastTime } = before;
  if (lastTime === null) return { after: before, look: false };
  const verdict = checkFit(lastTime.watch, grey);
  if (verdict.kind === 'steady') return { after: adopt(before, lastTime.watch), look: false };
  const nudged = verdict.kind === 'drifted' ? followNudge(lastTime.watch, grey) : null;
  if (nudged) return { after: adopt(before, watchFrom(nudged.fit, grey)), look: false };
  const tries = lastTime.tries + 1;
  return {
    after: { ...before, lastTime: tries < settings.triesFromLastTime ? { ...lastTime, tries } : null },
    look: false,
  };
};

const whenFound = (before: Keeping, watch: FitWatch, frame: KeepFrame, settings: KeepSettings): Keeping => {
  const { atMs, grey, light } = frame;
  const verdict = checkFit(watch, grey);
  const dark = light === 'covered' || light === 'too-dark';
  if (verdict.kind === 'odd' || (verdict.kind === 'blind' && dark)) {
    const oddSinceMs = before.oddSinceMs ?? atMs;
    const after = { ...before, trusted: false, oddSinceMs, driftSinceMs: null };
    if (before.now.kind !== 'found' || atMs - oddSinceMs < settings.pauseAfterMs) return after;
    return {
      ...after,
      now: { ...before.now, kind: 'paused', why: dark ? 'covered' : 'moved' },
      lookFromMs: atMs,
      failures: 0,
    };
  }
  const calm = { ...before, trusted: true, oddSinceMs: null };
  if (verdict.kind !== 'drifted') return { ...calm, driftSinceMs: null };
  const driftSinceMs = before.driftSinceMs ?? atMs;
  const nudged = atMs - driftSinceMs < settings.stillForMs ? null : followNudge(watch, grey);
  return nudged ? adopt(calm, watchFrom(nudged.fit, grey)) : { ...calm, driftSinceMs };
};

/** Covered and uncovered again, or bumped and put back: the same fit goes on. */
const resumed = (before: Keeping, watch: FitWatch): Keeping => ({
  ...before,
  now: { kind: 'found', fit: watch.fit, number: before.fits },
  trusted: true,
  oddSinceMs: null,
  driftSinceMs: null,
  failures: 0,
});

const whenLost = (before: Keeping, frame: KeepFrame, settings: KeepSettings): Kept => {
  const { watch } = before;
  const dark = frame.light === 'covered' || frame.light === 'too-dark';
  const known = before.now.kind === 'paused' || before.now.kind === 'not-found';
  if (known && watch && checkFit(watch, frame.grey).kind === 'steady')
    return { after: resumed(before, watch), look: false };
  if (before.now.kind === 'paused' && dark !== (before.now.why === 'covered'))
    return { after: { ...before, now: { ...before.now, why: dark ? 'covered' : 'moved' } }, look: false };
  const stillMs = frame.atMs - (before.still?.sinceMs ?? frame.atMs);
  // At the start nobody waits for stillness: the first pictures may already show the board. Looking costs frames.
  const hopeful = before.fits === 0 && before.failures < settings.askAfter;
  const still = hopeful || stillMs >= settings.stillForMs;
  return { after: before, look: !dark && still && frame.atMs >= before.lookFromMs };
};

/** One frame: is the surface still where the fit has it, and should it be looked for? */
export const keepFit = (before: Keeping, frame: KeepFrame, settings: KeepSettings = keepSettings): Kept => {
  // A recording that starts over has its own time.
  const again = frame.atMs < before.lastMs;
  const timed = again ? { ...before, oddSinceMs: null, driftSinceMs: null, lookFromMs: frame.atMs } : before;
  const { now, watch } = timed;
  if (now.kind === 'found' && watch !== null) {
    return { after: { ...whenFound(timed, watch, frame, settings), still: null, lastMs: frame.atMs }, look: false };
  }
  const still = noticeStill(timed.still, frame.grey, frame.atMs);
  const waiting = { ...timed, still, lastMs: frame.atMs };
  return waiting.lastTime ? tryOld(waiting, frame, settings) : whenLost(waiting, frame, settings);
};

/** The way up that people know: side A stays where it sat. */
const sameWayUp = (fit: SurfaceFit, before: SurfaceFit | undefined): SurfaceFit =>
  before ? turnedLike(fit, before) : fit;

/** What looking for the surface gave (null: nothing), in the frame that asked for it. */
export const afterLooking = (
  before: Keeping,
  found: SurfaceFit | null,
  { grey, atMs }: KeepFrame,
  settings: KeepSettings = keepSettings,
): Keeping => {
  const carried = before.watch && before.now.kind === 'paused' ? followBump(before.watch, grey)?.fit : undefined;
  if (found && found.certainty >= settings.certainFrom)
    return useFit(before, sameWayUp(found, carried ?? before.watch?.fit), grey);
  if (carried) return useFit(before, carried, grey);
  const failures = before.failures + 1;
  const after = { ...before, failures, lookFromMs: atMs + settings.lookEveryMs };
  if (found && found.certainty >= settings.worthAskingFrom) {
    const fit = sameWayUp(found, before.watch?.fit);
    return { ...after, now: { kind: 'unsure', fit, number: before.fits + 1 }, fits: before.fits + 1 };
  }
  if (failures < settings.askAfter || before.now.kind === 'unsure') return after;
  return { ...after, now: { kind: 'not-found' } };
};

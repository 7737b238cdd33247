import { baseSeat } from '../carrom/base-seat.ts';
import {
  apart,
  fromSeat,
  markingsOf,
  type OnSurface,
  SEATS,
  type Seat,
  type SurfaceKind,
  seenFrom,
} from '../carrom/surface.ts';
import type { Following } from './following.ts';
import { kindOf, type Sighting, speedOf, type Track } from './track.ts';
import { type Hands, handSince, hiddenShare } from './watch-hands.ts';

export interface SplitSettings {
  /** A striker pushed along by a finger goes with the hand; free of any hand for this far, it was shot. */
  readonly freeAfterMm: number;
  /** Slower than this it was nudged, not shot. */
  readonly slowestShotMmPerS: number;
  /** After this long without a striker on a base line, motion is not blamed on a shot. */
  readonly aimKeptMs: number;
  /** Lower tells a shot sooner, but a disc that seemed still may fall yet. */
  readonly settleMs: number;
  /** Lost discs count as still after this long. */
  readonly lostIsStillMs: number;
  /** In doubt with nothing hidden by hands, more frames than this will not help. */
  readonly doubtMs: number;
  /** In doubt, wait this long for hands to go away and for more frames; then hold. */
  readonly longestWaitMs: number;
}

export const splitSettings: SplitSettings = {
  freeAfterMm: 38,
  slowestShotMmPerS: 130,
  aimKeptMs: 1500,
  settleMs: 300,
  lostIsStillMs: 220,
  doubtMs: 700,
  longestWaitMs: 3500,
};

/** The striker as it was placed for a shot. */
export interface Aim {
  readonly seat: Seat;
  readonly at: OnSurface;
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
  /** Discs nobody knew that were seen to move: one may have lain there unseen before the shot. */
  readonly movers: readonly number[];
  /** Time without pictures during the shot. */
  readonly gapsMs: number;
}

export interface Splitting {
  readonly aim: Aim | null;
  readonly playing: Playing | null;
  readonly lastEndMs: number | null;
}

export const splitNothing: Splitting = { aim: null, playing: null, lastEndMs: null };

const isStriker = (track: Track): boolean => kindOf(track).kind === 'striker';

const strikerOf = (tracks: readonly Track[]): Track | undefined =>
  tracks.filter(track => track.known && isStriker(track)).sort((a, b) => b.seenMs - a.seenMs)[0];

/** Where the striker lies ready: kept for a while after it is hidden by the hand that shoots. */
const takeAim = (
  before: Aim | null,
  kind: SurfaceKind,
  { tracks, atMs }: Following,
  hands: Hands,
  settings: SplitSettings,
): Aim | null => {
  const striker = strikerOf(tracks);
  if (striker?.resting === true && striker.misses === 0 && striker.seenMs === atMs) {
    const seat = baseSeat(kind, striker.anchor);
    if (seat === null) return null;
    const same = before !== null && before.seat === seat && apart(before.at, striker.anchor) < 6;
    return {
      seat,
      at: striker.anchor,
      trackId: striker.id,
      sinceMs: same ? before.sinceMs : atMs,
      seenMs: atMs,
    };
  }
  if (before === null) return null;
  const hidden = hiddenShare(hands, before.at, kind.strikerDiameterMm / 2) > 0;
  return atMs - before.seenMs < (hidden ? 4 : 1) * settings.aimKeptMs ? before : null;
};

/**
 * A striker that was hidden by the hand all the while it was aimed: it comes out from under a hand over base lines, fast,
 * and its way back leads to them.
 */
const aimInHindsight = (
  kind: SurfaceKind,
  { tracks, atMs }: Following,
  hands: Hands,
  settings: SplitSettings,
): Aim | null => {
  const { baseBandYMm, baseLineEndXMm } = markingsOf(kind);
  for (const track of tracks) {
    if (track.resting || !isStriker(track) || track.clearRun < 3 || track.seenMs !== atMs) continue;
    if (speedOf(track) < 3 * settings.slowestShotMmPerS) continue;
    const last = track.trail;
    let first = last;
    for (let n = 1; n < track.clearRun && first?.before != null && first.before.clear; n += 1) first = first.before;
    if (last === null || first === null || apart(first.at, last.at) < 40) continue;
    for (const seat of SEATS) {
      const [a, b] = [seenFrom(seat, first.at), seenFrom(seat, last.at)];
      const [dx, dy] = [b.xMm - a.xMm, b.yMm - a.yMm];
      if (dy <= 0 || a.yMm < baseBandYMm) continue;
      const back = (a.yMm - baseBandYMm) / dy;
      const own = { xMm: a.xMm - back * dx, yMm: baseBandYMm };
      const at = fromSeat(seat, own);
      if (Math.abs(own.xMm) > baseLineEndXMm || apart(at, first.at) > 260) continue;
      if (!handSince(hands, at, first.atMs - 300, 30)) continue;
      const seenMs = first.atMs - Math.min(200, back * (last.atMs - first.atMs));
      return { seat, at, trackId: track.id, sinceMs: seenMs, seenMs };
    }
  }
  return null;
};

/** Two sights in a row away from hands, apart, and far enough from where it lay. */
const goesFree = (track: Track, from: OnSurface, freeAfterMm: number, settings: SplitSettings): boolean => {
  const last = track.trail;
  const prior = last?.before;
  if (track.resting || !last?.clear || !prior?.clear) return false;
  return (
    apart(last.at, from) >= freeAfterMm &&
    apart(last.at, prior.at) >= 5 &&
    apart(last.at, from) > apart(prior.at, from) + 4 &&
    speedOf(track) >= settings.slowestShotMmPerS
  );
};

const hasStarted = (aim: Aim, { tracks, atMs }: Following, settings: SplitSettings): boolean => {
  const striker = tracks.find(({ id }) => id === aim.trackId);
  if (striker !== undefined && goesFree(striker, aim.at, settings.freeAfterMm, settings)) return true;
  if (atMs - aim.seenMs < 50 || (striker?.resting === true && striker.seenMs === atMs)) return false;
  return tracks.some(
    track =>
      track.known &&
      !isStriker(track) &&
      track.trail?.before?.before?.clear === true &&
      goesFree(track, track.anchor, 26, settings),
  );
};

/** Sights this far apart in time do not belong to one free run. */
const RUN_GAP_MS = 250;

/** When the first piece of those on their way was seen to move. */
const firstMotion = (tracks: readonly Track[], atMs: number): number => {
  let firstMs = atMs;
  for (const track of tracks) {
    if (track.resting || !track.known) continue;
    for (let here = track.trail; here?.clear === true && atMs - here.atMs < 400; here = here.before) {
      firstMs = Math.min(firstMs, here.atMs);
    }
  }
  return firstMs;
};

/** When the striker left: from its free run back to its place, but not before it was last seen there. */
const startOf = (aim: Aim, striker: Track | undefined, tracks: readonly Track[], atMs: number): number => {
  let first: Sighting | null = striker?.resting === false ? striker.trail : null;
  let second: Sighting | null = null;
  let seenThereMs = aim.seenMs;
  for (let here: Sighting | null = first; here !== null; here = here.before) {
    if (apart(here.at, aim.at) < 12) {
      seenThereMs = Math.max(seenThereMs, here.atMs);
      break;
    }
    if (!here.clear || (first !== null && first.atMs - here.atMs > RUN_GAP_MS)) break;
    if (first !== here) [first, second] = [here, first];
  }
  if (first === null) return Math.max(seenThereMs, firstMotion(tracks, atMs) - 40);
  const speed = second === null ? 0 : apart(first.at, second.at) / Math.max(1, second.atMs - first.atMs);
  const sinceMs = speed > 0.05 ? apart(first.at, aim.at) / speed : 20;
  return Math.max(seenThereMs, first.atMs - Math.min(250, sinceMs));
};

const isMoving = (track: Track, atMs: number, settings: SplitSettings): boolean => {
  if (track.resting || atMs - track.seenMs > settings.lostIsStillMs) return false;
  const last: Sighting | null = track.trail;
  if (last === null || last.where === 'pocket') return false;
  if (!track.known) return track.clearRun >= 4 && speedOf(track) > 60;
  return (last.clear && last.before !== null) || last.where === 'beyond';
};

/** So far, and so often in the open, no mistake of a detector moves. */
const MOVER_MM = 45;
const MOVER_SIGHTS = 5;

const moversIn = ({ movers: before, startMs }: Playing, { tracks, adopted }: Following): readonly number[] => {
  const found = tracks.filter(
    ({ known, clearRun, resting, at, anchor, id, firstMs }) =>
      !known &&
      firstMs > startMs - 200 &&
      !resting &&
      clearRun >= MOVER_SIGHTS &&
      apart(at, anchor) > MOVER_MM &&
      !before.includes(id),
  );
  if (found.length === 0 && adopted.length === 0) return before;
  return [...before, ...found.map(({ id }) => id)].filter(id => !adopted.includes(id));
};

export const splitShots = (
  before: Splitting,
  following: Following,
  hands: Hands,
  gapMs: number,
  kind: SurfaceKind,
  settings: SplitSettings,
): Splitting => {
  const { atMs, tracks } = following;
  if (before.playing === null) {
    const taken = takeAim(before.aim, kind, following, hands, settings);
    const hindsight = taken === null ? aimInHindsight(kind, following, hands, settings) : null;
    const aim = taken ?? hindsight;
    if (aim === null || (hindsight === null && !hasStarted(aim, following, settings))) return { ...before, aim };
    const striker = tracks.find(({ id }) => id === aim.trackId);
    const startMs = startOf(aim, striker, tracks, atMs);
    const discs = tracks.filter(track => track.known || track.id === aim.trackId);
    const playing: Playing = {
      aim,
      startMs,
      before: discs.map(track => ({
        track,
        missing: track.resting && track.misses >= 3 && !track.handled && track.missingSinceMs < startMs - 100,
      })),
      stillSinceMs: null,
      movers: [],
      gapsMs: gapMs,
    };
    return { ...before, aim: null, playing };
  }
  const { playing } = before;
  // Nothing was shot when the striker still lies where it was aimed from.
  const striker = tracks.find(({ id }) => id === playing.aim.trackId);
  if (striker?.resting === true && striker.seenMs === atMs && apart(striker.anchor, playing.aim.at) < 6) {
    return { ...before, aim: playing.aim, playing: null };
  }
  const moving = tracks.some(track => isMoving(track, atMs, settings));
  return {
    ...before,
    playing: {
      ...playing,
      gapsMs: playing.gapsMs + (playing.stillSinceMs === null ? gapMs : 0),
      stillSinceMs: moving ? null : (playing.stillSinceMs ?? atMs),
      movers: moversIn(playing, following),
    },
  };
};

import type { SurfaceKind } from '../../carrom/surface.ts';
import type { Hands } from '../track/watch-hands.ts';
import { missesToBeGone } from './blink.ts';
import { nothingWasShot } from './false-start.ts';
import type { Following } from './following.ts';
import { pieceLeapt } from './piece-leapt.ts';
import { seenStruck } from './seen-struck.ts';
import type { Aim, Playing, Splitting } from './shot-in-play.ts';
import { hasStarted, startOf } from './shot-start.ts';
import type { SplitSettings } from './split-settings.ts';
import { gatherStrays } from './stray-sights.ts';
import { aimInHindsight, takeAim } from './take-aim.ts';
import { isStriker, type Sighting, speedOf, type Track } from './track.ts';
import { moversIn } from './unknown-movers.ts';
import { aimUnseen, NO_TRACK } from './unseen-aim.ts';

const isMoving = (track: Track, atMs: number, settings: SplitSettings): boolean => {
  if (track.resting || atMs - track.seenMs > settings.lostIsStillMs) return false;
  const last: Sighting | null = track.trail;
  if (last === null || last.where === 'pocket') return false;
  if (!track.known) return track.clearRun >= 4 && speedOf(track) > 60;
  return (last.clear && last.before !== null) || last.where === 'beyond';
};

/** Shot without having been seen on the base lines. */
const hiddenAim = (kind: SurfaceKind, following: Following, hands: Hands, settings: SplitSettings): Aim | null =>
  aimInHindsight(kind, following, hands, settings) ?? aimUnseen(kind, following, hands, settings);

/** A striker nobody had seen yet shows itself during the shot. */
const withStriker = (playing: Playing, { tracks, atMs }: Following): Playing => {
  if (playing.aim.trackId !== NO_TRACK) return playing;
  const found = tracks.find(
    track =>
      isStriker(track) &&
      track.seenMs === atMs &&
      track.clearRun >= 3 &&
      track.firstMs > playing.startMs - 300 &&
      (!track.known || !track.resting),
  );
  if (found === undefined) return playing;
  const before = playing.before.filter(({ track }) => !isStriker(track));
  return {
    ...playing,
    aim: { ...playing.aim, trackId: found.id },
    before: [...before, { track: found, missing: false }],
  };
};

/** What is nobody's may run on unseen for a while when all others lie still. */
const STRAYS_AFTER_MS = 300;
const isStillOpen = ({ stillSinceMs }: Playing, atMs: number): boolean =>
  stillSinceMs === null || atMs - stillSinceMs < STRAYS_AFTER_MS;

const outsideSince = (startMs: number, { outside }: Following): Playing['outside'] =>
  outside.filter(({ atMs }) => atMs > startMs);

/** Not where it was, though no hand came: more than a blink. */
const isMissing = (track: Track): boolean =>
  track.resting && !track.handled && track.misses >= missesToBeGone(track) - 1;

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
    const struck = taken !== null && seenStruck(taken, following, kind);
    const started = taken !== null && (struck || hasStarted(taken, following, settings, hands));
    const hidden = taken === null ? hiddenAim(kind, following, hands, settings) : null;
    const aim = taken ?? hidden;
    if (aim === null || (hidden === null && !started)) return { ...before, aim };
    const striker = tracks.find(({ id }) => id === aim.trackId);
    const startMs = startOf(aim, striker, tracks, atMs);
    // There is one striker: what else was taken for it was none.
    const discs = tracks.filter(
      track => track.id === aim.trackId || (track.known && !(striker !== undefined && isStriker(track))),
    );
    const playing: Playing = {
      aim,
      startMs,
      before: discs.map(track => ({
        // Not seen where it stood: thought back to it.
        track: track.id === aim.trackId && aim.place === 'thought-back' ? { ...track, anchor: aim.at } : track,
        missing: isMissing(track) && track.missingSinceMs < startMs - 100,
      })),
      stillSinceMs: null,
      leapt: struck || tracks.some(track => pieceLeapt(track, following)),
      movers: [],
      strays: gatherStrays([], following),
      outside: outsideSince(startMs, following),
      gapsMs: gapMs,
    };
    return { ...before, aim: null, playing };
  }
  const playing = withStriker(before.playing, following);
  if (nothingWasShot(playing, following)) return { ...before, aim: playing.aim, playing: null };
  const moving = tracks.some(track => isMoving(track, atMs, settings));
  return {
    ...before,
    playing: {
      ...playing,
      gapsMs: playing.gapsMs + (playing.stillSinceMs === null ? gapMs : 0),
      stillSinceMs: moving ? null : (playing.stillSinceMs ?? atMs),
      movers: moversIn(playing, following, kind),
      strays: isStillOpen(playing, atMs) ? gatherStrays(playing.strays, following) : playing.strays,
      outside: isStillOpen(playing, atMs) ? outsideSince(playing.startMs, following) : playing.outside,
    },
  };
};

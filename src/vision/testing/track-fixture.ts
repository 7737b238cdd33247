import type { Disc } from '../../carrom/discs.ts';
import { type OnSurface, standardSurface } from '../../carrom/surface.ts';
import type { SameDisc } from '../heuristics/same-discs.ts';
import { newTrack } from '../heuristics/see-again.ts';
import type { Playing } from '../heuristics/shot-in-play.ts';
import { type Sighting, type Track, votesFor } from '../heuristics/track.ts';
import type { EvidenceContext } from '../heuristics/weigh-evidence.ts';
import { noHands } from '../track/watch-hands.ts';

/** Tracks for tests: discs that lie, and discs that were seen on their way. */

export const START_MS = 1000;

/** Milliseconds since the shot began, x and y; and what is not on the surface, or not away from hands. */
export type Sight = readonly [ms: number, xMm: number, yMm: number, but?: 'pocket' | 'beyond' | 'at-hand'];

export const lyingTrack = (id: number, kind: Disc, at: OnSurface): Track => ({
  ...newTrack(id, { disc: { kind, at, certainty: 0.9 }, where: 'surface', clear: true }, 0),
  known: true,
  resting: true,
  votes: votesFor(kind),
  averaged: 20,
  seenMs: START_MS,
  leftMs: START_MS,
  trail: null,
});

/** One that lay there until the shot and was then seen on its way. */
export const movingTrack = (id: number, kind: Disc, from: OnSurface, sights: readonly Sight[]): Track => {
  const trail = sights.reduce<Sighting | null>(
    (before, [ms, xMm, yMm, but]) => ({
      atMs: START_MS + ms,
      at: { xMm, yMm },
      where: but === 'pocket' || but === 'beyond' ? but : 'surface',
      clear: but !== 'at-hand',
      before,
    }),
    null,
  );
  const last = trail?.at ?? from;
  const prior = trail?.before ?? null;
  const seconds = prior === null ? 0.033 : ((trail?.atMs ?? 0) - prior.atMs) / 1000;
  return {
    ...lyingTrack(id, kind, from),
    resting: false,
    at: last,
    vxMmPerS: (last.xMm - (prior?.at ?? from).xMm) / seconds,
    vyMmPerS: (last.yMm - (prior?.at ?? from).yMm) / seconds,
    seenMs: trail?.atMs ?? START_MS,
    trail,
  };
};

/** The same disc before the shot and gone after it. */
export const goneDisc = (before: Track, way: Track): SameDisc => ({
  before: { track: before, missing: false },
  now: undefined,
  way,
  mixedUp: false,
  unproven: false,
});

export const playingWith = (before: readonly Track[], more: Partial<Playing> = {}): Playing => ({
  aim: {
    seat: 'south',
    at: { xMm: 0, yMm: -250 },
    place: 'seen',
    trackId: 99,
    sinceMs: START_MS - 800,
    seenMs: START_MS,
  },
  startMs: START_MS,
  before: before.map(track => ({ track, missing: false })),
  stillSinceMs: null,
  leapt: false,
  movers: [],
  strays: [],
  outside: [],
  gapsMs: 0,
  ...more,
});

/** What is known two seconds after the shot began, when nothing special happened. */
export const evidenceContext = (more: Partial<EvidenceContext> = {}): EvidenceContext => ({
  kind: standardSurface,
  playing: playingWith([]),
  hands: noHands,
  nowMs: START_MS + 2000,
  strangers: 0,
  flew: new Map(),
  ...more,
});

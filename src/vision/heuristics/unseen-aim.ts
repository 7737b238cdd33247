import {
  apart,
  fromSeat,
  markingsOf,
  type OnSurface,
  SEATS,
  type Seat,
  type SurfaceKind,
} from '../../carrom/surface.ts';
import { coverCell } from '../detect/placed-discs.ts';
import { type Hands, handSince, lastHandMs } from '../track/watch-hands.ts';
import type { Following } from './following.ts';
import { isAlone } from './piece-leapt.ts';
import type { Aim } from './shot-in-play.ts';
import { goesSteadily, pieceGoesFree } from './shot-start.ts';
import type { SplitSettings } from './split-settings.ts';
import { isStriker, type Sighting, speedOf, type Track } from './track.ts';

/**
 * A shot whose striker was hidden until it was shot, and too fast afterwards: pieces fly apart though no hand is near
 * them, and a hand lies, or just lay, over someone's base lines.
 */

/** No track of the striker yet. */
export const NO_TRACK = -1;

/** So long before a piece set off, a hand over it may still have pushed it. */
const NO_HAND_MS = 400;
const NEAR_HAND_MM = 30;
/** A hand that shot has not been away from the base lines for longer. */
const HAND_GONE_MS = 500;
/** A piece that rolls slower may have been breathed on. */
const FAST_MM_PER_S = 200;
/** One piece alone must be seen more often than two that go off together. */
const SIGHTS_ALONE = 5;
const SIGHTS_TOGETHER = 4;
/** Sights further apart in time do not belong to one run: the earlier was a jump of the detector. */
const RUN_GAP_MS = 150;

interface FreeRun {
  readonly sights: number;
  readonly sinceMs: number;
  readonly wayMm: number;
  /** The longest way between two sights. */
  readonly stepMm: number;
}

/** The free run of a piece since it left its place: how often it was seen in it, since when, and how far it went. */
const runOf = ({ trail }: Track): FreeRun => {
  let sights = 0;
  let sinceMs = trail?.atMs ?? 0;
  let stepMm = 0;
  let first = trail;
  for (
    let here: Sighting | null = trail;
    here?.clear === true && sinceMs - here.atMs < RUN_GAP_MS;
    here = here.before
  ) {
    sights += 1;
    sinceMs = here.atMs;
    stepMm = Math.max(stepMm, first === null ? 0 : apart(first.at, here.at));
    first = here;
  }
  return { sights, sinceMs, stepMm, wayMm: trail === null || first === null ? 0 : apart(trail.at, first.at) };
};

/** A piece on its own way, which no hand has sent there. */
const fliesOff = (track: Track, { tracks, atMs }: Following, hands: Hands, settings: SplitSettings): boolean => {
  if (track.averaged < 4 || track.seenMs !== atMs) return false;
  if (speedOf(track) < FAST_MM_PER_S || !pieceGoesFree(track, tracks, settings)) return false;
  const { sights, sinceMs } = runOf(track);
  return sights >= SIGHTS_TOGETHER && !handSince(hands, track.anchor, sinceMs - NO_HAND_MS, NEAR_HAND_MM);
};

/** No hand throws a piece so far, and so straight, but by striking it. */
const FAR_MM = 90;
const SIGHTS_FAR = 6;
const FAR_MM_PER_S = 300;
/** Of its way: a leap is something else taken for it. */
const LONGEST_STEP = 0.5;

/** A piece that comes out from under the hand that shoots: hidden when it was struck, but then it runs far in the open. */
const runsFar = (track: Track, { tracks, atMs }: Following): boolean => {
  if (track.resting || isStriker(track) || track.seenMs !== atMs || speedOf(track) < FAR_MM_PER_S) return false;
  const { sights, wayMm, stepMm } = runOf(track);
  if (sights < SIGHTS_FAR || wayMm < FAR_MM || stepMm > LONGEST_STEP * wayMm) return false;
  return goesSteadily(track) && isAlone(track, tracks);
};

/** Points of the base lines that a hand was last over, nearest in time, and when. */
const handOnLines = (
  kind: SurfaceKind,
  hands: Hands,
): { readonly seat: Seat; readonly at: OnSurface; readonly atMs: number } | null => {
  const { baseBandYMm, baseLineEndXMm } = markingsOf(kind);
  const steps = Math.ceil((2 * baseLineEndXMm) / 15);
  let best: { seat: Seat; at: OnSurface; atMs: number } | null = null;
  for (const seat of SEATS) {
    const seen = Array.from({ length: steps + 1 }, (_, i) => {
      const at = fromSeat(seat, { xMm: -baseLineEndXMm + (2 * baseLineEndXMm * i) / steps, yMm: baseBandYMm });
      // The hand comes from its own side: what only reaches across the lines from elsewhere is not the shooter's.
      const behind = fromSeat(seat, { xMm: -baseLineEndXMm + (2 * baseLineEndXMm * i) / steps, yMm: baseBandYMm - 80 });
      return { at, atMs: Math.min(lastHandMs(hands, at, 10), lastHandMs(hands, behind, 10) + 150) };
    });
    const atMs = Math.max(...seen.map(one => one.atMs));
    const under = seen.filter(one => one.atMs > atMs - 60);
    const middle = under[under.length >> 1];
    if (middle === undefined || !Number.isFinite(atMs)) continue;
    if (best === null || atMs > best.atMs + 30) best = { seat, at: middle.at, atMs };
  }
  return best;
};

/** The hand that shoots stays at its lines; one that is further in than this takes, lays or sweeps pieces. */
const INSIDE_MM = 100;
const INSIDE_STEP_MM = 15;

/** When a hand was last well inside the base lines. */
const handInside = (kind: SurfaceKind, hands: Hands): number => {
  const far = Math.abs(markingsOf(kind).baseBandYMm) - INSIDE_MM;
  let last = Number.NEGATIVE_INFINITY;
  for (let xMm = -far; xMm <= far; xMm += INSIDE_STEP_MM)
    for (let yMm = -far; yMm <= far; yMm += INSIDE_STEP_MM)
      last = Math.max(last, hands.lastMs[coverCell(xMm, yMm)] ?? last);
  return last;
};

/** The striker-like track that runs, when there is one already. */
const runningStriker = ({ tracks, atMs }: Following): Track | undefined =>
  tracks.find(track => isStriker(track) && !track.resting && track.clearRun >= 2 && atMs - track.seenMs < 100);

export const aimUnseen = (
  kind: SurfaceKind,
  following: Following,
  hands: Hands,
  settings: SplitSettings,
): Aim | null => {
  const flying = following.tracks.filter(track => fliesOff(track, following, hands, settings));
  const isProven = flying.length >= 2 || flying.some(track => runOf(track).sights >= SIGHTS_ALONE);
  const runners = isProven ? flying : following.tracks.filter(track => runsFar(track, following));
  if (runners.length === 0) return null;
  const sinceMs = Math.min(...runners.map(track => runOf(track).sinceMs));
  if (handInside(kind, hands) > sinceMs - NO_HAND_MS) return null;
  const hand = handOnLines(kind, hands);
  if (hand === null || hand.atMs < sinceMs - HAND_GONE_MS) return null;
  return {
    seat: hand.seat,
    at: hand.at,
    place: 'unseen',
    trackId: runningStriker(following)?.id ?? NO_TRACK,
    sinceMs: sinceMs - 60,
    seenMs: sinceMs - 60,
  };
};

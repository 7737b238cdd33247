import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import type { Following } from './following.ts';
import { isFreeOf, othersLie } from './piece-leapt.ts';
import { radiusOf } from './predict-disc.ts';
import type { Aim } from './shot-in-play.ts';
import { isStriker, type Sighting, sightingsOf, type Track } from './track.ts';

/**
 * A soft shot at a piece behind the lines happens half under the hand that plays it: the striker peeps out beside the
 * fingers on its way, and the piece is seen in the open once. Each alone may be a mistake; that the one runs at the
 * other, and the other leaps away from it at that moment, is none.
 */

/** A finger goes slower. */
const RUNS_MM_PER_S = 250;
const RUN_STEP_MS = 110;
/** From where it was aimed, on to the piece, and on from there: cosine of the most it may bend. */
const STRAIGHT = 0.95;
/** Between two frames the striker comes so much nearer than it touches, or is seen so much short of it. */
const TOUCHES_MM = 25;
const LEAP_MM = 18;
const LONGEST_LEAP_MM = 60;
const LEAP_MS = 90;
/** The striker is seen last before the blow, or first after it. */
const ABOUT_MS = 60;
/** What lies where it was aimed from has not been shot. */
const NOT_THERE_MS = 50;

const isStraight = (from: OnSurface, by: OnSurface, to: OnSurface): boolean => {
  const [ax, ay] = [by.xMm - from.xMm, by.yMm - from.yMm];
  const [cx, cy] = [to.xMm - by.xMm, to.yMm - by.yMm];
  return ax * cx + ay * cy >= STRAIGHT * Math.hypot(ax, ay) * Math.hypot(cx, cy);
};

/** Two sights in a row of a striker that comes straight from its place to this piece, about then. */
const runsAt = (striker: Track, aim: Aim, piece: OnSurface, leaptMs: number, reachMm: number): boolean =>
  sightingsOf(striker.trail).some(({ at, atMs, before }: Sighting) => {
    if (before === null || atMs - before.atMs > RUN_STEP_MS || Math.abs(leaptMs - atMs) > ABOUT_MS) return false;
    if (apart(at, before.at) / (atMs - before.atMs) < RUNS_MM_PER_S / 1000) return false;
    if (!isStraight(aim.at, before.at, at) || !isStraight(aim.at, at, piece)) return false;
    return Math.abs(apart(at, piece) - reachMm) < TOUCHES_MM;
  });

const leaptFrom = (piece: Track, aim: Aim, tracks: readonly Track[], atMs: number, reachMm: number): boolean => {
  if (!piece.known || piece.resting || isStriker(piece) || piece.averaged < 4 || piece.seenMs !== atMs) return false;
  const [first] = sightingsOf(piece.trail);
  if (first === undefined || !first.clear || first.where !== 'surface' || first.atMs !== atMs) return false;
  if (first.atMs - piece.leftMs > LEAP_MS) return false;
  const leapMm = apart(first.at, piece.anchor);
  if (leapMm < LEAP_MM || leapMm > LONGEST_LEAP_MM || !isStraight(aim.at, piece.anchor, first.at)) return false;
  if (!isFreeOf(piece.anchor, piece, tracks) || !isFreeOf(first.at, piece, tracks)) return false;
  return (
    othersLie(piece, tracks) &&
    tracks.some(track => isStriker(track) && runsAt(track, aim, piece.anchor, first.atMs, reachMm))
  );
};

/** A piece leapt away from the striker that was seen to run at it. */
export const seenStruck = (
  aim: Aim,
  { tracks, atMs }: Pick<Following, 'tracks' | 'atMs'>,
  kind: SurfaceKind,
): boolean => {
  if (atMs - aim.seenMs < NOT_THERE_MS) return false;
  const reachMm = radiusOf(kind, 'striker') + radiusOf(kind, 'white');
  return tracks.some(piece => leaptFrom(piece, aim, tracks, atMs, reachMm));
};

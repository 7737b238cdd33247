import { baseSeat } from '../../carrom/base-seat.ts';
import { apart, fromSeat, markingsOf, SEATS, type SurfaceKind, seenFrom } from '../../carrom/surface.ts';
import { type Hands, handSince, hiddenShare } from '../track/watch-hands.ts';
import type { Following } from './following.ts';
import { knownStriker } from './known-striker.ts';
import type { Aim } from './shot-in-play.ts';
import type { SplitSettings } from './split-settings.ts';
import { isStriker, type Sighting, speedOf } from './track.ts';

/** Where the striker lies ready: kept for a while after it is hidden by the hand that shoots. */
export const takeAim = (
  before: Aim | null,
  kind: SurfaceKind,
  { tracks, atMs }: Following,
  hands: Hands,
  settings: SplitSettings,
): Aim | null => {
  const striker = knownStriker(tracks, atMs);
  if (striker?.resting === true && striker.misses === 0 && striker.seenMs === atMs) {
    const seat = baseSeat(kind, striker.anchor);
    if (seat === null) return null;
    const same = before !== null && before.seat === seat && apart(before.at, striker.anchor) < 6;
    return {
      seat,
      at: striker.anchor,
      place: 'seen',
      trackId: striker.id,
      sinceMs: same ? before.sinceMs : atMs,
      seenMs: atMs,
    };
  }
  if (before === null) return null;
  const hidden = hiddenShare(hands, before.at, kind.strikerDiameterMm / 2) > 0;
  return atMs - before.seenMs < (hidden ? 4 : 1) * settings.aimKeptMs ? before : null;
};

/** Two sights further apart in time do not belong to one run: the earlier may be a mistake that was taken for it. */
const RUN_STEP_MS = 110;
/** Cosine of the bend at which a run ends: a cushion, a piece, or a mistake. */
const STRAIGHT = 0.8;

/** The first sight, away from hands, of the straight run that ends here. */
const straightRun = (last: Sighting, most: number): Sighting => {
  let first = last;
  for (let n = 1; n < most; n += 1) {
    const { before } = first;
    if (!before?.clear || first.atMs - before.atMs > RUN_STEP_MS) break;
    const [ax, ay] = [first.at.xMm - before.at.xMm, first.at.yMm - before.at.yMm];
    const [bx, by] = [last.at.xMm - first.at.xMm, last.at.yMm - first.at.yMm];
    if (first !== last && ax * bx + ay * by < STRAIGHT * Math.hypot(ax, ay) * Math.hypot(bx, by)) break;
    first = before;
  }
  return first;
};

/**
 * A striker that was hidden by the hand all the while it was aimed: it comes out from under a hand over base lines, fast,
 * and its way back leads to them.
 */
export const aimInHindsight = (
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
    if (last === null) continue;
    const first = straightRun(last, track.clearRun);
    if (apart(first.at, last.at) < 40) continue;
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
      return { seat, at, place: 'thought-back', trackId: track.id, sinceMs: seenMs, seenMs };
    }
  }
  return null;
};

import type { Answer } from '../../carrom/answer.ts';
import type { Piece } from '../../carrom/discs.ts';
import { pieceInPrison, pieceOnLine, pieceOnOrBehindLine } from '../../carrom/piece-place.ts';
import type { ShotFacts } from '../../carrom/shot.ts';
import { backCushionFirst, leavesForwards, type Touch } from '../../carrom/striker-path.ts';
import { strikerHalfOnBaseCircle, strikerTouchesArrow, strikerTouchesBothLines } from '../../carrom/striker-place.ts';
import { apart, type OnSurface, SEATS, type Seat, type SurfaceKind, seenFrom } from '../../carrom/surface.ts';
import { type FirstTouch, firstTouch } from './first-touch.ts';
import { radiusOf } from './predict-disc.ts';
import type { Playing } from './shot-in-play.ts';
import { sightingsOf, type Track } from './track.ts';

export interface ReadFacts {
  readonly facts: ShotFacts;
  readonly firstTouchedId: number | null;
  readonly leaves: { readonly vxMmPerS: number; readonly vyMmPerS: number };
}

/** A place measured over many frames may still be off by this: fit of the surface, height of the disc. */
const PLACE_TOLERANCE_MM = 2.5;
const SPEED_TOLERANCE_MM_PER_S = 60;
/** This far from where it stood the striker is on its way. */
const LEFT_MM = 12;
/** Nobody flicks harder; a faster reading is a start that was told too late. */
const FASTEST_MM_PER_S = 8000;

const cushionFrom = (seat: Seat, cushion: Seat): Seat =>
  SEATS[(SEATS.indexOf(cushion) - SEATS.indexOf(seat) + 4) % 4] ?? cushion;

/** The first cushion the striker was seen at, for shots that met a piece before any. */
const firstCushionSeen = (kind: SurfaceKind, way: readonly OnSurface[]): Seat | null => {
  const limit = kind.sideMm / 2 - radiusOf(kind, 'striker') - 9;
  for (const { xMm, yMm } of way) {
    if (Math.abs(xMm) > limit) return xMm > 0 ? 'east' : 'west';
    if (Math.abs(yMm) > limit) return yMm > 0 ? 'north' : 'south';
  }
  return null;
};

const speedAtStart = (playing: Playing, striker: Track | undefined, touch: FirstTouch | null): number => {
  const way = sightingsOf(striker?.trail ?? null).filter(
    // Where it stood it may be seen once more as it leaves: that would only make it slower.
    ({ at, atMs }) => atMs > playing.startMs && apart(at, playing.aim.at) > LEFT_MM,
  );
  const free = touch?.atMs == null ? way : way.filter(({ atMs }) => atMs < (touch.atMs ?? 0));
  const [first, second] = [free[0], free[Math.min(3, free.length - 1)]];
  if (first !== undefined && second !== undefined && second.atMs > first.atMs) {
    return (1000 * apart(first.at, second.at)) / (second.atMs - first.atMs);
  }
  // Never seen before it met a piece: the way to it in the time it took.
  if (touch?.atMs != null) {
    return Math.min(FASTEST_MM_PER_S, (1000 * touch.cast.wayMm) / Math.max(30, touch.atMs - playing.startMs));
  }
  if (way[0] === undefined) return 0;
  const seconds = Math.max(15, way[0].atMs - playing.startMs) / 1000;
  return Math.min(FASTEST_MM_PER_S, apart(way[0].at, playing.aim.at) / seconds);
};

/** What the rules may ask besides what fell. */
export const readFacts = (kind: SurfaceKind, playing: Playing, ways: ReadonlyMap<number, Track>): ReadFacts => {
  const { aim, before } = playing;
  // Without a start there is no line to the first piece.
  const touch = aim.place === 'unseen' ? null : firstTouch(kind, playing, ways);
  const striker = ways.get(aim.trackId);
  const way = sightingsOf(striker?.trail ?? null);
  const own = seenFrom(aim.seat, aim.at);
  const touches: Touch[] = (touch?.cast.cushions ?? []).map(cushion => ({
    kind: 'cushion',
    cushion: cushionFrom(aim.seat, cushion),
  }));
  const met = touch?.piece ?? null;
  const piece: Piece | null = met === null || met.kind === 'striker' ? null : met.kind;
  const direct = touches.length === 0;
  const lay = met === null ? null : seenFrom(aim.seat, met.at);
  if (piece !== null && lay !== null) {
    touches.push({ kind: 'piece', piece, at: lay });
    const seen = direct
      ? firstCushionSeen(
          kind,
          way.filter(({ clear }) => clear).map(({ at }) => at),
        )
      : null;
    if (seen !== null) touches.push({ kind: 'cushion', cushion: cushionFrom(aim.seat, seen) });
  }
  const moved = before.some(({ track }) => {
    const now = ways.get(track.id);
    return track.id !== aim.trackId && now !== undefined && (!now.resting || apart(now.anchor, track.anchor) > 4);
  });
  const seenWell = way.length >= 4 && playing.gapsMs < 200;
  const anyPieceTouched: Answer = piece !== null || moved ? 'yes' : seenWell ? 'no' : 'cannot-tell';
  const speed = speedAtStart(playing, striker, touch);
  const [a, b] = [touch?.cast.corners[0], touch?.cast.corners[1]];
  const long = a === undefined || b === undefined ? 0 : apart(a, b);
  const leaves =
    a === undefined || b === undefined || long < 1
      ? { vxMmPerS: 0, vyMmPerS: 0 }
      : { vxMmPerS: (speed * (b.xMm - a.xMm)) / long, vyMmPerS: (speed * (b.yMm - a.yMm)) / long };
  const ownLeaves = seenFrom(aim.seat, { xMm: leaves.vxMmPerS, yMm: leaves.vyMmPerS });
  const ofDirect = (ask: (at: OnSurface) => Answer): Answer => {
    if (touch === null || (piece === null && moved)) return 'cannot-tell';
    return piece === null || lay === null || !direct ? 'no' : ask(lay);
  };
  const ofPlace = (ask: (kind: SurfaceKind, at: OnSurface, toleranceMm: number) => Answer): Answer =>
    aim.place === 'seen' ? ask(kind, own, PLACE_TOLERANCE_MM) : 'cannot-tell';
  return {
    firstTouchedId: met?.id ?? null,
    leaves,
    facts: {
      anyPieceTouched,
      firstTouched: piece ?? (anyPieceTouched === 'no' ? 'nothing' : 'unknown'),
      firstTouchedHow: piece === null ? 'unknown' : direct ? 'direct' : 'off-cushion',
      directHitOnOrBehindLine: ofDirect(at => pieceOnOrBehindLine(kind, at, PLACE_TOLERANCE_MM)),
      directHitOnLine: ofDirect(at => pieceOnLine(kind, at, PLACE_TOLERANCE_MM)),
      directHitInPrison: ofDirect(at => pieceInPrison(kind, at, PLACE_TOLERANCE_MM)),
      leftForwards:
        touch === null
          ? 'cannot-tell'
          : leavesForwards(
              { vxMmPerS: ownLeaves.xMm, vyMmPerS: ownLeaves.yMm },
              touches,
              Math.min(SPEED_TOLERANCE_MM_PER_S, 0.06 * speed),
            ),
      backCushionFirst: touch === null || (piece === null && moved) ? 'cannot-tell' : backCushionFirst(touches),
      strikerTouchedBothLines: ofPlace(strikerTouchesBothLines),
      strikerHalfOnBaseCircle: ofPlace(strikerHalfOnBaseCircle),
      strikerTouchedArrow: ofPlace(strikerTouchesArrow),
    },
  };
};

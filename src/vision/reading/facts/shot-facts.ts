import type { Answer } from '../../../carrom/answer.ts';
import { baseSeat } from '../../../carrom/base-seat.ts';
import { pieceInPrison, pieceOnLine, pieceOnOrBehindLine } from '../../../carrom/piece-place.ts';
import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { ShotFacts } from '../../../carrom/shot.ts';
import { backCushionFirst, leavesForwards, type Touch } from '../../../carrom/striker-path.ts';
import {
  strikerHalfOnBaseCircle,
  strikerTouchesArrow,
  strikerTouchesBothLines,
} from '../../../carrom/striker-place.ts';
import { type OnSurface, SEATS, type Seat, type SurfaceKind, seenFrom } from '../../../carrom/surface.ts';
import { radiusOf } from '../../track/slide.ts';
import type { Model } from '../model.ts';
import { type DiscWay, hasLeft } from './disc-way.ts';
import { firstTouch } from './first-touch.ts';
import { leavesWith } from './striker-speed.ts';

export type FactsRead = Pick<SeenShot, 'striker' | 'firstTouchedId'> & { readonly facts: ShotFacts };

/** A place measured over many frames may still be off by this: fit of the surface, height of the disc. */
const PLACE_TOLERANCE_MM = 2.5;
/** If it stood there for so long: what shows for less may be a part of the hand. */
const STOOD_MS = 500;
/** And a direction by this share of the speed. */
const SPEED_TOLERANCE = 0.06;
/** So near to a cushion's line the striker was at it. */
const AT_CUSHION_MM = 9;
/** Seen this often without a long gap, a striker that moved nothing touched nothing. */
const SEEN_WELL = 4;
const GAP_MS = 200;

const cushionFrom = (seat: Seat, cushion: Seat): Seat =>
  SEATS[(SEATS.indexOf(cushion) - SEATS.indexOf(seat) + 4) % 4] ?? cushion;

/** The first cushion the striker was seen at, for shots that met a piece before any. */
const firstCushionSeen = (kind: SurfaceKind, { sights }: DiscWay): Seat | null => {
  const limit = kind.sideMm / 2 - radiusOf(kind, 'striker') - AT_CUSHION_MM;
  for (const { at, clear } of sights) {
    if (!clear) continue;
    if (Math.abs(at.xMm) > limit) return at.xMm > 0 ? 'east' : 'west';
    if (Math.abs(at.yMm) > limit) return at.yMm > 0 ? 'north' : 'south';
  }
  return null;
};

const isSeenWell = ({ sights }: DiscWay): boolean =>
  sights.length >= SEEN_WELL && sights.every(({ atMs }, i) => atMs - (sights[i - 1]?.atMs ?? atMs) < GAP_MS);

/** What the rules may ask besides what fell. Without the place from which it was shot most of it cannot be told. */
export const readFacts = (
  kind: SurfaceKind,
  seat: Seat,
  from: OnSurface,
  striker: DiscWay | null,
  others: readonly DiscWay[],
  startMs: number,
  model: Model,
): FactsRead => {
  // Off the base lines it was a piece that is taken for the striker.
  const stood = striker?.lay && baseSeat(kind, striker.lay) !== null ? striker.lay : null;
  const touch = striker && stood && firstTouch(kind, stood, striker, others, model);
  const met = touch?.piece ?? null;
  const piece = others.find(({ id }) => id === met?.id)?.disc;
  const named = piece === undefined || piece === 'striker' ? null : piece;
  const cushions = touch?.cast.cushions ?? [];
  const direct = cushions.length === 0;
  const lay = met && seenFrom(seat, met.at);
  const touches: Touch[] = cushions.map(cushion => ({ kind: 'cushion', cushion: cushionFrom(seat, cushion) }));
  if (named && lay) {
    touches.push({ kind: 'piece', piece: named, at: lay });
    const later = direct && striker ? firstCushionSeen(kind, striker) : null;
    if (later !== null) touches.push({ kind: 'cushion', cushion: cushionFrom(seat, later) });
  }
  const moved = others.some(way => way.lay !== null && hasLeft(way));
  const open = touch === null || (named === null && moved);
  const anyPieceTouched: Answer = named || moved ? 'yes' : striker && isSeenWell(striker) ? 'no' : 'cannot-tell';
  const leaves = leavesWith(from, striker, touch, startMs);
  const own = seenFrom(seat, { xMm: leaves.vxMmPerS, yMm: leaves.vyMmPerS });
  const speed = Math.hypot(own.xMm, own.yMm);
  const ofDirect = (ask: (kind: SurfaceKind, at: OnSurface, toleranceMm: number) => Answer): Answer => {
    if (open) return 'cannot-tell';
    return named && lay && direct ? ask(kind, lay, PLACE_TOLERANCE_MM) : 'no';
  };
  const ofPlace = (ask: (kind: SurfaceKind, at: OnSurface, toleranceMm: number) => Answer): Answer =>
    stood === null || !striker || striker.layMs < STOOD_MS
      ? 'cannot-tell'
      : ask(kind, seenFrom(seat, stood), PLACE_TOLERANCE_MM);
  return {
    firstTouchedId: met?.id ?? null,
    striker: { at: from, ...leaves, speedMPerS: speed / 1000 },
    facts: {
      anyPieceTouched,
      firstTouched: named ?? (anyPieceTouched === 'no' ? 'nothing' : 'unknown'),
      firstTouchedHow: named === null ? 'unknown' : direct ? 'direct' : 'off-cushion',
      directHitOnOrBehindLine: ofDirect(pieceOnOrBehindLine),
      directHitOnLine: ofDirect(pieceOnLine),
      directHitInPrison: ofDirect(pieceInPrison),
      leftForwards:
        touch === null
          ? 'cannot-tell'
          : leavesForwards({ vxMmPerS: own.xMm, vyMmPerS: own.yMm }, touches, SPEED_TOLERANCE * speed),
      backCushionFirst: open ? 'cannot-tell' : backCushionFirst(touches),
      strikerTouchedBothLines: ofPlace(strikerTouchesBothLines),
      strikerHalfOnBaseCircle: ofPlace(strikerHalfOnBaseCircle),
      strikerTouchedArrow: ofPlace(strikerTouchesArrow),
    },
  };
};

import {
  apart,
  type OnSurface,
  POCKETS,
  type Pocket,
  pocketCentre,
  type Seat,
  type SurfaceKind,
} from '../../carrom/surface.ts';
import { type Going, predictDisc } from './predict-disc.ts';
import type { Playing } from './shot-in-play.ts';
import { straySight } from './stray-sights.ts';
import { type Sighting, sightingsOf, type Track } from './track.ts';

/** Where a disc that is gone was seen last, and where its way led from there. */

/** How far ahead of the last sight the way is thought on. */
const AHEAD_S = 0.6;
const STEP_S = 0.004;

export interface LastSeen {
  readonly at: OnSurface;
  readonly atMs: number;
  readonly going: Going | null;
  /** Seen only once since it was struck: it went this way, but how fast nobody can say. */
  readonly once?: true;
}

/** What is seen once and no more is fast: it was struck just before that sight. */
const ONCE_MM_PER_S = 2500;
/** A shorter step does not tell a direction. */
const STEPS_MM = 8;
const SLOWEST_MM_PER_S = 60;

const wayOf = (track: Track): readonly Sighting[] =>
  sightingsOf(track.resting ? null : track.trail).filter(({ where }) => where === 'surface');

/** The last place and speed. A disc never seen on its way has no speed: it was struck and gone. */
const lastSeen = (track: Track, way: readonly Sighting[]): LastSeen => {
  const last = way.at(-1);
  if (last === undefined) {
    // Straight from its place into a pocket or over the frame: what was seen of it there came after it lay here.
    const [first] = sightingsOf(track.resting ? null : track.trail);
    return { at: track.anchor, atMs: Math.min(track.seenMs, (first?.atMs ?? track.seenMs + 1) - 1), going: null };
  }
  const before = way.at(-2);
  const from = before?.at ?? track.anchor;
  const seconds = Math.max(0.008, before === undefined ? 0.033 : (last.atMs - before.atMs) / 1000);
  const [vx, vy] = [(last.at.xMm - from.xMm) / seconds, (last.at.yMm - from.yMm) / seconds];
  const speed = Math.hypot(vx, vy);
  if (speed < SLOWEST_MM_PER_S) return { at: last.at, atMs: last.atMs, going: null };
  const { xMm: x, yMm: y } = last.at;
  if (before !== undefined || apart(last.at, from) < STEPS_MM)
    return { at: last.at, atMs: last.atMs, going: { x, y, vx, vy } };
  const faster = Math.max(1, ONCE_MM_PER_S / speed);
  return { at: last.at, atMs: last.atMs, going: { x, y, vx: vx * faster, vy: vy * faster }, once: true };
};

/** The same; for one that vanished from its place also a sight that nobody else explains. */
const lastSeenOrStray = (kind: SurfaceKind, track: Track, { strays, startMs }: Playing): LastSeen => {
  const seen = lastSeen(track, wayOf(track));
  const wasSeenGoing = !track.resting && track.trail !== null;
  if (wasSeenGoing || track.seenMs < startMs - 400) return seen;
  const stray = straySight(kind, track, strays);
  if (stray === undefined) return seen;
  return { at: { xMm: stray.going.x, yMm: stray.going.y }, atMs: stray.atMs, going: stray.going };
};

interface Ahead {
  /** The nearest the way comes to each pocket's centre, and when. */
  readonly passes: Readonly<Record<Pocket, { readonly mm: number; readonly afterMs: number }>>;
  /** It meets a cushion, and how fast. */
  readonly meets: { readonly side: Seat; readonly mmPerS: number; readonly afterMs: number } | null;
}

/** Thrown back by a cushion, what was seen once may be anywhere. */
const AFTER_CUSHION_MS = 30;

export const lookAhead = (kind: SurfaceKind, seen: LastSeen, radiusMm: number): Ahead => {
  const passes = {} as Record<Pocket, { mm: number; afterMs: number }>;
  const centres = POCKETS.map(pocket => ({ pocket, ...pocketCentre(kind, pocket) }));
  for (const { pocket, xMm, yMm } of centres) {
    passes[pocket] = { mm: Math.hypot(seen.at.xMm - xMm, seen.at.yMm - yMm), afterMs: 20 };
  }
  let here = seen.going;
  let meets: Ahead['meets'] = null;
  const half = kind.sideMm / 2;
  for (let t = STEP_S; here !== null && t <= AHEAD_S; t += STEP_S) {
    if (seen.once && meets !== null && t * 1000 > meets.afterMs + AFTER_CUSHION_MS) break;
    const next: Going = predictDisc(here, STEP_S, half, radiusMm);
    if (meets === null && (next.vx * here.vx < 0 || next.vy * here.vy < 0)) {
      const onX = next.vx * here.vx < 0;
      const side: Seat = onX ? (here.vx > 0 ? 'east' : 'west') : here.vy > 0 ? 'north' : 'south';
      meets = { side, mmPerS: Math.abs(onX ? here.vx : here.vy), afterMs: t * 1000 };
    }
    for (const { pocket, xMm, yMm } of centres) {
      const mm = Math.hypot(next.x - xMm, next.y - yMm);
      if (mm < passes[pocket].mm) passes[pocket] = { mm, afterMs: t * 1000 };
    }
    here = next;
  }
  return { passes, meets };
};

/** What passes no pocket nearer than this vanished in the open. */
const IN_THE_OPEN_MM = 60;
const INTO_POCKET_MM = 30;
/** So far from where it should have been, a sight may be another's. */
const ANOTHER_MM = 40;
const MOST_MISTAKEN = 2;
/** A mistake of a detector stays where it is. */
const STAYS_MM = 12;

const nearestPass = (kind: SurfaceKind, seen: LastSeen, radiusMm: number): number => {
  const { passes } = lookAhead(kind, seen, radiusMm);
  return Math.min(...POCKETS.map(pocket => passes[pocket].mm));
};

const staysTogether = ([first, ...rest]: readonly Sighting[]): boolean =>
  first !== undefined && rest.every(({ at }) => apart(at, first.at) < STAYS_MM);

/** All its sights on the surface in this shot, also those where it seems to have come to rest. */
const wholeWay = ({ trail }: Track, startMs: number): readonly Sighting[] =>
  sightingsOf(trail).filter(({ where, atMs }) => where === 'surface' && atMs > startMs);

/**
 * Where it was seen last. Discs do not vanish in the open: where the last sights lead nowhere and do not follow from those
 * before, which lead into a pocket, they were another's; or a mistake of the detector, if they all stay in one place.
 */
export const lastSeenOf = (kind: SurfaceKind, track: Track, playing: Playing, radiusMm: number): LastSeen => {
  const told = lastSeenOrStray(kind, track, playing);
  if (nearestPass(kind, told, radiusMm) < IN_THE_OPEN_MM) return told;
  const way = track.resting ? wholeWay(track, playing.startMs) : wayOf(track);
  for (let mistaken = 1; mistaken < way.length; mistaken += 1) {
    const tail = way.slice(-mistaken);
    if (mistaken > MOST_MISTAKEN && !staysTogether(tail)) break;
    const [first] = tail;
    const seen = lastSeen(track, way.slice(0, -mistaken));
    if (first === undefined || seen.going === null || seen.once) continue;
    const { x, y } = predictDisc(seen.going, (first.atMs - seen.atMs) / 1000, kind.sideMm / 2, radiusMm);
    const follows = first.before?.where !== 'pocket' && apart(first.at, { xMm: x, yMm: y }) < ANOTHER_MM;
    if (!follows && nearestPass(kind, seen, radiusMm) < INTO_POCKET_MM) return seen;
  }
  return told;
};

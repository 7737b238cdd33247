import { apart, nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { offCast } from './cast-striker.ts';
import { radiusOf, usualSlowing } from './predict-disc.ts';
import type { SameDisc } from './same-discs.ts';
import { isStriker, kindOf, sightingsOf } from './track.ts';

/** Ways are seen in pieces, and bend between two sights. */
const SPARE_MM = 30;
/** A striker seen less often than this may have been anywhere. */
const SIGHTS = 3;

/** A blow falls between two sights. */
const BEFORE_MS = 100;

/** Where and when it was last seen: what came by before that has not sent it away. */
const lastPlace = ({ before, way }: SameDisc): { readonly at: OnSurface; readonly atMs: number } => {
  if (way.resting) return { at: way.anchor, atMs: way.seenMs };
  const last = sightingsOf(way.trail).findLast(({ where }) => where === 'surface');
  return last ?? { at: before.track.anchor, atMs: Math.min(before.track.seenMs, way.seenMs) };
};

/** What is gone may have gone on unseen for so long. */
const UNSEEN_MS = 300;

/** Its way since then; from where it lay, if it had not left yet. */
const cornersOf = ({ before, now, way }: SameDisc, startMs: number, sinceMs: number): readonly OnSurface[] => {
  const sights = sightingsOf(way.trail).filter(({ atMs, where }) => atMs >= startMs - 40 && where !== 'beyond');
  const fromMs = sinceMs - (now === undefined ? UNSEEN_MS : BEFORE_MS);
  const late = sights.filter(({ atMs }) => atMs >= fromMs);
  return [...(late.length < sights.length ? [] : [before.track.anchor]), ...late.map(({ at }) => at)];
};

/** A piece goes off faster than the heavier striker came, and speeds are measured between sights. */
const FASTER = 2;

/** Slower than this, nothing sends the disc from here as far as a pocket: it would be seen where it stopped. */
const slowestBlow = (kind: SurfaceKind, at: OnSurface): number =>
  Math.sqrt(2 * usualSlowing.powderMmPerS2 * Math.max(0, nearestPocket(kind, at).mm - kind.pocketDiameterMm)) / FASTER;

/** Seen twice or more about then, and slow all the while. */
const creeps = ({ way }: SameDisc, sinceMs: number, mmPerS: number): boolean => {
  const late = sightingsOf(way.trail).filter(({ atMs }) => atMs >= sinceMs - BEFORE_MS);
  const speeds = late.slice(1).map(({ at, atMs }, i) => {
    const before = late[i];
    return before === undefined ? 0 : (1000 * apart(at, before.at)) / Math.max(1, atMs - before.atMs);
  });
  return speeds.length > 0 && Math.max(...speeds) < mmPerS;
};

/**
 * Has anything come so near to where this disc was last seen, about then or later, that it may have been struck? What
 * nothing reached did not go away.
 */
export const wasReached = (
  disc: SameDisc,
  all: readonly SameDisc[],
  kind: SurfaceKind,
  startMs: number,
  strikerId: number,
): boolean => {
  const { at: place, atMs: seenMs } = lastPlace(disc);
  const radius = radiusOf(kind, kindOf(disc.before.track).kind);
  const striker = all.find(({ before }) => before.track.id === strikerId);
  if (striker === undefined || sightingsOf(striker.way.trail).length < SIGHTS) return true;
  const needed = slowestBlow(kind, place);
  return all.some(other => {
    if (other === disc) return false;
    const lay = other.before.track.anchor;
    const corners = cornersOf(other, startMs, seenMs);
    // Who lies where it lay has struck nobody.
    const stayed = other.now !== undefined && apart(other.now.anchor, lay) < 5 && !isStriker(other.before.track);
    if (corners.length === 0 || (stayed && corners.length < 3) || creeps(other, seenMs, needed)) return false;
    const reach = radius + radiusOf(kind, kindOf(other.before.track).kind) + SPARE_MM;
    return corners.length < 2 ? apart(corners[0] ?? lay, place) < reach : offCast({ corners }, place) < reach;
  });
};

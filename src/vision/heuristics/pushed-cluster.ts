import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import type { InWay } from './cast-striker.ts';
import { type Sighting, sightingsOf, type Track } from './track.ts';

/**
 * A piece that touches others passes the blow on and may hardly move itself, as in the start layout. Which one was struck
 * is told by all of them together: what the striker brought, they carry on in the same direction.
 */

/** Closer than this, two pieces touch, as far as places are known. */
const TOUCHING_MM = 4;
/** So long after the blow the pieces have gone far enough to be measured, and not yet as far as the cushions. */
const LATER_MS = 80;
/** A striker weighs about three pieces. */
const STRIKER_PIECES = 2.8;

/** The pieces that touch this one, or touch one that does; itself among them. */
export const clusterOf = (kind: SurfaceKind, piece: InWay, pieces: readonly InWay[]): ReadonlySet<number> => {
  const ids = new Set([piece.id]);
  const open = [piece];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const other of pieces) {
      if (ids.has(other.id) || apart(one.at, other.at) > kind.pieceDiameterMm + TOUCHING_MM) continue;
      ids.add(other.id);
      open.push(other);
    }
  }
  return ids;
};

const between = (a: Sighting, b: Sighting, atMs: number): OnSurface => {
  const part = (atMs - a.atMs) / Math.max(1, b.atMs - a.atMs);
  return { xMm: a.at.xMm + part * (b.at.xMm - a.at.xMm), yMm: a.at.yMm + part * (b.at.yMm - a.at.yMm) };
};

/** Where a disc was then, when it was seen about then. */
const placeAt = (track: Track, atMs: number): OnSurface | null => {
  const way = sightingsOf(track.trail);
  const next = way.findIndex(sighting => sighting.atMs >= atMs);
  const [a, b] = [way[next - 1], way[next]];
  if (a !== undefined && b !== undefined && b.atMs - a.atMs < 2 * LATER_MS) return between(a, b, atMs);
  if (b !== undefined && b.atMs - atMs < LATER_MS / 2) return b.at;
  return null;
};

/** Where all pieces together went after the blow, weighed by their weights; the striker's share is added for each try. */
export interface Carried {
  readonly sum: OnSurface;
  readonly strikerLater: OnSurface | null;
}

export const carriedBy = (
  pieces: readonly InWay[],
  ways: ReadonlyMap<number, Track>,
  strikerId: number,
  blowMs: number,
): Carried => {
  const laterMs = blowMs + LATER_MS;
  let [xMm, yMm] = [0, 0];
  for (const { id, at } of pieces) {
    const track = ways.get(id);
    const later = track === undefined ? null : placeAt(track, laterMs);
    if (later === null) continue;
    xMm += later.xMm - at.xMm;
    yMm += later.yMm - at.yMm;
  }
  const striker = ways.get(strikerId);
  return { sum: { xMm, yMm }, strikerLater: striker === undefined ? null : placeAt(striker, laterMs) };
};

/** How many degrees the way to the blow is off what was carried on from it; null when too little moved to tell. */
export const offCarried = ({ sum, strikerLater }: Carried, before: OnSurface, blow: OnSurface): number | null => {
  const share = strikerLater === null ? 0 : STRIKER_PIECES;
  const xMm = sum.xMm + share * ((strikerLater?.xMm ?? 0) - blow.xMm);
  const yMm = sum.yMm + share * ((strikerLater?.yMm ?? 0) - blow.yMm);
  const [ux, uy] = [blow.xMm - before.xMm, blow.yMm - before.yMm];
  const [long, way] = [Math.hypot(xMm, yMm), Math.hypot(ux, uy)];
  if (long < 60 || way < 1) return null;
  return (Math.acos(Math.max(-1, Math.min(1, (xMm * ux + yMm * uy) / (long * way)))) * 180) / Math.PI;
};

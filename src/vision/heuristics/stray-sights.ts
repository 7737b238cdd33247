import { apart, nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import type { Following } from './following.ts';
import { type Going, leadsIntoPocket } from './predict-disc.ts';
import { kindShares, type Track, type Votes } from './track.ts';

/**
 * A piece struck hard is seen once or twice on its way, too seldom to be followed. Such a sight belongs to nobody; but
 * when a disc is gone from its place and the line from there over the sight leads into a pocket, it was that disc.
 */
export interface Stray {
  /** Of the track it made. */
  readonly id: number;
  readonly atMs: number;
  readonly at: OnSurface;
  readonly shares: Votes;
}

/** More would only be a detector gone mad. */
const MOST = 60;
/** A sight so long after the disc was last seen is not of its way to a pocket. */
const WITHIN_MS = 600;
const SLOWEST_MM_PER_S = 300;
const FASTEST_MM_PER_S = 6000;
/** How likely both must be the same kind. */
const AGREE = 0.2;
/** At a pocket, rim and net are easily taken for a disc: one sight there proves nothing. */
const AT_POCKET_MM = 50;
/** How far ahead the way is thought on. */
const AHEAD_S = 0.5;

/** During a shot: what was seen in the open this frame and belongs to no disc in play. */
export const gatherStrays = (before: readonly Stray[], { tracks, adopted, atMs }: Following): readonly Stray[] => {
  const found = tracks.flatMap((track): readonly Stray[] =>
    !track.known && track.seenMs === atMs && track.trail?.clear === true && track.trail.where === 'surface'
      ? [{ id: track.id, atMs, at: track.at, shares: kindShares(track) }]
      : [],
  );
  if (found.length === 0 && adopted.length === 0) return before;
  return [...before, ...found].filter(({ id }) => !adopted.includes(id)).slice(-MOST);
};

/** The sight of a disc that vanished from its place, when one leads from there into a pocket: where, when, how fast. */
export const straySight = (
  kind: SurfaceKind,
  track: Track,
  strays: readonly Stray[],
): { readonly atMs: number; readonly going: Going } | undefined => {
  const own = kindShares(track);
  return strays
    .map(({ at, atMs, shares }) => {
      const seconds = (atMs - track.seenMs) / 1000;
      const speed = apart(at, track.anchor) / Math.max(0.004, seconds);
      const agree = own[0] * shares[0] + own[1] * shares[1] + own[2] * shares[2] + own[3] * shares[3];
      const [vx, vy] = [(at.xMm - track.anchor.xMm) / seconds, (at.yMm - track.anchor.yMm) / seconds];
      const going: Going = { x: at.xMm, y: at.yMm, vx, vy };
      const fits =
        seconds > 0.01 &&
        seconds * 1000 < WITHIN_MS &&
        speed > SLOWEST_MM_PER_S &&
        speed < FASTEST_MM_PER_S &&
        agree > AGREE &&
        nearestPocket(kind, at).mm > AT_POCKET_MM &&
        leadsIntoPocket(kind, going, AHEAD_S);
      return { atMs, going, fits };
    })
    .findLast(({ fits }) => fits);
};

import type { Disc } from '../../carrom/discs.ts';
import type { OnSurface } from '../../carrom/surface.ts';
import { type Place, placeOf } from '../layout/places.ts';
import type { Chain, Ending } from '../reading/chains.ts';
import { type DiscWay, wayOf } from '../reading/facts/disc-way.ts';
import { noKind } from '../track/kinds.ts';
import type { Sight, Where } from '../track/sight.ts';
import type { Tracklet } from '../track/tracklets.ts';

/** Discs that lie, and discs that were seen on their way, for tests of what is read off an account. */

/** Milliseconds since the shot began, x and y; and where, if not on the surface. */
export type ShownAt = readonly [ms: number, xMm: number, yMm: number, where?: Where];

const odds = { white: 0.1, black: 0.1, queen: 0.1, striker: 0.7 };

export const sightAt = ([atMs, xMm, yMm, where = 'surface']: ShownAt): Sight => ({
  atMs,
  at: { xMm, yMm },
  odds,
  certainty: 0.9,
  where,
  clear: true,
});

export const trackletOf = (id: number, ...seen: readonly ShownAt[]): Tracklet => ({
  id,
  sights: seen.map(sightAt),
  kinds: noKind,
});

/** A place that showed something until then. */
export const placeUntil = (id: number, at: OnSurface, lastMs: number): Place => ({
  ...placeOf(trackletOf(id, [-1000, at.xMm, at.yMm]), at, -1000),
  lastMs,
  heldMs: lastMs,
});

export const chainWith = (id: number, lay: OnSurface, seen: readonly ShownAt[], ending: Ending): Chain => ({
  source: { kind: 'lay', disc: { place: placeUntil(id, lay, 0), share: odds, clutter: 0, fleeting: 0 } },
  tracklets: seen.length > 0 ? [trackletOf(100 + id, ...seen)] : [],
  ending,
});

export const liesAt = (xMm: number, yMm: number, sinceMs = 1000): Ending => ({
  kind: 'lies',
  place: { ...placeUntil(0, { xMm, yMm }, 2000), firstMs: sinceMs },
});

/** One that stays where it lies. */
export const lying = (id: number, disc: Disc, xMm: number, yMm: number): DiscWay =>
  wayOf(chainWith(id, { xMm, yMm }, [], liesAt(xMm, yMm)), id, disc, 0);

/** One that lay there until the shot and was then seen on its way. */
export const moving = (id: number, disc: Disc, lay: OnSurface, seen: readonly ShownAt[], ending?: Ending): DiscWay => {
  const [, x, y] = seen.at(-1) ?? [0, lay.xMm, lay.yMm];
  return wayOf(chainWith(id, lay, seen, ending ?? liesAt(x, y)), id, disc, 0);
};

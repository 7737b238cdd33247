import { baseSeat } from '../../carrom/base-seat.ts';
import type { OnSurface, SurfaceKind } from '../../carrom/surface.ts';
import type { Place } from '../layout/places.ts';
import { shareOf } from '../track/kinds.ts';
import type { Going } from '../track/slide.ts';
import { firstOf, goingIn } from '../track/tracklets.ts';
import type { Chain } from './chains.ts';
import type { Episode } from './episode.ts';
import type { Model } from './model.ts';

/** A place that no striker was shown at for longer than this before it ran is an earlier one. */
const STOOD_MS = 1000;
/** Its first sights may have been the hand's: it was seen standing there for so long yet. */
const HAND_SEEN_MS = 400;

/** Having met a cushion unseen it may have come from anywhere; for as long as this a later place is told before a nearer one. */
const MOST_BESIDE_MM = 60;
const MS_PER_MM = 10;

const beside = ({ at, vx, vy }: Going, place: OnSurface): number =>
  Math.abs((place.xMm - at.xMm) * vy - (place.yMm - at.yMm) * vx) / Math.max(1, Math.hypot(vx, vy));

/** It was not seen to go anywhere from there. */
const isIdle = ({ tracklets, ending }: Chain): boolean => tracklets.length === 0 && ending.kind !== 'lies';

/** The place on base lines that showed a striker last, until this one ran. */
const lastPlace = (chain: Chain, free: readonly Place[], kind: SurfaceKind): Place | undefined => {
  const [first] = chain.tracklets;
  if (chain.source.kind === 'lay' || first === undefined) return undefined;
  const { atMs } = firstOf(first);
  const going = chain.tracklets.map(goingIn).find(run => run !== null);
  /** Its way leads back there, and it was seen there until it ran. */
  const off = ({ at, lastMs }: Place) => (going ? Math.min(MOST_BESIDE_MM, beside(going, at)) : 0) - lastMs / MS_PER_MM;
  return free
    .filter(
      ({ at, kinds, firstMs, lastMs }) =>
        firstMs < atMs + HAND_SEEN_MS &&
        lastMs > atMs - STOOD_MS &&
        lastMs < atMs + HAND_SEEN_MS &&
        shareOf(kinds, 1).striker > 0.5 &&
        baseSeat(kind, at) !== null,
    )
    .toSorted((a, b) => off(a) - off(b))[0];
};

/**
 * A striker that a hand brought stood somewhere before it was shot. Beside the finger it shows too seldom to be believed a disc,
 * or to be believed the same: then it is told to have come from the place where a striker was seen last.
 */
export const fromWhereItStood = (
  chains: readonly Chain[],
  { before, places }: Pick<Episode, 'before' | 'places'>,
  kind: SurfaceKind,
  { kindLooks }: Model,
): readonly Chain[] => {
  const used = new Set(
    chains.flatMap(chain => [
      ...(chain.source.kind === 'lay' && !isIdle(chain) ? [chain.source.disc.place.id] : []),
      ...(chain.ending.kind === 'lies' ? [chain.ending.place.id] : []),
    ]),
  );
  const free = places.filter(({ id }) => !used.has(id));
  const found = chains.flatMap(chain => {
    const place = chain.source.kind === 'hand' ? lastPlace(chain, free, kind) : undefined;
    return place ? [{ chain, place }] : [];
  })[0];
  if (found === undefined) return chains;
  const { chain, place } = found;
  const known = before.find(disc => disc.place.id === place.id);
  const disc = { share: shareOf(place.kinds, kindLooks), clutter: 0, fleeting: 0, ...known, place };
  return chains
    .filter(({ source }) => source.kind !== 'lay' || source.disc.place.id !== place.id)
    .map(one => (one === chain ? { ...one, source: { kind: 'lay', disc } } : one));
};

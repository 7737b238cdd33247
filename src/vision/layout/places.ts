import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { addKind, type KindEvidence } from '../track/kinds.ts';
import type { Sight, Where } from '../track/sight.ts';
import { firstOf, lastOf, type Tracklet } from '../track/tracklets.ts';
import { type Hands, hiddenShare } from '../track/watch-hands.ts';

/** A place that keeps showing something: a disc at rest, or clutter that is taken for one. */
export interface Place {
  readonly id: number;
  readonly at: OnSurface;
  readonly where: Where;
  readonly firstMs: number;
  readonly lastMs: number;
  readonly kinds: KindEvidence;
  /** Looks at it that nothing hid, and those that showed it. */
  readonly looks: number;
  readonly shown: number;
  /** For how long it has not been shown though nothing hid it; 0 when it is shown now. */
  readonly missedMs: number;
  /** Hidden by a hand now. */
  readonly hidden: boolean;
  /** A hand was over it since it was last shown. */
  readonly handled: boolean;
}

/** Detections of what lies still are at most this far from its place. */
export const SAME_PLACE_MM = 7;
/** A look is worth one for so long: at rest the detector says the same again and again. */
const LOOK_MS = 250;
/** Lying still for so long within so few millimetres, a tracklet has come to rest. */
const STILL_MS = 130;
const STILL_MM = 4;
const STILL_SIGHTS = 4;
/** More of a disc than this under a hand, and it cannot be expected to be seen. */
const HIDDEN_FROM = 0.15;

/** What came to rest here, if it did. */
export const restOf = (tracklet: Tracklet): { readonly at: OnSurface; readonly sinceMs: number } | null => {
  const { sights } = tracklet;
  const last = lastOf(tracklet);
  let n = 0;
  let [x, y] = [0, 0];
  let sinceMs = last.atMs;
  for (let i = sights.length - 1; i >= 0; i -= 1) {
    const sight = sights[i] as Sight;
    if (apart(sight.at, last.at) > STILL_MM) break;
    [x, y, n, sinceMs] = [x + sight.at.xMm, y + sight.at.yMm, n + 1, sight.atMs];
  }
  if (n < STILL_SIGHTS || last.atMs - sinceMs < STILL_MS) return null;
  return { at: { xMm: x / n, yMm: y / n }, sinceMs };
};

export const placeOf = (tracklet: Tracklet, at: OnSurface, sinceMs: number): Place => ({
  id: tracklet.id,
  at,
  where: lastOf(tracklet).where,
  firstMs: Math.max(sinceMs, firstOf(tracklet).atMs),
  lastMs: lastOf(tracklet).atMs,
  kinds: tracklet.kinds,
  looks: 1,
  shown: 1,
  missedMs: 0,
  hidden: false,
  handled: false,
});

const shownAgain = (place: Place, sight: Sight, stepMs: number): Place => {
  const look = Math.min(1, Math.max(0.02, stepMs / LOOK_MS));
  const share = Math.max(0.04 * look, look / (place.shown + look));
  return {
    ...place,
    at: {
      xMm: place.at.xMm + share * (sight.at.xMm - place.at.xMm),
      yMm: place.at.yMm + share * (sight.at.yMm - place.at.yMm),
    },
    lastMs: sight.atMs,
    kinds: addKind(place.kinds, sight.odds, look),
    looks: place.looks + look,
    shown: place.shown + look,
    missedMs: 0,
    hidden: false,
    handled: false,
  };
};

const notShown = (place: Place, hands: Hands, stepMs: number, radiusMm: number): Place => {
  const hidden = hiddenShare(hands, place.at, radiusMm) > HIDDEN_FROM;
  const look = Math.min(1, stepMs / LOOK_MS);
  return hidden
    ? { ...place, hidden, handled: true }
    : { ...place, hidden, looks: place.looks + look, missedMs: place.missedMs + stepMs };
};

/** One frame: which places show something, and which sights are left for what moves. */
export const stepPlaces = (
  places: readonly Place[],
  sights: readonly Sight[],
  hands: Hands,
  stepMs: number,
  kind: SurfaceKind,
  /** During a shot a place that was left stays left: what shows there later is looked at anew. */
  leftAfterMs: number,
): { readonly places: readonly Place[]; readonly rest: readonly Sight[] } => {
  const pairs = places
    .flatMap((place, i) =>
      place.missedMs > leftAfterMs
        ? []
        : sights.flatMap((sight, j) => {
            const mm = apart(place.at, sight.at);
            return mm <= SAME_PLACE_MM ? [{ i, j, mm }] : [];
          }),
    )
    .sort((a, b) => a.mm - b.mm);
  const of = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of pairs) {
    if (of.has(i) || taken.has(j)) continue;
    of.set(i, j);
    taken.add(j);
  }
  return {
    places: places.map((place, i) => {
      const sight = sights[of.get(i) ?? -1];
      return sight ? shownAgain(place, sight, stepMs) : notShown(place, hands, stepMs, kind.pieceDiameterMm / 2);
    }),
    rest: sights.filter((_, j) => !taken.has(j)),
  };
};

import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { addKind, type KindEvidence, unlike } from '../track/kinds.ts';
import { NEAR_HAND_MM, type Sight, type Where } from '../track/sight.ts';
import { firstOf, lastOf, type Tracklet } from '../track/tracklets.ts';
import { clearOfHands, type Hands, hiddenShare } from '../track/watch-hands.ts';

/** A place that keeps showing something: a disc at rest, or clutter that is taken for one. */
export interface Place {
  readonly id: number;
  readonly at: OnSurface;
  readonly where: Where;
  readonly firstMs: number;
  readonly lastMs: number;
  readonly kinds: KindEvidence;
  /** How strongly it showed at best of late, as sure as the detector was: 0 … 1. */
  readonly strength: number;
  /** A disc was followed here: no print ever was. */
  readonly arrived: boolean;
  /** Looks at it that nothing hid, and those that showed it. */
  readonly looks: number;
  readonly shown: number;
  /** For how long it has not been shown though nothing hid it; 0 when it is shown now. */
  readonly missedMs: number;
  /** When it was last shown before it was missed for a moment: what showed there since may be another's passing. */
  readonly heldMs: number;
  /** Since when it is shown without a miss. */
  readonly againMs: number;
  /** Hidden by a hand now. */
  readonly hidden: boolean;
  /** A hand was over it since it was last shown. */
  readonly handled: boolean;
}

/** Detections of what lies still are at most this far from its place. */
export const SAME_PLACE_MM = 7;
/** In a shot, what shows where something was missed is the same only when it shows just there. */
const AGAIN_MM = 4;
/** And as what was missed, as far as kinds are told at one look. */
const CHANGED_KIND = 1;
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

/** Seen to come from so far, it is no flicker. */
const ARRIVES_MM = 60;

export const placeOf = (tracklet: Tracklet, at: OnSurface, sinceMs: number): Place => ({
  id: tracklet.id,
  at,
  where: lastOf(tracklet).where,
  firstMs: Math.max(sinceMs, firstOf(tracklet).atMs),
  lastMs: lastOf(tracklet).atMs,
  heldMs: lastOf(tracklet).atMs,
  againMs: Number.NEGATIVE_INFINITY,
  kinds: tracklet.kinds,
  strength: lastOf(tracklet).certainty,
  arrived: apart(firstOf(tracklet).at, at) > ARRIVES_MM,
  looks: lastOf(tracklet).clear ? 1 : BESIDE_HAND,
  shown: lastOf(tracklet).clear ? 1 : BESIDE_HAND,
  missedMs: 0,
  hidden: false,
  handled: false,
});

/** What is seen beside a hand may be its knuckle or nail. */
const BESIDE_HAND = 0.15;

/** What it once showed is forgotten, so much with every look. */
const WEAKER = 0.1;
/** Shown again for so long, it was no passing disc that showed there. */
const STEADY_MS = 400;
const shownAgain = (place: Place, sight: Sight, stepMs: number): Place => {
  const look = Math.min(1, Math.max(0.02, stepMs / LOOK_MS)) * (sight.clear ? 1 : BESIDE_HAND);
  const againMs = place.missedMs > 0 ? sight.atMs : place.againMs;
  const share = Math.max(0.04 * look, look / (place.shown + look));
  return {
    ...place,
    at: {
      xMm: place.at.xMm + share * (sight.at.xMm - place.at.xMm),
      yMm: place.at.yMm + share * (sight.at.yMm - place.at.yMm),
    },
    lastMs: sight.atMs,
    againMs,
    heldMs: sight.atMs - againMs >= STEADY_MS ? sight.atMs : place.heldMs,
    kinds: addKind(place.kinds, sight.odds, look),
    strength: Math.max(sight.certainty, place.strength - WEAKER * look),
    looks: place.looks + look,
    shown: place.shown + look,
    missedMs: 0,
    hidden: false,
    handled: false,
  };
};

/** One frame that does not show it says no more for having come late. */
const LONGEST_FRAME_MS = 45;

const notShown = (place: Place, hands: Hands, stepMs: number, radiusMm: number): Place => {
  const hidden = hiddenShare(hands, place.at, radiusMm) > HIDDEN_FROM;
  const beside = clearOfHands(hands, place.at, radiusMm + NEAR_HAND_MM) ? 1 : BESIDE_HAND;
  const look = Math.min(1, Math.min(stepMs, LONGEST_FRAME_MS) / LOOK_MS) * beside;
  return hidden
    ? { ...place, hidden, handled: true }
    : { ...place, hidden, looks: place.looks + look, missedMs: place.missedMs + Math.min(stepMs, LONGEST_FRAME_MS) };
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
      place.missedMs > leftAfterMs && place.where === 'surface'
        ? []
        : sights.flatMap((sight, j) => {
            const mm = apart(place.at, sight.at);
            const another = place.missedMs > 0 && Number.isFinite(leftAfterMs);
            if (another && unlike(place.kinds, sight.odds) > CHANGED_KIND) return [];
            return mm <= (another ? AGAIN_MM : SAME_PLACE_MM) ? [{ i, j, mm }] : [];
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

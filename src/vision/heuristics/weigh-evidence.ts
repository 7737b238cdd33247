import {
  nearestPocket,
  type OnSurface,
  POCKETS,
  type Pocket,
  pocketCentre,
  type Seat,
  type SurfaceKind,
} from '../../carrom/surface.ts';
import { coverBeganMs, type Hands, handSince, hiddenShare } from '../track/watch-hands.ts';
import { blinksYet } from './blink.ts';
import { cameToPocket, fellWhenItCame } from './came-to-pocket.ts';
import { EVIDENCE_WEIGHTS, type EvidenceWeights } from './evidence-weights.ts';
import { type LastSeen, lastSeenOf, lookAhead } from './last-seen.ts';
import { predictDisc, radiusOf } from './predict-disc.ts';
import type { Outside } from './seen-outside.ts';
import type { Playing } from './shot-in-play.ts';
import { kindOf, sightingsOf, type Track } from './track.ts';

/** What may have become of a disc that is no longer seen, and what speaks for it. */
export interface Explanation {
  readonly fate: 'pocketed' | 'off-surface' | 'unknown' | 'taken';
  readonly pocket?: Pocket;
  readonly overSide?: Seat;
  readonly atMs: number;
  /** Numbers from 0 to about 5, weighed by `EVIDENCE_WEIGHTS`. */
  readonly signs: readonly number[];
}

export interface Weighed extends Explanation {
  readonly probability: number;
}

/** It lay against a cushion, far from any pocket: struck towards it, it goes over rather than along. */
const AT_CUSHION_MM = 8;
const FAR_FROM_POCKET_MM = 100;
/** So slow, a disc stops within some millimetres; so near to a pocket, it may yet slip in. */
const STOPS_MM_PER_S = 200;
const SLIPS_IN_MM = 90;
/** So near to a pocket, what is seen past the cushions is in its net or its jaws, not over the frame. */
const NO_POCKET_MM = 60;
/** Seen last so far over a cushion as no disc can lie: it was in the air. */
const OVER_CUSHION_MM = 6;

/** Not seen in so many frames, it does not lie there, unless the detector is blind to it. */
const SEARCHED = 15;
const BLINKS = 0.2;

/** Something may lie in the net in sight much later: where its way leads in, it fell when it came there. */
const fellAt = (insideMs: number | undefined, arrivesMs: number, leadsIn: boolean): number => {
  if (insideMs === undefined) return arrivesMs;
  return leadsIn ? Math.min(insideMs, arrivesMs) : insideMs;
};

const sideNear = ({ xMm, yMm }: OnSurface): Seat => {
  if (Math.abs(xMm) > Math.abs(yMm)) return xMm > 0 ? 'east' : 'west';
  return yMm > 0 ? 'north' : 'south';
};

export interface EvidenceContext {
  readonly kind: SurfaceKind;
  readonly playing: Playing;
  readonly hands: Hands;
  readonly nowMs: number;
  /** Something lies on the surface that no disc explains. */
  readonly strangers: number;
  /** Sights beyond the frame of discs that were not followed there, by track. */
  readonly flew: ReadonlyMap<number, readonly Outside[]>;
}

/** So near to a pocket a disc that is struck is in it before it can be seen on its way. */
const LAY_AT_POCKET_MM = 130;

/** A blow's direction, or that of the first step after it, is known less well than that of a way that was seen. */
const PUSH_SPREAD = 0.06;
const INTO_POCKET_MM = 40;

/** The blow counts when it leads to a pocket: what is sent elsewhere and vanishes was sent otherwise. */
const intoPocket = (kind: SurfaceKind, pushed: LastSeen | null, radiusMm: number): LastSeen | null => {
  if (pushed === null) return null;
  const { passes } = lookAhead(kind, pushed, radiusMm);
  return POCKETS.some(pocket => passes[pocket].mm < INTO_POCKET_MM) ? pushed : null;
};

/** All explanations for a disc that is gone. */
export const explain = (
  track: Track,
  missingBefore: boolean,
  context: EvidenceContext,
  /** Something came near enough to have struck it. */
  reached: boolean,
  /** Where it was sent by what struck it, if that was seen. */
  push: (seenMs: number) => LastSeen | null = () => null,
): readonly Explanation[] => {
  const { kind, hands, playing } = context;
  const radius = radiusOf(kind, kindOf(track).kind);
  const told = lastSeenOf(kind, track, playing, radius);
  // One sight that may be of anything says less than the blow, for a disc that lay at the pocket it was struck towards.
  const isStray = track.resting && told.going !== null && nearestPocket(kind, track.anchor).mm < LAY_AT_POCKET_MM;
  const pushed =
    told.going === null || isStray ? intoPocket(kind, push(isStray ? track.seenMs : told.atMs), radius) : null;
  const seen = pushed ?? told;
  const ahead = lookAhead(kind, seen, radius);
  const trail = sightingsOf(track.resting ? null : track.trail);
  const after = trail.filter(sighting => sighting.atMs > seen.atMs);
  const blind = seen.going === null ? 1 : 0;
  const near = nearestPocket(kind, seen.at);
  const least = Math.min(...POCKETS.map(pocket => ahead.passes[pocket].mm));
  const pockets = POCKETS.map((pocket): Explanation => {
    const { mm: passes, afterMs } = ahead.passes[pocket];
    const inside = after.filter(s => s.where === 'pocket' && nearestPocket(kind, s.at).pocket === pocket);
    const farMm = near.pocket === pocket ? near.mm : distanceTo(kind, pocket, seen.at);
    const mm = pushed === null && !seen.once ? passes : passes + PUSH_SPREAD * farMm;
    return {
      fate: 'pocketed',
      pocket,
      atMs: fellWhenItCame(
        fellAt(inside[0]?.atMs, seen.atMs + afterMs, mm < kind.pocketDiameterMm / 2 && blind === 0),
        cameToPocket(kind, pocket, track.resting ? null : track.trail),
      ),
      signs: [
        inside.length > 0 ? 1 : 0,
        inside.length > 1 ? 1 : 0,
        Math.min(mm, 120) / 20,
        Math.min(farMm, 500) / 100,
        blind,
        Math.min(60, Math.max(0, farMm - 20)) / 20,
      ],
    };
  });
  const overFrame = after.filter(s => s.where === 'beyond' && nearestPocket(kind, s.at).mm > NO_POCKET_MM);
  const beyond = [...overFrame, ...(context.flew.get(track.id) ?? [])];
  const edgeMm = kind.sideMm / 2 - Math.max(Math.abs(seen.at.xMm), Math.abs(seen.at.yMm));
  const firstBeyond = beyond[0];
  const off: Explanation = {
    fate: 'off-surface',
    overSide: firstBeyond !== undefined ? sideNear(firstBeyond.at) : (ahead.meets?.side ?? sideNear(seen.at)),
    atMs: firstBeyond?.atMs ?? seen.atMs + Math.min(100, ahead.meets?.afterMs ?? 60),
    signs: [
      beyond.length > 0 ? 1 : 0,
      beyond.length > 1 ? 1 : 0,
      Math.min(least, 120) / 20,
      Math.min(Math.max(0, edgeMm - radius), 200) / 50,
      blind,
      Math.min(4, (ahead.meets?.mmPerS ?? 0) / 1000),
      blind === 1 && edgeMm - radius < AT_CUSHION_MM && least > FAR_FROM_POCKET_MM ? 1 : 0,
      blind === 0 && edgeMm - radius < -OVER_CUSHION_MM && near.mm > FAR_FROM_POCKET_MM ? 1 : 0,
    ],
  };
  const rest = predictDisc(seen.going ?? { x: seen.at.xMm, y: seen.at.yMm, vx: 0, vy: 0 }, 3, kind.sideMm / 2, radius);
  const hiddenNow = Math.max(
    hiddenShare(hands, seen.at, radius),
    hiddenShare(hands, { xMm: rest.x, yMm: rest.y }, radius),
    hiddenShare(hands, { xMm: (rest.x + seen.at.xMm) / 2, yMm: (rest.y + seen.at.yMm) / 2 }, radius),
  );
  const slow = seen.going === null || Math.hypot(seen.going.vx, seen.going.vy) < STOPS_MM_PER_S;
  const stopsThere = blind === 1 || (slow && near.mm > SLIPS_IN_MM);
  const stillSince = playing.stillSinceMs ?? context.nowMs;
  // The hand was there when it vanished, or came just then.
  const underHand =
    handSince(hands, seen.at, seen.atMs - 60, radius + 8) && coverBeganMs(hands, seen.at) < seen.atMs + 250;
  // The hand over the striker that was shot has shot it.
  const shotFrom = blind === 1 && track.id === playing.aim.trackId;
  // Nor does a hand take what is struck into a pocket at that moment.
  const handled = underHand && !shotFrom && pushed === null ? 1 : 0;
  // What comes to rest is seen to slow down, and what lies there is seen again or blinks.
  const blinks = blinksYet(track, playing, reached);
  const ran = reached && !shotFrom && (blind === 1 || !slow) && (track.blinks < BLINKS || blinks === 0);
  const searched = track.misses >= SEARCHED && context.strangers === 0 && hiddenNow <= 0.2 && handled === 0;
  const vanished = ran && searched && !missingBefore ? 1 : 0;
  const unknown: Explanation = {
    fate: 'unknown',
    atMs: seen.atMs,
    signs: [
      hiddenNow > 0.2 ? 1 : 0,
      hands.now !== null ? 1 : 0,
      Math.min(5, Math.log2(1 + track.misses)),
      missingBefore ? 1 : 0,
      Math.min(2, context.strangers),
      blind,
      blinks,
      stopsThere && !reached ? 1 : 0,
      vanished,
    ],
  };
  const taken: Explanation = {
    fate: 'taken',
    atMs: seen.atMs,
    signs: [handled, handled * blind, seen.atMs >= stillSince - 100 ? handled : 0, missingBefore ? 1 : 0, vanished],
  };
  return [...pockets, off, unknown, taken];
};

const distanceTo = (kind: SurfaceKind, pocket: Pocket, at: OnSurface): number => {
  const centre = pocketCentre(kind, pocket);
  return Math.hypot(at.xMm - centre.xMm, at.yMm - centre.yMm);
};

/** Explanations with their probabilities. */
export const weigh = (
  explanations: readonly Explanation[],
  weights: EvidenceWeights = EVIDENCE_WEIGHTS,
): readonly Weighed[] => {
  const scores = explanations.map(({ fate, signs }) => {
    const { always, each } = weights[fate];
    return signs.reduce((sum, sign, i) => sum + sign * (each[i] ?? 0), always);
  });
  const best = Math.max(...scores);
  const shares = scores.map(score => Math.exp(score - best));
  const all = shares.reduce((a, b) => a + b, 0);
  return explanations.map((explanation, i) => ({ ...explanation, probability: (shares[i] ?? 0) / all }));
};

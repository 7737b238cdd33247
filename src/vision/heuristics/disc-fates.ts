import { DISCS, type Disc } from '../../carrom/discs.ts';
import type { DiscEvent } from '../../carrom/seen-shot.ts';
import { apart, nearestPocket, type SurfaceKind } from '../../carrom/surface.ts';
import { FEWEST_MISSES, missesToBeGone } from './blink.ts';
import { cameToPocket, fellWhenItCame } from './came-to-pocket.ts';
import type { LastSeen } from './last-seen.ts';
import { liesSince } from './lies-since.ts';
import { isUntouched } from './lies-untouched.ts';
import { leadsIntoPocket } from './predict-disc.ts';
import type { SameDisc } from './same-discs.ts';
import type { BeforeDisc } from './shot-in-play.ts';
import { addVotes, kindOf, kindShares, NO_VOTES, type Sighting, sightingsOf, type Track, type Votes } from './track.ts';
import { type EvidenceContext, explain, type Weighed, weigh } from './weigh-evidence.ts';

/** A disc that lies there was seen there; the rest is the detector taking something else for it. */
const SURE_TO_STAY = 0.9995;
/** It blinks, and has not been seen again yet. */
const STAYS_UNSEEN = 0.9;
const MOVED_MM = 4;

/** What may have become of one disc. */
export interface Fates {
  readonly before: BeforeDisc;
  readonly disc: Disc;
  readonly kindShare: number;
  /** Likeliest first; they add up to 1. */
  readonly fates: readonly DiscEvent[];
  readonly explanations: readonly Weighed[];
}

const stays = (before: BeforeDisc, now: Track, disc: Disc, context: EvidenceContext): readonly DiscEvent[] => {
  const moved = apart(before.track.anchor, now.anchor) > MOVED_MM;
  const stillSinceMs = context.playing.stillSinceMs ?? context.nowMs;
  const lies = liesSince(now, stillSinceMs, context.kind) || isUntouched(now, context.playing, context.kind);
  const sure = now.misses < FEWEST_MISSES || now.handled || lies;
  return [
    {
      id: now.id,
      disc,
      from: before.track.anchor,
      fate: moved ? 'moved' : 'stays',
      to: now.anchor,
      probability: sure ? SURE_TO_STAY : STAYS_UNSEEN,
    },
  ];
};

/** What went in and is seen at the rim lies in the net, not on the lip: that is worth as much as being so far within. */
const SANK_MM = 6;
/** The same of one that is seen by turns, by the share of blinks: the net's threads hide it. */
const BLINKS_MM = 6;

/** Seen well inside a pocket's hole. */
const sank = (kind: SurfaceKind, { trail }: Track): boolean =>
  sightingsOf(trail).some(
    ({ at, where }) => where === 'pocket' && nearestPocket(kind, at).mm < 0.3 * kind.pocketDiameterMm,
  );

/** Slower ones may stop on the lip. */
const RUSHES_MM_PER_S = 500;
/** Last seen farther away it may have met something on the way. */
const RUSHES_NEAR_MM = 90;
const UNSEEN_MS = 250;
/** Seen on its way straight over a pocket, too fast to stop, and then not at all for a while: on the lip it is seen on. */
const rushedIn = (kind: SurfaceKind, { trail }: Track): boolean => {
  const way = sightingsOf(trail);
  return way.some((to, i) => {
    const from = way[i - 1];
    const next = way[i + 1];
    if (from === undefined || next === undefined || nearestPocket(kind, to.at).mm > RUSHES_NEAR_MM) return false;
    if (next.atMs - to.atMs < UNSEEN_MS) return false;
    const seconds = Math.max(0.004, (to.atMs - from.atMs) / 1000);
    const [vx, vy] = [(to.at.xMm - from.at.xMm) / seconds, (to.at.yMm - from.at.yMm) / seconds];
    if (seconds > 0.11 || Math.hypot(vx, vy) < RUSHES_MM_PER_S) return false;
    return leadsIntoPocket(kind, { x: to.at.xMm, y: to.at.yMm, vx, vy }, 0.2);
  });
};

/**
 * A disc at the rim may hang on the lip, or lie in the net and be seen through the hole. A disc stays up only with its
 * centre beyond the rim; some millimetres within, nobody can tell.
 */
const atTheRim = (
  kind: SurfaceKind,
  fates: readonly DiscEvent[],
  before: BeforeDisc,
  now: Track,
): readonly DiscEvent[] => {
  const { pocket, mm } = nearestPocket(kind, now.anchor);
  const rim = kind.pocketDiameterMm / 2;
  // What was seen well inside has not come out again, nor does what ran over the hole stop at its rim; and one that
  // lies in the net is seen by turns.
  const went = sank(kind, now) || rushedIn(kind, now);
  const inside = rim - mm + (went ? SANK_MM : 0) + BLINKS_MM * now.blinks;
  if (inside < -3 || apart(before.track.anchor, now.anchor) <= MOVED_MM) return fates;
  const fell = 1 / (1 + Math.exp(-(inside - 2) / 0.7));
  const [lies] = fates;
  if (lies === undefined) return fates;
  const { to: _, ...rest } = lies;
  const atMs = fellWhenItCame(now.restSinceMs, cameToPocket(kind, pocket, now.trail));
  const falls: DiscEvent = { ...rest, fate: 'pocketed', pocket, atMs, probability: fell };
  return [{ ...lies, probability: (1 - fell) * lies.probability }, falls].toSorted(
    (a, b) => b.probability - a.probability,
  );
};

const asEvent = (before: BeforeDisc, disc: Disc, weighed: Weighed): DiscEvent => ({
  id: before.track.id,
  disc,
  from: before.track.anchor,
  fate: weighed.fate,
  probability: weighed.probability,
  ...(weighed.pocket === undefined ? {} : { pocket: weighed.pocket }),
  ...(weighed.overSide === undefined ? {} : { overSide: weighed.overSide }),
  ...(weighed.fate === 'unknown' ? {} : { atMs: weighed.atMs }),
});

/** Four pockets are one fate, the likeliest pocket named. */
const together = (events: readonly DiscEvent[]): readonly DiscEvent[] => {
  const byFate = new Map<string, DiscEvent>();
  for (const event of events.toSorted((a, b) => b.probability - a.probability)) {
    const first = byFate.get(event.fate);
    byFate.set(
      event.fate,
      first === undefined ? event : { ...first, probability: first.probability + event.probability },
    );
  }
  return [...byFate.values()].toSorted((a, b) => b.probability - a.probability);
};

/** Two that touch are taken for one, now here, now there: so far, and so long, a disc that lies may seem to jump about. */
const HOVERS_MM = 26;
const HOVERS_MS = 400;
const HOVERS_SIGHTS = 6;

/** Seen until now, about the same place: it lies there, though nobody can say quite where. */
const hovers = ({ trail, misses }: Track): boolean => {
  if (trail === null || misses >= FEWEST_MISSES) return false;
  let count = 0;
  for (let here: Sighting | null = trail; here !== null; here = here.before) {
    if (here.where !== 'surface' || !here.clear || apart(here.at, trail.at) > HOVERS_MM) return false;
    count += 1;
    if (trail.atMs - here.atMs >= HOVERS_MS && count >= HOVERS_SIGHTS) return true;
  }
  return false;
};

/** Gone: not where it was last at rest, nor seen for some frames. A hand that came when all was still took it. */
export const isGone = (track: Track | undefined, stillSinceMs: number): boolean => {
  if (track === undefined) return true;
  if (!track.resting) return !hovers(track);
  return track.misses >= missesToBeGone(track) && !(track.handled && track.seenMs >= stillSinceMs);
};

export const fatesOf = (
  { before, now, way }: SameDisc,
  context: EvidenceContext,
  reached: boolean,
  push: (seenMs: number) => LastSeen | null,
): Fates => {
  const { kind: disc, share } = kindOf(before.track);
  if (now !== undefined) {
    const fates = atTheRim(context.kind, stays(before, now, disc, context), before, now);
    return { before, disc, kindShare: share, fates, explanations: [] };
  }
  const explanations = weigh(explain(way, before.missing, context, reached, push));
  const fates = together(explanations.map(weighed => asEvent(before, disc, weighed)));
  return { before, disc, kindShare: kindShareOf(before.track, way, disc), fates, explanations };
};

/**
 * The kind of a disc that is gone: as it was known before, and as it looked on its way. Where a reflection fooled the
 * detector as long as it lay, the few sights on its way must be able to say so.
 */
const kindShareOf = (before: Track, way: Track, disc: Disc): number => {
  const shareIn = (votes: Votes): number => kindShares({ votes, stay: NO_VOTES })[DISCS.indexOf(disc)] ?? 0;
  const both = shareIn(addVotes(addVotes(before.votes, before.stay), way.votes));
  return way.resting ? both : Math.min(both, shareIn(way.votes));
};

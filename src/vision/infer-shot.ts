import { DISCS, type Disc, PIECES, type Piece, START_COUNT } from '../carrom/discs.ts';
import type { Fall, Shot } from '../carrom/shot.ts';
import type { SurfaceKind } from '../carrom/surface.ts';
import { apart, nearestPocket, pocketCentre } from '../carrom/surface.ts';
import { WHOLE_SHOT } from './evidence-weights.ts';
import { hangsInPocket } from './population.ts';
import { readFacts } from './read-facts.ts';
import { type SameDisc, sameDiscs } from './same-discs.ts';
import type { BeforeDisc, Playing } from './shot-in-play.ts';
import type { DiscEvent, DiscPath, Reading, RestingDisc, SeenShot, Verdict } from './surface-change.ts';
import { tracePath } from './trace-paths.ts';
import { addVotes, kindOf, kindShares, NO_VOTES, type Track } from './track.ts';
import type { Hands } from './watch-hands.ts';
import { type EvidenceContext, explain, type Weighed, weigh } from './weigh-evidence.ts';

export interface InferSettings {
  /** Below it a shot is held and asked about. Higher asks more often, lower lets more mistakes through. */
  readonly heldBelow: number;
  /** From here on a shot is recorded without a mark. */
  readonly sureFrom: number;
  readonly alternatives: number;
}
export const inferSettings: InferSettings = { heldBelow: 0.95, sureFrom: 0.99, alternatives: 4 };

/** A disc that lies there was seen there; the rest is the detector taking something else for it. */
const SURE_TO_STAY = 0.9995;
const MOVED_MM = 4;
/** What was mixed up on the way is a little less sure. */
const MIXED_UP_SHARE = 0.99;

interface Fates {
  readonly before: BeforeDisc;
  readonly disc: Disc;
  readonly kindShare: number;
  /** Likeliest first; they add up to 1. */
  readonly fates: readonly DiscEvent[];
  readonly explanations: readonly Weighed[];
}

const stays = (before: BeforeDisc, now: Track, disc: Disc): readonly DiscEvent[] => {
  const moved = apart(before.track.anchor, now.anchor) > MOVED_MM;
  return [
    {
      id: now.id,
      disc,
      from: before.track.anchor,
      fate: moved ? 'moved' : 'stays',
      to: now.anchor,
      probability: SURE_TO_STAY,
    },
  ];
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
  const inside = kind.pocketDiameterMm / 2 - mm;
  if (inside < -3 || apart(before.track.anchor, now.anchor) <= MOVED_MM) return fates;
  const fell = 1 / (1 + Math.exp(-(inside - 2) / 0.7));
  const [lies] = fates;
  if (lies === undefined) return fates;
  const { to: _, ...rest } = lies;
  const falls: DiscEvent = { ...rest, fate: 'pocketed', pocket, atMs: now.restSinceMs, probability: fell };
  return [{ ...lies, probability: (1 - fell) * lies.probability }, falls].toSorted(
    (a, b) => b.probability - a.probability,
  );
};

/** So near to the centre, and so many, is a start layout: then there are nineteen, whatever was seen. */
const LAYOUT_MM = 95;
const isLayoutAmiss = ({ before }: Playing): boolean => {
  const pieces = before.filter(({ track }) => kindOf(track).kind !== 'striker');
  const near = pieces.filter(({ track }) => Math.hypot(track.anchor.xMm, track.anchor.yMm) < LAYOUT_MM).length;
  return near >= 15 && PIECES.some(piece => countOf(pieces, piece) !== START_COUNT[piece]);
};
const countOf = (pieces: readonly BeforeDisc[], piece: Piece): number =>
  pieces.filter(({ track }) => kindOf(track).kind === piece).length;

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

/** Gone: not where it was last at rest, nor seen for some frames. A hand that came when all was still took it. */
export const isGone = (track: Track | undefined, stillSinceMs: number): boolean => {
  if (track === undefined) return true;
  if (!track.resting) return true;
  return track.misses >= 4 && !(track.handled && track.seenMs >= stillSinceMs);
};

const fatesOf = ({ before, now, way }: SameDisc, context: EvidenceContext): Fates => {
  const { kind: disc, share } = kindOf(before.track);
  if (now !== undefined) {
    const fates = atTheRim(context.kind, stays(before, now, disc), before, now);
    return { before, disc, kindShare: share, fates, explanations: [] };
  }
  const explanations = weigh(explain(way, before.missing, context));
  const fates = together(explanations.map(weighed => asEvent(before, disc, weighed)));
  return { before, disc, kindShare: kindShareOf(before.track, way, disc), fates, explanations };
};

/** The kind of a disc that is gone: as it was known before, and as it looked on its way. */
const kindShareOf = (before: Track, way: Track, disc: Disc): number => {
  const shares = kindShares({ votes: addVotes(addVotes(before.votes, before.stay), way.votes), stay: NO_VOTES });
  return shares[DISCS.indexOf(disc)] ?? 0;
};

const shotOf = (events: readonly DiscEvent[]): Pick<Shot, 'pocketed' | 'offSurface'> => ({
  pocketed: events
    .filter(({ fate }) => fate === 'pocketed')
    .toSorted((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0))
    .map(({ disc, pocket }): Fall => ({ disc, pocket: pocket ?? 'unknown' })),
  offSurface: events.filter(({ fate }) => fate === 'off-surface').map(({ disc }) => disc),
});

const sameResult = (a: Pick<Shot, 'pocketed' | 'offSurface'>, b: Pick<Shot, 'pocketed' | 'offSurface'>): boolean => {
  const names = (shot: Pick<Shot, 'pocketed' | 'offSurface'>) =>
    `${shot.pocketed.map(({ disc }) => disc).toSorted()}|${[...shot.offSurface].toSorted()}`;
  return names(a) === names(b);
};

interface Combination {
  readonly events: readonly DiscEvent[];
  readonly probability: number;
}

/** The likeliest ways all discs together may have fared. */
const combine = (discs: readonly Fates[], most: number): readonly Combination[] => {
  let combinations: readonly Combination[] = [{ events: [], probability: 1 }];
  for (const { fates } of discs) {
    combinations = combinations
      .flatMap(({ events, probability }) =>
        fates
          .filter(fate => fate.probability > 1e-4)
          .map(fate => ({ events: [...events, fate], probability: probability * fate.probability })),
      )
      .toSorted((a, b) => b.probability - a.probability)
      .slice(0, most);
  }
  return combinations;
};

const calibrated = (probability: number): number => {
  const p = Math.min(1 - 1e-6, Math.max(1e-6, probability));
  const logit = WHOLE_SHOT.always + WHOLE_SHOT.each * Math.log(p / (1 - p));
  return 1 / (1 + Math.exp(-logit));
};

const verdictOf = (probability: number, settings: InferSettings): Verdict => {
  if (probability < settings.heldBelow) return 'held';
  return probability >= settings.sureFrom ? 'sure' : 'likely';
};

/** What fell went on to the pocket. */
const intoPocket = (kind: SurfaceKind, path: DiscPath, event: DiscEvent | undefined): DiscPath => {
  const last = path.points.at(-1);
  if (event?.fate !== 'pocketed' || event.pocket === undefined || event.pocket === 'unknown' || !last) return path;
  const atMs = Math.max(last.atMs + 1, event.atMs ?? 0);
  return { ...path, points: [...path.points, { ...pocketCentre(kind, event.pocket), atMs }] };
};

export const restingDisc = (track: Track): RestingDisc => {
  const { kind, share } = kindOf(track);
  return { id: track.id, kind, at: track.anchor, certainty: share };
};

/** What happened in this shot, as far as it can be said now. */
export const inferShot = (
  playing: Playing,
  tracks: readonly Track[],
  hands: Hands,
  nowMs: number,
  kind: SurfaceKind,
  lastEndMs: number | null,
  settings: InferSettings,
): SeenShot => {
  const stillSince = playing.stillSinceMs ?? nowMs;
  const same = sameDiscs(playing.before, tracks, kind, track => isGone(track, stillSince));
  const byId = new Map(same.map(({ before, way }) => [before.track.id, way]));
  const used = new Set(same.map(({ now }) => now?.id));
  const strangers = tracks.filter(
    track =>
      !track.known &&
      track.resting &&
      track.misses < 3 &&
      track.clearRun >= 6 &&
      track.firstMs < stillSince + 200 &&
      !hangsInPocket(kind, track) &&
      !used.has(track.id),
  );
  const movers = playing.movers.filter(id => !used.has(id));
  const context: EvidenceContext = {
    kind,
    playing,
    hands,
    nowMs,
    strangers: Math.max(strangers.length, movers.length),
  };
  const discs = same.map(disc => fatesOf(disc, context));
  const combinations = combine(discs, 24);
  const best = combinations[0] ?? { events: [], probability: 0 };
  const result = shotOf(best.events);
  // The kind of a disc that stays changes nothing; of one that went, everything.
  const kinds = discs.reduce((product, { kindShare }, i) => {
    const fate = best.events[i]?.fate;
    return fate === 'pocketed' || fate === 'off-surface' ? product * kindShare : product;
  }, 1);
  const sameSum = combinations
    .filter(({ events }) => sameResult(shotOf(events), result))
    .reduce((sum, { probability }) => sum + probability, 0);
  const mixedUp = same.some((disc, i) => disc.mixedUp && discs[i]?.fates[0]?.fate !== 'stays');
  const unexplained =
    !playing.before.some(({ track }) => track.id === playing.aim.trackId) ||
    strangers.length > 0 ||
    movers.length > 0 ||
    isLayoutAmiss(playing);
  const doubtful =
    (unexplained ? 0.6 : 1) * (mixedUp ? MIXED_UP_SHARE : 1) * (same.some(({ unproven }) => unproven) ? 0.8 : 1);
  const probability = calibrated(sameSum * kinds * doubtful);
  const { facts, firstTouchedId, leaves } = readFacts(kind, playing, byId);
  const shot: Shot = { ...result, fellBack: [], facts };
  const others: Reading[] = [];
  for (const { events, probability: share } of combinations) {
    const other = shotOf(events);
    if (sameResult(other, result) || others.some(reading => sameResult(reading.shot, other))) continue;
    if (others.length < settings.alternatives)
      others.push({ shot: { ...other, fellBack: [], facts }, probability: share });
  }
  const radius = kind.pieceDiameterMm / 2;
  const paths = playing.before.flatMap(({ track }, i) => {
    const now = byId.get(track.id);
    const path = now === undefined ? null : tracePath(now, track.anchor, playing.startMs, kind.sideMm / 2 - radius);
    return path === null ? [] : [intoPocket(kind, { ...path, id: track.id }, best.events[i])];
  });
  return {
    kind: 'shot',
    shot,
    verdict: verdictOf(probability, settings),
    probability,
    alternatives: others,
    events: best.events,
    evidence: discs
      .filter(({ explanations }) => explanations.length > 0)
      .map(({ before, disc, explanations }) => ({ id: before.track.id, disc, explanations })),
    paths,
    seat: playing.aim.seat,
    striker: {
      at: playing.aim.at,
      vxMmPerS: leaves.vxMmPerS,
      vyMmPerS: leaves.vyMmPerS,
      speedMPerS: Math.hypot(leaves.vxMmPerS, leaves.vyMmPerS) / 1000,
    },
    firstTouchedId,
    startMs: playing.startMs,
    endMs: playing.stillSinceMs ?? nowMs,
    sinceRestMs: lastEndMs === null ? 0 : Math.max(0, playing.startMs - lastEndMs),
    before: playing.before.map(({ track }) => restingDisc(track)),
    discs: same.flatMap(({ before, now }, i) =>
      now === undefined || best.events[i]?.fate === 'pocketed'
        ? []
        : [{ ...restingDisc(before.track), id: now.id, at: now.anchor }],
    ),
  };
};

import type { Piece } from '../../carrom/discs.ts';
import type { DiscEvent, DiscPath, Doubt, Reading, RestingDisc, SeenShot } from '../../carrom/seen-shot.ts';
import type { Shot } from '../../carrom/shot.ts';
import { nearestPocket, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { Hands } from '../track/watch-hands.ts';
import { fatesOf, isGone } from './disc-fates.ts';
import { doubtShot, maybeOneOfThem, unknownMovers } from './doubt-shot.ts';
import { followedIn } from './followed-in.ts';
import { firstSeenThere, liesSince } from './lies-since.ts';
import { liesUntouched } from './lies-untouched.ts';
import { hangsInPocket, isDoubled } from './lying-discs.ts';
import { pushedAway } from './pushed-away.ts';
import { readFacts } from './read-facts.ts';
import { calibrated, combine, resultOf, sameResult, type VerdictSettings, verdictOf } from './read-shot.ts';
import { restAtRim } from './rest-at-rim.ts';
import { type SameDisc, sameDiscs } from './same-discs.ts';
import type { Playing } from './shot-in-play.ts';
import { tracePath } from './trace-paths.ts';
import { kindOf, sightingsOf, type Track } from './track.ts';
import { wasReached } from './was-reached.ts';
import type { EvidenceContext } from './weigh-evidence.ts';
import { whoFlew } from './who-flew.ts';

export interface InferSettings extends VerdictSettings {
  readonly alternatives: number;
}
export const inferSettings: InferSettings = { heldBelow: 0.98, sureFrom: 0.99, alternatives: 4 };

/** With its centre this far past the cushion a disc is in the air, or on the frame. */
const OVER_MM = 6;
/** At a pocket a disc is seen past the line of the cushions without having jumped. */
const NO_POCKET_MM = 45;

/** Seen so often, what nobody knows lies there though it blinks for so many frames: two that touch are seen by turns. */
const OFTEN = 8;
const MAY_BLINK = 10;

/** Once may be a mistake of the detector. */
const OVER_SIGHTS = 2;

/** Seen over the frame, away from hands, and lying on the surface again. */
const cameBack = ({ now, way }: SameDisc, kind: SurfaceKind, startMs: number): boolean => {
  if (now === undefined) return false;
  const over = sightingsOf(way.trail).filter(
    ({ at, atMs, clear }) =>
      clear &&
      atMs > startMs &&
      Math.max(Math.abs(at.xMm), Math.abs(at.yMm)) > kind.sideMm / 2 + OVER_MM &&
      nearestPocket(kind, at).mm > NO_POCKET_MM,
  );
  return over.length >= OVER_SIGHTS;
};

const piecesOf = ({ before }: SameDisc): readonly Piece[] => {
  const { kind } = kindOf(before.track);
  return kind === 'striker' ? [] : [kind];
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
  followed: readonly Track[],
  hands: Hands,
  nowMs: number,
  kind: SurfaceKind,
  lastEndMs: number | null,
  settings: InferSettings,
): SeenShot => {
  const stillSince = playing.stillSinceMs ?? nowMs;
  const tracks = followed.map(track => restAtRim(kind, track));
  const found = sameDiscs(
    playing.before,
    tracks,
    kind,
    track =>
      track === undefined ||
      (isGone(track, stillSince) && !liesSince(track, stillSince, kind)) ||
      isDoubled(kind, track, tracks),
  );
  const same = found.map(disc => (liesUntouched(disc, found, playing, kind) ? { ...disc, now: disc.way } : disc));
  const byId = new Map(same.map(({ before, way }) => [before.track.id, way]));
  const used = new Set(same.map(({ now }) => now?.id));
  // What nobody knows but lay there before the shot, and lies there yet, is none of those that were seen until then.
  const someMissing = same.some(({ before, now }) => now === undefined && before.missing);
  const maybe = maybeOneOfThem(playing, same);
  const strangers = tracks.filter(
    track =>
      maybe(track) &&
      (someMissing || firstSeenThere(track) > playing.startMs) &&
      !track.known &&
      track.resting &&
      track.misses < (track.sightings >= OFTEN ? MAY_BLINK : 3) &&
      track.clearRun >= 6 &&
      track.firstMs < stillSince + 200 &&
      !hangsInPocket(kind, track) &&
      !used.has(track.id),
  );
  const movers = unknownMovers(playing, used);
  const context: EvidenceContext = {
    kind,
    playing,
    hands,
    nowMs,
    strangers: Math.max(strangers.length, movers.length),
    flew: whoFlew(same, playing, kind),
  };
  const discs = same.map(disc =>
    fatesOf(
      disc,
      context,
      disc.now !== undefined || wasReached(disc, same, kind, playing.startMs, playing.aim.trackId),
      seenMs => pushedAway(disc, seenMs, same, kind),
    ),
  );
  const combinations = combine(discs, 24);
  const best = { events: followedIn(combinations[0]?.events ?? [], discs) };
  const result = resultOf(best.events);
  // The kind of a disc that stays changes nothing; of one that went, everything.
  const kinds = discs.reduce((product, { kindShare }, i) => {
    const fate = best.events[i]?.fate;
    return fate === 'pocketed' || fate === 'off-surface' ? product * kindShare : product;
  }, 1);
  const sameSum = combinations
    .filter(({ events }) => sameResult(resultOf(events), result))
    .reduce((sum, { probability }) => sum + probability, 0);
  const mixedUp = same.some((disc, i) => disc.mixedUp && discs[i]?.fates[0]?.fate !== 'stays');
  const doubted = doubtShot(playing, same, strangers, movers, mixedUp);
  const doubts: readonly Doubt[] = [
    ...doubted.doubts,
    ...(kinds < settings.sureFrom ? (['kind'] as const) : []),
    ...(sameSum < settings.sureFrom ? (['fate'] as const) : []),
  ];
  const probability = calibrated(sameSum * kinds * doubted.share);
  const { facts, firstTouchedId, leaves } = readFacts(kind, playing, byId);
  const fellBack = same.flatMap(disc => (cameBack(disc, kind, playing.startMs) ? piecesOf(disc) : []));
  const shot: Shot = { ...result, fellBack, facts };
  const others: Reading[] = [];
  for (const { events, probability: share } of combinations) {
    const other = resultOf(events);
    if (sameResult(other, result) || others.some(reading => sameResult(reading.shot, other))) continue;
    if (others.length < settings.alternatives) others.push({ shot: { ...other, fellBack, facts }, probability: share });
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
    doubts,
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
    discs: same.flatMap(({ before, now, way }, i) => {
      const fate = best.events[i]?.fate;
      // It came to rest in the open and nothing took it away: the detector goes blind on a spot, and will see it again.
      const lies = now ?? (fate === 'unknown' && way.resting ? way : undefined);
      if (lies === undefined || fate === 'pocketed') return [];
      return [{ ...restingDisc(before.track), id: lies.id, at: lies.anchor }];
    }),
  };
};

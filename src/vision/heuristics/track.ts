import { DISCS, type Disc } from '../../carrom/discs.ts';
import type { OnSurface } from '../../carrom/surface.ts';
import { type KindOdds, oddsOf, type PlacedDisc } from '../detect/placed-discs.ts';

/** One sight of a disc on its way, linked to the one before: adding one costs the same however long the way is. */
export interface Sighting {
  readonly atMs: number;
  readonly at: OnSurface;
  readonly where: 'surface' | 'pocket' | 'beyond';
  /** Away from any hand. */
  readonly clear: boolean;
  readonly before: Sighting | null;
}

/** For and against each kind, in natural logarithms, in the order of `DISCS`. */
export type Votes = readonly [number, number, number, number];
export const NO_VOTES: Votes = [0, 0, 0, 0];

/** The same disc over time. */
export interface Track {
  readonly id: number;
  /** One of the discs in play. What is not (yet) may be a mistake of the detector. */
  readonly known: boolean;
  /** Votes from where it lay and rolled before. */
  readonly votes: Votes;
  /** Votes since it lies where it lies now. A lamp's reflection may fool all of them, so together they weigh little. */
  readonly stay: Votes;
  readonly at: OnSurface;
  readonly vxMmPerS: number;
  readonly vyMmPerS: number;
  readonly resting: boolean;
  /** Where it rests, or rested last: the mean of `averaged` sights. */
  readonly anchor: OnSurface;
  readonly averaged: number;
  /** How sure the detector was of it at rest: the mean over the same sights. */
  readonly certainty: number;
  readonly restSinceMs: number;
  /** When it was last seen where it rested, before it left. */
  readonly leftMs: number;
  readonly firstMs: number;
  readonly seenMs: number;
  readonly sightings: number;
  /** Sights in a row with no hand near. On a hand, a knuckle is easily taken for a disc. */
  readonly clearRun: number;
  /** Frames in a row in which it should have been seen and was not. */
  readonly misses: number;
  readonly missingSinceMs: number;
  /** 0 … 1: of the frames while it lies where it lies, how many it was missing from until it was seen again. */
  readonly blinks: number;
  /** A hand has been over it since it was last seen. */
  readonly handled: boolean;
  /** Its way since it left the anchor. */
  readonly trail: Sighting | null;
  /** Its ways before that, as far as they belong to the same shot: pieces are struck again when they seem to rest. */
  readonly earlier: Sighting | null;
}

const STAY_SCALE = 0.35;
const STAY_LIMIT = 5;
const MOVING_SCALE = 0.2;
const LIMIT = 9;

/** The best kind stays at 0, the others are at most `limit` behind it. */
const levelled = (votes: Votes, limit: number): Votes => {
  const best = Math.max(...votes);
  const at = (i: 0 | 1 | 2 | 3) => Math.max(-limit, votes[i] - best);
  return [at(0), at(1), at(2), at(3)];
};
const plus = (a: Votes, b: Votes, scale = 1): Votes => [
  a[0] + scale * b[0],
  a[1] + scale * b[1],
  a[2] + scale * b[2],
  a[3] + scale * b[3],
];
const logOdds = (odds: KindOdds): Votes => {
  const log = (share: number) => Math.log(Math.max(0.05, share));
  return [log(odds.white), log(odds.black), log(odds.queen), log(odds.striker)];
};

export const voteAtRest = (stay: Votes, disc: PlacedDisc): Votes =>
  levelled(plus(stay, logOdds(oddsOf(disc)), STAY_SCALE), STAY_LIMIT);

export const voteMoving = (votes: Votes, disc: PlacedDisc): Votes =>
  levelled(plus(votes, logOdds(oddsOf(disc)), MOVING_SCALE), LIMIT);

export const addVotes = (a: Votes, b: Votes): Votes => levelled(plus(a, b), LIMIT);

/** As good as certain of this kind, but not beyond correction. */
export const votesFor = (kind: Disc): Votes => {
  const at = (i: number) => (DISCS[i] === kind ? 0 : -6);
  return [at(0), at(1), at(2), at(3)];
};

/** Worked out once for every state of a track: it is asked for many times a frame. */
const known = new WeakMap<object, Votes>();

/** How likely each kind is for this disc, in the order of `DISCS`. */
export const kindShares = (track: Pick<Track, 'votes' | 'stay'>): Votes => {
  const before = known.get(track);
  if (before !== undefined) return before;
  const shares = sharesOf(track);
  known.set(track, shares);
  return shares;
};

const sharesOf = ({ votes, stay }: Pick<Track, 'votes' | 'stay'>): Votes => {
  const sum = plus(votes, stay);
  const best = Math.max(...sum);
  const e = sum.map(vote => Math.exp(vote - best));
  const all = e.reduce((a, b) => a + b, 0);
  return [(e[0] ?? 0) / all, (e[1] ?? 0) / all, (e[2] ?? 0) / all, (e[3] ?? 0) / all];
};

export const kindOf = (track: Pick<Track, 'votes' | 'stay'>): { readonly kind: Disc; readonly share: number } => {
  const [w, b, q, s] = kindShares(track);
  if (w >= b && w >= q && w >= s) return { kind: 'white', share: w };
  if (b >= q && b >= s) return { kind: 'black', share: b };
  return q >= s ? { kind: 'queen', share: q } : { kind: 'striker', share: s };
};

export const isStriker = (track: Pick<Track, 'votes' | 'stay'>): boolean => kindOf(track).kind === 'striker';

/** From the oldest to the newest. */
export const sightingsOf = (trail: Sighting | null): readonly Sighting[] => {
  const list: Sighting[] = [];
  for (let here = trail; here !== null; here = here.before) list.push(here);
  return list.reverse();
};

/** One way after another; what the later one claims to have seen before the earlier one ended is left out. */
export const joined = (earlier: Sighting | null, later: Sighting | null, sinceMs: number): Sighting | null =>
  sightingsOf(later)
    .filter(({ atMs }) => atMs > sinceMs)
    .reduce<Sighting | null>((before, sighting) => ({ ...sighting, before }), earlier);

/** No shot lasts so long. */
const SAME_SHOT_MS = 10_000;

/** Where it had come to rest a moment ago, a disc sets off again: its way until then. */
export const earlierWay = ({ earlier, trail, resting }: Track, atMs: number): Sighting | null =>
  resting ? joined(joined(null, earlier, atMs - SAME_SHOT_MS), trail, atMs - SAME_SHOT_MS) : earlier;

const ALL = Number.NEGATIVE_INFINITY;
/** With its whole way since then. */
export const withWholeWay = (track: Track, sinceMs: number): Track =>
  track.earlier === null ? track : { ...track, trail: joined(joined(null, track.earlier, sinceMs), track.trail, ALL) };

/** How far out a place is, towards the nearest cushion or beyond it. */
export const outMm = ({ xMm, yMm }: OnSurface): number => Math.max(Math.abs(xMm), Math.abs(yMm));

export const speedOf = ({ vxMmPerS, vyMmPerS }: Track): number => Math.hypot(vxMmPerS, vyMmPerS);

import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import { addKind, type KindEvidence, noKind, OTHER_KIND, unlike } from './kinds.ts';
import type { Sight } from './sight.ts';
import { type Going, slideOn, speedOf } from './slide.ts';

/**
 * Sights of consecutive frames that can only be one disc. Where two could be meant, a hand comes or a frame is missing, a
 * tracklet ends; it never guesses. Which of them belong together is decided when all is at rest.
 */
export interface Tracklet {
  readonly id: number;
  readonly sights: readonly Sight[];
  readonly kinds: KindEvidence;
}

export interface Tracklets {
  readonly live: readonly Tracklet[];
  readonly nextId: number;
  /** When somebody looked last. */
  readonly atMs: number;
}
export const noTracklets: Tracklets = { live: [], nextId: 1, atMs: Number.NEGATIVE_INFINITY };

/** The middles of two discs that touch are this far apart at most, and a little more for what is not seen exactly. */
const CONTACT_MM = 38;
/** Unseen for so long a tracklet has ended; and one that was seen but once, where frames come as fast. */
const ENDS_AFTER_MS = 120;
const LONE_ENDS_AFTER_MS = 60;
/** Where frames come slower than that, unseen in one frame is unseen for this share of the time between two, or more. */
const NEXT_FRAME = 1.2;
/** A place is off by about this from frame to frame, and by this share of the way gone on top. */
const STEP_SIGMA_MM = 5;
const STEP_SIGMA_SHARE = 0.12;
/** Further off, in sigmas, it is another disc. */
const GATE_SIGMAS = 3;
/** The second best explanation must be this much worse, in squared sigmas, or nobody can tell. */
const MARGIN = 6;
/** What a nat of unlikeness in kind is worth beside places, in squared sigmas. */
const KINDS_COUNT = 4;
/** Nothing on a carrom board is faster. */
export const FASTEST_MM_PER_S = 7000;
/** Still at rest or hardly moving, a disc seen once is looked for this near. */
const NEAR_MM = 9;

export const firstOf = (tracklet: Tracklet): Sight => tracklet.sights[0] as Sight;
export const lastOf = (tracklet: Tracklet): Sight => tracklet.sights.at(-1) as Sight;

/** Velocity over the two or three sights next to the end (or, from the other side, to the start). */
const velocity = (sights: readonly Sight[]): { readonly vx: number; readonly vy: number } | null => {
  const [a, b] = [sights[0], sights.at(-1)];
  if (a === undefined || b === undefined || b.atMs <= a.atMs) return null;
  const seconds = (b.atMs - a.atMs) / 1000;
  return { vx: (b.at.xMm - a.at.xMm) / seconds, vy: (b.at.yMm - a.at.yMm) / seconds };
};

/** Where it goes when it is last seen; null where one sight says nothing of it. */
export const goingOut = ({ sights }: Pick<Tracklet, 'sights'>): Going | null => {
  const v = velocity(sights.slice(-3));
  return v && { at: (sights.at(-1) as Sight).at, ...v };
};
/** How it went when it was first seen. */
export const goingIn = ({ sights }: Pick<Tracklet, 'sights'>): Going | null => {
  const v = velocity(sights.slice(0, 3));
  return v && { at: (sights[0] as Sight).at, ...v };
};

const extended = (tracklet: Tracklet, sight: Sight): Tracklet => ({
  ...tracklet,
  sights: [...tracklet.sights, sight],
  kinds: addKind(tracklet.kinds, sight.odds, 1),
});

const begun = (id: number, ...sights: readonly Sight[]): Tracklet => ({
  id,
  sights,
  kinds: sights.reduce((kinds, { odds }) => addKind(kinds, odds, 1), noKind),
});

interface Pair {
  readonly tracklet: number;
  readonly sight: number;
  readonly cost: number;
}

const endsAfter = (ms: number, stepMs: number): number =>
  Number.isFinite(stepMs) ? Math.max(ms, NEXT_FRAME * stepMs) : ms;

/** Squared sigmas between where a tracklet should be now and a sight, or infinity. */
const costOf = (tracklet: Tracklet, sight: Sight, stepMs: number, kind: SurfaceKind): number => {
  const last = lastOf(tracklet);
  const seconds = (sight.atMs - last.atMs) / 1000;
  const going = goingOut(tracklet);
  if (going === null) {
    const mm = apart(last.at, sight.at);
    return mm <= NEAR_MM && 1000 * seconds < endsAfter(LONE_ENDS_AFTER_MS, stepMs)
      ? (mm / STEP_SIGMA_MM) ** 2 + KINDS_COUNT * unlike(tracklet.kinds, sight.odds)
      : Number.POSITIVE_INFINITY;
  }
  const next = slideOn(going, seconds, kind, kind.pieceDiameterMm / 2);
  const sigma = STEP_SIGMA_MM + STEP_SIGMA_SHARE * speedOf(going) * seconds;
  const off = apart(next.at, sight.at) / sigma;
  return off <= GATE_SIGMAS ? off * off + KINDS_COUNT * unlike(tracklet.kinds, sight.odds) : Number.POSITIVE_INFINITY;
};

/** Pairs about which there is no doubt: the best for both, and by far. */
const certainPairs = (pairs: readonly Pair[]): readonly Pair[] =>
  pairs.filter(pair =>
    pairs.every(
      other =>
        other === pair ||
        (other.tracklet !== pair.tracklet && other.sight !== pair.sight) ||
        other.cost > pair.cost + MARGIN,
    ),
  );

/** Did it come to a disc at rest between these sights? Then the next sight may be either of them. */
const comesTo = (from: OnSurface, to: OnSurface, lying: readonly OnSurface[]): boolean => {
  const [dx, dy] = [to.xMm - from.xMm, to.yMm - from.yMm];
  const long = dx * dx + dy * dy;
  if (long < 4) return false;
  return lying.some(at => {
    if (apart(at, from) < CONTACT_MM) return false;
    const t = Math.min(1, Math.max(0, ((at.xMm - from.xMm) * dx + (at.yMm - from.yMm) * dy) / long));
    return Math.hypot(from.xMm + t * dx - at.xMm, from.yMm + t * dy - at.yMm) < CONTACT_MM;
  });
};

/** What a frame that does not show it takes from a row of sights, in sigmas. */
const MISSED = 1.5;

/** Three sights in three frames on one line at one speed begin a fast disc's tracklet. */
const seeds = (
  singles: readonly Tracklet[],
  free: readonly Sight[],
  lying: readonly OnSurface[],
  stepMs: number,
): readonly (readonly [Tracklet, Tracklet, Sight])[] => {
  const found: { readonly seed: readonly [Tracklet, Tracklet, Sight]; readonly off: number }[] = [];
  for (const sight of free) {
    for (const second of singles) {
      const [b] = second.sights;
      if (b === undefined) continue;
      const later = sight.atMs - b.atMs;
      const mm = apart(b.at, sight.at);
      if (later <= 0 || mm > (FASTEST_MM_PER_S * later) / 1000 || mm < NEAR_MM || comesTo(b.at, sight.at, lying))
        continue;
      for (const first of singles) {
        const [a] = first.sights;
        if (a === undefined || a.atMs >= b.atMs || comesTo(a.at, b.at, lying)) continue;
        const kinds = unlike(first.kinds, b.odds) + unlike(second.kinds, sight.odds);
        if (kinds > 2 * OTHER_KIND) continue;
        const share = later / (b.atMs - a.atMs);
        const [dx, dy] = [(b.at.xMm - a.at.xMm) * share, (b.at.yMm - a.at.yMm) * share];
        const off = Math.hypot(sight.at.xMm - b.at.xMm - dx, sight.at.yMm - b.at.yMm - dy);
        const sigma = STEP_SIGMA_MM + STEP_SIGMA_SHARE * mm;
        // Seen in every frame, it is likelier one disc.
        const missed = (sight.atMs - a.atMs) / stepMs - 2;
        if (off < 2 * sigma) found.push({ seed: [first, second, sight], off: off / sigma + kinds + MISSED * missed });
      }
    }
  }
  const shares = (a: (typeof found)[number], b: (typeof found)[number]) =>
    a.seed.some((each, i) => b.seed[i] === each) || a.seed[0] === b.seed[1] || a.seed[1] === b.seed[0];
  return found
    .filter(one => found.every(other => other === one || !shares(one, other) || other.off > one.off + 1))
    .map(({ seed }) => seed);
};

/** Two sights in two frames that nothing else can be: neither has another near enough. */
const lonePairs = (
  singles: readonly Tracklet[],
  free: readonly Sight[],
  lying: readonly OnSurface[],
): readonly (readonly [Tracklet, Sight])[] => {
  const near = (tracklet: Tracklet, sight: Sight): boolean => {
    const last = lastOf(tracklet);
    return (
      apart(last.at, sight.at) <= (FASTEST_MM_PER_S * (sight.atMs - last.atMs)) / 1000 &&
      unlike(tracklet.kinds, sight.odds) < OTHER_KIND
    );
  };
  return singles.flatMap((tracklet): readonly (readonly [Tracklet, Sight])[] => {
    const [sight, ...more] = free.filter(one => near(tracklet, one));
    if (sight === undefined || more.length > 0 || comesTo(lastOf(tracklet).at, sight.at, lying)) return [];
    return singles.some(other => other !== tracklet && near(other, sight)) ? [] : [[tracklet, sight]];
  });
};

/** Did two that move come to each other between these sights? Then each may go on as the other. */
const meet = ([a, b]: readonly [OnSurface, OnSurface], [c, d]: readonly [OnSurface, OnSurface]): boolean => {
  if (apart(a, c) < CONTACT_MM) return false;
  const [rx, ry] = [c.xMm - a.xMm, c.yMm - a.yMm];
  const [dx, dy] = [d.xMm - b.xMm - rx, d.yMm - b.yMm - ry];
  const t = Math.min(1, Math.max(0, -(rx * dx + ry * dy) / Math.max(1e-9, dx * dx + dy * dy)));
  return Math.hypot(rx + t * dx, ry + t * dy) < CONTACT_MM;
};

export interface Stepped {
  readonly after: Tracklets;
  /** Those that ended before this frame. */
  readonly ended: readonly Tracklet[];
}

/** One frame: sights that no resting place explains. */
export const stepTracklets = (
  before: Tracklets,
  sights: readonly Sight[],
  lying: readonly OnSurface[],
  atMs: number,
  kind: SurfaceKind,
): Stepped => {
  const stepMs = atMs - before.atMs;
  const pairs = before.live.flatMap((tracklet, i) =>
    sights.flatMap((sight, j): readonly Pair[] => {
      const cost = costOf(tracklet, sight, stepMs, kind);
      return Number.isFinite(cost) ? [{ tracklet: i, sight: j, cost }] : [];
    }),
  );
  const sure = certainPairs(pairs);
  const matched = new Map(sure.map(pair => [pair.tracklet, pair.sight]));
  const taken = new Set(sure.map(({ sight }) => sight));
  // Meant by two, or two meant: it ends here.
  const doubtful = new Set(pairs.map(({ tracklet }) => tracklet).filter(i => !matched.has(i)));
  const free = sights.filter((_, j) => !taken.has(j));
  const singles = before.live.filter((tracklet, i) => tracklet.sights.length === 1 && !matched.has(i));
  const grown = seeds(singles, free, lying, stepMs);
  const used = new Set<Tracklet | Sight>(grown.flat());
  const lone = lonePairs(
    singles.filter(single => !used.has(single) && atMs - lastOf(single).atMs < endsAfter(LONE_ENDS_AFTER_MS, stepMs)),
    free.filter(sight => !used.has(sight)),
    lying,
  );
  for (const each of lone.flat()) used.add(each);
  const steps = before.live.map((tracklet, i) => {
    const { at } = lastOf(tracklet);
    return { tracklet, way: [at, sights[matched.get(i) ?? -1]?.at ?? at] as const };
  });
  const met = new Set(
    steps.flatMap(one => (steps.some(other => other !== one && meet(one.way, other.way)) ? [one.tracklet] : [])),
  );
  let { nextId } = before;
  const live: Tracklet[] = [];
  const ended: Tracklet[] = [];
  for (const [i, tracklet] of before.live.entries()) {
    if (used.has(tracklet)) continue;
    const sight = sights[matched.get(i) ?? -1];
    if (sight !== undefined && !met.has(tracklet) && !comesTo(lastOf(tracklet).at, sight.at, lying))
      live.push(extended(tracklet, sight));
    else if (sight !== undefined) {
      ended.push(tracklet);
      live.push(begun(nextId, sight));
      nextId += 1;
    } else if (doubtful.has(i) || atMs - lastOf(tracklet).atMs > endsAfter(ENDS_AFTER_MS, stepMs)) ended.push(tracklet);
    else live.push(tracklet);
  }
  for (const [first, second, sight] of grown) live.push(begun(first.id, ...first.sights, ...second.sights, sight));
  for (const [single, sight] of lone) live.push(extended(single, sight));
  for (const sight of free) {
    if (used.has(sight)) continue;
    live.push(begun(nextId, sight));
    nextId += 1;
  }
  return { after: { live, nextId, atMs }, ended };
};

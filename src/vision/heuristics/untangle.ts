import type { OnSurface, SurfaceKind } from '../../carrom/surface.ts';
import { carriedOn } from './carry-on.ts';
import { type DiscWay, goneOnAs, wayOf } from './disc-way.ts';
import { sortedByLooks } from './looked-like.ts';
import type { Playing } from './shot-in-play.ts';
import type { Track } from './track.ts';
import { sortedByStart } from './who-set-off.ts';

/**
 * Two pieces of one kind look alike, and in a throng one is easily taken for the other. But a disc does not pass through
 * another: where two ways do, at the same time, the piece that was struck went on and the one that struck it stayed
 * behind. Told from the whole shot, when it is over.
 */

interface Stop {
  readonly at: OnSurface;
  readonly atMs: number;
}

interface Clash {
  /** 0 … 1: how much of the two discs is in the same place. */
  readonly depth: number;
  readonly atMs: number;
}

/** Between two frames a disc was struck about so long before it was seen away from its place. */
const SETS_OFF_MS = 30;
/** Discs that touch are seen nearer than they are by some millimetres, and ways are only straight between sights. */
const TOUCHING = 0.75;
/** So much less must the ways run into each other that two discs change places. */
const BETTER = 0.12;
const MOST_SWAPS = 16;
const LONG_MS = 60_000;

const stopsOf = ({ from, track, sights }: DiscWay, startMs: number): readonly Stop[] => {
  const setsOffMs = (sights[0]?.atMs ?? startMs + SETS_OFF_MS) - SETS_OFF_MS;
  const stops: Stop[] = [{ at: from, atMs: startMs - 1000 }, { at: from, atMs: setsOffMs }, ...sights];
  if (track.resting) {
    const lastMs = stops.at(-1)?.atMs ?? startMs;
    stops.push({ at: track.anchor, atMs: lastMs + 1 }, { at: track.anchor, atMs: lastMs + LONG_MS });
  }
  return stops;
};

/** The nearest that two discs on straight ways come to each other from one moment to the next, and when in between. */
const nearest = (
  a: OnSurface,
  b: OnSurface,
  toA: OnSurface,
  toB: OnSurface,
): { readonly mm: number; readonly part: number } => {
  const [x, y] = [a.xMm - b.xMm, a.yMm - b.yMm];
  const [dx, dy] = [toA.xMm - toB.xMm - x, toA.yMm - toB.yMm - y];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / long));
  return { mm: Math.hypot(x + part * dx, y + part * dy), part };
};

const between = (a: Stop, b: Stop, atMs: number): OnSurface => {
  const part = b.atMs === a.atMs ? 1 : (atMs - a.atMs) / (b.atMs - a.atMs);
  return { xMm: a.at.xMm + part * (b.at.xMm - a.at.xMm), yMm: a.at.yMm + part * (b.at.yMm - a.at.yMm) };
};

/** A way with its stops, so that they are worked out once. */
interface Timed {
  readonly way: DiscWay;
  readonly stops: readonly Stop[];
}

const clashOf = (one: Timed, two: Timed): Clash => {
  const reach = one.way.radiusMm + two.way.radiusMm;
  let worst: Clash = { depth: 0, atMs: 0 };
  let [i, j] = [0, 0];
  for (;;) {
    const [a, a2, b, b2] = [one.stops[i], one.stops[i + 1], two.stops[j], two.stops[j + 1]];
    if (a === undefined || a2 === undefined || b === undefined || b2 === undefined) return worst;
    const [fromMs, toMs] = [Math.max(a.atMs, b.atMs), Math.min(a2.atMs, b2.atMs)];
    if (toMs > fromMs) {
      const { mm, part } = nearest(
        between(a, a2, fromMs),
        between(b, b2, fromMs),
        between(a, a2, toMs),
        between(b, b2, toMs),
      );
      const depth = Math.max(0, TOUCHING - mm / reach);
      if (depth > worst.depth) worst = { depth, atMs: fromMs + part * (toMs - fromMs) };
    }
    if (a2.atMs <= b2.atMs) i += 1;
    else j += 1;
  }
};

/** The ways of pieces of one kind that run into each other change over where they do, as long as that makes it better. */
const apartFromEachOther = (ways: readonly DiscWay[], startMs: number): readonly DiscWay[] => {
  const timed = (way: DiscWay): Timed => ({ way, stops: stopsOf(way, startMs) });
  const all: Timed[] = ways.map(timed);
  const refused = new Set<string>();
  /** How much the ways of these two run into any. */
  const clashes = (one: Timed, two: Timed, i: number, j: number): number =>
    all.reduce(
      (sum, other, k) => (k === i || k === j ? sum : sum + clashOf(one, other).depth + clashOf(two, other).depth),
      clashOf(one, two).depth,
    );
  for (let swaps = 0; swaps < MOST_SWAPS; ) {
    let worst: (Clash & { readonly i: number; readonly j: number }) | null = null;
    for (const [i, one] of all.entries())
      for (let j = i + 1; j < all.length; j += 1) {
        const two = all[j];
        if (two === undefined || two.way.disc !== one.way.disc || refused.has(`${i}|${j}`)) continue;
        const clash = clashOf(one, two);
        if (clash.depth > (worst?.depth ?? BETTER)) worst = { ...clash, i, j };
      }
    const [one, two] = [all[worst?.i ?? -1], all[worst?.j ?? -1]];
    if (worst === null || one === undefined || two === undefined) break;
    const { i, j, atMs } = worst;
    const newOne = timed(goneOnAs(one.way, two.way, atMs, startMs));
    const newTwo = timed(goneOnAs(two.way, one.way, atMs, startMs));
    if (clashes(newOne, newTwo, i, j) < clashes(one, two, i, j) - BETTER) {
      all[i] = newOne;
      all[j] = newTwo;
      swaps += 1;
      refused.clear();
    }
    refused.add(`${i}|${j}`);
  }
  return all.map(({ way }) => way);
};

/** The tracks of a shot with their whole ways, and those that were taken for each other put right. */
export const untangled = (
  { before, startMs }: Playing,
  tracks: readonly Track[],
  kind: SurfaceKind,
): readonly Track[] => {
  const byId = new Map(tracks.map(track => [track.id, track]));
  const ways = before.flatMap(disc => {
    const now = byId.get(disc.track.id);
    return now === undefined ? [] : [wayOf(kind, disc, now, startMs)];
  });
  const smooth = carriedOn(sortedByLooks(ways, startMs), kind, startMs);
  const sorted = apartFromEachOther(sortedByStart(smooth, startMs), startMs);
  const became = new Map(sorted.map(({ track }) => [track.id, track]));
  return tracks.map(track => became.get(track.id) ?? track);
};

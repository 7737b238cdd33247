import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import { type DiscWay, goneOnAs } from './disc-way.ts';
import { predictDisc } from './predict-disc.ts';
import { cameFrom, firstRun, LATER_MS, LEFT_LATER } from './who-set-off.ts';

/**
 * Two pieces of one kind, far apart, both on their way, and neither goes on from where it was: they were taken for each
 * other, most likely while frames were missing. Each goes on with the way that carries on its own.
 */

/** Nearer than this they may have struck each other, and then neither need go on as it went. */
const FAR_APART_MM = 75;
const NOISE_MM = 6;
/** Of the way between two sights: powder, spin, a cushion in between. */
const BENDS = 0.15;
const MOST = 8;
const BETTER = 6;
const MOST_SWAPS = 8;

/** Index of the last sight until then; -1 before the first. */
const lastUntil = ({ sights }: DiscWay, ms: number): number => {
  let last = sights.length - 1;
  while (last >= 0 && (sights[last]?.atMs ?? 0) > ms) last -= 1;
  return last;
};

/** How badly the sights of a way from `next` on carry on another's until `last`. */
const breaks = (kind: SurfaceKind, own: DiscWay, last: number, other: DiscWay, next: number): number => {
  const { sights, radiusMm, from } = own;
  const [a, b, to] = [sights[last - 1], sights[last], other.sights[next]];
  if (to === undefined) return 0;
  if (a === undefined || b === undefined) {
    // Hardly seen on its way yet: it is the way back from there that must lead to it.
    const run = firstRun(other.sights.slice(next));
    const later = last < 0 && (sights[0]?.atMs ?? 0) > to.atMs + LATER_MS ? LEFT_LATER : 0;
    return later + (run === null ? 0 : cameFrom(run, b?.at ?? from));
  }
  const seconds = Math.max(0.004, (b.atMs - a.atMs) / 1000);
  const [vx, vy] = [(b.at.xMm - a.at.xMm) / seconds, (b.at.yMm - a.at.yMm) / seconds];
  const ahead = Math.max(0.004, (to.atMs - b.atMs) / 1000);
  const { x, y } = predictDisc({ x: b.at.xMm, y: b.at.yMm, vx, vy }, ahead, kind.sideMm / 2, radiusMm);
  const spread = Math.hypot(NOISE_MM, BENDS * Math.hypot(vx, vy) * ahead);
  return Math.min(MOST, 0.5 * (apart(to.at, { xMm: x, yMm: y }) / spread) ** 2);
};

interface Change {
  readonly gain: number;
  readonly afterMs: number;
}

/** The moment at which two ways would best change over. */
const bestChange = (kind: SurfaceKind, one: DiscWay, two: DiscWay): Change | null => {
  let best: Change | null = null;
  for (const { atMs } of [...one.sights, ...two.sights]) {
    const [k, m] = [lastUntil(one, atMs), lastUntil(two, atMs)];
    const [toA, toB] = [one.sights[k + 1], two.sights[m + 1]];
    if (toA === undefined || toB === undefined) continue;
    if (apart(one.sights[k]?.at ?? one.from, two.sights[m]?.at ?? two.from) < FAR_APART_MM && k > 0 && m > 0) continue;
    if (apart(toA.at, toB.at) < FAR_APART_MM) continue;
    const now = breaks(kind, one, k, one, k + 1) + breaks(kind, two, m, two, m + 1);
    if (now < BETTER) continue;
    const gain = now - breaks(kind, one, k, two, m + 1) - breaks(kind, two, m, one, k + 1);
    if (gain > (best?.gain ?? BETTER)) best = { gain, afterMs: atMs };
  }
  return best;
};

export const carriedOn = (ways: readonly DiscWay[], kind: SurfaceKind, startMs: number): readonly DiscWay[] => {
  const all = [...ways];
  for (let swaps = 0; swaps < MOST_SWAPS; swaps += 1) {
    let best: (Change & { readonly i: number; readonly j: number }) | null = null;
    for (const [i, one] of all.entries())
      for (let j = i + 1; j < all.length; j += 1) {
        const two = all[j];
        if (two === undefined || two.disc !== one.disc) continue;
        const change = bestChange(kind, one, two);
        if (change !== null && change.gain > (best?.gain ?? 0)) best = { ...change, i, j };
      }
    const [one, two] = [all[best?.i ?? -1], all[best?.j ?? -1]];
    if (best === null || one === undefined || two === undefined) break;
    all[best.i] = goneOnAs(one, two, best.afterMs, startMs);
    all[best.j] = goneOnAs(two, one, best.afterMs, startMs);
  }
  return all;
};

import { apart, type SurfaceKind } from '../carrom/surface.ts';
import type { Find } from './find.ts';
import type { FollowSettings } from './follow-settings.ts';
import { agreeOn } from './pair-costs.ts';
import type { PlacedDisc } from './placed-discs.ts';
import { type Sighting, speedOf, type Track } from './track.ts';

/** Below it a find on a disc's place is something else passing over it. */
export const NOT_ITS_KIND = 0.035;
/** Seen this often on the way, a disc has really left its place. */
const REALLY_LEFT = 3;
/** A disc that runs may stand where another lay a moment ago: then its kind tells them apart. */
const RUNS_MM_PER_S = 100;
const BETTER_KIND = 2;

/** Seen some times on its way, and away from hands, where a knuckle may be taken for a disc. */
const hasLeft = (trail: Sighting | null): boolean => {
  let count = 0;
  for (let here = trail; here !== null && count < REALLY_LEFT; here = here.before) if (here.clear) count += 1;
  return count >= REALLY_LEFT;
};

/** It rests, or seems to have left only just now: it may have been the detector that jumped. */
export const mayRest = (track: Track): boolean => track.resting || (track.averaged >= 4 && !hasLeft(track.trail));

/** A find where a disc rests that rather is another one, on its way and able to be there by now. */
const isPassing = (find: Find, track: Track, runners: readonly Track[], atMs: number): boolean =>
  runners.some(runner => {
    if (runner === track) return false;
    const reachMm = ((1.3 * speedOf(runner) + 200) * (atMs - runner.seenMs)) / 1000 + 15;
    if (apart(runner.at, find.disc.at) > reachMm) return false;
    return agreeOn(runner, find.disc) > BETTER_KIND * agreeOn(track, find.disc);
  });

/** Discs at rest are recognised by their place alone, nearest first: pairs of track and find. */
export const pairAtRest = (
  tracks: readonly Track[],
  finds: readonly Find[],
  atMs: number,
  settings: FollowSettings,
): readonly { readonly t: number; readonly d: number }[] => {
  const runners = tracks.filter(
    track => !track.resting && atMs - track.seenMs < settings.lostAfterMs && speedOf(track) > RUNS_MM_PER_S,
  );
  const pairs: { readonly t: number; readonly d: number; readonly mm: number }[] = [];
  for (const [t, track] of tracks.entries()) {
    if (!track.resting) continue;
    for (const [d, find] of finds.entries()) {
      if (find.where === 'pocket') continue;
      const mm = apart(track.anchor, find.disc.at);
      if (mm > settings.restingWithinMm || agreeOn(track, find.disc) <= NOT_ITS_KIND) continue;
      if (!isPassing(find, track, runners, atMs)) pairs.push({ t, d, mm: track.known ? mm : mm + 3 });
    }
  }
  pairs.sort((a, b) => a.mm - b.mm || a.t - b.t || a.d - b.d);
  const [tracked, found] = [new Set<number>(), new Set<number>()];
  return pairs.filter(({ t, d }) => {
    if (tracked.has(t) || found.has(d)) return false;
    tracked.add(t);
    found.add(d);
    return true;
  });
};

/** One blob between two discs that touch is both of them. */
export const isMerged = (kind: SurfaceKind, disc: PlacedDisc, missing: readonly Track[]): boolean => {
  const near = missing.filter(track => track.resting && apart(track.anchor, disc.at) < 0.8 * kind.pieceDiameterMm);
  return near.some((one, i) =>
    near.slice(i + 1).some(two => apart(one.anchor, two.anchor) < 1.25 * kind.pieceDiameterMm),
  );
};

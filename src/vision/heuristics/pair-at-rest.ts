import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import type { PlacedDisc } from '../detect/placed-discs.ts';
import type { Find } from './find.ts';
import type { FollowSettings } from './follow-settings.ts';
import { agreeOn } from './pair-costs.ts';
import { isStriker, speedOf, type Track } from './track.ts';

/** Below it a find on a disc's place is something else passing over it. */
export const NOT_ITS_KIND = 0.035;
/** Seen this often on the way, a disc has really left its place. */
const REALLY_LEFT = 3;
/** Or twice, so far away that it was no jitter between two that touch. */
const TWICE_MM = 28;
/** A disc that runs may stand where another lay a moment ago: then its kind tells them apart. */
const RUNS_MM_PER_S = 100;
const BETTER_KIND = 2;
/** Mistakes of a detector that follow on each other look like something fast; seen so often in the open, it is something. */
const OWN_WAY = 3;

/** Seen some times on its way, and away from hands, where a knuckle may be taken for a disc. */
const hasLeft = ({ trail, anchor }: Track): boolean => {
  let [count, far] = [0, 0];
  for (let here = trail; here !== null && count < REALLY_LEFT && far < 2; here = here.before) {
    if (!here.clear) continue;
    count += 1;
    if (apart(here.at, anchor) > TWICE_MM) far += 1;
  }
  return count >= REALLY_LEFT || far >= 2;
};

/** It rests, or seems to have left only just now: it may have been the detector that jumped. */
export const mayRest = (track: Track): boolean => track.resting || (track.averaged >= 4 && !hasLeft(track));

/** How far a disc on its way may have come since it was last seen. */
const reachMm = (track: Track, atMs: number): number =>
  ((1.3 * speedOf(track) + 200) * (atMs - track.seenMs)) / 1000 + 15;

/** A find where a disc rests that rather is another one, on its way and able to be there by now. */
const isPassing = (find: Find, track: Track, runners: readonly Track[], atMs: number): boolean =>
  runners.some(runner => {
    if (runner === track) return false;
    if (apart(runner.at, find.disc.at) > reachMm(runner, atMs)) return false;
    return agreeOn(runner, find.disc) > BETTER_KIND * agreeOn(track, find.disc);
  });

/** The striker no longer lies where it was aimed from: it may have been shot anywhere. */
const awayStriker = (tracks: readonly Track[], finds: readonly Find[], settings: FollowSettings): Track | undefined =>
  tracks.find(
    track =>
      track.known &&
      track.resting &&
      isStriker(track) &&
      !finds.some(
        ({ disc }) => apart(track.anchor, disc.at) <= settings.restingWithinMm && agreeOn(track, disc) > NOT_ITS_KIND,
      ),
  );

/** Discs at rest are recognised by their place alone, nearest first: pairs of track and find. */
export const pairAtRest = (
  tracks: readonly Track[],
  finds: readonly Find[],
  atMs: number,
  settings: FollowSettings,
): readonly { readonly t: number; readonly d: number }[] => {
  const runners = tracks.filter(
    track =>
      !track.resting &&
      (track.known || track.clearRun >= OWN_WAY) &&
      atMs - track.seenMs < settings.lostAfterMs &&
      speedOf(track) > RUNS_MM_PER_S,
  );
  const shot = awayStriker(tracks, finds, settings);
  // Where nothing else can be by now, the detector has mistaken the kind of the disc that lies there.
  const mayBeAnother = ({ disc }: Find, track: Track) =>
    runners.some(runner => runner !== track && apart(runner.at, disc.at) <= reachMm(runner, atMs)) ||
    (shot !== undefined &&
      apart(shot.at, disc.at) <= (settings.fastestMmPerS * (atMs - shot.seenMs)) / 1000 + settings.restingWithinMm);
  const pairs: { readonly t: number; readonly d: number; readonly mm: number }[] = [];
  for (const [t, track] of tracks.entries()) {
    if (!track.resting) continue;
    for (const [d, find] of finds.entries()) {
      if (find.where === 'pocket') continue;
      const mm = apart(track.anchor, find.disc.at);
      if (mm > settings.restingWithinMm) continue;
      if (agreeOn(track, find.disc) <= NOT_ITS_KIND && (!track.known || mayBeAnother(find, track))) continue;
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

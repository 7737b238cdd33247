import { apart, nearestPocket, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import type { PlacedFrame } from '../detect/placed-discs.ts';
import { assignOrLeave, NEVER } from '../track/assign.ts';
import { type Hands, hiddenShare } from '../track/watch-hands.ts';
import type { Find } from './find.ts';
import type { FollowSettings } from './follow-settings.ts';
import type { FollowContext } from './following.ts';
import { mayRest, NOT_ITS_KIND } from './pair-at-rest.ts';
import { agreeOn, kindCost, movingCost, unseenCost } from './pair-costs.ts';
import { radiusOf } from './predict-disc.ts';
import { kindOf, outMm, type Sighting, speedOf, type Track } from './track.ts';

/** What lay in the open does not go onto a hand by itself. */
const ON_HAND_COST = 4;
/** What a hand hides is seen between the fingers, near where it was. */
const PEEPS_WITHIN_MM = 60;
/** So long after the last motion nothing is left that could strike. */
const CALM_MS = 100;
/** A disc at rest that nothing can have reached. */
const UNCAUSED_COST = 5;
/** What comes out of a pocket again is seen this near to it. */
const OUT_OF_POCKET_MM = 70;
/** A piece at the cushion may be struck straight over it: it is seen beyond before it was ever seen on its way. */
const JUMPS_WITHIN_MM = 130;
/** That a disc still, or again, lies where it lay. */
const STILL_THERE = 1;
const BACK_THERE = 3;

/** Seen in a pocket twice running: it may lie on the net in sight, but it does not fly out across the board. */
const fellIn = (kind: SurfaceKind, { trail }: Track): boolean =>
  trail !== null &&
  trail.where === 'pocket' &&
  (trail.before?.where === 'pocket' || nearestPocket(kind, trail.at).mm < kind.pocketDiameterMm / 4);

/** Seen beyond the frame further and further out: it does not turn up across the board. */
const OUTWARDS_SIGHTS = 3;
const flewOff = ({ trail }: Track): boolean => {
  let here = trail;
  for (let n = 1; n < OUTWARDS_SIGHTS; n += 1) {
    const before: Sighting | null = here?.before ?? null;
    if (here?.where !== 'beyond' || before?.where !== 'beyond' || outMm(here.at) <= outMm(before.at)) return false;
    here = before;
  }
  return true;
};

/** So slowly, and so near, it is itself that is seen at the rim, and not what fell earlier and seldom shows. */
const CREEPS_MM_PER_S = 400;
const CREEPS_MM = 12;
const creepsThere = (track: Track, at: OnSurface, atMs: number, settings: FollowSettings): boolean =>
  track.known &&
  !track.resting &&
  atMs - track.seenMs < settings.lostAfterMs &&
  speedOf(track) < CREEPS_MM_PER_S &&
  apart(track.at, at) < CREEPS_MM;

/** A disc that is not known and was lost is not looked for. */
export const mayMove = (track: Track): boolean => track.known || track.misses < 4 || speedOf(track) < 60;

/** It lies where it lay: at rest all along, or the sight on its way was a mistake. */
export const liesThere = (track: Track, find: Find, settings: FollowSettings): boolean =>
  mayRest(track) &&
  find.where !== 'pocket' &&
  apart(track.anchor, find.disc.at) <= settings.restingWithinMm &&
  agreeOn(track, find.disc) > NOT_ITS_KIND;

/** Discs that left their place, or are on their way, by motion and kind, at the least cost for all together. */
export const pairOnWay = (
  tracks: readonly Track[],
  finds: readonly Find[],
  frame: PlacedFrame,
  hands: Hands,
  { struck, inNets }: { readonly struck: ReadonlySet<number>; readonly inNets: ReadonlySet<Find> },
  { kind, playing, stillSinceMs }: FollowContext,
  settings: FollowSettings,
): readonly (Find | undefined)[] => {
  const { atMs } = frame;
  const calmMs = (stillSinceMs ?? Number.POSITIVE_INFINITY) + CALM_MS;
  const hiddenOf = tracks.map(track => hiddenShare(hands, track.at, radiusOf(kind, kindOf(track).kind)));
  const goingCost = (track: Track, find: Find, hidden: number): number => {
    const { disc, where, clear } = find;
    // It lay in the net, or on the frame, before: it says nothing about what comes near.
    if (inNets.has(find) && !creepsThere(track, disc.at, atMs, settings)) return NEVER;
    // Seen to lie when all was still, it does not set off any more.
    if (track.known && track.resting && track.seenMs > calmMs) return NEVER;
    // Between shots nothing falls.
    if (where === 'pocket' && !playing) return NEVER;
    if (atMs - track.seenMs > settings.lostAfterMs + frame.gapMs) {
      // Peeping out from under a hand where it was before.
      const again = !track.resting && apart(track.at, disc.at) < settings.restingWithinMm;
      return again ? 2 + kindCost(track, disc) : NEVER;
    }
    const jumps = where === 'beyond' && clear && playing && track.known && struck.has(track.id);
    if (
      where !== 'surface' &&
      (track.resting || !track.known) &&
      !(jumps && apart(track.at, disc.at) < JUMPS_WITHIN_MM)
    )
      return NEVER;
    // A disc lying in a net is no reason for a slow one to be there all at once.
    const reachMm = ((1.3 * speedOf(track) + 200) * (atMs - track.seenMs)) / 1000 + 15;
    if (where === 'pocket' && apart(track.at, disc.at) > reachMm) return NEVER;
    // What lies under a hand is not carried off by something that looks like a disc on the hand.
    if (track.resting && hidden >= 0.2) return NEVER;
    if (fellIn(kind, track) && where !== 'pocket' && apart(track.at, disc.at) > OUT_OF_POCKET_MM) return NEVER;
    if (flewOff(track) && where === 'surface' && apart(track.at, disc.at) > OUT_OF_POCKET_MM) return NEVER;
    const onHand = !clear && (hidden < 0.2 || apart(track.at, disc.at) > PEEPS_WITHIN_MM) ? ON_HAND_COST : 0;
    const uncaused = track.known && track.resting && !struck.has(track.id) ? UNCAUSED_COST : 0;
    return movingCost(kind, track, disc, atMs, settings) + uncaused + onHand + (disc.certainty < 0.45 ? 1 : 0);
  };
  const cost = (row: number, column: number): number => {
    const [track, find] = [tracks[row], finds[column]];
    if (track === undefined || find === undefined) return NEVER;
    const going = mayMove(track) ? goingCost(track, find, hiddenOf[row] ?? 0) : NEVER;
    if (!liesThere(track, find, settings)) return going;
    return Math.min(going, (track.resting ? STILL_THERE : BACK_THERE) + kindCost(track, find.disc));
  };
  const answer = assignOrLeave(tracks.length, finds.length, cost, row => {
    const track = tracks[row];
    return track === undefined ? 0 : unseenCost(track, hiddenOf[row] ?? 0);
  });
  return tracks.map((_, row) => {
    const column = answer[row] ?? -1;
    return column < 0 || cost(row, column) >= NEVER ? undefined : finds[column];
  });
};

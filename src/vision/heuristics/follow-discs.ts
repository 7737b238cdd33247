import type { PlacedFrame } from '../detect/placed-discs.ts';
import type { Hands } from '../track/watch-hands.ts';
import { findsIn } from './find.ts';
import type { FollowSettings } from './follow-settings.ts';
import type { FollowContext, Following } from './following.ts';
import { mayBeStruck } from './may-be-struck.ts';
import { isOwnSmear } from './own-smear.ts';
import { isMerged, mayRest, pairAtRest } from './pair-at-rest.ts';
import { liesThere, mayMove, pairOnWay } from './pair-on-way.ts';
import { populate } from './population.ts';
import { newTrack, seenAtRest, seenMoving, unseen } from './see-again.ts';
import { liesInNet, watchNets } from './seen-in-nets.ts';
import { watchOutside } from './seen-outside.ts';
import type { Track } from './track.ts';

/** Sights after which a stranger's way is its own. */
const OWN_WAY = 4;
const choosesLast = (track: Track): boolean => !track.known && !track.resting && track.sightings < OWN_WAY;

/**
 * Follows discs from frame to frame. Those at rest are recognised by their place alone; whatever is left over is
 * assigned to discs on their way by motion and kind, at the least cost for all together.
 */
export const followDiscs = (
  before: Following,
  frame: PlacedFrame,
  hands: Hands,
  table: FollowContext,
  settings: FollowSettings,
): Following => {
  const { kind } = table;
  const { atMs } = frame;
  const finds = findsIn(kind, frame.discs, hands);
  const nets = table.playing ? before.nets : watchNets(before.nets, finds, atMs);
  const inNets = new Set(finds.filter(find => liesInNet(nets, find)));
  const free = new Set(finds);
  const next: (Track | undefined)[] = before.tracks.map(() => undefined);

  for (const { t, d } of pairAtRest(before.tracks, finds, atMs, settings)) {
    const [track, find] = [before.tracks[t], finds[d]];
    if (track === undefined || find === undefined) continue;
    next[t] = seenAtRest(track, find, atMs);
    free.delete(find);
  }
  const missing = before.tracks.filter((track, t) => next[t] === undefined && track.known && track.resting);
  for (const find of free) if (isMerged(kind, find.disc, missing)) free.delete(find);

  const lying = new Set(next.flatMap(track => (track === undefined ? [] : [track.id])));
  const struck = free.size === 0 ? lying : mayBeStruck(kind, before.tracks, lying, hands, atMs, settings.fastestMmPerS);
  // A mistake of the detector seen once must not carry off the find of a disc in play: strangers without a way of their
  // own choose last.
  for (const last of [false, true]) {
    const rows = before.tracks.flatMap((track, t) =>
      next[t] === undefined && (mayMove(track) || mayRest(track)) && choosesLast(track) === last ? [{ t, track }] : [],
    );
    const pairs = pairOnWay(
      rows.map(({ track }) => track),
      [...free],
      frame,
      hands,
      { struck, inNets },
      table,
      settings,
    );
    for (const [row, { t, track }] of rows.entries()) {
      const find = pairs[row];
      if (find === undefined) continue;
      free.delete(find);
      next[t] = liesThere(track, find, settings)
        ? seenAtRest(track, find, atMs)
        : seenMoving(track, find, atMs, settings);
    }
  }

  const unclaimed = [...free].filter(find => !inNets.has(find));
  const outside = watchOutside(kind, before.outside, unclaimed, atMs);
  let nextId = before.nextId;
  const tracks = before.tracks.map((track, t) => next[t] ?? unseen(kind, track, hands, atMs));
  const allSeen = tracks.every(track => !track.known || track.misses === 0);
  for (const find of free) {
    if (find.where !== 'surface' || find.disc.certainty < settings.newFromCertainty) continue;
    if (allSeen && tracks.some(track => isOwnSmear(kind, track, find.disc))) continue;
    tracks.push(newTrack(nextId, find, atMs));
    nextId += 1;
  }
  return populate({ ...before, tracks, nextId, atMs, taken: [], adopted: [], nets, outside }, hands, table, settings);
};

import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import { adopted, isProven } from './adopt-strangers.ts';
import { knownStriker } from './known-striker.ts';
import { ledIntoPocket } from './led-into-pocket.ts';
import { addVotes, isStriker, kindOf, sightingsOf, type Track } from './track.ts';

/** There is one striker: what looks like one and moves is it. */

const stepMm = ({ trail }: Track): number =>
  trail === null || trail.before === null ? 0 : apart(trail.at, trail.before.at);

const seenSince = ({ trail, resting }: Track, ms: number): number => {
  let count = resting ? 2 : 0;
  for (let here = trail; here !== null && here.atMs > ms && count < 2; here = here.before) count += 1;
  return count;
};

/** Cosine of the bend of a free way. */
const STRAIGHT = 0.97;

/** Its last two sights lead straight away from where the other lay; two mistakes of a detector hardly ever do. */
const leadsFrom = (lost: Track, { trail }: Track): boolean => {
  if (trail === null || trail.before === null) return false;
  const [from, by, to] = [lost.anchor, trail.before.at, trail.at];
  const [ax, ay] = [by.xMm - from.xMm, by.yMm - from.yMm];
  const [cx, cy] = [to.xMm - by.xMm, to.yMm - by.yMm];
  return ax * cx + ay * cy >= STRAIGHT * Math.hypot(ax, ay) * Math.hypot(cx, cy);
};

/** It looks like a piece, and every piece that looks like it lies where it lay: nobody else can be on this way. */
const isNobodyElse = (tracks: readonly Track[], stranger: Track): boolean => {
  const { kind } = kindOf(stranger);
  return !tracks.some(track => track.known && kindOf(track).kind === kind && (!track.resting || track.misses > 0));
};
const LEAST_SIGHTS = 3;

/** Whoever goes on as the striker is the striker, whatever it looks like on its way. */
const asStriker = (lost: Track, found: Track): Track => {
  const one = adopted(lost, found);
  return isStriker(one) ? one : { ...one, votes: addVotes(lost.votes, lost.stay) };
};

/** Seen so often in the open, and so far, it runs; and it began so near to where the striker lay. */
const RUN_SIGHTS = 8;
const RUN_MM = 100;
const RUN_FROM_MM = 120;

/** It ran straight away from where the striker lay, whatever is seen there among the fingers. */
const ranFrom = (lies: Track, track: Track): boolean => {
  if (track.known || track.resting || track.misses > 0 || track.clearRun < RUN_SIGHTS || !isStriker(track))
    return false;
  const [first] = sightingsOf(track.trail);
  if (first === undefined || apart(first.at, lies.anchor) > RUN_FROM_MM) return false;
  const wayMm = apart(first.at, track.at);
  return wayMm > RUN_MM && apart(lies.anchor, track.at) > STRAIGHT * (apart(lies.anchor, first.at) + wayMm);
};

/** A striker just shot may be too fast to follow: what looks like one and moves is it. */
export const findStriker = (
  tracks: readonly Track[],
  atMs: number,
  playing: boolean,
  kind: SurfaceKind,
): readonly Track[] => {
  const lost = knownStriker(tracks, atMs);
  if (lost === undefined) return tracks;
  const runs = playing || !lost.resting ? undefined : tracks.find(track => ranFrom(lost, track));
  if (runs !== undefined) {
    const shot = { ...adopted(lost, runs), trail: runs.trail };
    return tracks.filter(track => track !== runs).map(track => (track === lost ? shot : track));
  }
  if (atMs - lost.seenMs < 60) return tracks;
  const found = tracks.find(
    track =>
      !track.known &&
      (isStriker(track) ||
        (!track.resting && track.clearRun >= LEAST_SIGHTS && leadsFrom(lost, track) && isNobodyElse(tracks, track))) &&
      track.misses === 0 &&
      track.clearRun >= (track.resting ? 5 : leadsFrom(lost, track) ? 2 : 3) &&
      seenSince(track, lost.seenMs) >= 2 &&
      (track.resting ? playing && (!ledIntoPocket(kind, lost) || isProven(kind, lost, track)) : stepMm(track) > 5),
  );
  if (found === undefined) return tracks;
  return tracks.filter(track => track !== found).map(track => (track === lost ? asStriker(lost, found) : track));
};

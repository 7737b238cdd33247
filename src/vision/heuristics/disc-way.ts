import type { Disc } from '../../carrom/discs.ts';
import type { OnSurface, SurfaceKind } from '../../carrom/surface.ts';
import { radiusOf } from './predict-disc.ts';
import type { BeforeDisc } from './shot-in-play.ts';
import { joined, kindOf, type Sighting, sightingsOf, type Track, withWholeWay } from './track.ts';

/** A disc that was in play before the shot, and its whole way since: where it was at any time, as far as it was seen. */
export interface DiscWay {
  readonly disc: Disc;
  readonly radiusMm: number;
  readonly from: OnSurface;
  /** As it was before the shot. */
  readonly before: Track;
  readonly track: Track;
  readonly sights: readonly Sighting[];
}

/** Sights of the last frames before a shot was noticed belong to it. */
const NOTICED_AFTER_MS = 40;

const sightsOf = (track: Track, startMs: number): readonly Sighting[] =>
  sightingsOf(track.trail).filter(({ atMs, where }) => atMs >= startMs - NOTICED_AFTER_MS && where === 'surface');

export const wayOf = (kind: SurfaceKind, { track: before }: BeforeDisc, now: Track, startMs: number): DiscWay => {
  const { kind: disc } = kindOf(before);
  const track = withWholeWay(now, startMs - NOTICED_AFTER_MS);
  return { disc, radiusMm: radiusOf(kind, disc), from: before.anchor, before, track, sights: sightsOf(track, startMs) };
};

const upTo = (trail: Sighting | null, ms: number): Sighting | null => {
  let here = trail;
  while (here !== null && here.atMs > ms) here = here.before;
  return here;
};

/** Until then its own way, from then on that of another, which it was taken for. */
export const goneOnAs = (own: DiscWay, other: DiscWay, ms: number, startMs: number): DiscWay => {
  const { track: went } = other;
  // Not seen since: the place where the other lay is none of its own.
  const vanished = went.resting && other.sights.length === 0 && went.misses > 0;
  const track: Track = {
    ...went,
    id: own.track.id,
    firstMs: own.track.firstMs,
    anchor: went.resting && !vanished ? went.anchor : own.from,
    trail: joined(upTo(own.track.trail, ms), went.trail, ms),
  };
  return { ...own, track, sights: sightsOf(track, startMs) };
};

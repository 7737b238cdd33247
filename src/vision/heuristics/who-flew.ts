import { POCKETS, type SurfaceKind } from '../../carrom/surface.ts';
import { type LastSeen, lastSeenOf, lookAhead } from './last-seen.ts';
import { radiusOf } from './predict-disc.ts';
import type { SameDisc } from './same-discs.ts';
import { type Outside, outsideOf } from './seen-outside.ts';
import type { Playing } from './shot-in-play.ts';
import { kindOf, kindShares, type Sighting, sightingsOf } from './track.ts';

/**
 * What was seen beyond the frame and is nobody's belongs to a disc that is gone. Of several of its kind it is the one
 * whose own way leads to no pocket.
 */

const passesMm = (kind: SurfaceKind, seen: LastSeen, radiusMm: number): number => {
  const { passes } = lookAhead(kind, seen, radiusMm);
  return Math.min(...POCKETS.map(pocket => passes[pocket].mm));
};

const wasSeen = ({ way }: SameDisc, where: Sighting['where']): boolean =>
  sightingsOf(way.resting ? null : way.trail).some(sight => sight.where === where);

/** The sights beyond the frame of each disc that is gone, by its id. */
export const whoFlew = (
  same: readonly SameDisc[],
  playing: Playing,
  kind: SurfaceKind,
): ReadonlyMap<number, readonly Outside[]> => {
  if (playing.outside.length === 0) return new Map();
  const able = same.flatMap(disc => {
    if (disc.now !== undefined) return [];
    const { track } = disc.before;
    const radius = radiusOf(kind, kindOf(track).kind);
    const seen = lastSeenOf(kind, disc.way, playing, radius);
    const sights = outsideOf(playing.outside, kindShares(track), seen.at, seen.atMs);
    return sights.length === 0 ? [] : [{ disc, sights, mm: passesMm(kind, seen, radius) }];
  });
  const flew = new Map<number, readonly Outside[]>();
  for (const { disc } of able) {
    const ofKind = able.filter(one => kindOf(one.disc.before.track).kind === kindOf(disc.before.track).kind);
    // One that was seen to go over the frame by itself explains them all.
    if (ofKind.some(one => wasSeen(one.disc, 'beyond'))) continue;
    const [first] = ofKind.filter(one => !wasSeen(one.disc, 'pocket')).toSorted((a, b) => b.mm - a.mm);
    if (first?.disc === disc) flew.set(disc.way.id, first.sights);
  }
  return flew;
};

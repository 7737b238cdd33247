import { apart, type OnSurface, type SurfaceKind } from '../carrom/surface.ts';
import { offCast } from './cast-striker.ts';
import { radiusOf } from './predict-disc.ts';
import type { SameDisc } from './same-discs.ts';
import { isStriker, kindOf, sightingsOf, type Track } from './track.ts';

/** Ways are seen in pieces, and bend between two sights. */
const SPARE_MM = 30;
/** A striker seen less often than this may have been anywhere. */
const SIGHTS = 3;

/** Its way from where it lay; just the place for one that never left it, and for one that vanished from it. */
const cornersOf = (lay: OnSurface, way: Track, startMs: number): readonly OnSurface[] => [
  lay,
  ...sightingsOf(way.trail).flatMap(({ at, atMs, where }) => (atMs >= startMs - 40 && where !== 'beyond' ? [at] : [])),
];

/** Has anything come so near to where this disc lay that it may have been struck? What nothing reached did not go away. */
export const wasReached = (
  disc: SameDisc,
  all: readonly SameDisc[],
  kind: SurfaceKind,
  startMs: number,
  strikerId: number,
): boolean => {
  const { anchor } = disc.before.track;
  const radius = radiusOf(kind, kindOf(disc.before.track).kind);
  const striker = all.find(({ before }) => before.track.id === strikerId);
  if (striker === undefined || sightingsOf(striker.way.trail).length < SIGHTS) return true;
  return all.some(other => {
    if (other === disc) return false;
    const lay = other.before.track.anchor;
    const corners = cornersOf(lay, other.way, startMs);
    // Who lies where it lay has struck nobody.
    const stayed = other.now !== undefined && apart(other.now.anchor, lay) < 5 && !isStriker(other.before.track);
    if (stayed && corners.length < 3) return false;
    const reach = radius + radiusOf(kind, kindOf(other.before.track).kind) + SPARE_MM;
    return corners.length < 2 ? apart(lay, anchor) < reach : offCast({ corners }, anchor) < reach;
  });
};

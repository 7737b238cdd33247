import { apart, type OnSurface } from '../../carrom/surface.ts';
import type { Find } from './find.ts';

/**
 * A disc that fell earlier may lie in its net in sight of the camera, and the other player's striker on the frame. Seen
 * there before a shot, it says nothing about what falls or flies in it.
 */
export interface InNet {
  readonly at: OnSurface;
  readonly seenMs: number;
  readonly sights: number;
}

const SAME_PLACE_MM = 9;
/** It is seen now and then, between hands and shadows. */
const REMEMBERED_MS = 15_000;
/** Once may be a mistake of the detector. */
const SIGHTS = 2;

/** Between shots: what shows in the nets and on the frame. */
export const watchNets = (before: readonly InNet[], finds: readonly Find[], atMs: number): readonly InNet[] => {
  const seen = finds.filter(({ where }) => where !== 'surface').map(({ disc }) => disc.at);
  const kept = before.filter(({ seenMs }) => atMs - seenMs < REMEMBERED_MS);
  if (seen.length === 0) return kept.length === before.length ? before : kept;
  const again = kept.map(net => {
    const near = seen.find(at => apart(at, net.at) < SAME_PLACE_MM);
    return near === undefined ? net : { at: net.at, seenMs: atMs, sights: net.sights + 1 };
  });
  const fresh = seen.filter(at => !kept.some(net => apart(at, net.at) < SAME_PLACE_MM));
  return [...again, ...fresh.map(at => ({ at, seenMs: atMs, sights: 1 }))];
};

export const liesInNet = (nets: readonly InNet[], { where, disc }: Find): boolean =>
  where !== 'surface' && nets.some(({ at, sights }) => sights >= SIGHTS && apart(at, disc.at) < SAME_PLACE_MM);

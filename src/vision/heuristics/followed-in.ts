import type { DiscEvent } from '../../carrom/seen-shot.ts';
import type { Fates } from './disc-fates.ts';

/** Places of two signs of a pocket: how far its way passed by it, in 20 mm up to 120, and that no way of it was seen. */
const PASSES = 2;
const BLIND = 4;
const FAR = 6;
/** It comes so long after the piece it has struck. */
const BEHIND_MS = 100;

const wasSeenNowhere = ({ explanations }: Fates): boolean =>
  explanations.every(({ fate, signs }) => fate !== 'pocketed' || (signs[BLIND] === 1 && signs[PASSES] === FAR));

/**
 * A striker too fast to be seen at all fell somewhere. Where it lay says nothing about that: it went to where it was
 * aimed, and if a piece fell, it went in behind it.
 */
export const followedIn = (events: readonly DiscEvent[], discs: readonly Fates[]): readonly DiscEvent[] => {
  const fallen = events.filter(({ fate, disc }) => fate === 'pocketed' && disc !== 'striker');
  const first = fallen.toSorted((a, b) => (a.atMs ?? 0) - (b.atMs ?? 0))[0];
  if (first?.pocket === undefined) return events;
  const { pocket, atMs = 0 } = first;
  return events.map((event, i) => {
    const told = discs[i];
    if (event.fate !== 'pocketed' || event.disc !== 'striker' || told === undefined || !wasSeenNowhere(told))
      return event;
    return { ...event, pocket, atMs: Math.max(event.atMs ?? 0, atMs + BEHIND_MS) };
  });
};

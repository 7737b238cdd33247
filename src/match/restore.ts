import type { Disc } from '../carrom/discs.ts';
import { apart, type OnSurface } from '../carrom/surface.ts';
import type { LyingDisc } from './reconcile.ts';

/** Where a disc lay before, and whether it lies there again. */
export interface GhostPlace {
  readonly kind: Disc;
  readonly at: OnSurface;
  /** How far off the nearest disc of its kind lies; infinite when none is left. */
  readonly offMm: number;
  readonly restored: boolean;
}

/** A disturbed piece is back when it lies within this of where it lay. */
export const RESTORED_MM = 5;

/** The layout to go back to: every ghost has one disc of its kind, the nearest pairs first. */
export const ghostsOf = (before: readonly LyingDisc[], now: readonly LyingDisc[]): readonly GhostPlace[] => {
  const pieces = before.filter(({ kind }) => kind !== 'striker');
  const pairs = pieces
    .flatMap((ghost, i) =>
      now.flatMap((disc, j) => (disc.kind === ghost.kind ? [{ i, j, mm: apart(ghost.at, disc.at) }] : [])),
    )
    .toSorted((a, b) => a.mm - b.mm);
  const off = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j, mm } of pairs) {
    if (off.has(i) || taken.has(j)) continue;
    off.set(i, mm);
    taken.add(j);
  }
  return pieces.map(({ kind, at }, i) => {
    const offMm = off.get(i) ?? Number.POSITIVE_INFINITY;
    return { kind, at, offMm, restored: offMm <= RESTORED_MM };
  });
};

import type { Rearranged, RestingDisc } from '../../carrom/seen-shot.ts';
import { apart } from '../../carrom/surface.ts';
import { assignOrLeave, NEVER } from '../track/assign.ts';
import type { Hands } from '../track/watch-hands.ts';
import type { Following } from './following.ts';
import { kindOf, type Track } from './track.ts';

/** Hands may do one thing after another; what came of it is told when the surface has been calm for this long. */
const CALM_MS = 500;
/** Closer than this a piece was not moved on purpose, nor noticeably. */
const MOVED_MM = 6;

interface Before {
  readonly told: readonly RestingDisc[];
  readonly calmSinceMs: number;
  readonly following: Following;
}
interface After extends Before {
  readonly hands: Hands;
}

/** Pieces only: the striker comes and goes with every shot. */
const pieces = (tracks: readonly Track[]): readonly RestingDisc[] =>
  tracks
    .filter(track => track.known && track.resting)
    .map(track => ({ id: track.id, kind: kindOf(track).kind, at: track.anchor, certainty: kindOf(track).share }))
    .filter(({ kind }) => kind !== 'striker');

/** The same pieces by kind, nearest first; who is left over was put down or taken. */
export const compareLayouts = (
  before: readonly RestingDisc[],
  now: readonly RestingDisc[],
): Pick<Rearranged, 'added' | 'removed' | 'moved'> => {
  const pairs = assignOrLeave(
    before.length,
    now.length,
    (row, column) => {
      const [a, b] = [before[row], now[column]];
      if (a === undefined || b === undefined || a.kind !== b.kind) return NEVER;
      return a.id === b.id ? apart(a.at, b.at) / 2 : apart(a.at, b.at);
    },
    () => 5000,
  );
  const matched = new Set(pairs);
  return {
    added: now.filter((_, column) => !matched.has(column)),
    removed: before.filter((_, row) => (pairs[row] ?? -1) < 0),
    moved: before.flatMap((disc, row) => {
      const to = now[pairs[row] ?? -1];
      if (to === undefined || apart(disc.at, to.at) <= MOVED_MM) return [];
      return [{ disc: disc.kind, from: disc.at, to: to.at }];
    }),
  };
};

const isCalm = (following: Following): boolean =>
  following.tracks.every(
    track =>
      kindOf(track).kind === 'striker' || (track.known ? track.resting && track.misses < 3 && !track.handled : true),
  );

/** Between shots: what hands have put down, taken away or shifted, told once when it is done. */
export const noticeRearranged = (
  before: Before,
  after: After,
  atMs: number,
): { readonly told: readonly RestingDisc[]; readonly calmSinceMs: number; readonly change: Rearranged | null } => {
  const now = pieces(after.following.tracks);
  const was = pieces(before.following.tracks);
  const same = was.length === now.length && now.every(({ id }, i) => was[i]?.id === id) && isCalm(after.following);
  const calmSinceMs = same ? before.calmSinceMs : atMs;
  if (atMs - calmSinceMs < CALM_MS) return { told: before.told, calmSinceMs, change: null };
  const told = before.told.filter(({ kind }) => kind !== 'striker');
  const { added, removed, moved } = compareLayouts(told, now);
  if (added.length + removed.length + moved.length === 0) return { told: before.told, calmSinceMs, change: null };
  return {
    told: now,
    calmSinceMs,
    change: { kind: 'rearranged', atMs, added, removed, moved, before: told, discs: now },
  };
};

import type { Rearranged, RestingDisc, SurfaceChange } from '../../carrom/seen-shot.ts';
import { apart } from '../../carrom/surface.ts';
import { assignOrLeave, NEVER } from '../track/assign.ts';
import type { Hands } from '../track/watch-hands.ts';
import type { BelievedDisc } from './believed.ts';
import { likeliestKind } from './closed-world.ts';
import type { Place } from './places.ts';

/** What was last told of the layout, and since when nothing has changed. */
export interface ToldLayout {
  readonly told: readonly RestingDisc[];
  readonly calmSinceMs: number;
  /** In how many places it differs from what is believed now, and since when it does so. */
  readonly differs: { readonly by: number; readonly sinceMs: number };
}
const NO_DIFFERENCE = { by: 0, sinceMs: Number.POSITIVE_INFINITY };
export const toldNoLayout: ToldLayout = { told: [], calmSinceMs: Number.NEGATIVE_INFINITY, differs: NO_DIFFERENCE };

const CALM_MS = 700;
/** What has stayed changed for so long is told though a hand stays, or something goes on flickering. */
const OVERDUE_MS = 4000;
/** Not shown for so long and not hidden, it is gone. */
const GONE_MS = 1400;
const SHOWN_LOOKS = 2;
const MOVED_MM = 6;
/** What nobody told of and is not shown for so long is forgotten. */
const FORGET_MS = 15_000;

export interface Noticed {
  readonly telling: ToldLayout;
  readonly places: readonly Place[];
  readonly change: SurfaceChange | null;
}

/** Between shots: what hands have put down, taken away or shifted, told once when it is done. */
export const noticeRearranged = (
  { told, calmSinceMs, differs }: ToldLayout,
  believed: readonly BelievedDisc[],
  places: readonly Place[],
  hands: Hands,
  atMs: number,
  moving: boolean,
): Noticed => {
  const now = believed
    .filter(
      ({ place, share }) =>
        place.shown >= SHOWN_LOOKS && place.missedMs < GONE_MS && likeliestKind(share) !== 'striker',
    )
    .map(({ place, share }): RestingDisc => {
      const kind = likeliestKind(share);
      return { id: place.id, kind, at: place.at, certainty: share[kind] };
    });
  const pieces = told.filter(({ kind }) => kind !== 'striker');
  const byId = new Map(places.map(place => [place.id, place]));
  const calm =
    !moving &&
    pieces.every(({ id }) => {
      const p = byId.get(id);
      return p === undefined || p.missedMs === 0 || p.missedMs >= GONE_MS;
    });
  const since = calm ? calmSinceMs : atMs;
  const kept = places.filter(place => place.missedMs < FORGET_MS || pieces.some(({ id }) => id === place.id));
  const { added, removed, moved } = compareLayouts(pieces, now);
  const by = added.length + removed.length + moved.length;
  const differing = by === differs.by ? differs : { by, sinceMs: atMs };
  const done = atMs - since >= CALM_MS && hands.now === null;
  const overdue = !moving && atMs - differing.sinceMs >= OVERDUE_MS;
  if (by === 0 || !(done || overdue))
    return { telling: { told, calmSinceMs: since, differs: differing }, places: kept, change: null };
  const left = kept.filter(place => place.missedMs === 0 || !removed.some(({ id }) => id === place.id));
  const change: Rearranged = { kind: 'rearranged', atMs, added, removed, moved, before: pieces, discs: now };
  return { telling: { told: now, calmSinceMs: atMs, differs: NO_DIFFERENCE }, places: left, change };
};

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
      if (a === undefined || b === undefined) return NEVER;
      if (a.id === b.id) return 0;
      return a.kind === b.kind ? apart(a.at, b.at) : NEVER;
    },
    () => 5000,
  );
  const matched = new Set(pairs);
  return {
    added: now.filter((_, column) => !matched.has(column)),
    removed: before.filter((_, row) => (pairs[row] ?? -1) < 0),
    moved: before.flatMap((disc, row) => {
      const to = now[pairs[row] ?? -1];
      return to === undefined || apart(disc.at, to.at) <= MOVED_MM
        ? []
        : [{ disc: disc.kind, from: disc.at, to: to.at }];
    }),
  };
};

import type { ShotNote } from '../hub/payloads.ts';
import type { Entry, MatchView } from '../match/replay.ts';
import { isFoul } from '../match/told.ts';
import { thinPaths } from '../replay/thin-paths.ts';
import { makeShot } from '../rules/notation.ts';

/** When the stream shows a shot again without being asked. */
export const REPLAYS = ['by-hand', 'falls', 'all'] as const;
export type Replays = (typeof REPLAYS)[number];

/** What the hub is told of a shot. */
export type ShownShot = Pick<ShotNote, 'id' | 'line' | 'paths'>;

const isSeen = ({ event }: Entry): boolean => event.kind === 'shot-played' && (event.seen?.paths.length ?? 0) > 0;

/** The shot with this id, or the last one whose discs were followed, as it is shown again. */
export const shownShot = ({ entries }: MatchView, id?: string): ShownShot | undefined => {
  const entry = entries.findLast(each => isSeen(each) && (id === undefined || each.event.id === id));
  if (entry?.event.kind !== 'shot-played' || !entry.event.seen) return undefined;
  const { event } = entry;
  // The schema's lists are mutable, the log's are not; nobody writes to either.
  return { id: event.id, line: makeShot(event.stroke), paths: thinPaths(entry.event.seen.paths) as ShotNote['paths'] };
};

/** Whether the last thing that happened is a shot the stream wants to see again. */
export const isWorthShowing = ({ entries }: MatchView, replays: Replays): boolean => {
  const last = entries.at(-1);
  if (!last || !isSeen(last) || last.event.kind !== 'shot-played' || replays === 'by-hand') return false;
  const { pocketed, offSurface } = last.event.stroke;
  return replays === 'all' || pocketed.length + offSurface.length > 0 || isFoul(last);
};

import type { ShotNote } from '../../../hub/payloads.ts';
import { isFoul } from '../../../match/is-foul.ts';
import type { Entry, MatchView } from '../../../match/replay.ts';
import { thinPaths } from '../../../replay/thin-paths.ts';
import { makeShot } from '../../../rules/notation.ts';

/** When the stream shows a shot again without being asked. */
export const REPLAYS = ['by-hand', 'falls', 'all'] as const;
export type Replays = (typeof REPLAYS)[number];

/** What the hub is told of a shot. */
export type ShownShot = Pick<ShotNote, 'id' | 'line' | 'paths'>;

const isSeen = ({ event }: Entry): boolean => event.kind === 'shot-played' && (event.seen?.paths.length ?? 0) > 0;

/** The shot with this id, or the last one whose discs were followed. */
const seenShot = ({ entries }: MatchView, id?: string): Entry | undefined =>
  entries.findLast(each => isSeen(each) && (id === undefined || each.event.id === id));

/** Which shot it would be; cheap, as it is asked for at every change. */
export const shownShotId = (view: MatchView, id?: string): string | undefined => seenShot(view, id)?.event.id;

/** As it is told to those who show it again. */
export const shownShot = (view: MatchView, id?: string): ShownShot | undefined => {
  const event = seenShot(view, id)?.event;
  if (event?.kind !== 'shot-played' || !event.seen) return undefined;
  // The schema's lists are mutable, the log's are not; nobody writes to either.
  return { id: event.id, line: makeShot(event.stroke), paths: thinPaths(event.seen.paths) as ShotNote['paths'] };
};

/** Whether the last thing that happened is a shot the stream wants to see again. */
export const isWorthShowing = ({ entries }: MatchView, replays: Replays): boolean => {
  const last = entries.at(-1);
  if (!last || !isSeen(last) || last.event.kind !== 'shot-played' || replays === 'by-hand') return false;
  const { pocketed, offSurface } = last.event.stroke;
  return replays === 'all' || pocketed.length + offSurface.length > 0 || isFoul(last);
};

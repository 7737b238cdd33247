import type { ReplayCue, ShotNote } from '../../hub/payloads.ts';
import { alongPath, contactsUntil, type Path, shotMs } from '../../replay/along-path.ts';
import type { ReplayFilm } from '../../ui/overlay-replay.ts';

/** How much of its way a disc draws strongly behind it, in milliseconds of the shot. */
const TAIL_MS = 350;

/** The way since then: the first place at that time, then every corner after it. */
const tailOf = (path: Path, ms: number): readonly (readonly [number, number])[] => {
  const since = Math.max(0, ms - TAIL_MS);
  const from = alongPath(path, since);
  const skip = path.points.filter(([, , at]) => at <= since).length;
  return [[from.xMm, from.yMm], ...alongPath(path, ms).trail.slice(skip)];
};

/** The last shot, ready to be shown as the cue asks. */
export const filmOf = ({ paths }: ShotNote, { match, order, speed }: ReplayCue): ReplayFilm => {
  const end = (path: Path) => path.points.at(-1)?.[2] ?? 0;
  return {
    key: `${match} ${order}`,
    lengthMs: shotMs(paths),
    speed,
    at: ms =>
      paths.map(path => ({
        disc: path.disc,
        ...alongPath(path, ms),
        tail: ms < end(path) + TAIL_MS ? tailOf(path, ms) : [],
        contacts: contactsUntil(path, ms),
        gone: path.pocketed && ms >= end(path),
      })),
  };
};

import type { ReplayCue, ShotNote } from '../hub/payloads.ts';
import { alongPath, type Path, shotMs } from '../replay/along-path.ts';
import type { Film } from '../ui/overlay-replay.ts';

/** The last shot, ready to be shown as the cue asks. */
export const filmOf = ({ paths }: ShotNote, { match, order, speed }: ReplayCue): Film => {
  const end = (path: Path) => path.points.at(-1)?.[2] ?? 0;
  return {
    key: `${match} ${order}`,
    lengthMs: shotMs(paths),
    speed,
    at: ms => paths.map(path => ({ disc: path.disc, ...alongPath(path, ms), gone: path.pocketed && ms >= end(path) })),
  };
};

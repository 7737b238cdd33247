import type { ReplayCue, ShotNote } from '../../hub/payloads.ts';
import { drawnAt, shotMs } from '../../replay/along-path.ts';
import type { ReplayFilm } from '../../ui/overlay-replay.ts';

/** The last shot, ready to be shown as the cue asks. */
export const filmOf = ({ paths }: ShotNote, { match, order, speed }: ReplayCue): ReplayFilm => ({
  key: `${match} ${order}`,
  lengthMs: shotMs(paths),
  speed,
  at: ms => paths.map(path => drawnAt(path, ms)),
});

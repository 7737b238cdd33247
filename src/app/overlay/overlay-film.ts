import type { ReplayCue, ShotNote } from '../../hub/payloads.ts';
import type { LentClip } from '../../io/clip-relay.ts';
import { drawnAt, shotMs } from '../../replay/along-path.ts';
import type { ReplayFilm } from '../../ui/overlay-replay.ts';
import type { ReplayVideo } from '../../ui/overlay-video.ts';

/** On a stream people wait for the strike: this much before it is enough. */
const BEFORE_MS = 1000;

const videoOf = ({ film, fromMs, strikeMs, toMs, centre }: LentClip, speed: number): ReplayVideo => ({
  url: URL.createObjectURL(film),
  fromMs: Math.max(fromMs, strikeMs - BEFORE_MS),
  toMs,
  speed,
  centre,
});

/** The last shot, ready to be shown as the cue asks. */
export const filmOf = ({ paths }: ShotNote, { match, order, speed }: ReplayCue, clip?: LentClip): ReplayFilm => ({
  key: `${match} ${order}`,
  lengthMs: shotMs(paths),
  speed,
  at: ms => paths.map(path => drawnAt(path, ms)),
  ...(clip ? { video: videoOf(clip, speed) } : {}),
});

import type { Rearranged, SeenShot } from '../../carrom/seen-shot.ts';
import type { PlacedFrame } from '../../vision/detect/placed-discs.ts';
import {
  endOfWatching,
  type Watching,
  type WatchSettings,
  watchingNothing,
  watchSurface,
} from '../../vision/heuristics/watch-surface.ts';
import type { Rgba } from '../../vision/picture/measure-light.ts';
import { gapBefore, noFrames, tallyFrame } from '../../vision/picture/tally-frames.ts';
import type { VideoFrame } from './read-video.ts';

/** What the detector found in a picture. */
export type Found = Pick<PlacedFrame, 'discs' | 'covered' | 'fitted'>;
export type FindDiscs = (picture: Rgba, atMs: number) => Promise<Found>;

export interface Watcher {
  readonly shot: (shot: SeenShot) => void;
  readonly rearranged: (change: Rearranged) => void;
  readonly looked: (atMs: number) => void;
}

/** Watches a recording from its first frame to its last; answers how many there were and when the last one was. */
export const scoreFrames = async (
  frames: AsyncIterable<VideoFrame>,
  find: FindDiscs,
  settings: WatchSettings,
  watcher: Watcher,
): Promise<{ readonly frames: number; readonly lastMs: number }> => {
  let watching: Watching = watchingNothing;
  let tally = noFrames;
  let count = 0;
  let lastMs = 0;
  for await (const { atMs, picture } of frames) {
    const found = await find(picture, atMs);
    tally = tallyFrame(tally, { atMs, analysed: true });
    const { after, change } = watchSurface(watching, { ...found, atMs, gapMs: gapBefore(tally) }, settings);
    watching = after;
    count += 1;
    lastMs = atMs;
    if (change?.kind === 'shot') watcher.shot(change);
    if (change?.kind === 'rearranged') watcher.rearranged(change);
    watcher.looked(atMs);
  }
  const last = endOfWatching(watching, settings);
  if (last !== null) watcher.shot(last);
  return { frames: count, lastMs };
};

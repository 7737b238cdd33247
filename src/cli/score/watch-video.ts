import type { Expected } from '../../carrom/expected.ts';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import { type SurfaceKind, standardSurface } from '../../carrom/surface.ts';
import { firstSeconds, LOOK_FOR_MS, passFrame } from '../../vision/first-seconds.ts';
import type { Seen } from '../../vision/look.ts';
import { type Eyes, makePipeline, type PipelineSettings } from '../../vision/pipeline.ts';
import { watchSettings } from '../../vision/reading/watch-surface.ts';
import { fitByHand } from '../../vision/surface/fit-by-hand.ts';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import type { GivenCorners } from './options.ts';
import type { VideoFrame } from './read-video.ts';
import type { ScoreTrouble } from './trouble.ts';

export interface VideoWatched {
  readonly frames: number;
  readonly lastMs: number;
  /** The fit used last. */
  readonly fit: SurfaceFit | undefined;
  /** A fit that was not sure enough to be used. */
  readonly unsure: SurfaceFit | undefined;
}

/**
 * Watches a recording from its first frame to its last, through the page's own pipeline, and waits for every answer. What
 * was played before the surface was found is not lost: the recording is then read again from its first frame.
 */
export const watchVideo = async (
  open: () => AsyncIterable<VideoFrame>,
  eyes: Eyes,
  {
    kind = standardSurface,
    corners,
    expected,
    overhear,
  }: Pick<PipelineSettings, 'overhear'> & {
    readonly kind?: SurfaceKind;
    /** A person says where the surface is. */
    readonly corners?: GivenCorners | undefined;
    /** What should lie there by the score, asked after every change that was told. */
    readonly expected?: () => Expected | undefined;
  },
  told: (seen: Seen) => void,
): Promise<Outcome<VideoWatched, ScoreTrouble>> => {
  const pipeline = makePipeline(eyes, { watch: { ...watchSettings, kind }, ...(overhear && { overhear }) });
  let watched: VideoWatched = { frames: 0, lastMs: 0, fit: undefined, unsure: undefined };
  let first = firstSeconds;
  /** Reads until the end, or until the surface is found after frames were seen without it. */
  const read = async (): Promise<Outcome<'all' | 'found-late', ScoreTrouble>> => {
    watched = { ...watched, frames: 0 };
    for await (const { atMs, picture } of open()) {
      if (corners && watched.frames === 0) {
        const fit = fitByHand(corners, { widthPx: picture.width, heightPx: picture.height }, kind);
        if (!fit.ok) return bad('bad-corners');
        pipeline.useFit(fit.value, picture);
      }
      const seen = await (await pipeline.see(picture, atMs, true)).answered;
      const surface = seen?.surface;
      if (seen) {
        const { after, again } = passFrame(first, seen, atMs);
        first = after;
        if (again) return good('found-late');
      }
      watched = {
        frames: watched.frames + 1,
        lastMs: atMs,
        fit: surface?.kind === 'found' ? surface.fit : watched.fit,
        unsure: surface?.kind === 'unsure' ? surface.fit : watched.unsure,
      };
      if (seen) told(seen);
      if (seen?.change && expected) await pipeline.expect(expected() ?? null);
      if (!watched.fit && atMs > LOOK_FOR_MS) break;
    }
    return good('all');
  };
  let came = await read();
  if (came.ok && came.value === 'found-late') {
    pipeline.rewind();
    came = await read();
  }
  if (!came.ok) return came;
  const last = await pipeline.end();
  if (last) told(last);
  return good(watched);
};

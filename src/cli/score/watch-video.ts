import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import { type SurfaceKind, standardSurface } from '../../carrom/surface.ts';
import { watchSettings } from '../../vision/heuristics/watch-surface.ts';
import type { Seen } from '../../vision/look.ts';
import { type Eyes, makePipeline, type PipelineSettings } from '../../vision/pipeline.ts';
import { fitByHand } from '../../vision/surface/fit-by-hand.ts';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import type { GivenCorners } from './options.ts';
import type { VideoFrame } from './read-video.ts';
import type { ScoreTrouble } from './trouble.ts';

/** A recording that has shown no board for this long has none. */
const LOOK_FOR_MS = 60_000;

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
    overhear,
  }: Pick<PipelineSettings, 'overhear'> & {
    readonly kind?: SurfaceKind;
    /** A person says where the surface is. */
    readonly corners?: GivenCorners | undefined;
  },
  told: (seen: Seen) => void,
): Promise<Outcome<VideoWatched, ScoreTrouble>> => {
  const pipeline = makePipeline(eyes, { watch: { ...watchSettings, kind }, ...(overhear && { overhear }) });
  let watched: VideoWatched = { frames: 0, lastMs: 0, fit: undefined, unsure: undefined };
  /** Reads until the end, or until the surface is found for the first time; says whether frames were seen without it. */
  const read = async (untilFound: boolean): Promise<Outcome<'all' | 'found-late', ScoreTrouble>> => {
    watched = { ...watched, frames: 0 };
    for await (const { atMs, picture } of open()) {
      if (corners && watched.frames === 0) {
        const fit = fitByHand(corners, { widthPx: picture.width, heightPx: picture.height }, kind);
        if (!fit.ok) return bad('bad-corners');
        pipeline.useFit(fit.value, picture);
      }
      const seen = await (await pipeline.see(picture, atMs, true)).answered;
      const surface = seen?.surface;
      if (untilFound && surface?.kind === 'found' && watched.frames > 0 && !watched.fit) return good('found-late');
      watched = {
        frames: watched.frames + 1,
        lastMs: atMs,
        fit: surface?.kind === 'found' ? surface.fit : watched.fit,
        unsure: surface?.kind === 'unsure' ? surface.fit : watched.unsure,
      };
      if (seen) told(seen);
      if (!watched.fit && atMs > LOOK_FOR_MS) break;
    }
    return good('all');
  };
  const first = await read(true);
  if (!first.ok) return first;
  if (first.value === 'found-late') {
    const kept = pipeline.surface.toKeep();
    pipeline.startOver();
    if (kept) pipeline.surface.tryLastTime(kept);
    const again = await read(false);
    if (!again.ok) return again;
  }
  const last = await pipeline.end();
  if (last) told(last);
  return good(watched);
};

import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, type InputVideoTrack, VideoSampleSink } from 'mediabunny';
import { uprightFrame } from './upright-frame.ts';

/** One picture of a clip and its time in the film. */
export interface ClipFrame {
  readonly frame: VideoFrame;
  readonly atMs: number;
}

/** A stretch of a film, ready to be looked at from any of its frames. */
export interface ClipVideo {
  readonly widthPx: number;
  readonly heightPx: number;
  /** When each of its frames is shown, in order; never empty. */
  readonly timesMs: readonly number[];
  /** The frames from the one that is shown at this time. Whoever takes one closes it. */
  frames(fromMs: number): AsyncGenerator<ClipFrame, void>;
  close(): void;
}

/** The times of all frames of the stretch: packets tell them without being decoded. */
const timesOf = async (track: InputVideoTrack, fromMs: number, toMs: number): Promise<readonly number[]> => {
  const sink = new EncodedPacketSink(track);
  const options = { metadataOnly: true } as const;
  // A film that was cut from a key frame may begin later than it is asked for.
  const first = (await sink.getKeyPacket(fromMs / 1000, options)) ?? (await sink.getFirstPacket(options));
  if (!first) return [];
  const times: number[] = [];
  for await (const packet of sink.packets(first, undefined, options)) {
    const atMs = packet.timestamp * 1000;
    // Frames may be coded in another order than they are shown in: some of the wanted follow the first unwanted.
    if (atMs > toMs + 500) break;
    if (atMs >= fromMs && atMs <= toMs) times.push(atMs);
  }
  return times.toSorted((a, b) => a - b);
};

async function* framesFrom(track: InputVideoTrack, fromMs: number, toMs: number): AsyncGenerator<ClipFrame, void> {
  // A time that was rounded must not give the frame before.
  for await (const sample of new VideoSampleSink(track).samples(fromMs / 1000 + 1e-4, toMs / 1000 + 1e-3)) {
    const atMs = sample.timestamp * 1000;
    const frame = uprightFrame(sample);
    sample.close();
    yield { frame, atMs };
  }
}

/** Opens these milliseconds of a film; undefined where nothing of them can be shown. */
export const openClip = async (film: Blob, fromMs: number, toMs: number): Promise<ClipVideo | undefined> => {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(film) });
  const close = () => input.dispose();
  try {
    const track = await input.getPrimaryVideoTrack();
    const timesMs = track && (await track.canDecode()) ? await timesOf(track, fromMs, toMs) : [];
    if (!track || timesMs.length === 0) {
      close();
      return undefined;
    }
    const [widthPx, heightPx] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    return { widthPx, heightPx, timesMs, frames: from => framesFrom(track, from, toMs), close };
  } catch {
    close(); // damaged, or its disk is gone: the drawn replay is still there
    return undefined;
  }
};

import { ALL_FORMATS, BlobSource, Input, type InputVideoTrack, VideoSampleSink } from 'mediabunny';
import { bad, good, type Outcome } from '../carrom/outcome.ts';
import { type ColourMatrix, colourMatrixOf } from '../vision/picture/pixels-of-planes.ts';
import { uprightFrame } from './upright-frame.ts';

export const FILE_TROUBLES = ['not-a-video', 'no-pictures-in-file', 'unsupported-codec', 'file-breaks-off'] as const;
export type FileTrouble = (typeof FILE_TROUBLES)[number];

export interface FileFrame {
  readonly frame: VideoFrame;
  readonly atMs: number;
}

export interface VideoFile {
  readonly durationMs: number;
  readonly colours: ColourMatrix;
  /** Every frame in order. Whoever takes one closes it. Ends with whether the file was whole. */
  frames(): AsyncGenerator<FileFrame, 'whole' | 'file-breaks-off'>;
  close(): void;
}

/** A last frame this much earlier than the file promises means that the rest is missing. */
const MISSING_AFTER_MS = 500;

async function* framesOf(track: InputVideoTrack, promisedMs: number) {
  let reachedMs = 0;
  try {
    for await (const sample of new VideoSampleSink(track).samples()) {
      const atMs = sample.timestamp * 1000;
      reachedMs = atMs + sample.duration * 1000;
      const frame = uprightFrame(sample);
      sample.close();
      yield { frame, atMs };
    }
  } catch {
    return 'file-breaks-off' as const; // the decoder met bytes that are missing or damaged
  }
  return reachedMs < promisedMs - MISSING_AFTER_MS ? ('file-breaks-off' as const) : ('whole' as const);
}

/** Why there is no track with pictures. */
const troubleWithout = async (input: Input, file: Blob): Promise<FileTrouble> => {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4096).arrayBuffer());
  // An Ogg file says at the start of each of its tracks what it is.
  if (start.startsWith('OggS') && start.includes('theora')) return 'unsupported-codec';
  return (await input.getAudioTracks()).length > 0 ? 'no-pictures-in-file' : 'file-breaks-off';
};

/** Opens a recording, frame-exactly, or says why it cannot be played. */
export const openVideoFile = async (file: Blob): Promise<Outcome<VideoFile, FileTrouble>> => {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) });
  const close = () => input.dispose();
  const refuse = (trouble: FileTrouble) => {
    close();
    return bad(trouble);
  };
  if (!(await input.canRead().catch(() => false))) return refuse('not-a-video');
  try {
    const track = await input.getPrimaryVideoTrack();
    // Only a file that has sound and nothing else is called so. One that was cut off names no tracks at all, and pictures of
    // a kind that nobody here can read (Theora) are left out of its list.
    if (!track) return refuse(await troubleWithout(input, file));
    if (!(await track.canDecode())) return refuse('unsupported-codec');
    const promised = (await track.getDurationFromMetadata()) ?? (await input.getDurationFromMetadata());
    const durationMs = 1000 * (promised ?? (await track.computeDuration()));
    const colours = colourMatrixOf((await track.getColorSpace()).matrix);
    return good({ durationMs, colours, frames: () => framesOf(track, durationMs), close });
  } catch {
    return refuse('file-breaks-off');
  }
};

import type { RecordingSize } from '../../replay/recording-level.ts';
import type { RingPicture } from '../../replay/ring.ts';
import { type ChosenEncoder, chooseEncoder } from './choose-encoder.ts';

/** A clip begins at a key picture: the more often there is one, the less is kept that nobody wants. */
const KEY_EVERY_MS = 1000;
/** An encoder that is so many pictures behind is given no more: the machine has other work. */
const MOST_WAITING = 4;
/** Cameras do not keep time to the millisecond: a picture that comes a little early counts. */
const EARLY = 0.7;

/** How the pictures of one run were encoded. */
export interface EncodedRun {
  readonly chosen: ChosenEncoder;
  decoder?: VideoDecoderConfig;
}

const even = (px: number): number => 2 * Math.max(1, Math.round(px / 2));

/** Encodes a camera's pictures in a wanted size; what comes faster than it can is left out. */
export class PictureEncoder {
  readonly runs = new Map<number, EncodedRun>();
  private run = 0;
  private encoder: VideoEncoder | undefined;
  private given = '';
  private preparing = false;
  private lastMs = Number.NEGATIVE_INFINITY;
  private lastKeyMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly encoded: (picture: RingPicture) => void,
    private readonly changed: (chosen: ChosenEncoder | undefined) => void,
  ) {}

  /** Takes one picture, and closes it. */
  take(frame: VideoFrame, size: RecordingSize) {
    const atMs = frame.timestamp / 1000;
    const { encoder } = this;
    if (size.fps === 0) this.stop();
    else if (this.given !== this.key(frame, size)) void this.prepare(frame, size);
    else if (encoder?.state === 'configured' && this.wants(atMs, size) && encoder.encodeQueueSize <= MOST_WAITING) {
      const keyFrame = atMs - this.lastKeyMs >= KEY_EVERY_MS || atMs < this.lastKeyMs;
      if (keyFrame) this.lastKeyMs = atMs;
      this.lastMs = atMs;
      encoder.encode(frame, { keyFrame });
    }
    frame.close();
  }

  stop() {
    if (this.given === '') return;
    this.given = '';
    if (this.encoder?.state === 'configured') this.encoder.close();
    this.encoder = undefined;
    this.changed(undefined);
  }

  private wants(atMs: number, { fps }: RecordingSize): boolean {
    return atMs < this.lastMs || atMs - this.lastMs >= (EARLY * 1000) / fps;
  }

  private key({ displayWidth, displayHeight }: VideoFrame, { widthPx, fps }: RecordingSize): string {
    return `${displayWidth}×${displayHeight} ${widthPx} ${fps}`;
  }

  /** Another size is another run, which begins with a key picture. */
  private async prepare(frame: VideoFrame, size: RecordingSize) {
    if (this.preparing) return;
    this.preparing = true;
    const [given, { displayWidth, displayHeight }] = [this.key(frame, size), frame];
    const width = even(Math.min(size.widthPx, displayWidth));
    const height = even((displayHeight * width) / displayWidth);
    const chosen = await chooseEncoder(width, height, size.fps);
    this.preparing = false;
    this.stop();
    this.given = given;
    if (!chosen) return; // it is not asked again until something else is wanted
    this.begin(chosen);
  }

  private begin(chosen: ChosenEncoder) {
    this.run += 1;
    const { run } = this;
    const encodedRun: EncodedRun = { chosen };
    this.runs.set(run, encodedRun);
    const encoder = new VideoEncoder({
      output: (chunk, told) => {
        if (told?.decoderConfig) encodedRun.decoder = told.decoderConfig;
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        this.encoded({ atMs: chunk.timestamp / 1000, key: chunk.type === 'key', bytes, run });
      },
      // A graphics card that went away: the next picture tries again.
      error: () => {
        if (this.encoder === encoder) this.stop();
      },
    });
    encoder.configure(chosen.config);
    this.encoder = encoder;
    this.lastKeyMs = Number.NEGATIVE_INFINITY;
    this.changed(chosen);
  }
}

import { bad, good } from '../../carrom/outcome.ts';
import type { PlacedFrame } from '../../vision/detect/placed-discs.ts';
import type { Seen } from '../../vision/look.ts';
import type { Rgba } from '../../vision/picture/measure-light.ts';
import { measureSharpness } from '../../vision/picture/measure-sharpness.ts';
import type { ColourMatrix } from '../../vision/picture/pixels-of-planes.ts';
import { type Eyes, makePipeline } from '../../vision/pipeline.ts';
import { makeFrameReader } from './frame-pixels.ts';
import { holdOn } from './life-line.ts';
import { newestFrameWins } from './newest-frame.ts';
import { threadsHere } from './onnx.ts';
import { makeSenderClock, senderTicks } from './sender-clock.ts';
import type { FrameMessage, SeenMessage, TransferableFrame, VisionApi } from './vision-api.ts';

interface Arrived {
  readonly frame: TransferableFrame;
  readonly atMs: number;
  readonly colours: ColourMatrix | undefined;
  close(): void;
}

const arrived = (frame: TransferableFrame, atMs: number, colours?: ColourMatrix): Arrived => ({
  frame,
  atMs,
  colours,
  close: () => frame.close(),
});

/** Longer than any shot with the rest before it. */
const REMEMBERED_MS = 60_000;

/** The worker's side of the contract: takes frames, has the pipeline look at the newest, answers. */
export const makeVision = (eyes: Eyes): VisionApi => {
  let port: MessagePort | undefined;
  let patient = false;
  const peekers: ((pixels: Rgba) => void)[] = [];
  const readFrame = makeFrameReader();
  const heard: PlacedFrame[] = [];
  const overhear = (frame: PlacedFrame) => {
    heard.push(frame);
    const forgotten = heard.findIndex(({ atMs }) => atMs > frame.atMs - REMEMBERED_MS && atMs <= frame.atMs);
    heard.splice(0, forgotten);
  };
  const pipeline = makePipeline(eyes, { overhear });
  const { surface, pieces } = pipeline;

  const tell = (seen: Seen | undefined) => {
    if (seen) port?.postMessage({ kind: 'seen', seen } satisfies SeenMessage);
  };

  let answering: Promise<void> = Promise.resolve();

  const offer = newestFrameWins<Arrived>(
    async ({ frame, atMs, colours }) => {
      const picture = await readFrame(frame, colours);
      frame.close(); // at once: a camera has few buffers, and waits for them
      const { answered } = await pipeline.see(picture, atMs, patient);
      for (const look of peekers.splice(0)) look(picture);
      // Two frames at most are in the works: one is read while the network works on the other.
      const before = answering;
      answering = answered.then(tell, () => undefined);
      await before;
    },
    ({ atMs }) => void pipeline.passOver(atMs),
  );

  const readStream = async (readable: ReadableStream<VideoFrame>, from: MessagePort) => {
    const reader = readable.getReader();
    const clock = makeSenderClock();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (port !== from) {
        value.close();
        await reader.cancel();
        return;
      }
      offer(arrived(value, clock(value.timestamp / 1000, senderTicks(value))));
    }
  };

  return {
    prepare: async () => {
      if (typeof OffscreenCanvas === 'undefined') return bad('no-offscreen-canvas');
      return good({ threads: threadsHere() });
    },
    holdOn,
    connect: async (newPort, waits) => {
      patient = waits;
      port?.close();
      port = newPort;
      pipeline.startOver();
      heard.length = 0;
      newPort.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
        if (data.kind === 'frame') offer(arrived(data.frame, data.atMs, data.colours));
        else if (data.kind === 'end') void pipeline.end().then(tell);
        else readStream(data.readable, newPort).catch(() => undefined); // the camera is gone: the page knows already
      };
    },
    detector: async () => pieces.state(),
    finder: async () => surface.finder(),
    colours: async () => pieces.colours(),
    useColours: async colours => pieces.useColours(colours),
    teachColour: async (kind, at) => pieces.teach(kind, at),
    detections: async fromMs => heard.filter(({ atMs }) => atMs >= fromMs),
    expect: async expected => pipeline.expect(expected),
    sharpness: () => new Promise(resolve => peekers.push(picture => resolve(measureSharpness(picture)))),
    peek: () => new Promise(resolve => peekers.push(picture => resolve({ ...picture, bytes: picture.bytes.slice() }))),
    fitSurface: () => surface.find(),
    useFit: async (fit, picture) => pipeline.useFit(fit, picture),
    tryFit: async kept => surface.tryLastTime(kept),
    fitToKeep: async () => surface.toKeep(),
    lookAnew: async () => surface.lookAnew(),
    rewind: async () => pipeline.rewind(),
    startOver: async () => pipeline.startOver(),
  };
};

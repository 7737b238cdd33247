import { bad, good } from '../../carrom/outcome.ts';
import type { Seen } from '../../vision/look.ts';
import type { Rgba } from '../../vision/picture/measure-light.ts';
import { measureSharpness } from '../../vision/picture/measure-sharpness.ts';
import { type Eyes, makePipeline } from '../../vision/pipeline.ts';
import { makeFrameReader } from './frame-pixels.ts';
import { holdOn } from './life-line.ts';
import { newestFrameWins } from './newest-frame.ts';
import { threadsHere } from './onnx.ts';
import type { FrameMessage, SeenMessage, TransferableFrame, VisionApi } from './vision-api.ts';

interface Arrived {
  readonly frame: TransferableFrame;
  readonly atMs: number;
  close(): void;
}

const arrived = (frame: TransferableFrame, atMs: number): Arrived => ({ frame, atMs, close: () => frame.close() });

/** The worker's side of the contract: takes frames, has the pipeline look at the newest, answers. */
export const makeVision = (eyes: Eyes): VisionApi => {
  let port: MessagePort | undefined;
  let patient = false;
  const peekers: ((pixels: Rgba) => void)[] = [];
  const readFrame = makeFrameReader();
  const pipeline = makePipeline(eyes);
  const { surface, pieces } = pipeline;

  const tell = (seen: Seen | undefined) => {
    if (seen) port?.postMessage({ kind: 'seen', seen } satisfies SeenMessage);
  };

  let answering: Promise<void> = Promise.resolve();

  const offer = newestFrameWins<Arrived>(
    async ({ frame, atMs }) => {
      const picture = await readFrame(frame);
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
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (port !== from) {
        value.close();
        await reader.cancel();
        return;
      }
      offer(arrived(value, value.timestamp / 1000));
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
      newPort.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
        if (data.kind === 'frame') offer(arrived(data.frame, data.atMs));
        else if (data.kind === 'end') void pipeline.end().then(tell);
        else readStream(data.readable, newPort).catch(() => undefined); // the camera is gone: the page knows already
      };
    },
    detector: async () => pieces.state(),
    finder: async () => surface.finder(),
    colours: async () => pieces.colours(),
    useColours: async colours => pieces.useColours(colours),
    teachColour: async (kind, at) => pieces.teach(kind, at),
    sharpness: () => new Promise(resolve => peekers.push(picture => resolve(measureSharpness(picture)))),
    peek: () => new Promise(resolve => peekers.push(picture => resolve({ ...picture, bytes: picture.bytes.slice() }))),
    fitSurface: () => surface.find(),
    useFit: async (fit, picture) => pipeline.useFit(fit, picture),
    tryFit: async kept => surface.tryLastTime(kept),
    fitToKeep: async () => surface.toKeep(),
    lookAnew: async () => surface.lookAnew(),
    startOver: async () => pipeline.startOver(),
  };
};

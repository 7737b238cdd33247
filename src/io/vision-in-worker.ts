import { bad, good } from '../carrom/outcome.ts';
import { look, lookingAtNothing, passOver } from '../vision/look.ts';
import type { Rgba } from '../vision/measure-light.ts';
import { smallCopy } from '../vision/small-copy.ts';
import { makeFrameReader } from './frame-pixels.ts';
import { newestFrameWins } from './newest-frame.ts';
import { threadsHere } from './onnx.ts';
import { makePieceFinder } from './piece-finder.ts';
import type { FrameMessage, SeenMessage, TransferableFrame, VisionApi } from './vision-api.ts';

/** Wide enough to measure the light, small enough to cost nothing. */
const SMALL_WIDTH_PX = 64;

interface Arrived {
  readonly frame: TransferableFrame;
  readonly atMs: number;
  close(): void;
}

const arrived = (frame: TransferableFrame, atMs: number): Arrived => ({ frame, atMs, close: () => frame.close() });

/** The worker's side of the contract: takes frames, looks at the newest, answers. */
export const makeVision = (): VisionApi => {
  let looking = lookingAtNothing;
  let port: MessagePort | undefined;
  let peekers: ((pixels: Rgba) => void)[] = [];
  const readFrame = makeFrameReader();
  const pieces = makePieceFinder();

  const offer = newestFrameWins<Arrived>(
    async ({ frame, atMs }) => {
      const picture = await readFrame(frame);
      const small = smallCopy(picture, SMALL_WIDTH_PX);
      const found = await pieces.find(picture, atMs);
      const { width: widthPx, height: heightPx } = picture;
      const { after, seen } = look(looking, { atMs, widthPx, heightPx, small, ...(found ? { found } : {}) });
      looking = after;
      port?.postMessage({ kind: 'seen', seen } satisfies SeenMessage);
      if (peekers.length === 0) return;
      for (const answer of peekers) answer({ ...picture, bytes: picture.bytes.slice() });
      peekers = [];
    },
    ({ atMs }) => {
      looking = passOver(looking, atMs);
    },
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
    connect: async newPort => {
      port?.close();
      port = newPort;
      looking = lookingAtNothing;
      newPort.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
        if (data.kind === 'frame') offer(arrived(data.frame, data.atMs));
        else readStream(data.readable, newPort).catch(() => undefined); // the camera is gone: the page knows already
      };
    },
    setFit: fit => pieces.setFit(fit),
    colours: async () => pieces.colours(),
    useColours: async colours => pieces.setColours(colours),
    teachColour: async (kind, at) => pieces.teach(kind, at),
    peek: () => new Promise(resolve => peekers.push(resolve)),
    startOver: async () => {
      looking = lookingAtNothing;
    },
  };
};

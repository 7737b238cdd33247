import { bad, good } from '../carrom/outcome.ts';
import { look, lookingAtNothing, passOver } from '../vision/look.ts';
import { measureLight, type Rgba } from '../vision/measure-light.ts';
import { makePixelReader, sizeOf } from './frame-pixels.ts';
import { newestFrameWins } from './newest-frame.ts';
import { type FindSurface, makeSurfaceKeeper } from './surface-keeper.ts';
import type { FrameMessage, SeenMessage, TransferableFrame, VisionApi } from './vision-api.ts';

/** Wide enough to notice that the board was nudged, small enough to cost little on every frame. */
const SMALL_WIDTH_PX = 320;

/** More threads than this gain nothing for a model as small as ours. */
const MOST_THREADS = 4;

interface Arrived {
  readonly frame: TransferableFrame;
  readonly atMs: number;
  close(): void;
}

const arrived = (frame: TransferableFrame, atMs: number): Arrived => ({ frame, atMs, close: () => frame.close() });

/** The worker's side of the contract: takes frames, looks at the newest, answers. */
export const makeVision = (loadFinder: () => Promise<FindSurface | undefined> = async () => undefined): VisionApi => {
  let looking = lookingAtNothing;
  let port: MessagePort | undefined;
  let peekers: ((pixels: Rgba) => void)[] = [];
  const readSmall = makePixelReader();
  const readFull = makePixelReader();
  const surface = makeSurfaceKeeper(loadFinder);

  const offer = newestFrameWins<Arrived>(
    async ({ frame, atMs }) => {
      const { widthPx, heightPx } = sizeOf(frame);
      const small = readSmall(frame, SMALL_WIDTH_PX, Math.max(1, Math.round((SMALL_WIDTH_PX * heightPx) / widthPx)));
      const light = measureLight(small);
      const { now } = await surface.see(small, light, atMs, () => readFull(frame, widthPx, heightPx));
      const { after, seen } = look(looking, { atMs, widthPx, heightPx, light, surface: now });
      looking = after;
      port?.postMessage({ kind: 'seen', seen } satisfies SeenMessage);
      if (peekers.length === 0) return;
      const pixels = readFull(frame, widthPx, heightPx);
      for (const answer of peekers) answer(pixels);
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
      const threads = globalThis.crossOriginIsolated ? Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1) : 1;
      return good({ threads });
    },
    connect: async newPort => {
      port?.close();
      port = newPort;
      looking = lookingAtNothing;
      surface.startOver();
      newPort.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
        if (data.kind === 'frame') offer(arrived(data.frame, data.atMs));
        else readStream(data.readable, newPort).catch(() => undefined); // the camera is gone: the page knows already
      };
    },
    peek: () => new Promise(resolve => peekers.push(resolve)),
    fitSurface: () => surface.find(),
    useFit: async fit => surface.use(fit),
    tryFit: async kept => surface.tryLastTime(kept),
    fitToKeep: async () => surface.toKeep(),
    lookAnew: async () => surface.lookAnew(),
    startOver: async () => {
      looking = lookingAtNothing;
      surface.startOver();
    },
  };
};

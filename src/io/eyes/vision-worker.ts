import { type Remote, transfer, wrap } from 'comlink';
import type { Seen } from '../../vision/look.ts';
import type { ColourMatrix } from '../../vision/picture/pixels-of-planes.ts';
import { whenGone } from './life-line.ts';
import type { FrameMessage, SeenMessage, TransferableFrame, VisionApi } from './vision-api.ts';

/** The page's end of one source's frames: another source gets another link. */
export interface FrameLink {
  /** A recording's frames come with the rule by which its colours are coded; what a camera shows, the browser knows. */
  sendFrame(frame: TransferableFrame, atMs: number, colours?: ColourMatrix): void;
  sendStream(readable: ReadableStream<VideoFrame>): void;
  /** No frame follows. */
  sendEnd(): void;
  close(): void;
}

export interface VisionWorker {
  readonly api: Remote<VisionApi>;
  /** Opens a fresh channel for a source; answers to its frames come to `onSeen`. The patient wait for each. */
  link(onSeen: (seen: Seen) => void, how?: 'patient'): Promise<FrameLink>;
  end(): void;
}

let started = 0;

/** Starts the worker. `onFailed` is called when it dies: the page says so and may start another. */
export const startVisionWorker = (onFailed: () => void): VisionWorker => {
  const worker = new Worker(new URL('../../../workers/vision.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = onFailed;
  const api = wrap<VisionApi>(worker);
  started += 1;
  const lifeLine = `carrom-umpire/eyes/${performance.timeOrigin} ${started}`;
  void api.holdOn(lifeLine).then(() => whenGone(lifeLine, onFailed));
  return {
    api,
    link: async (onSeen, how) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<SeenMessage>) => onSeen(data.seen);
      await api.connect(transfer(port2, [port2]), how === 'patient');
      return {
        sendFrame: (frame, atMs, colours) =>
          port1.postMessage({ kind: 'frame', frame, atMs, colours } satisfies FrameMessage, [frame as Transferable]),
        sendStream: readable => port1.postMessage({ kind: 'stream', readable } satisfies FrameMessage, [readable]),
        sendEnd: () => port1.postMessage({ kind: 'end' } satisfies FrameMessage),
        close: () => port1.close(),
      };
    },
    end: () => worker.terminate(),
  };
};

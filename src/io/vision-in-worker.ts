import { bad, good } from '../carrom/outcome.ts';
import { endOfWatching, watchSettings } from '../vision/heuristics/watch-surface.ts';
import { look, lookingAtNothing, passOver, type Seen } from '../vision/look.ts';
import { measureLight, type Rgba } from '../vision/picture/measure-light.ts';
import { measureSharpness } from '../vision/picture/measure-sharpness.ts';
import { smallCopy } from '../vision/picture/small-copy.ts';
import { makeFrameReader } from './frame-pixels.ts';
import { newestFrameWins } from './newest-frame.ts';
import { threadsHere } from './onnx.ts';
import { makePieceFinder } from './piece-finder.ts';
import { type FindSurface, makeSurfaceKeeper } from './surface-keeper.ts';
import type { FrameMessage, SeenMessage, TransferableFrame, VisionApi } from './vision-api.ts';

/** Wide enough to notice that the board was nudged, small enough to cost little on every frame. */
const SMALL_WIDTH_PX = 320;

/** While the fit is not to be trusted, nothing is concluded and nothing forgotten. */
const UNFITTED = { discs: [], covered: null, fitted: false } as const;

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
  let patient = false;
  let last: Seen | undefined;
  const peekers: ((pixels: Rgba) => void)[] = [];
  const readFrame = makeFrameReader();
  const surface = makeSurfaceKeeper(loadFinder);
  const pieces = makePieceFinder();

  const tell = (seen: Seen) => {
    last = seen;
    port?.postMessage({ kind: 'seen', seen } satisfies SeenMessage);
  };

  /** The recording is over: a shot still waiting for more frames is told as it stands. */
  const tellEnd = () => {
    const change = endOfWatching(looking.watching, watchSettings);
    if (last && change) tell({ ...last, discs: change.discs, phase: { kind: 'rest' }, change });
    looking = lookingAtNothing;
  };

  /** What follows on the network's answer, in the frames' order. */
  let finishing: Promise<void> = Promise.resolve();

  const offer = newestFrameWins<Arrived>(
    async ({ frame, atMs }) => {
      const from = port;
      const picture = await readFrame(frame);
      frame.close(); // at once: a camera has few buffers, and waits for them
      const { width: widthPx, height: heightPx } = picture;
      const small = smallCopy(picture, SMALL_WIDTH_PX);
      const light = measureLight(small);
      const { now, fitted } = await surface.see(small, light, atMs, () => picture, patient);
      pieces.follow(now.kind === 'found' ? now.fit : null);
      const finding = pieces.find(picture, atMs, patient);
      const finish = async () => {
        const found = await finding;
        if (port !== from) return; // another source was chosen meanwhile
        const placed = now.kind === 'paused' ? { found: UNFITTED } : found ? { found: { ...found, fitted } } : {};
        const { after, seen } = look(looking, { atMs, widthPx, heightPx, light, surface: now, ...placed });
        looking = after;
        tell(seen);
      };
      const before = finishing.catch(() => undefined);
      finishing = before.then(finish);
      for (const look of peekers.splice(0)) look(picture);
      // Two frames at most are in the works: one is read while the network works on the other.
      await before;
    },
    ({ atMs }) => {
      const from = port;
      finishing = finishing
        .catch(() => undefined)
        .then(() => {
          if (port === from) looking = passOver(looking, atMs);
        });
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
    connect: async (newPort, waits) => {
      patient = waits;
      last = undefined;
      port?.close();
      port = newPort;
      looking = lookingAtNothing;
      surface.startOver();
      newPort.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
        if (data.kind === 'frame') offer(arrived(data.frame, data.atMs));
        else if (data.kind === 'end') tellEnd();
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
    useFit: async (fit, picture) => surface.use(fit, picture && smallCopy(picture, SMALL_WIDTH_PX)),
    tryFit: async kept => surface.tryLastTime(kept),
    fitToKeep: async () => surface.toKeep(),
    lookAnew: async () => surface.lookAnew(),
    startOver: async () => {
      looking = lookingAtNothing;
      surface.startOver();
    },
  };
};

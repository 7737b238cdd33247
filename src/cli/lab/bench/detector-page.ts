import { fastRectifier } from '../../../io/eyes/fast-rectify.ts';
import { makeFrameReader } from '../../../io/eyes/frame-pixels.ts';
import { fetchModel } from '../../../io/eyes/model-files.ts';
import { type Network, startNetwork, threadsHere } from '../../../io/eyes/onnx.ts';
import { startVisionWorker } from '../../../io/eyes/vision-worker.ts';
import { makeDiscDetector } from '../../../vision/detect/detect-discs.ts';
import type { PieceNetworks } from '../../../vision/detect/ready-detector.ts';
import { CLOSER_INPUT } from '../../../vision/detect/second-look.ts';
import type { Seen } from '../../../vision/look.ts';
import type { Rgba } from '../../../vision/picture/measure-light.ts';
import type { SurfaceFit } from '../../../vision/surface/surface-fit.ts';
import { frameRate } from './frame-rate.ts';
import { BENCH_FIT } from './painted-board.ts';
import { yoloShaped } from './yolo-shaped.ts';

/** What runs in the browser: each function answers with plain numbers. */
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** As many finds as are ever looked at twice. */
const MANY_FINDS = Float32Array.from({ length: CLOSER_INPUT }, (_, i) => 0.5 + 0.5 * Math.sin(i * 0.37));

const load = async (bytes: Uint8Array): Promise<Network> => {
  const network = await startNetwork(bytes);
  if (!network.ok) throw new Error(network.error);
  const { input, run, see } = network.value;
  for (let i = 0; i < input.length; i += 1) input[i] = 0.5 + 0.5 * Math.sin(i * 0.37 + Math.sin(i * 0.0011) * 20);
  await (input.length > 0 ? run() : see(MANY_FINDS));
  return network.value;
};

const timed = async (work: () => unknown): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

const model = async (name: 'pieces' | 'finds'): Promise<Uint8Array> => {
  const file = await fetchModel(name);
  if (!file.ok) throw new Error(file.error);
  return file.value;
};

/** All networks in turns, so that whatever else the machine does falls on each. */
const inference = async (rounds: number) => {
  const [ours, closer] = [await load(await model('pieces')), await load(await model('finds'))];
  const stock = await load(yoloShaped().bytes);
  const [oursMs, closerMs, stockMs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    stockMs.push(await timed(stock.run));
    for (let i = 0; i < 6; i += 1) {
      oursMs.push(await timed(ours.run));
      closerMs.push(await timed(() => closer.see(MANY_FINDS)));
    }
  }
  await stock.end();
  return {
    threads: threadsHere(),
    oursMs: median(oursMs),
    closerMs: median(closerMs),
    stockMs: median(stockMs),
  };
};

const camera = async (): Promise<MediaStreamTrack> => {
  const video = { width: { exact: 1280 }, height: { exact: 720 }, frameRate: 30 };
  const stream = await navigator.mediaDevices.getUserMedia({ video });
  const [track] = stream.getVideoTracks();
  if (!track) throw new Error('no camera');
  return track;
};

interface Processor {
  readonly readable: ReadableStream<VideoFrame>;
}
const framesOf = (track: MediaStreamTrack): ReadableStream<VideoFrame> => {
  const { MediaStreamTrackProcessor } = globalThis as unknown as {
    readonly MediaStreamTrackProcessor: new (init: { readonly track: MediaStreamTrack }) => Processor;
  };
  return new MediaStreamTrackProcessor({ track }).readable;
};

/** How long each part of a look at the whole surface takes, on camera frames. */
const parts = async (frames: number) => {
  const [network, closer] = [await load(await model('pieces')), await load(await model('finds'))];
  const track = await camera();
  const reader = framesOf(track).getReader();
  const readFrame = makeFrameReader();
  const [readMs, runMs, allMs]: [number[], number[], number[]] = [[], [], []];
  const timing = { runMs: 0 };
  const watched = ({ see }: Network) => ({
    see: async (picture: Float32Array) => {
      const before = performance.now();
      const answer = await see(picture);
      timing.runMs += performance.now() - before;
      return answer;
    },
  });
  const networks: PieceNetworks = { whole: watched(network), closer: watched(closer), rectifier: fastRectifier };
  const fit: SurfaceFit = BENCH_FIT;
  const { detect } = makeDiscDetector(networks, fit);
  for (let i = 0; i < frames; i += 1) {
    const { value } = await reader.read();
    if (!value) break;
    let picture: Rgba = { width: 0, height: 0, bytes: new Uint8ClampedArray() };
    readMs.push(
      await timed(async () => {
        picture = await readFrame(value);
      }),
    );
    value.close();
    timing.runMs = 0;
    // A second apart, as the detector counts: every look is at the whole surface.
    allMs.push(await timed(() => detect(picture, i * 2000)));
    runMs.push(timing.runMs);
  }
  track.stop();
  const aroundMs = median(allMs.map((ms, i) => ms - (runMs[i] ?? 0)));
  return { readMs: median(readMs), inferenceMs: median(runMs), aroundMs };
};

/** The whole way, from the camera's frame to the worker's answer, for some seconds. */
const pipeline = async (seconds: number) => {
  const vision = startVisionWorker(() => undefined);
  await vision.api.prepare();
  const track = await camera();
  const state: { seen?: Seen; answeredAtMs: number[] } = { answeredAtMs: [] };
  const link = await vision.link(seen => {
    state.seen = seen;
    state.answeredAtMs.push(seen.atMs);
  });
  link.sendStream(framesOf(track));
  const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
  while (!state.seen) await wait(50);
  await vision.api.useFit(BENCH_FIT);
  let ready = await vision.api.detector();
  while (ready.ok && ready.value === null) {
    await wait(100);
    ready = await vision.api.detector();
  }
  if (!ready.ok) throw new Error(ready.error);
  await wait(2000);
  // The stream drops what nobody fetches in time without a word: what counts is what the camera says it sends.
  const cameraFps = track.getSettings().frameRate ?? 30;
  // From the answer before these seconds to the one after them: a standstill at either end is a gap like any other.
  state.answeredAtMs = state.answeredAtMs.slice(-1);
  await wait(seconds * 1000);
  const within = state.answeredAtMs.length;
  for (let waits = 0; state.answeredAtMs.length === within; waits += 1) {
    if (waits === 500) throw new Error('frames are no longer answered');
    await wait(10);
  }
  const steady = frameRate(state.answeredAtMs, cameraFps);
  track.stop();
  link.close();
  vision.end();
  return {
    threads: ready.value?.threads ?? 0,
    by: ready.value?.by ?? '',
    cameraFps,
    ...steady,
    discs: state.seen?.discs.length ?? 0,
  };
};

export const benchPage = { inference, parts, pipeline };
export type BenchPage = typeof benchPage;
Object.assign(globalThis, { benchPage });

import * as ort from 'onnxruntime-web/wasm';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { NetworkTrouble } from '../../vision/detect/ready-detector.ts';

/** A network that is loaded. The picture is written into `input`, which is free again once `run` was called. */
export interface Network {
  readonly by: 'wasm' | 'webgpu';
  readonly threads: number;
  /** Its first size is 0 where the network takes as many rows as it is given; `input` is empty then. */
  readonly inputShape: readonly number[];
  readonly input: Float32Array;
  /** The answer to what `input` holds. The array belongs to the caller. */
  readonly run: () => Promise<Float32Array>;
  /** The answer to a picture of the caller's, which is copied at once. */
  readonly see: (picture: Float32Array) => Promise<Float32Array>;
  /** The answer to a picture of the caller's, who leaves it alone until then. Spares the copy that the others take. */
  readonly answer: (picture: Float32Array) => Promise<Float32Array>;
  readonly end: () => Promise<void>;
}

/** More threads than this gain nothing for networks as small as ours. */
const MOST_THREADS = 4;

/** Threads need memory that workers share, which a page has only when it is isolated from other sites. */
export const threadsHere = (): number => {
  if (!globalThis.crossOriginIsolated) return 1;
  return Math.max(1, Math.min(MOST_THREADS, globalThis.navigator?.hardwareConcurrency ?? 1));
};

/** Beside a worker that reads frames and a page that draws, one core fewer: threads that wait for each other wait long. */
export const threadsBeside = (): number =>
  Math.max(1, Math.min(threadsHere(), (globalThis.navigator?.hardwareConcurrency ?? 1) - 1));

type Runtime = Pick<typeof ort, 'InferenceSession' | 'Tensor'>;

/** The sizes that are written in the file. Where the first has a name instead, it is as many as are given: 0 here. */
const shapeOf = (ports: readonly ort.InferenceSession.ValueMetadata[]): readonly number[] | undefined => {
  const [only] = ports;
  if (ports.length !== 1 || !only?.isTensor || only.type !== 'float32') return undefined;
  const known = only.shape.every((size, i) => (typeof size === 'number' ? size > 0 : i === 0));
  return known ? only.shape.map(size => (typeof size === 'number' ? size : 0)) : undefined;
};

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/** The shape with as many rows as there are, where it leaves that open. */
const shapeFor = ([first = 0, ...rest]: readonly number[], length: number): readonly number[] => [
  first || length / sizeOf(rest),
  ...rest,
];

/** Loads a network with one input and one output. */
const open = async (
  { InferenceSession, Tensor }: Runtime,
  model: Uint8Array,
  by: Network['by'],
  threads: number,
): Promise<Network | undefined> => {
  const session = await InferenceSession.create(model, {
    executionProviders: [by],
    graphOptimizationLevel: 'all',
    executionMode: 'sequential',
    enableMemPattern: true,
  });
  const inputShape = shapeOf(session.inputMetadata);
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]];
  if (!inputShape || !shapeOf(session.outputMetadata)) {
    await session.release();
    return undefined;
  }
  const input = new Float32Array(sizeOf(inputShape));
  // The runtime takes one picture at a time, and its own time to read it: each is asked for after the last.
  let before: Promise<unknown> = Promise.resolve();
  const ask = async (picture: Float32Array): Promise<Float32Array> =>
    // The runtime takes buffers for outputs, but on the processor it leaves them empty (1.30): it makes its own.
    (await session.run({ [inputName]: new Tensor('float32', picture, shapeFor(inputShape, picture.length)) }))[
      outputName
    ]?.data as Float32Array;
  const answer = (picture: Float32Array): Promise<Float32Array> => {
    const answered = before.then(() => ask(picture));
    before = answered.catch(() => undefined);
    return answered;
  };
  return {
    by,
    threads,
    inputShape,
    input,
    run: () => answer(input.slice()),
    see: picture => answer(picture.slice()),
    answer,
    end: () => session.release(),
  };
};

const inited = new WeakSet<Runtime>();

/** The runtime tells by its words alone whether it is the one that failed, or the file. */
const NO_RUNTIME = /no available backend|initWasm|WebAssembly/i;
const POISONED = /previous call to .*failed/i;

export const startNetwork = async (
  model: Uint8Array,
  threads = threadsHere(),
): Promise<Outcome<Network, NetworkTrouble>> => {
  if (typeof WebAssembly === 'undefined') return bad('no-wasm');
  if (!inited.has(ort)) ort.env.wasm.numThreads = threads;
  inited.add(ort);
  try {
    const network = await open(ort, model, 'wasm', ort.env.wasm.numThreads ?? 1);
    return network ? good(network) : bad('broken-model');
  } catch (error) {
    const words = String(error);
    if (POISONED.test(words)) return bad('needs-fresh-worker');
    return bad(NO_RUNTIME.test(words) ? 'no-wasm' : 'broken-model');
  }
};

interface GpuHere {
  requestAdapter(): Promise<{ readonly info?: { readonly isFallbackAdapter?: boolean } } | null>;
}

/** The same network on the graphics card; undefined where there is none. Its runtime is loaded only then. */
export const startOnGpu = async (model: Uint8Array): Promise<Network | undefined> => {
  try {
    const { gpu } = globalThis.navigator as { readonly gpu?: GpuHere };
    const adapter = await gpu?.requestAdapter();
    if (!adapter || adapter.info?.isFallbackAdapter) return undefined;
    const runtime = await import('onnxruntime-web/webgpu');
    runtime.env.wasm.numThreads = 1;
    return await open(runtime, model, 'webgpu', 1);
  } catch {
    return undefined; // a card that does not start is no trouble: the processor does the work
  }
};

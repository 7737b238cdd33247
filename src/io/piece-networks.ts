import { good, type Outcome } from '../carrom/outcome.ts';
import { fetchModel, MODEL_URLS } from './model-files.ts';
import { type Network, type NetworkTrouble, startNetwork, startOnGpu, threadsBeside } from './onnx.ts';
import { fallingBack, raceNetworks } from './race-networks.ts';
import { startTileNetworks } from './tile-networks.ts';

export type DetectorTrouble = NetworkTrouble | 'no-model';

/** What the detector runs on, for people who wonder why it is slow. */
export interface DetectorHealth {
  readonly by: Network['by'];
  readonly threads: number;
  /** The graphics card was used and is gone: the processor goes on. */
  readonly gpuLost: boolean;
}

/** The networks for the whole surface and, where that is worth it, for tiles of it. */
export interface LoadedDetector {
  readonly whole: Network;
  readonly tiles?: ReadonlyMap<number, Network>;
  /** The second look; where its file is missing or broken the first one must do. */
  readonly closer?: Network;
  readonly health: () => DetectorHealth;
}

/** A graphics card that takes longer than this to start is not waited for. */
const GPU_PATIENCE_MS = 6000;
const patience = () => new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), GPU_PATIENCE_MS));

/** The network on the graphics card if that is faster and answers the same, else as it is. */
const quicker = async (steady: Network, model: Uint8Array, lost: () => void): Promise<Network> => {
  const rival = await Promise.race([startOnGpu(model), patience()]);
  if (!rival) return steady;
  const { winner } = await raceNetworks(steady, rival);
  if (winner === 'rival') return fallingBack(steady, rival, lost);
  await rival.end().catch(() => undefined);
  return steady;
};

const startCloser = async (url: URL): Promise<Network | undefined> => {
  const file = await fetchModel(url);
  const started = file.ok ? await startNetwork(file.value) : file;
  return started.ok ? started.value : undefined;
};

/** Loads the detector from its files. */
export const loadDetector = async (
  url: URL = MODEL_URLS.pieces,
  closerUrl: URL = MODEL_URLS.finds,
): Promise<Outcome<LoadedDetector, DetectorTrouble>> => {
  const file = await fetchModel(url);
  if (!file.ok) return file;
  const steady = await startNetwork(file.value, threadsBeside());
  if (!steady.ok) return steady;
  const state = { gpuLost: false };
  const lost = () => {
    state.gpuLost = true;
  };
  const whole = await quicker(steady.value, file.value, lost);
  // A card is quick enough for the whole surface; tiles are for processors.
  const tiles = whole.by === 'wasm' ? await startTileNetworks(file.value) : undefined;
  const closer = await startCloser(closerUrl);
  return good({
    whole,
    ...(tiles && { tiles }),
    ...(closer && { closer }),
    health: () => ({ by: whole.by, threads: whole.threads, gpuLost: state.gpuLost }),
  });
};

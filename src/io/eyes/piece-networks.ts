import { good, type Outcome } from '../../carrom/outcome.ts';
import type { DetectorHealth, DetectorTrouble, ReadyDetector } from '../../vision/detect/ready-detector.ts';
import { fastRectifier } from './fast-rectify.ts';
import { fetchModel, type ReadModel } from './model-files.ts';
import { type Network, startNetwork, startOnGpu, threadsBeside } from './onnx.ts';
import { fallingBack, raceNetworks } from './race-networks.ts';
import { startTileNetworks } from './tile-networks.ts';

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

const startCloser = async (read: ReadModel): Promise<Network | undefined> => {
  const file = await read('finds');
  const started = file.ok ? await startNetwork(file.value) : file;
  return started.ok ? started.value : undefined;
};

/** Loads the detector from its files. */
export const loadDetector = async (read: ReadModel = fetchModel): Promise<Outcome<LoadedDetector, DetectorTrouble>> => {
  const file = await read('pieces');
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
  const closer = await startCloser(read);
  return good({
    whole,
    ...(tiles && { tiles }),
    ...(closer && { closer }),
    health: () => ({ by: whole.by, threads: whole.threads, gpuLost: state.gpuLost }),
  });
};

/** The same where no worker of its own is to be had: on the command line. */
export const loadDetectorHere = async (read: ReadModel): Promise<Outcome<ReadyDetector, DetectorTrouble>> => {
  const loaded = await loadDetector(read);
  if (!loaded.ok) return loaded;
  const { health, ...networks } = loaded.value;
  return good({ networks: { ...networks, rectifier: fastRectifier }, health });
};

import { wrap } from 'comlink';
import { good, type Outcome } from '../carrom/outcome.ts';
import type { ReadyNetwork } from '../vision/detect-discs.ts';
import type { NetworkApi, WhichNetwork } from './network-api.ts';
import type { DetectorTrouble, LoadedDetector } from './piece-networks.ts';

/**
 * Loads the detector in a worker of its own. While its network works on one frame the next is read and straightened out
 * here: on two cores that is worth more than two threads that share one network and wait for each other.
 */
export const loadDetectorBeside = async (): Promise<Outcome<LoadedDetector, DetectorTrouble>> => {
  const worker = new Worker(new URL('../../workers/network.worker.ts', import.meta.url), { type: 'module' });
  const api = wrap<NetworkApi>(worker);
  const outcome = await api.load();
  if (!outcome.ok) {
    worker.terminate(); // what could not be loaded is tried again in a fresh one
    return outcome;
  }
  const { whole, tile } = outcome.value;
  let { health } = outcome.value;
  const network = (which: WhichNetwork, size: number): ReadyNetwork => {
    const input = new Float32Array(size);
    const run = async () => {
      const answer = await api.run(which, input);
      health = answer.health;
      return answer.maps;
    };
    return { input, run };
  };
  const networks = { whole: network('whole', whole) };
  return good({
    networks: tile === undefined ? networks : { ...networks, tile: network('tile', tile) },
    health: () => health,
  });
};

import { transfer, wrap } from 'comlink';
import type { NetworkApi } from './network-api.ts';
import { type NetworkHost, watchNetworks } from './watched-networks.ts';

const startHost = (failed: () => void): NetworkHost => {
  const worker = new Worker(new URL('../../../workers/network.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = failed;
  const api = wrap<NetworkApi>(worker);
  return {
    load: () => api.load(),
    run: (which, picture) => {
      const copy = picture.slice(); // the one copy: handed over, and read where it arrives
      return api.run(which, transfer(copy, [copy.buffer]));
    },
    end: () => worker.terminate(),
  };
};

/**
 * Loads the detector in a worker of its own. While its network works on one frame the next is read and straightened out
 * here: on two cores that is worth more than two threads that share one network and wait for each other.
 */
export const loadDetectorBeside = () => watchNetworks(startHost);

import { transfer } from 'comlink';
import { good } from '../carrom/outcome.ts';
import type { NetworkApi } from './network-api.ts';
import { type LoadedDetector, loadDetector } from './piece-networks.ts';

/** The worker's side: loads the networks and answers one picture after the other. */
export const makeNetworkHost = (load: typeof loadDetector = loadDetector): NetworkApi => {
  let loaded: LoadedDetector | undefined;
  return {
    load: async () => {
      const outcome = await load();
      if (!outcome.ok) return outcome;
      loaded = outcome.value;
      const { whole, tile } = loaded.networks;
      const sizes = { whole: whole.input.length, health: loaded.health() };
      return good(tile ? { ...sizes, tile: tile.input.length } : sizes);
    },
    run: async (which, picture) => {
      const network = loaded?.networks[which];
      if (!loaded || !network) throw new Error(`no network for ${which}`);
      network.input.set(picture);
      const maps = await network.run();
      return transfer({ maps, health: loaded.health() }, [maps.buffer]);
    },
  };
};

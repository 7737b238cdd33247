import { transfer } from 'comlink';
import { good } from '../../carrom/outcome.ts';
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
      const { tiles, closer } = loaded;
      return good({
        health: loaded.health(),
        closer: closer !== undefined,
        ...(tiles && { tilesPx: [...tiles.keys()] }),
      });
    },
    run: async (which, picture) => {
      const network = typeof which === 'number' ? loaded?.tiles?.get(which) : loaded?.[which];
      if (!loaded || !network) throw new Error(`no network for ${which}`);
      const maps = await network.answer(picture);
      return transfer({ maps, health: loaded.health() }, [maps.buffer]);
    },
  };
};

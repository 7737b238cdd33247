import { transfer, wrap } from 'comlink';
import { good, type Outcome } from '../carrom/outcome.ts';
import type { DetectorTrouble, ReadyDetector, ReadyNetwork } from '../vision/detect/ready-detector.ts';
import { fastRectifier } from './fast-rectify.ts';
import type { NetworkApi, WhichNetwork } from './network-api.ts';

/**
 * Loads the detector in a worker of its own. While its network works on one frame the next is read and straightened out
 * here: on two cores that is worth more than two threads that share one network and wait for each other.
 */
export const loadDetectorBeside = async (): Promise<Outcome<ReadyDetector, DetectorTrouble>> => {
  const worker = new Worker(new URL('../../workers/network.worker.ts', import.meta.url), { type: 'module' });
  const api = wrap<NetworkApi>(worker);
  const outcome = await api.load();
  if (!outcome.ok) {
    worker.terminate(); // what could not be loaded is tried again in a fresh one
    return outcome;
  }
  const { tilesPx, closer } = outcome.value;
  let { health } = outcome.value;
  const network = (which: WhichNetwork): ReadyNetwork => ({
    see: async picture => {
      const copy = picture.slice(); // the one copy: handed over, and read where it arrives
      const answer = await api.run(which, transfer(copy, [copy.buffer]));
      health = answer.health;
      return answer.maps;
    },
  });
  return good({
    networks: {
      whole: network('whole'),
      ...(tilesPx && { tiles: new Map(tilesPx.map(sizePx => [sizePx, network(sizePx)])) }),
      ...(closer && { closer: network('closer') }),
      rectifier: fastRectifier,
    },
    health: () => health,
  });
};

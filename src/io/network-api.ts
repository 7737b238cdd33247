import type { Outcome } from '../carrom/outcome.ts';
import type { DetectorHealth, DetectorTrouble } from './piece-networks.ts';

export type WhichNetwork = 'whole' | 'tile';

/** What was loaded: how many numbers each network takes; no tile where the whole is quick enough. */
export interface NetworkSizes {
  readonly whole: number;
  readonly tile?: number;
  readonly health: DetectorHealth;
}

/** The contract with the worker that runs the detector's networks. */
export interface NetworkApi {
  load(): Promise<Outcome<NetworkSizes, DetectorTrouble>>;
  run(
    which: WhichNetwork,
    picture: Float32Array,
  ): Promise<{ readonly maps: Float32Array; readonly health: DetectorHealth }>;
}

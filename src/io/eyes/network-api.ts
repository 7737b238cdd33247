import type { Outcome } from '../../carrom/outcome.ts';
import type { DetectorHealth, DetectorTrouble } from '../../vision/detect/ready-detector.ts';

/** The network for the whole surface, for a tile of so many pixels, or for the second look at what was found. */
export type WhichNetwork = 'whole' | 'closer' | number;

/** What was loaded: the sizes of the tiles, beside the whole; none where that is quick enough. */
export interface LoadedNetworks {
  readonly tilesPx?: readonly number[];
  /** Whether there is a second look. */
  readonly closer: boolean;
  readonly health: DetectorHealth;
}

/** The contract with the worker that runs the detector's networks. */
export interface NetworkApi {
  load(): Promise<Outcome<LoadedNetworks, DetectorTrouble>>;
  /** The picture is handed over for good. */
  run(
    which: WhichNetwork,
    picture: Float32Array,
  ): Promise<{ readonly maps: Float32Array; readonly health: DetectorHealth }>;
}

import type { Outcome } from '../../carrom/outcome.ts';
import type { Rectifier, SamplingMap } from './rectify.ts';

/** A network that is ready. */
export interface ReadyNetwork {
  /** Answers a picture of its size, which is free again at once. */
  readonly see: (picture: Float32Array) => Promise<Float32Array>;
}

/** The detector for the whole rectified picture, and the same network for tiles of it. */
export interface PieceNetworks {
  readonly whole: ReadyNetwork;
  /** For each of TILE_SIZES_PX. Left out: the whole surface is looked at in motion, too. */
  readonly tiles?: ReadonlyMap<number, ReadyNetwork>;
  /** For the second look at what was found. Left out: the first one must do. */
  readonly closer?: ReadyNetwork;
  /** A quicker way to rectify than the plain one, where the machine has one. */
  readonly rectifier?: (map: SamplingMap) => Rectifier | undefined;
}

/** What the detector runs on, for people who wonder why it is slow. */
export interface DetectorHealth {
  readonly by: 'wasm' | 'webgpu';
  readonly threads: number;
  /** The graphics card was used and is gone: the processor goes on. */
  readonly gpuLost: boolean;
}

/**
 * Why a network did not start. After `no-wasm` the runtime of this worker stays broken: it answers `needs-fresh-worker`
 * from then on, and only another worker can try again.
 */
export type NetworkTrouble = 'broken-model' | 'no-wasm' | 'needs-fresh-worker';
export type DetectorTrouble = NetworkTrouble | 'no-model';

/** The detector's networks, ready to be asked, wherever they run. */
export interface ReadyDetector {
  readonly networks: PieceNetworks;
  readonly health: () => DetectorHealth;
  /** Resolves when it answers again, after it did not; left out where it is never started again. */
  readonly again?: () => Promise<void>;
}

export type LoadDetector = () => Promise<Outcome<ReadyDetector, DetectorTrouble>>;

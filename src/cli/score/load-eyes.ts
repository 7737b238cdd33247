import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { SurfaceKind } from '../../carrom/surface.ts';
import { fastRectifier } from '../../io/fast-rectify.ts';
import { type Network, startNetwork } from '../../io/onnx.ts';
import { loadOpenCv } from '../../io/opencv.ts';
import { quadsWith, shrinkWith } from '../../io/opencv-surface.ts';
import type { FindSurface } from '../../io/surface-keeper.ts';
import { startTileNetworks } from '../../io/tile-networks.ts';
import type { PieceNetworks } from '../../vision/detect/detect-discs.ts';
import { findSurface } from '../../vision/surface/find-surface.ts';
import type { ScoreTrouble } from './trouble.ts';

/** What sees the board and the pieces, and which files it was made from. */
export interface Eyes {
  readonly pieces: PieceNetworks;
  /** Undefined where the networks for the surface are missing: then its corners must be told. */
  readonly findSurface: FindSurface | undefined;
  /** The beginning of each file's SHA-256, by its name. */
  readonly models: Readonly<Record<string, string>>;
}

interface Loaded {
  readonly network: Network;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

const load = async (folder: string, name: string): Promise<Loaded | undefined> => {
  try {
    const bytes = new Uint8Array(readFileSync(join(folder, `${name}.onnx`)));
    const started = await startNetwork(bytes);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    return started.ok ? { network: started.value, bytes, digest } : undefined;
  } catch {
    return undefined;
  }
};

const asking =
  ({ network }: Loaded) =>
  (input: Float32Array): Promise<Float32Array> => {
    network.input.set(input);
    return network.run();
  };

export const loadEyes = async (folder: string, kind: SurfaceKind): Promise<Outcome<Eyes, ScoreTrouble>> => {
  const pieces = await load(folder, 'pieces');
  if (pieces === undefined) return bad('no-model');
  const tiles = await startTileNetworks(pieces.bytes);
  const closer = await load(folder, 'finds');
  const networks: PieceNetworks = {
    whole: pieces.network,
    ...(tiles && { tiles }),
    ...(closer && { closer: closer.network }),
    rectifier: fastRectifier,
  };
  const [wide, close] = [await load(folder, 'surface'), await load(folder, 'edges')];
  const models = {
    pieces: pieces.digest,
    ...(closer && { finds: closer.digest }),
    ...(wide && { surface: wide.digest }),
    ...(close && { edges: close.digest }),
  };
  if (wide === undefined || close === undefined) return good({ pieces: networks, findSurface: undefined, models });
  const cv = await loadOpenCv();
  const senses = {
    seeWide: asking(wide),
    seeClose: asking(close),
    shrink: shrinkWith(cv),
    quadsAround: quadsWith(cv),
  };
  return good({ pieces: networks, findSurface: picture => findSurface(picture, kind, senses), models });
};

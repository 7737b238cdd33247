import type { PieceNetworks } from '../../vision/detect/ready-detector.ts';
import { RECTIFIED_PX } from '../../vision/detect/rectified.ts';
import { TILE_SIZES_PX } from '../../vision/detect/where-to-look.ts';
import { type Network, startNetwork } from './onnx.ts';
import { resized } from './onnx-shape.ts';

/** The same network for a tile: so much narrower, so many fewer cells. */
const forTile = (model: Uint8Array, sizePx: number): Uint8Array =>
  resized(model, size => (size >= RECTIFIED_PX / 4 ? (size * sizePx) / RECTIFIED_PX : size));

/** The detector's network for tiles of every size; undefined when one of them does not start. */
export const startTileNetworks = async (model: Uint8Array): Promise<ReadonlyMap<number, Network> | undefined> => {
  const started = new Map<number, Network>();
  for (const sizePx of TILE_SIZES_PX) {
    const network = await startNetwork(forTile(model, sizePx));
    if (!network.ok) return undefined;
    started.set(sizePx, network.value);
  }
  return started satisfies PieceNetworks['tiles'];
};

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fastRectifier } from '../../../../io/eyes/fast-rectify.ts';
import { startNetwork } from '../../../../io/eyes/onnx.ts';
import { startTileNetworks } from '../../../../io/eyes/tile-networks.ts';
import { type DiscDetector, makeDiscDetector } from '../../../../vision/detect/detect-discs.ts';
import { liesOnSurface } from '../../../../vision/detect/judge-finds.ts';
import type { PieceNetworks } from '../../../../vision/detect/ready-detector.ts';
import type { SurfaceFit } from '../../../../vision/surface/surface-fit.ts';
import { loadCloser } from '../../load-closer.ts';
import type { FilmFrame } from './labelled.ts';
import type { FoundDisc } from './score-discs.ts';

/** Watches recordings frame by frame as the page does: whole at rest, in tiles where something moves, colours learnt on the way. */
export const openFilmWatcher = async (model: string): Promise<(frame: FilmFrame) => Promise<readonly FoundDisc[]>> => {
  const bytes = new Uint8Array(readFileSync(model));
  const [whole, tiles] = [await startNetwork(bytes), await startTileNetworks(bytes)];
  if (!whole.ok || !tiles) throw new Error(`${model}: ${whole.ok ? 'no network for tiles' : whole.error}`);
  const closer = await loadCloser(dirname(model));
  const networks: PieceNetworks = { whole: whole.value, tiles, ...(closer && { closer }), rectifier: fastRectifier };
  let watched: { readonly fit: SurfaceFit; readonly detector: DiscDetector } | undefined;
  return async ({ fit, picture, atMs }) => {
    if (watched?.fit !== fit) watched = { fit, detector: makeDiscDetector(networks, fit) };
    const { found } = await watched.detector.detect(picture, atMs);
    return found.discs.filter(liesOnSurface(fit.sideMm));
  };
};

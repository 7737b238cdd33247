import { bad } from '../carrom/outcome.ts';
import { type SurfaceKind, standardSurface } from '../carrom/surface.ts';
import { findSurface, type SurfaceSenses } from '../vision/find-surface.ts';
import { CERTAIN } from '../vision/surface/certainty-of-fit.ts';
import { fitFromMarkers } from '../vision/surface/fit-from-markers.ts';
import { fetchModel, MODEL_URLS } from './model-files.ts';
import { type Network, startNetwork } from './onnx.ts';
import { type CountedOpenCv, loadOpenCv } from './opencv.ts';
import { findMarkers } from './opencv-markers.ts';
import { quadsWith, shrinkWith } from './opencv-surface.ts';
import type { FindSurface } from './surface-keeper.ts';

const networkAt = async (url: URL): Promise<Network | undefined> => {
  const model = await fetchModel(url);
  if (!model.ok) return undefined;
  const network = await startNetwork(model.value);
  return network.ok ? network.value : undefined;
};

const asking = (network: Network) => (input: Float32Array) => {
  network.input.set(input);
  return network.run();
};

const loadSenses = async (opencv: CountedOpenCv): Promise<SurfaceSenses | undefined> => {
  const wide = await networkAt(MODEL_URLS.surface);
  const close = await networkAt(MODEL_URLS.edges);
  if (!wide || !close) return undefined;
  return { seeWide: asking(wide), seeClose: asking(close), shrink: shrinkWith(opencv), quadsAround: quadsWith(opencv) };
};

/** Looks by itself first; marker cards decide where it is not certain. Without the networks, cards still do. */
export const loadSurfaceFinder = async (kind: SurfaceKind = standardSurface): Promise<FindSurface> => {
  const opencv = await loadOpenCv();
  const senses = await loadSenses(opencv);
  return async picture => {
    const found = senses ? await findSurface(picture, kind, senses) : bad('no-surface');
    if (found.ok && found.value.certainty >= CERTAIN) return found;
    const size = { widthPx: picture.width, heightPx: picture.height };
    const marked = fitFromMarkers(findMarkers(opencv, picture), size, kind);
    return marked.ok ? marked : found;
  };
};

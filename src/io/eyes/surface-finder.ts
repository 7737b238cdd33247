import { bad } from '../../carrom/outcome.ts';
import { type SurfaceKind, standardSurface } from '../../carrom/surface.ts';
import { CERTAIN } from '../../vision/surface/certainty-of-fit.ts';
import { findSurface, type SurfaceSenses } from '../../vision/surface/find-surface.ts';
import { fitFromMarkers } from '../../vision/surface/fit-from-markers.ts';
import type { FindSurface } from '../../vision/surface/surface-keeper.ts';
import { fetchModel, type ReadModel } from './model-files.ts';
import { loadOpenCv } from './opencv.ts';
import { findMarkers } from './opencv-markers.ts';
import { startSurfaceSenses } from './surface-senses.ts';

const loadSenses = async (read: ReadModel): Promise<SurfaceSenses | undefined> => {
  const [surface, edges] = await Promise.all([read('surface'), read('edges')]);
  if (!surface.ok || !edges.ok) return undefined;
  const started = await startSurfaceSenses(surface.value, edges.value);
  return started.ok ? started.value.senses : undefined;
};

/** Looks by itself first; marker cards decide where it is not certain. Without the networks, cards still do. */
export const loadSurfaceFinder = async (
  read: ReadModel = fetchModel,
  kind: SurfaceKind = standardSurface,
): Promise<FindSurface> => {
  const [opencv, senses] = await Promise.all([loadOpenCv(), loadSenses(read)]);
  const find: FindSurface = async (picture, hurry = false) => {
    const found = senses ? await findSurface(picture, kind, senses, hurry) : bad('no-surface');
    if (found.ok && found.value.certainty >= CERTAIN) return found;
    const size = { widthPx: picture.width, heightPx: picture.height };
    const marked = fitFromMarkers(findMarkers(opencv, picture), size, kind);
    return marked.ok ? marked : found;
  };
  return senses ? find : Object.assign(find, { onlyMarkers: true } as const);
};

import { good, type Outcome } from '../carrom/outcome.ts';
import { type DiscDetector, type Found, makeDiscDetector } from '../vision/detect-discs.ts';
import type { Rgba } from '../vision/measure-light.ts';
import type { SurfaceFit } from '../vision/surface-fit.ts';
import { type DetectorHealth, type DetectorTrouble, type LoadedDetector, loadDetector } from './piece-networks.ts';

/** Finds the pieces in the worker's frames, as soon as it is known where the surface is and the network is loaded. */
export interface PieceFinder {
  /** Where the surface is from the next frame on; null while it is not known. Answers when the detector is ready. */
  readonly setFit: (fit: SurfaceFit | null) => Promise<Outcome<DetectorHealth | null, DetectorTrouble>>;
  /** Undefined while no surface is known, or no network could be loaded. */
  readonly find: (picture: Rgba, atMs: number) => Promise<Found | undefined>;
}

export const makePieceFinder = (
  load: () => Promise<Outcome<LoadedDetector, DetectorTrouble>> = loadDetector,
): PieceFinder => {
  let loading: ReturnType<typeof load> | undefined;
  let detector: DiscDetector | undefined;
  let wanted: SurfaceFit | null = null;

  return {
    setFit: async fit => {
      wanted = fit;
      detector = undefined;
      if (!fit) return good(null);
      loading ??= load();
      const loaded = await loading;
      if (!loaded.ok) {
        loading = undefined; // a file that was missing may be there next time
        return loaded;
      }
      if (wanted === fit) detector = makeDiscDetector(loaded.value.networks, fit);
      return good(loaded.value.health());
    },
    find: async (picture, atMs) => {
      if (!detector || picture.width !== wanted?.widthPx || picture.height !== wanted.heightPx) return undefined;
      return (await detector(picture, atMs)).found;
    },
  };
};

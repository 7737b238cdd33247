import type { Disc } from '../carrom/discs.ts';
import { good, type Outcome } from '../carrom/outcome.ts';
import type { OnSurface } from '../carrom/surface.ts';
import { type DiscDetector, type Found, makeDiscDetector, type PieceNetworks } from '../vision/detect-discs.ts';
import type { Rgba } from '../vision/measure-light.ts';
import type { SurfaceFit } from '../vision/surface-fit.ts';
import { noColours, type TableColours } from '../vision/table-colours.ts';
import { type DetectorHealth, type DetectorTrouble, type LoadedDetector, loadDetector } from './piece-networks.ts';

/** Finds the pieces in the worker's frames, as soon as it is known where the surface is and the network is loaded. */
export interface PieceFinder {
  /** Where the surface is from the next frame on; null while it is not known. Answers when the detector is ready. */
  readonly setFit: (fit: SurfaceFit | null) => Promise<Outcome<DetectorHealth | null, DetectorTrouble>>;
  /** Undefined while no surface is known, or no network could be loaded. */
  readonly find: (picture: Rgba, atMs: number) => Promise<Found | undefined>;
  /** This table's colours: as learnt so far, as kept from another day, and as a person shows them. */
  readonly colours: () => TableColours;
  readonly setColours: (colours: TableColours) => void;
  readonly teach: (kind: Disc, at: OnSurface) => boolean;
}

export const makePieceFinder = (
  load: () => Promise<Outcome<LoadedDetector, DetectorTrouble>> = loadDetector,
): PieceFinder => {
  let loading: ReturnType<typeof load> | undefined;
  let networks: PieceNetworks | undefined;
  let detector: DiscDetector | undefined;
  let colours = noColours;
  let wanted: SurfaceFit | null = null;

  return {
    setFit: async fit => {
      wanted = fit;
      colours = detector?.colours() ?? colours; // the set is the same wherever the camera hangs
      detector = undefined;
      if (!fit) return good(null);
      loading ??= load();
      const loaded = await loading;
      if (!loaded.ok) {
        loading = undefined; // a file that was missing may be there next time
        return loaded;
      }
      networks = loaded.value.networks;
      if (wanted === fit) detector = makeDiscDetector(networks, fit, colours);
      return good(loaded.value.health());
    },
    find: async (picture, atMs) => {
      if (!detector || picture.width !== wanted?.widthPx || picture.height !== wanted.heightPx) return undefined;
      return (await detector.detect(picture, atMs)).found;
    },
    colours: () => detector?.colours() ?? colours,
    setColours: kept => {
      colours = kept;
      if (networks && wanted && detector) detector = makeDiscDetector(networks, wanted, kept);
    },
    teach: (kind, at) => detector?.teach(kind, at) ?? false,
  };
};

import type { Disc } from '../../carrom/discs.ts';
import { good, type Outcome } from '../../carrom/outcome.ts';
import type { OnSurface } from '../../carrom/surface.ts';
import type { Rgba } from '../picture/measure-light.ts';
import type { SurfaceFit } from '../surface/surface-fit.ts';
import { type DiscDetector, type Found, makeDiscDetector } from './detect-discs.ts';
import type { DetectorHealth, DetectorTrouble, LoadDetector, ReadyDetector } from './ready-detector.ts';
import { noColours, type TableColours } from './table-colours.ts';

export type DetectorState = Outcome<DetectorHealth | null, DetectorTrouble>;

/** Finds the pieces in the frames, as soon as it is known where the surface is and the network is loaded. */
export interface PieceFinder {
  /** Where the surface is from this frame on; null while it is not known. */
  follow(fit: SurfaceFit | null): void;
  /**
   * Undefined while no surface is known, or no network could be loaded; `blind` where the network was asked and did not
   * answer. The patient wait for the network: a recording stands still meanwhile, a camera does not.
   */
  find(picture: Rgba, atMs: number, patient?: boolean): Promise<Found | 'blind' | undefined>;
  state(): DetectorState;
  /** This table's colours as learnt so far. */
  colours(): TableColours;
  /** Goes on from colours that were kept. */
  useColours(colours: TableColours): void;
  /** A person says of what kind the disc there is; false when none is there. */
  teach(kind: Disc, at: OnSurface): boolean;
}

export const makePieceFinder = (load: LoadDetector): PieceFinder => {
  let loading: Promise<void> | undefined;
  let loaded: ReadyDetector | undefined;
  let trouble: DetectorState = good(null);
  let wanted: SurfaceFit | null = null;
  let detector: DiscDetector | undefined;
  let known = noColours;

  /** Loading takes seconds; frames do not wait for it. */
  const start = async () => {
    const outcome = await load();
    if (outcome.ok) loaded = outcome.value;
    else trouble = outcome;
    loading = outcome.ok ? loading : undefined; // a file that was missing may be there next time
  };
  const colours = () => detector?.colours() ?? known;

  const ask = async (picture: Rgba, atMs: number): Promise<Found | 'blind' | undefined> => {
    if (!wanted || !loaded) return undefined;
    const mine = detector ?? makeDiscDetector(loaded.networks, wanted, known);
    detector = mine;
    try {
      return (await mine.detect(picture, atMs)).found;
    } catch {
      // What it has half seen is not to be gone on from.
      if (detector === mine) [known, detector] = [mine.colours(), undefined];
      return 'blind';
    }
  };

  return {
    follow: fit => {
      if (fit === wanted) return;
      known = colours(); // the set is the same wherever the camera hangs
      [wanted, detector] = [fit, undefined];
      if (fit && !loaded) loading ??= start();
    },
    find: async (picture, atMs, patient = false) => {
      if (patient && wanted && !loaded) await loading;
      if (!wanted || !loaded || picture.width !== wanted.widthPx || picture.height !== wanted.heightPx)
        return undefined;
      const [first, { again }] = [await ask(picture, atMs), loaded];
      if (first !== 'blind' || !patient || !again) return first;
      await again();
      return ask(picture, atMs);
    },
    state: () => (loaded ? good(loaded.health()) : trouble),
    colours,
    useColours: kept => {
      [known, detector] = [kept, undefined];
    },
    teach: (kind, at) => detector?.teach(kind, at) ?? false,
  };
};

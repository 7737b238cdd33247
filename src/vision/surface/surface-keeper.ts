import { bad, type Outcome } from '../../carrom/outcome.ts';
import { greyOf } from '../picture/grey-copy.ts';
import type { Light, Rgba } from '../picture/measure-light.ts';
import type { FindTrouble } from './find-trouble.ts';
import type { FitReference } from './fit-reference.ts';
import { afterLooking, type KeepFrame, keepFit, keepingNothing, lookAnew, tryLastTime, useFit } from './keep-fit.ts';
import type { SurfaceFit } from './surface-fit.ts';
import type { SurfaceNow } from './surface-now.ts';

/** Looks for the surface in a whole picture; in a hurry, while play waits for it to be found again. */
export interface FindSurface {
  (picture: Rgba, hurry?: boolean): Promise<Outcome<SurfaceFit, 'no-surface'>>;
  /** Its networks could not be loaded: only marker cards are found. */
  readonly onlyMarkers?: true;
}

/** Whether what finds surfaces is loaded. */
export type FinderState = 'waiting' | 'ready' | 'missing';

/** A fit with what shows, another day, that it still holds. */
export interface KeptFit {
  readonly fit: SurfaceFit;
  readonly reference: FitReference;
}

export interface SurfaceInFrame {
  readonly now: SurfaceNow;
  /** Whether places mean anything in this frame. */
  readonly fitted: boolean;
}

type Found = Outcome<SurfaceFit, FindTrouble>;
type Finder = 'unasked' | 'loading' | 'missing' | FindSurface;

/** Keeps the fit through the frames: looks for the surface, watches it, and is told by people. */
export const makeSurfaceKeeper = (loadFinder: () => Promise<FindSurface | undefined>) => {
  let keeping = keepingNothing;
  let finder: Finder = 'unasked';
  let loading: Promise<void> = Promise.resolve();
  let latest: KeepFrame | undefined;
  let asked: ((found: Found) => void)[] = [];

  /** Loading takes seconds; frames do not wait for it. */
  const load = async () => {
    finder = 'loading';
    finder = (await loadFinder().catch(() => undefined)) ?? 'missing';
  };

  const answer = (found: Found) => {
    const waiting = asked;
    asked = [];
    for (const tell of waiting) tell(found);
  };

  return {
    /** One frame: its small copy for the watching, the full one only when the surface is looked for. A recording can wait. */
    see: async (
      small: Rgba,
      light: Light,
      atMs: number,
      readFull: () => Rgba,
      patient = false,
    ): Promise<SurfaceInFrame> => {
      const frame: KeepFrame = { atMs, grey: greyOf(small), light: light.verdict };
      latest = frame;
      const kept = keepFit(keeping, frame);
      keeping = kept.after;
      if (!kept.look && asked.length === 0) return { now: keeping.now, fitted: keeping.trusted };
      if (finder === 'unasked') loading = load();
      if (patient) await loading;
      if (finder !== 'loading') {
        const found: Found =
          typeof finder === 'function' ? await finder(readFull(), keeping.now.kind === 'paused') : bad('no-finder');
        // Meanwhile a person may have said where it is.
        if (kept.look && keeping === kept.after) keeping = afterLooking(keeping, found.ok ? found.value : null, frame);
        answer(found);
      }
      return { now: keeping.now, fitted: keeping.trusted };
    },
    /** Whether what finds surfaces could be loaded; `waiting` until it was tried. */
    finder: (): FinderState =>
      typeof finder === 'function' && !finder.onlyMarkers
        ? 'ready'
        : finder === 'loading' || finder === 'unasked'
          ? 'waiting'
          : 'missing',
    /** Looks for the surface in the next frame, and only answers. */
    find: () => new Promise<Found>(resolve => asked.push(resolve)),
    /** Forgets the fit and looks for another until one is found. What could not be loaded is tried again. */
    lookAnew: () => {
      if (finder === 'missing' || (typeof finder === 'function' && finder.onlyMarkers)) finder = 'unasked';
      keeping = lookAnew(keeping);
    },
    /** Uses a fit, watched by what its own picture shows: the camera may have moved since that was taken. */
    use: (fit: SurfaceFit, small?: Rgba) => {
      const grey = small ? greyOf(small) : latest?.grey;
      if (grey) keeping = useFit(keeping, fit, grey);
    },
    tryLastTime: ({ fit, reference }: KeptFit) => {
      keeping = tryLastTime(keeping, fit, reference);
    },
    toKeep: (): KeptFit | null => {
      const { now, watch } = keeping;
      return now.kind === 'found' && watch ? { fit: watch.fit, reference: watch.reference } : null;
    },
    /** The same recording from its start: the fit is tried on it first. */
    rewind: () => {
      const { watch, now, fits } = keeping;
      const fresh = { ...keepingNothing, fits };
      keeping = watch && now.kind === 'found' ? tryLastTime(fresh, watch.fit, watch.reference) : fresh;
      latest = undefined;
    },
    startOver: () => {
      keeping = keepingNothing;
      latest = undefined;
      answer(bad('no-frame'));
    },
  };
};

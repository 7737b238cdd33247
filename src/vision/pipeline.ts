import type { Expected } from '../carrom/expected.ts';
import type { SeenShot } from '../carrom/seen-shot.ts';
import type { Found } from './detect/detect-discs.ts';
import { makePieceFinder } from './detect/piece-finder.ts';
import type { PlacedFrame } from './detect/placed-discs.ts';
import type { LoadDetector } from './detect/ready-detector.ts';
import { expecting, type Frame, look, lookingAtNothing, passOver, type Seen } from './look.ts';
import { measureLight, type Rgba } from './picture/measure-light.ts';
import { SMALL_WIDTH_PX, smallCopy } from './picture/small-copy.ts';
import { endOfWatching, type WatchSettings, watchSettings } from './reading/watch-surface.ts';
import type { SurfaceFit } from './surface/surface-fit.ts';
import { type FindSurface, makeSurfaceKeeper } from './surface/surface-keeper.ts';
import type { SurfaceNow } from './surface/surface-now.ts';

/** While the fit is not to be trusted, nothing is concluded and nothing forgotten. */
const UNFITTED = { discs: [], covered: null, fitted: false } as const;

const REST = { kind: 'rest' } as const;

const placedIn = (
  now: SurfaceNow,
  found: Found | 'blind' | undefined,
  fitted: boolean,
): Pick<Frame, 'found' | 'blind'> => {
  if (now.kind === 'paused') return { found: UNFITTED };
  if (found === 'blind') return { blind: true };
  return found ? { found: { ...found, fitted } } : {};
};

/** What the pipeline needs from outside. Loading takes seconds and begins when it is first needed. */
export interface Eyes {
  /** What finds the surface in a whole picture; undefined where it cannot be loaded. */
  readonly loadFinder: () => Promise<FindSurface | undefined>;
  readonly loadDetector: LoadDetector;
}

export interface PipelineSettings {
  readonly watch?: WatchSettings;
  /** For whoever measures or keeps them: each frame's detections, just as the reading of shots gets them. */
  readonly overhear?: (frame: PlacedFrame) => void;
}

export type Pipeline = ReturnType<typeof makePipeline>;

/**
 * The way of a frame, stage after stage, with all that is remembered from one frame to the next. The page's worker and
 * the command line both run this, so that the same film gives the same shots.
 */
export const makePipeline = (eyes: Eyes, { watch = watchSettings, overhear }: PipelineSettings = {}) => {
  const surface = makeSurfaceKeeper(eyes.loadFinder);
  const pieces = makePieceFinder(eyes.loadDetector);
  let looking = lookingAtNothing;
  let last: Seen | undefined;
  let expected: Expected | null = null;
  /** Answers of frames that came before a new start are nobody's. */
  let begun = 0;
  let order: Promise<unknown> = Promise.resolve();

  /** Answers come in the frames' order, whatever overtakes what on the way. */
  const inOrder = <T>(work: () => T | Promise<T>): Promise<T> => {
    const done = order.then(work);
    order = done.catch(() => undefined);
    return done;
  };

  const forget = () => {
    begun += 1;
    order = Promise.resolve(); // nobody waits for what was asked before
    looking = expecting(lookingAtNothing, expected);
    last = undefined;
  };

  return {
    /** Where the surface is: found, watched, or told by a person. */
    surface,
    /** The discs' detector and the colours of this table. */
    pieces,

    /**
     * One frame. It resolves when the picture has been read and the next may come; `answered` has what was seen, and
     * is undefined where everything was started over meanwhile. The patient wait for what is still being loaded.
     */
    see: async (
      picture: Rgba,
      atMs: number,
      patient = false,
    ): Promise<{ readonly answered: Promise<Seen | undefined> }> => {
      const from = begun;
      const { width: widthPx, height: heightPx } = picture;
      // 1. The picture itself: how bright it is.
      const small = smallCopy(picture, SMALL_WIDTH_PX);
      const light = measureLight(small);
      // 2. Where the surface is, and whether it still is there.
      const { now, fitted } = await surface.see(small, light, atMs, () => picture, patient);
      // 3. The discs on it, in millimetres.
      pieces.follow(now.kind === 'found' ? now.fit : null);
      const finding = pieces.find(picture, atMs, patient);
      finding.catch(() => undefined); // it is waited for below, in its turn
      const answered = inOrder(async () => {
        const found = await finding;
        if (from !== begun) return undefined;
        const placed = placedIn(now, found, fitted);
        // 4. Discs over time: who moved, what a shot has come to.
        const frame = { atMs, widthPx, heightPx, light, surface: now, live: !patient, ...placed };
        const { after, seen } = look(looking, frame, watch);
        looking = after;
        last = seen;
        overhear?.({ ...(placed.found ?? UNFITTED), atMs, gapMs: seen.gapMs });
        return seen;
      });
      return { answered };
    },

    /** A frame that nobody looked at: the gap weakens what is concluded across it. */
    passOver: (atMs: number): Promise<void> => {
      const from = begun;
      return inOrder(() => {
        if (from === begun) looking = passOver(looking, atMs);
      });
    },

    /** What should lie there by the score, from here on; null: there is none. It outlives a new start. */
    expect: (now: Expected | null): Promise<void> => {
      if (JSON.stringify(now) === JSON.stringify(expected)) return order.then(() => undefined);
      expected = now;
      return inOrder(() => {
        looking = expecting(looking, expected);
      });
    },

    /** The recording is over: a shot still waiting for more frames is told as it stands. */
    end: (): Promise<Seen | undefined> =>
      inOrder(() => {
        const change: SeenShot | null = endOfWatching(looking.watching, watch);
        const seen = last && change ? { ...last, discs: change.discs, phase: REST, change } : undefined;
        looking = expecting(lookingAtNothing, expected);
        return seen;
      }),

    /** A person says where the surface is, on the picture it was seen in (else on the newest). */
    useFit: (fit: SurfaceFit, picture?: Rgba) => surface.use(fit, picture && smallCopy(picture, SMALL_WIDTH_PX)),

    /** The same recording once more, from its start: all that is kept is where the surface was found. */
    rewind: () => {
      forget();
      surface.rewind();
    },

    /** Another source: nothing is known of its board. The colours of the set are. */
    startOver: () => {
      forget();
      surface.startOver();
    },
  };
};

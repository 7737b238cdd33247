import type { SeenShot, SurfaceChange } from '../../../carrom/seen-shot.ts';
import type { SurfaceKind } from '../../../carrom/surface.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import * as rules from '../../../vision/heuristics/watch-surface.ts';
import * as model from '../../../vision/reading/watch-surface.ts';

/** What reads shots: the rules that the product uses, or the model that is to replace them, measured beside them. */
export const READERS = ['rules', 'model'] as const;
export type Reader = (typeof READERS)[number];

export interface ReadFrames {
  readonly see: (frame: PlacedFrame) => SurfaceChange | null;
  readonly end: () => SeenShot | null;
}

const byRules = (kind: SurfaceKind): ReadFrames => {
  const settings = { ...rules.watchSettings, kind };
  let watching = rules.watchingNothing;
  return {
    see: frame => {
      const { after, change } = rules.watchSurface(watching, frame, settings);
      watching = after;
      return change;
    },
    end: () => rules.endOfWatching(watching, settings),
  };
};

const byModel = (kind: SurfaceKind): ReadFrames => {
  const settings = { ...model.watchSettings, kind };
  let watching = model.watchingNothing;
  return {
    see: frame => {
      const { after, change } = model.watchSurface(watching, frame, settings);
      watching = after;
      return change;
    },
    end: () => model.endOfWatching(watching, settings),
  };
};

export const startReading = (reader: Reader, kind: SurfaceKind): ReadFrames =>
  reader === 'rules' ? byRules(kind) : byModel(kind);

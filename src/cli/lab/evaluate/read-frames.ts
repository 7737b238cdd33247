import type { SeenShot, SurfaceChange } from '../../../carrom/seen-shot.ts';
import type { SurfaceKind } from '../../../carrom/surface.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import { endOfWatching, watchingNothing, watchSettings, watchSurface } from '../../../vision/reading/watch-surface.ts';

/** What reads shots, fed with detections. */
export interface ReadFrames {
  readonly see: (frame: PlacedFrame) => SurfaceChange | null;
  readonly end: () => SeenShot | null;
}

export const startReading = (kind: SurfaceKind, model = watchSettings.model): ReadFrames => {
  const settings = { ...watchSettings, kind, model };
  let watching = watchingNothing;
  return {
    see: frame => {
      const { after, change } = watchSurface(watching, frame, settings);
      watching = after;
      return change;
    },
    end: () => endOfWatching(watching, settings),
  };
};

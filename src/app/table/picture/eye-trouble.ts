import type { DetectorState } from '../../../vision/detect/piece-finder.ts';
import type { FinderState } from '../../../vision/surface/surface-keeper.ts';

/** What goes wrong with seeing while the picture itself runs on. Shots can be told by hand meanwhile. */
export type EyeTrouble =
  | 'model-missing'
  | 'model-broken'
  | 'no-wasm'
  | 'finder-missing'
  | 'gpu-lost'
  | 'blind'
  | 'slow'
  | 'restarted';

/** What is amiss now, the worst first. A board fitted by hand needs no finder. */
export const eyeTrouble = (
  detector: DetectorState,
  finder: FinderState,
  boardFound: boolean,
): EyeTrouble | undefined => {
  if (!detector.ok) {
    if (detector.error === 'no-model') return 'model-missing';
    return detector.error === 'broken-model' ? 'model-broken' : 'no-wasm';
  }
  if (finder === 'missing' && !boardFound) return 'finder-missing';
  return detector.value?.gpuLost ? 'gpu-lost' : undefined;
};

/** Whether starting anew may help; else it is only told. */
export const canTryAgain = (trouble: EyeTrouble): boolean =>
  trouble !== 'gpu-lost' && trouble !== 'blind' && trouble !== 'slow' && trouble !== 'restarted';

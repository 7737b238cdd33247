import { msg } from '@lit/localize';
import type { DetectorState } from '../vision/detect/piece-finder.ts';
import type { FinderState } from '../vision/surface/surface-keeper.ts';
import type { TroubleWords } from './messages.ts';

/** What goes wrong with seeing while the picture itself runs on. Shots can be told by hand meanwhile. */
export type EyeTrouble = 'model-missing' | 'model-broken' | 'no-wasm' | 'finder-missing' | 'gpu-lost' | 'restarted';

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
export const canTryAgain = (trouble: EyeTrouble): boolean => trouble !== 'gpu-lost' && trouble !== 'restarted';

export const eyeWords = (trouble: EyeTrouble): TroubleWords => {
  const words: Record<EyeTrouble, TroubleWords> = {
    'model-missing': {
      heading: msg('I cannot see pieces: a file is missing'),
      says: msg(
        'The network that finds pieces could not be loaded. Is the server still running? Shots can be told by hand meanwhile.',
      ),
    },
    'model-broken': {
      heading: msg('I cannot see pieces: a file is damaged'),
      says: msg(
        'The network that finds pieces does not start. Reload the page to fetch it anew. Shots can be told by hand meanwhile.',
      ),
    },
    'no-wasm': {
      heading: msg('I cannot see pieces: the browser does not let me compute'),
      says: msg(
        'WebAssembly is switched off or broken here. Use a current Chrome, Edge or Firefox without such a block. Shots can be told by hand meanwhile.',
      ),
    },
    'finder-missing': {
      heading: msg('I cannot look for the board'),
      says: msg('The part that finds boards could not be loaded. Fit the board by hand, or try again.'),
    },
    'gpu-lost': {
      heading: msg('The graphics card went away'),
      says: msg('The processor goes on in its place, more slowly. Nothing is lost.'),
    },
    restarted: {
      heading: msg('The analysis had stopped and was started again'),
      says: msg('Nothing that was counted is lost. A shot played meanwhile was not seen: tell it by hand.'),
    },
  };
  return words[trouble];
};

import { msg } from '@lit/localize';
import type { TroubleWords } from '../../messages.ts';
import type { EyeTrouble } from './eye-trouble.ts';

/** What people are told of each. */
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
    blind: {
      heading: msg('I cannot see pieces just now'),
      says: msg(
        'The analysis has stopped and is being started again. Shots are not seen meanwhile: tell them by hand.',
      ),
    },
    slow: {
      heading: msg('I cannot keep up'),
      says: msg(
        'Fewer than 20 pictures a second are looked at: this computer is too busy, or the camera gives no more. I ask about more shots meanwhile. Close other programs, or light the board better.',
      ),
    },
    restarted: {
      heading: msg('The analysis had stopped and was started again'),
      says: msg(
        'Nothing that was counted is lost. Was a shot played meanwhile? Then it was not seen: tell it by hand.',
      ),
    },
  };
  return words[trouble];
};

import { msg } from '@lit/localize';
import type { CameraTrouble } from '../io/camera.ts';
import type { StoreTrouble } from '../io/match-store.ts';
import type { FileTrouble } from '../io/video-file.ts';
import type { FileRefusal } from '../match/match-file.ts';

/** Everything that can go wrong with a picture, and what we say then. A new code does not compile without its words. */
export type Trouble =
  | CameraTrouble
  | FileTrouble
  | 'worker-failed'
  | 'no-worker'
  | 'demo-missing'
  | 'no-graphics'
  | 'no-phone-link';

export interface TroubleWords {
  readonly heading: string;
  readonly says: string;
}

export const troubleWords = (trouble: Trouble): TroubleWords => {
  const words: Record<Trouble, TroubleWords> = {
    'insecure-origin': {
      heading: msg('The browser gives this page no camera'),
      says: msg(
        'Cameras work only on a secure address. Open the page as http://localhost on the computer that serves it, or serve it with https.',
      ),
    },
    'permission-denied': {
      heading: msg('The camera is not allowed'),
      says: msg(
        'Allow the camera for this page with the camera or lock sign beside the address, then try again. The picture never leaves this computer.',
      ),
    },
    'no-camera': {
      heading: msg('No camera found'),
      says: msg('Plug in a webcam and try again, open a recording, or watch the demo table.'),
    },
    'camera-in-use': {
      heading: msg('The camera is busy'),
      says: msg('Another program holds it, for example OBS or a video call. Close it there, or choose another camera.'),
    },
    'camera-not-there': {
      heading: msg('That camera is not there'),
      says: msg('It may be unplugged. Plug it in, or choose another camera.'),
    },
    'camera-unplugged': {
      heading: msg('The camera was unplugged'),
      says: msg('Nothing is lost. Plug it in and try again, or choose another camera.'),
    },
    'camera-failed': {
      heading: msg('The camera does not start'),
      says: msg('Try again; if it stays so, unplug it and plug it in, or choose another camera.'),
    },
    'not-a-video': {
      heading: msg('This file is no video'),
      says: msg('Recordings in MP4, WebM, MOV or MKV can be opened.'),
    },
    'no-pictures-in-file': {
      heading: msg('This file has no pictures'),
      says: msg('It holds only sound. Choose the recording of the board.'),
    },
    'unsupported-codec': {
      heading: msg('This browser cannot decode the recording'),
      says: msg('Convert it to MP4 with H.264, or open it in Chrome or Edge.'),
    },
    'file-breaks-off': {
      heading: msg('The recording breaks off'),
      says: msg('The end of the file is missing or damaged. What was there has been shown.'),
    },
    'no-worker': {
      heading: msg('This browser is too old for the analysis'),
      says: msg(
        'It cannot draw in the background. Use a current Chrome, Edge, Firefox or Safari; shots can be told by hand.',
      ),
    },
    'worker-failed': {
      heading: msg('The analysis stopped'),
      says: msg('Try again to start it anew. Nothing is lost.'),
    },
    'no-graphics': {
      heading: msg('The studio cannot draw here'),
      says: msg('It needs WebGL, which this browser does not give. The demo table is a recording and needs none.'),
    },
    'no-phone-link': {
      heading: msg('This page may not call phones'),
      says: msg(
        'Phones come to the table by a code that only its own link can make. Start with npm start -- --lan and open the table’s link that it prints.',
      ),
    },
    'demo-missing': {
      heading: msg('The demo table cannot be loaded'),
      says: msg('Is the server still running? Start it again and reload the page.'),
    },
  };
  return words[trouble];
};

/** What we say when a match cannot be kept. The match itself goes on. */
export const storeWords = (trouble: StoreTrouble): TroubleWords => {
  const words: Record<StoreTrouble, TroubleWords> = {
    'storage-refused': {
      heading: msg('The match is not being kept'),
      says: msg(
        'The browser refuses storage, as private windows do. Play on; the match is lost when this page is closed.',
      ),
    },
    'storage-full': {
      heading: msg('The disk is full'),
      says: msg(
        'The match goes on, and what could not be kept waits here. Make room on the disk and try again, or save the match as a file before you close the page.',
      ),
    },
    'match-unreadable': {
      heading: msg('A match cannot be opened'),
      says: msg(
        'It is set aside and stays in the storage untouched. Start a new match, or open another one under “Matches”.',
      ),
    },
  };
  return words[trouble];
};

/** Followers cannot be told: of the match at all, or of some part of it. */
export const untoldWords = (what: 'match' | 'part'): TroubleWords =>
  what === 'match'
    ? {
        heading: msg('This match cannot be published'),
        says: msg(
          'Something in it does not fit what others can read, as when it was opened from a file in an older version. Play on: it is kept here. The stream shows its last score in grey, and goes on with the next match.',
        ),
      }
    : {
        heading: msg('Part of this match cannot be published'),
        says: msg(
          'The score is: others see it. A replay, a ruling or a question on the umpire’s phone may be missing.',
        ),
      };

/** Why a match file was not taken. Nothing that was there is touched. */
export const refusalWords = (refusal: FileRefusal | StoreTrouble): TroubleWords => {
  const words: Record<FileRefusal, TroubleWords> = {
    'too-large': {
      heading: msg('This file is too large'),
      says: msg('No match needs that much room. Nothing was changed.'),
    },
    'not-json': {
      heading: msg('This file cannot be read'),
      says: msg('It is not a match file, or it is damaged. Nothing was changed.'),
    },
    'not-a-match-file': {
      heading: msg('This is no match file'),
      says: msg('It comes from another program. Nothing was changed.'),
    },
    'newer-version': {
      heading: msg('This match is from a newer version'),
      says: msg('Update Carrom Umpire, then open it again. Nothing was changed.'),
    },
    'damaged-match': {
      heading: msg('This match is damaged'),
      says: msg('Something in it is not as we write it. Nothing was changed.'),
    },
  };
  return refusal in words ? words[refusal as FileRefusal] : storeWords(refusal as StoreTrouble);
};

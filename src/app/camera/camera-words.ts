import { msg } from '@lit/localize';
import type { CameraLink } from './camera-session.ts';
import type { Hint } from './hints.ts';

/** What somebody at the table does about it: short enough to be read from two steps away. */
export const hintWords = (hint: Hint): string => {
  const words: Record<Hint, string> = {
    covered: msg('Something covers the board or the lens.'),
    'too-dark': msg('More light: turn on a lamp.'),
    'no-board': msg('All four corners into the picture, from straight above.'),
    confirm: msg('Is this the board? Say so on the table page.'),
    'cut-off': msg('A corner is out of the picture: a little higher.'),
    moved: msg('It moved: let it lie still.'),
    unsteady: msg('It shakes: lay it down firmly.'),
    glare: msg('A lamp shines back: turn the lamp.'),
    blurred: msg('The picture is blurred: wipe the lens.'),
    'too-far': msg('A little lower: the board is small in the picture.'),
    'battery-low': msg('The battery is low: plug it in.'),
  };
  return words[hint];
};

/** What is said while the table does not watch. */
export const linkWords = (
  link: Exclude<CameraLink, 'watched'>,
): { readonly heading: string; readonly says: string } => {
  const words: Record<typeof link, { readonly heading: string; readonly says: string }> = {
    'no-token': {
      heading: msg('This link has no token'),
      says: msg('Scan the code on the table page: choose “A phone” there.'),
    },
    connecting: { heading: msg('Looking for the table …'), says: '' },
    refused: {
      heading: msg('This code is out of date'),
      says: msg('Each is good for a day. Scan the one on the table page.'),
    },
    away: {
      heading: msg('No connection to the computer'),
      says: msg('Is it on, and the phone in the same network? It goes on by itself.'),
    },
    waiting: {
      heading: msg('Ready. The table does not watch'),
      says: msg('Choose “A phone” on the table page, or this phone where there are two.'),
    },
    calling: { heading: msg('The table is being shown the picture …'), says: '' },
    lost: {
      heading: msg('The table gets no picture'),
      says: msg('Scoring is paused. It goes on by itself when the network is back.'),
    },
  };
  return words[link];
};

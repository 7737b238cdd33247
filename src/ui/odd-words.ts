import { msg, str } from '@lit/localize';
import { START_COUNT } from '../carrom/discs.ts';
import type { Oddity } from '../carrom/oddity.ts';
import { discWord } from './disc-words.ts';

/** What cannot be right for long, as a person would say it, and what to do. */
export const oddWords = (odd: Oddity): { readonly heading: string; readonly says: string } => {
  switch (odd.kind) {
    case 'no-striker':
      return {
        heading: msg('I do not make out a striker'),
        says: msg(
          'Hands come and go, and I have seen none for a minute: shots may go by. Teach me its colour in the menu, or tell shots by hand.',
        ),
      };
    case 'nothing-struck':
      return {
        heading: msg(str`No shot seen for ${Math.floor(odd.forMs / 60_000)} minutes`),
        says: msg(
          'Hands come and go, but I saw nothing struck. Do the lines lie on the board? What I missed can be told by hand.',
        ),
      };
    case 'too-many':
      return {
        heading: msg(
          str`I see ${odd.count} of a kind (${discWord(odd.disc)}), and there can only be ${START_COUNT[odd.disc]}`,
        ),
        says: msg('Take off what does not belong, or teach me the colours in the menu.'),
      };
  }
};

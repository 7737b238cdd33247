import { msg, str } from '@lit/localize';
import type { Sign } from '../carrom/weighed.ts';
import { discWord, pocketWord } from './disc-words.ts';

/** What an account of a shot points to, or has to assume. */
export const signWords = ({ says, disc, pocket, mm = 0, ms = 0, share = 0 }: Sign): string => {
  const [name, hole, far] = [discWord(disc), pocket ? pocketWord(pocket) : '', Math.max(0, Math.round(mm))];
  switch (says) {
    case 'went-in':
      return msg(str`${name}: seen in the mouth of the pocket ${hole}`);
    case 'last-seen-before':
      return msg(str`${name}: seen last ${far} mm before the pocket ${hole}`);
    case 'fell-unseen':
      return msg(str`${name}: nobody saw the way to the pocket ${hole}, ${far} mm`);
    case 'lies-there':
      return msg(str`${name}: shows where it lies`);
    case 'lies-unseen':
      return msg(str`${name}: would lie where I see nothing`);
    case 'never-was':
      return msg(str`${name}: would never have been a disc`);
    case 'hand-took':
      return msg(str`${name}: a hand would have taken it`);
    case 'under-hand':
      return msg(str`${name}: would lie under a hand`);
    case 'flew':
      return msg(str`${name}: would have flown over the frame`);
    case 'not-seen-before':
      return msg(str`${name}: nobody had seen it lie there before`);
    case 'out-of-sight':
      return msg(str`${name}: out of sight for ${Math.round(ms)} ms on the way`);
    case 'kind-open':
      return msg(str`${name}: of this kind by ${Math.round(100 * share)} % only`);
  }
};

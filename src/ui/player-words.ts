import { msg, str } from '@lit/localize';
import type { Stroke } from '../rules/stroke.ts';
import { decimal } from './decimal.ts';
import { discWord, pocketWord } from './disc-words.ts';
import type { PlayerMoment } from './player-film.ts';
import { strokeSaid } from './stroke-words.ts';

const fallWords = ({ disc, pocket, ms }: PlayerMoment): string => {
  const [what, where, when] = [discWord(disc), pocket ? pocketWord(pocket) : '', decimal(ms / 1000, 2)];
  return msg(str`${what} ${where} after ${when} s`);
};

/** A shot for those who do not see it: what fell, where and when, and how much was met on the way. */
export const shotSaid = (stroke: Stroke, moments: readonly PlayerMoment[]): string => {
  const falls = moments.filter(({ kind }) => kind === 'fall');
  const count = (of: PlayerMoment['kind']) => moments.filter(({ kind }) => kind === of).length;
  const met = msg(str`Contacts: ${count('contact')}, cushions: ${count('cushion')}.`);
  // What a person has told of the shot counts, also where the camera followed another course.
  const fell = falls.length === stroke.pocketed.length ? falls.map(fallWords).join(', ') : strokeSaid(stroke);
  return `${fell || strokeSaid(stroke)}. ${met}`;
};

import { msg } from '@lit/localize';
import type { FindTrouble } from '../../../vision/surface/find-trouble.ts';
import type { CornerRefusal } from '../../../vision/surface/fit-by-hand.ts';

/** Why four corners are no board, as the person who drags them is told. */
export const cornerWords = (refusal: CornerRefusal): string => {
  const words: Record<CornerRefusal, string> = {
    crossed: msg('The corners have changed places: put each ring back on its own corner.'),
    'not-convex': msg('One corner lies inside the others: no board looks like this. Pull it outwards.'),
    'too-small': msg('The board is too small in the picture: bring the camera nearer, or pull the corners apart.'),
  };
  return words[refusal];
};

/** What came of looking for the board by itself. */
export const findWords = (trouble: FindTrouble): string => {
  const words: Record<FindTrouble, string> = {
    'no-surface': msg('I do not find it in this picture. Drag the corners instead.'),
    'no-finder': msg('The part that finds boards could not be loaded. Drag the corners instead.'),
    'no-frame': msg('No picture comes in at the moment. Drag the corners instead.'),
  };
  return words[trouble];
};

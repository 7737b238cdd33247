import { COLOURS } from '../carrom/discs.ts';
import { apart } from '../carrom/surface.ts';
import { tonesApart } from './disc-colour.ts';
import type { ColouredDisc } from './settle-kinds.ts';
import { isKnown, LEAST_SPREAD, type TableColours } from './table-colours.ts';

/** From here on a find is believed on its own. */
export const SURE_FROM = 0.5;
/** Fainter ones than this are no finds at all. */
export const FAINT_FROM = 0.25;
/** So many spreads from the middle of a set's colour is still that very colour. */
const OF_THAT_COLOUR = 1;
/** Nearer to a sure disc than any two can lie, it is about that disc. */
const OWN_PLACE_MM = 22;

/**
 * Pale pieces on pale wood are found faintly, but all of them have one colour. A faint find of the very colour that this
 * table's white or black pieces have is one of them.
 */
export const believeFaint = <D extends ColouredDisc>(
  colours: TableColours,
  sure: readonly D[],
  faint: readonly D[],
): readonly D[] => {
  const known = COLOURS.flatMap(kind => (isKnown(colours[kind]) ? [colours[kind]] : []));
  const isOfSet = ({ tone }: D) =>
    tone !== undefined &&
    known.some(set => tonesApart(set.tone, tone) < OF_THAT_COLOUR * Math.max(LEAST_SPREAD, set.spread));
  const stands = ({ disc }: D) => sure.every(other => apart(other.disc.at, disc.at) > OWN_PLACE_MM);
  return [...sure, ...faint.filter(disc => isOfSet(disc) && stands(disc))];
};

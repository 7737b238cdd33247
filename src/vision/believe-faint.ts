import { COLOURS } from '../carrom/discs.ts';
import { apart } from '../carrom/surface.ts';
import { type Tone, tonesApart } from './disc-colour.ts';
import type { PlacedDisc } from './placed-discs.ts';
import { readSettings } from './read-heatmap.ts';
import { isKnown, LEAST_SPREAD, type TableColours } from './table-colours.ts';

/** From here on a find is believed on its own. */
export const SURE_FROM = readSettings.leastCertainty;
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
export const believeFaint = <D extends PlacedDisc & { readonly tone: Tone | undefined }>(
  colours: TableColours,
  sure: readonly PlacedDisc[],
  faint: readonly D[],
): readonly D[] => {
  const known = COLOURS.flatMap(kind => (isKnown(colours[kind]) ? [colours[kind]] : []));
  if (known.length === 0) return [];
  const isOfSet = ({ tone }: D) =>
    tone !== undefined &&
    known.some(set => tonesApart(set.tone, tone) < OF_THAT_COLOUR * Math.max(LEAST_SPREAD, set.spread));
  const stands = ({ at }: D) => sure.every(other => apart(other.at, at) > OWN_PLACE_MM);
  return faint.filter(disc => stands(disc) && isOfSet(disc));
};

import { COLOURS, type Disc } from '../carrom/discs.ts';
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

/** Of these there is one in play. */
const SINGLE: readonly Disc[] = ['queen', 'striker'];

type Faint = PlacedDisc & { readonly tone: Tone | undefined };

const isOf = (colours: TableColours, kind: Disc, { tone }: Faint): boolean => {
  const set = colours[kind];
  return (
    tone !== undefined &&
    isKnown(set) &&
    tonesApart(set.tone, tone) < OF_THAT_COLOUR * Math.max(LEAST_SPREAD, set.spread)
  );
};

/** The queen fades beside a large striker: as long as no other is seen, a find of her kind and her very colour is her. */
const singlesIn = <D extends Faint>(
  colours: TableColours,
  sure: readonly PlacedDisc[],
  faint: readonly D[],
): readonly D[] =>
  SINGLE.filter(kind => !sure.some(disc => disc.kind === kind)).flatMap(kind =>
    faint
      .filter(disc => disc.kind === kind && isOf(colours, kind, disc))
      .toSorted((a, b) => b.certainty - a.certainty)
      .slice(0, 1),
  );

/**
 * Pale pieces on pale wood are found faintly, but all of them have one colour. A faint find of the very colour that this
 * table's white or black pieces have is one of them.
 */
export const believeFaint = <D extends Faint>(
  colours: TableColours,
  sure: readonly PlacedDisc[],
  faint: readonly D[],
): readonly D[] => {
  const standing = faint.filter(({ at }) => sure.every(other => apart(other.at, at) > OWN_PLACE_MM));
  const singles = singlesIn(colours, sure, standing);
  return standing.filter(disc => singles.includes(disc) || COLOURS.some(kind => isOf(colours, kind, disc)));
};

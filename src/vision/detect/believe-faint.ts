import { COLOURS, type Disc } from '../../carrom/discs.ts';
import { apart } from '../../carrom/surface.ts';
import { type Tone, tonesApart } from './disc-colour.ts';
import { SINGLE } from './one-of-a-kind.ts';
import { oddsOf, type PlacedDisc } from './placed-discs.ts';
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
/** Sure discs within this touch it; with so many of them, all round it, it fills a gap that only a disc fills. */
const WEDGED = { withinMm: 36, discs: 5 };
/** Where no other striker or queen was found, this certain of the kind will do. */
const WANTED_FROM = 0.25;

interface Toned {
  readonly tone: Tone | undefined;
}

/** Has this the very colour of the table's white or black pieces? */
export const ofSet = (colours: TableColours): ((disc: Toned) => boolean) => {
  const known = COLOURS.flatMap(kind => (isKnown(colours[kind]) ? [colours[kind]] : []));
  return ({ tone }) =>
    tone !== undefined &&
    known.some(set => tonesApart(set.tone, tone) < OF_THAT_COLOUR * Math.max(LEAST_SPREAD, set.spread));
};

/** The likeliest of the faint finds for a striker or a queen that no sure find is. */
const wantedAmong = <D extends PlacedDisc>(named: ReadonlySet<Disc>, faint: readonly D[]): readonly D[] =>
  SINGLE.flatMap(kind => {
    if (named.has(kind)) return [];
    const heat = (disc: D) => (disc.kind === kind ? disc.certainty * oddsOf(disc)[kind] : 0);
    const best = faint.reduce<D | undefined>((a, b) => (a && heat(a) >= heat(b) ? a : b), undefined);
    return best && heat(best) >= WANTED_FROM ? [best] : [];
  });

/**
 * Pale pieces on pale wood are found faintly, but all of them have one colour. A faint find of the very colour that this
 * table's white or black pieces have is one of them. So is one in the midst of sure discs that touch it: the queen of a
 * start layout, and the likeliest striker or queen where none was found.
 */
export const believeFaint = <D extends PlacedDisc & Toned>(
  colours: TableColours,
  sure: readonly PlacedDisc[],
  faint: readonly D[],
  /** What was made of the sure ones beside each other: a striker or a queen that is not among them is wanted. */
  named?: ReadonlySet<Disc>,
): readonly D[] => {
  const isOfSet = ofSet(colours);
  const stands = ({ at }: D) => sure.every(other => apart(other.at, at) > OWN_PLACE_MM);
  const isWedged = ({ at }: D) => sure.filter(other => apart(other.at, at) < WEDGED.withinMm).length >= WEDGED.discs;
  const standing = faint.filter(stands);
  const wanted = named ? wantedAmong(named, standing) : [];
  return standing.filter(disc => isOfSet(disc) || isWedged(disc) || wanted.includes(disc));
};

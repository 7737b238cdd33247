import { type Disc, isColour, type Piece, START_COUNT } from '../carrom/discs.ts';
import { apart, type OnSurface } from '../carrom/surface.ts';
import type { Tone } from './disc-colour.ts';
import type { PlacedDisc } from './placed-discs.ts';
import { readLayout } from './read-layout.ts';
import { splitSets } from './split-sets.ts';
import { learnTone, likeliest, settleKind, type TableColours, teachTone, trusting } from './table-colours.ts';

/** A disc with the colour it has in the picture. */
export interface ColouredDisc {
  readonly disc: PlacedDisc;
  readonly tone: Tone | undefined;
}

/** The kind after looking at the colour. */
export const settled = (colours: TableColours, { disc, tone }: ColouredDisc): PlacedDisc => {
  if (!tone || !disc.odds) return disc;
  const odds = settleKind(colours, disc.odds, tone);
  return odds === disc.odds ? disc : { ...disc, kind: likeliest(odds), odds };
};

/** A disc this sure teaches its colour by itself. */
const SURE = { certainty: 0.75, odds: 0.93 };
/** The detector has this many of a layout's pieces wrong: it does not know such a set. */
const STRANGE_FROM = 3;
/** So many pieces of one colour cannot be: some belong to the other set. */
const TOO_MANY = START_COUNT.white + 2;

interface Named {
  readonly piece: Piece;
  readonly tone: Tone;
  readonly said: Disc;
}

/** Pieces named by where they lie or by how they differ; trusted over the detector when it was often wrong. */
const learnNamed = (before: TableColours, named: readonly Named[]): TableColours => {
  const learnt = named.reduce((colours, { piece, tone }) => learnTone(colours, piece, tone), before);
  const wrong = named.filter(({ piece, said }) => piece !== said).length;
  return wrong < STRANGE_FROM ? learnt : trusting(learnt, ['white', 'black']);
};

const namedByLayout = (discs: readonly ColouredDisc[]): readonly Named[] | undefined => {
  const toned = discs.flatMap(({ disc, tone }) => (tone ? [{ at: disc.at, tone, said: disc.kind }] : []));
  const kinds = new Map<unknown, Disc>(toned.map(each => [each, each.said]));
  return readLayout(toned)?.map(({ piece, tone, disc }) => ({ piece, tone, said: kinds.get(disc) ?? piece }));
};

/** Too many of one colour, in two clear groups, and hardly any of the other: the lighter are white. */
const namedByDifference = (discs: readonly ColouredDisc[]): readonly Named[] | undefined => {
  const men = discs.flatMap(({ disc, tone }) => (tone && isColour(disc.kind) ? [{ tone, said: disc.kind }] : []));
  const whites = men.filter(({ said }) => said === 'white').length;
  const crowded = 2 * whites > men.length ? 'white' : 'black';
  const crowd = men.filter(({ said }) => said === crowded);
  if (crowd.length < TOO_MANY) return undefined;
  const sets = splitSets(crowd.map(({ tone }) => tone));
  if (!sets || Math.min(sets.lighter.length, sets.darker.length) <= men.length - crowd.length) return undefined;
  return crowd.map((man, i) => ({ ...man, piece: sets.lighter.includes(i) ? 'white' : 'black' }));
};

/** What a surface at rest teaches: the pieces of a start layout, two sets that cannot be one, or whatever is sure. */
export const learnFromRest = (before: TableColours, discs: readonly ColouredDisc[]): TableColours => {
  const named = namedByLayout(discs) ?? namedByDifference(discs);
  if (named) return learnNamed(before, named);
  return discs.reduce((colours, { disc, tone }) => {
    const sure = disc.certainty >= SURE.certainty && (disc.odds?.[disc.kind] ?? 0) >= SURE.odds;
    return tone && sure ? learnTone(colours, disc.kind, tone) : colours;
  }, before);
};

/** How far from a disc's middle a finger may point. */
const POINTED_AT_MM = 25;

/** A person pointed at a disc and said its kind. Undefined when no disc is there. */
export const teachAt = (
  before: TableColours,
  discs: readonly ColouredDisc[],
  kind: Disc,
  at: OnSurface,
): TableColours | undefined => {
  const [nearest] = [...discs].sort((a, b) => apart(a.disc.at, at) - apart(b.disc.at, at));
  if (!nearest?.tone || apart(nearest.disc.at, at) > POINTED_AT_MM) return undefined;
  return teachTone(before, kind, nearest.tone);
};

import { type Disc, isColour } from '../../carrom/discs.ts';
import { apart, type OnSurface } from '../../carrom/surface.ts';
import type { Tone } from './disc-colour.ts';
import { nameSets } from './name-sets.ts';
import { oneOfAKind } from './one-of-a-kind.ts';
import { oddsOf, type PlacedDisc } from './placed-discs.ts';
import { readLayout } from './read-layout.ts';
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

/** All discs of a picture: each after looking at its colour, then those on the surface beside each other. */
export const settledTogether = (
  colours: TableColours,
  discs: readonly ColouredDisc[],
  lies: (disc: PlacedDisc) => boolean,
): readonly PlacedDisc[] => {
  const alone = discs.map(disc => settled(colours, disc));
  const lying = alone.filter(disc => disc.odds && lies(disc));
  const together = new Map(oneOfAKind(lying.map(oddsOf)).map((odds, i) => [lying[i], odds]));
  return alone.map(disc => {
    const odds = together.get(disc);
    return odds ? { ...disc, kind: likeliest(odds), odds } : disc;
  });
};

/** A lot of discs this surely of one kind teaches its colour; a striker or queen this sure, of a set's colour, is left out. */
const SURE = { lot: 0.9, disc: 0.9 };
/** The detector has this many of a layout's pieces wrong: it does not know such a set. */
const STRANGE_FROM = 3;

interface Named {
  readonly kind: Disc;
  readonly tone: Tone;
  readonly said: Disc;
}

/** Discs named by where they lie or by how they differ; trusted over the detector when it was often wrong. */
const learnNamed = (before: TableColours, named: readonly Named[]): TableColours => {
  const learnt = named.reduce((colours, { kind, tone }) => learnTone(colours, kind, tone), before);
  const wrong = named.filter(({ kind, said }) => kind !== said).length;
  return wrong < STRANGE_FROM ? learnt : trusting(learnt, ['white', 'black']);
};

const namedByLayout = (discs: readonly ColouredDisc[]): readonly Named[] | undefined => {
  const toned = discs.flatMap(({ disc, tone }) => (tone ? [{ at: disc.at, tone, said: disc.kind }] : []));
  const kinds = new Map<unknown, Disc>(toned.map(each => [each, each.said]));
  return readLayout(toned)?.map(({ piece, tone, disc }) => ({ kind: piece, tone, said: kinds.get(disc) ?? piece }));
};

/** What looks alike is of one kind. */
const namedByLooks = (discs: readonly ColouredDisc[]): readonly Named[] => {
  const looks = discs.flatMap(({ disc, tone }) => (tone ? [{ said: disc.kind, tone, odds: oddsOf(disc) }] : []));
  return nameSets(looks).flatMap(({ members, odds }) => {
    const kind = likeliest(odds);
    if (odds[kind] < SURE.lot) return [];
    const alike = members.flatMap(i => looks[i] ?? []);
    return alike
      .filter(({ said, odds: own }) => said === kind || isColour(said) || own[said] < SURE.disc)
      .map(({ said, tone }) => ({ kind, tone, said }));
  });
};

/** What a surface at rest teaches: the pieces of a start layout, or lots of discs that look alike. */
export const learnFromRest = (before: TableColours, discs: readonly ColouredDisc[]): TableColours =>
  learnNamed(before, namedByLayout(discs) ?? namedByLooks(discs));

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

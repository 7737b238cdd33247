import type { Disc } from '../carrom/discs.ts';
import { apart, type OnSurface } from '../carrom/surface.ts';
import type { Tone } from './disc-colour.ts';
import type { PlacedDisc } from './placed-discs.ts';
import { readLayout } from './read-layout.ts';
import { learnTone, likeliest, settleKind, type TableColours, teachTone } from './table-colours.ts';

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

/** What a surface at rest teaches: all nineteen pieces of a start layout, or whatever is sure. */
export const learnFromRest = (before: TableColours, discs: readonly ColouredDisc[]): TableColours => {
  const toned = discs.flatMap(({ disc, tone }) => (tone ? [{ at: disc.at, tone }] : []));
  const layout = readLayout(toned);
  if (layout) return layout.reduce((colours, { piece, tone }) => learnTone(colours, piece, tone), before);
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

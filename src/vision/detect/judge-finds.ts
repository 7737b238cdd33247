import { DISCS } from '../../carrom/discs.ts';
import { standardSurface } from '../../carrom/surface.ts';
import { whereIs } from '../track/sight.ts';
import { believeFaint, ofSet, SURE_FROM } from './believe-faint.ts';
import type { Tone } from './disc-colour.ts';
import { type Board, dropPrints } from './drop-prints.ts';
import type { PlacedDisc } from './placed-discs.ts';
import type { InRectified } from './rectified.ts';
import { type ColouredDisc, learnFromRest, settledTogether } from './settle-kinds.ts';
import { isKnown, noColours, type TableColours } from './table-colours.ts';
import { usualRadiusPx, weighSize } from './weigh-sizes.ts';

/** What a table has shown of its discs so far. */
export interface TableKnown {
  readonly colours: TableColours;
  /** How large a piece is in the rectified picture. */
  readonly usualPx?: number | undefined;
}
export const nothingKnown: TableKnown = { colours: noColours };

/** A find with the place at which the rectified picture shows it, and its colour there. */
export type SeenThere = PlacedDisc & {
  readonly seenAt: InRectified;
  readonly tone: Tone | undefined;
  /** What the first look said, where the second is not sure of a disc. */
  readonly first?: Pick<PlacedDisc, 'kind' | 'certainty'>;
};

export interface Pictured {
  readonly sideMm: number;
  /** How large the disc is that the rectified picture shows there. */
  readonly radiusAt: (at: InRectified) => number;
}

export interface Judged {
  /** The same as before, unless the surface is at rest. */
  readonly known: TableKnown;
  /** With their colours, and of the kind that the detector says. */
  readonly seen: readonly ColouredDisc[];
  readonly discs: readonly PlacedDisc[];
}

/** A table is new to us until it has shown so many kinds. */
const FRESH_BELOW_KINDS = 2;

export const liesOnSurface = (sideMm: number): ((disc: PlacedDisc) => boolean) => {
  const kind = { ...standardSurface, sideMm };
  return disc => whereIs(kind, disc) === 'surface';
};

/** What is at least this certain is weighed as a print. */
const PRINT_FROM = 0.3;

/** As the first look had it, where the second is not sure and calls it something else. */
const asAtFirst = ({ certainty, kind, first }: SeenThere): Pick<PlacedDisc, 'kind' | 'certainty'> =>
  first && first.kind !== kind
    ? { kind: first.kind, certainty: Math.min(certainty, first.certainty) }
    : { kind, certainty };

/** Prints fool the second look now and then: where the looks disagree, they are known by what the first one said of them. */
const withoutPrints = (all: readonly SeenThere[], board: Board): readonly SeenThere[] => {
  if (!all.some(({ first }) => first)) return all;
  const atFirst = all.map(find => ({ ...find, ...asAtFirst(find), find }));
  const weighed = atFirst.filter(({ certainty }) => certainty >= PRINT_FROM);
  // Whether the board is bare is asked once, of what both looks make of it.
  const left = new Set(dropPrints(weighed, { ...board, fresh: false }).map(({ find }) => find));
  return atFirst.flatMap(({ find, certainty }) => (certainty < PRINT_FROM || left.has(find) ? [find] : []));
};

/**
 * One picture's finds beside each other: prints are dropped, sizes and colours compared with what the table has shown,
 * faint ones believed where they are of its colours, and the kinds settled together. At rest the table is learnt from.
 */
export const judgeFinds = (
  { sideMm, radiusAt }: Pictured,
  all: readonly SeenThere[],
  before: TableKnown,
  atRest: boolean,
): Judged => {
  const lies = liesOnSurface(sideMm);
  const radii = new Map<InRectified, number>();
  /** Measuring takes longer than all else here: once for each disc. */
  const radiusOnce = (at: InRectified): number => {
    const radiusPx = radii.get(at) ?? radiusAt(at);
    radii.set(at, radiusPx);
    return radiusPx;
  };
  const isSure = ({ certainty }: PlacedDisc) => certainty >= SURE_FROM;
  const fresh = DISCS.filter(kind => isKnown(before.colours[kind])).length < FRESH_BELOW_KINDS;
  const board = { sideMm, fresh };
  const finds = withoutPrints(all, board);
  const sure = dropPrints(finds.filter(isSure), board, ofSet(before.colours));
  const usualPx =
    (atRest ? usualRadiusPx(sure.filter(lies).map(({ seenAt }) => radiusOnce(seenAt))) : undefined) ?? before.usualPx;
  const look = ({ seenAt, tone, ...disc }: SeenThere): ColouredDisc => ({
    disc: weighSize(disc, usualPx, () => radiusOnce(seenAt)),
    tone,
  });
  const surely = sure.map(look);
  const lying = surely.filter(({ disc }) => lies(disc));
  const colours = atRest ? learnFromRest(before.colours, lying) : before.colours;
  const alone = settledTogether(colours, surely, lies);
  const faint = finds.filter(find => !isSure(find));
  // While something moves, fingers look like strikers: then nothing is wanted.
  const believed = believeFaint(colours, sure, faint, atRest ? new Set(alone.map(({ kind }) => kind)) : undefined);
  // Prints are known by their sisters, which may be of no believed colour themselves.
  const more =
    believed.length === 0
      ? []
      : dropPrints([...sure, ...faint], board, ofSet(colours)).filter(find => believed.includes(find));
  const known = { colours, usualPx };
  if (more.length === 0) return { known, seen: surely, discs: alone };
  const seen = [...surely, ...more.map(look)];
  return { known, seen, discs: settledTogether(colours, seen, lies) };
};

import type { Sampled } from '../close-crops.ts';
import type { Clue } from '../clue.ts';
import { type OnSquare, seenOfSquare, type UnitFit } from '../unit-fit.ts';
import { findBlock } from './find-block.ts';
import { cornerBlocks } from './marking-blocks.ts';
import { type MarkingMap, markingMap } from './marking-map.ts';
import { PRINTS } from './prints.ts';

/** The printed base circles and what runs out from them, as far as they are still to be seen. */
export interface PrintSeen {
  readonly clues: readonly Clue[];
  /** How well each corner's print agrees with the picture, SW, SE, NE, NW; a worn one near 0, a fresh one about 0.5. */
  readonly scores: readonly number[];
}

/** Blocks of each print that is known. */
const BLOCKS = PRINTS.map(({ clearFrom, sigma, ...print }) => ({ blocks: cornerBlocks(print), clearFrom, sigma }));
type Known = (typeof BLOCKS)[number];
const CLEAR_CORNERS = 3;
/** Lines alone agree with lines of another print, or drawn by hand; with circles they run across them. */
const ROUND = 0.08;
/** What agrees nearly as well elsewhere is grain or ornament. */
const DISTINCT = 1.25;

/** Four faint ones in their right places to one another, within this many sides, are none by chance either. */
const FAINT = 0.1;
const FAINT_DISTINCT = 1.1;
const IN_PLACE = 0.01;

/** How far four points are from the four they should be, at the best turn, size and place: root mean square. */
const outOfShape = (found: readonly { readonly on: OnSquare; readonly at: OnSquare }[]): number => {
  const mean = (of: (each: (typeof found)[number]) => number) =>
    found.reduce((sum, each) => sum + of(each), 0) / found.length;
  const [cu, cv] = [mean(({ at }) => at.u), mean(({ at }) => at.v)];
  const size = mean(({ on }) => on.u ** 2 + on.v ** 2);
  const along = mean(({ on, at }) => on.u * (at.u - cu) + on.v * (at.v - cv)) / size;
  const across = mean(({ on, at }) => on.u * (at.v - cv) - on.v * (at.u - cu)) / size;
  const off = mean(
    ({ on, at }) => (at.u - cu - along * on.u + across * on.v) ** 2 + (at.v - cv - along * on.v - across * on.u) ** 2,
  );
  return Math.sqrt(off);
};

/** One print's blocks in the map of a fit; undefined where they are not to be seen. */
const blocksIn = (
  map: MarkingMap,
  { blocks, clearFrom, sigma }: Known,
  reach: number,
  evenFaint: boolean,
): PrintSeen | undefined => {
  const found = blocks.map(block => ({ on: block.middle, ...findBlock(map, block, reach) }));
  const clear = found.filter(
    ({ score, elsewhere, circles }) => score > clearFrom && score > DISTINCT * elsewhere && circles > ROUND,
  );
  const faint =
    evenFaint &&
    found.every(({ score, elsewhere }) => score > FAINT && score > FAINT_DISTINCT * elsewhere) &&
    outOfShape(found) < IN_PLACE;
  if (clear.length < CLEAR_CORNERS && !faint) return undefined;
  return {
    clues: (faint ? found : clear).map(({ on, at }) => ({
      kind: 'print',
      on,
      at: seenOfSquare(map.fit, at),
      sigma,
    })),
    scores: found.map(({ score }) => score),
  };
};

/** Where a fit has the corners of the print as the rules have it. */
export const printCorners = (fit: UnitFit, sigma: number): readonly Clue[] =>
  (BLOCKS[0]?.blocks ?? []).map(({ middle }) => ({ kind: 'print', on: middle, at: seenOfSquare(fit, middle), sigma }));

export const scoreOf = ({ scores }: PrintSeen): number => scores.reduce((sum, score) => sum + score, 0);

/**
 * Looks for a print within `reach` cells (of two millimetres) of where a fit has it; in doubt, for what is left of it. Of
 * several prints the one that agrees best.
 */
export const findPrint = (sampled: Sampled, fit: UnitFit, reach: number, evenFaint = false): PrintSeen | undefined => {
  const map = markingMap(sampled, fit, reach > 8 ? 2 : 1);
  // Faint rests are looked for of the print of the rules only: each print more is one more chance to see what is not there.
  return BLOCKS.flatMap((print, i) => blocksIn(map, print, reach, evenFaint && i === 0) ?? []).reduce<
    PrintSeen | undefined
  >((best, next) => (best && scoreOf(best) >= scoreOf(next) ? best : next), undefined);
};

import type { Clue } from './clue.ts';
import type { RefinedFit } from './refine-fit.ts';
import { squareOfSeen } from './unit-fit.ts';

/** Edges that tell the same size of the surface, within this many sides, agree with one another. */
const SAME_SIZE = 0.012;
/** No print leaves more room than this between where the rules end and the edge does. */
const SMALLEST_PRINT = -0.06;
/** A rail that hides more of the surface than this, in sides, makes an edge of its own, which counts less than one that is seen. */
const HIDES = 0.01;
const BEHIND_RAIL = 0.4;
/** An edge needs some clues before it has a say. */
const CLUES_AT_LEAST = 4;

const middleOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * With the print known, the edges only have to say how much larger than the print the surface is, all four the same. An edge
 * that says something else is none: a shadow, the outer edge of the frame, or the picture's own. Its clues are left out.
 */
export const comeToTerms = (
  { fit, hidden }: Pick<RefinedFit, 'fit' | 'hidden'>,
  clues: readonly Clue[],
): readonly Clue[] => {
  const inside = (edge: number, clue: Clue): number => {
    const { u, v } = squareOfSeen(fit, clue.at);
    return ([v + 0.5, 0.5 - u, 0.5 - v, u + 0.5][edge] ?? 0) - (hidden[edge] ?? 0);
  };
  const says = [0, 1, 2, 3].map(edge => {
    const own = clues.filter(clue => clue.kind === 'edge' && clue.edge === edge).map(clue => inside(edge, clue));
    return own.length < CLUES_AT_LEAST ? undefined : middleOf(own);
  });
  const sizes = says.flatMap((value, edge) =>
    value !== undefined && value > SMALLEST_PRINT
      ? [{ value, weight: (hidden[edge] ?? 0) > HIDES ? BEHIND_RAIL : 1 }]
      : [],
  );
  const agreeing = (size: number) =>
    sizes.reduce((sum, { value, weight }) => sum + (Math.abs(value - size) < SAME_SIZE ? weight : 0), 0);
  // Between two sizes with as many edges the larger surface: a shadow of a rail lies within it, and no print is too large.
  const size = [0, ...sizes.map(({ value }) => value)].reduce((best, next) => {
    const more = agreeing(next) - agreeing(best);
    return more > 0 || (more === 0 && next < best) ? next : best;
  });
  const belongs = (edge: number, clue: Clue) => Math.abs(inside(edge, clue) - size) < SAME_SIZE;
  return clues.filter(clue => {
    if (clue.kind === 'edge') return belongs(clue.edge, clue);
    if (clue.kind !== 'corner') return true;
    return belongs(clue.on.v < 0 ? 0 : 2, clue) && belongs(clue.on.u < 0 ? 3 : 1, clue);
  });
};

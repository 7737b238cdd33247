import { describe, expect, test } from 'vitest';
import { paintedFit } from '../testing/painted-fixture.ts';
import type { Clue } from './clue.ts';
import { comeToTerms } from './come-to-terms.ts';
import { refineFit } from './refine-fit.ts';
import { seenOfSquare } from './unit-fit.ts';

const fit = paintedFit({ widthPx: 1280, heightPx: 720 }, [
  [330, 680],
  [950, 680],
  [950, 60],
  [330, 60],
]);
const known = refineFit(fit, [], { mayBend: false });

/** An edge's clues, so many sides inside of where the fit has it: south, east, north, west. */
const edges = (...inside: readonly number[]): readonly Clue[] =>
  inside.flatMap((by, edge) =>
    [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3].map((along): Clue => {
      const on = [
        { u: along, v: by - 0.5 },
        { u: 0.5 - by, v: along },
        { u: along, v: 0.5 - by },
        { u: by - 0.5, v: along },
      ][edge] ?? { u: 0, v: 0 };
      return { kind: 'edge', edge, at: seenOfSquare(fit, on), sigma: 0.002 };
    }),
  );
const kept = (clues: readonly Clue[]) => [...new Set(clues.flatMap(clue => (clue.kind === 'edge' ? [clue.edge] : [])))];

describe('Edges that come to terms with the print', () => {
  test('agree with it, and stay', () => {
    expect(kept(comeToTerms(known, edges(0, 0.004, -0.003, 0)))).toEqual([0, 1, 2, 3]);
  });

  test('one of them on the outer edge of the frame is left out', () => {
    expect(kept(comeToTerms(known, edges(0, 0, 0, -0.09)))).toEqual([0, 1, 2]);
  });

  test('all of them farther out say that the print is small', () => {
    expect(kept(comeToTerms(known, edges(-0.03, -0.028, -0.031, -0.03)))).toEqual([0, 1, 2, 3]);
  });

  test('two against two, those win that have the print as large as the rules', () => {
    expect(kept(comeToTerms(known, edges(0.03, 0, 0, 0.03)))).toEqual([1, 2]);
  });

  test('two that are seen win over two behind near rails, which hide part of the surface', () => {
    const hidden = [0.025, 0, 0, 0.025];
    const seen = comeToTerms({ ...known, hidden }, edges(0.025, -0.03, -0.03, 0.025));
    expect(kept(seen)).toEqual([1, 2]);
  });

  test('a corner goes with its edges', () => {
    const corner: Clue = {
      kind: 'corner',
      on: { u: 0.5, v: 0.5 },
      at: seenOfSquare(fit, { u: 0.56, v: 0.5 }),
      sigma: 0.003,
    };
    expect(comeToTerms(known, [...edges(0, 0, 0, 0), corner])).not.toContain(corner);
  });
});

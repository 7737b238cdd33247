import { describe, expect, test } from 'vitest';
import type { Clue } from '../clue.ts';
import { asEdges } from './as-edges.ts';

const SIGMA = 0.0016;
const along = (edge: number, count: number): readonly Clue[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'edge', edge, at: { xPx: 10 * i, yPx: 5 }, sigma: SIGMA }));
/** How well all of an edge's clues together know its place. */
const together = (clues: readonly Clue[]) => 1 / Math.sqrt(clues.reduce((sum, { sigma }) => sum + 1 / sigma ** 2, 0));

describe('Clues along an edge', () => {
  test('seen straight from above are worth what each of them is', () => {
    expect(together(asEdges(along(0, 40), 0))).toBeCloseTo(SIGMA / Math.sqrt(40), 9);
  });

  test('seen aslant know no more than one edge does, however many they are', () => {
    const [few, many] = [8, 400].map(count => together(asEdges(along(0, count), 45)));
    expect(many).toBeGreaterThan(SIGMA);
    expect((few ?? 0) / (many ?? 1)).toBeLessThan(1.1);
  });

  test('behind a near rail know no more than half of what it hides', () => {
    expect(together(asEdges(along(1, 400), 60, [0, 0.03, 0, 0]))).toBeGreaterThan(0.015);
    expect(together(asEdges(along(2, 400), 60, [0, 0.03, 0, 0]))).toBeLessThan(0.005);
  });

  test('of one edge say nothing of another, and corners stay as they are', () => {
    const corner: Clue = { kind: 'corner', on: { u: 0.5, v: 0.5 }, at: { xPx: 0, yPx: 0 }, sigma: 0.003 };
    const [alone] = asEdges(along(1, 1), 45);
    const beside = asEdges([...along(1, 1), ...along(2, 100), corner], 45);
    expect(beside[0]).toEqual(alone);
    expect(beside.at(-1)).toEqual(corner);
  });
});

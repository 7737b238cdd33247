import { describe, expect, test } from 'vitest';
import { discAt, lies, watchTable } from '../testing/pretend-table.ts';

const STAIN = { xMm: -197, yMm: -190 };
const pieces = [lies('white', 0, 0), lies('white', 90, 0), lies('white', -60, 80), lies('black', 100, 80)];

/** From the third second on something white is seen where no hand has been. */
const inPlay = (certainty: number, actors = pieces) => {
  const ghosts = (ms: number) => (ms < 3000 ? [] : [{ kind: 'white' as const, at: STAIN, certainty }]);
  return discAt(watchTable({ actors, untilMs: 7000, ghosts }).discs, STAIN.xMm, STAIN.yMm) !== undefined;
};

describe('What turns up without a hand', () => {
  test('is a piece that was overlooked, when it shows like the others', () => {
    expect(inPlay(0.85)).toBe(true);
  });

  test('is a stain when it shows much fainter than its like', () => {
    expect(inPlay(0.6)).toBe(false);
  });

  test('is believed while there are too few of its like to compare it with', () => {
    expect(inPlay(0.6, pieces.slice(1))).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import type { Rearranged, RestingDisc } from '../../carrom/seen-shot.ts';
import { standardSurface } from '../../carrom/surface.ts';
import { checkPlacing } from './check-placing.ts';

const disc = (id: number, kind: Disc, xMm: number, yMm: number): RestingDisc => ({
  id,
  kind,
  at: { xMm, yMm },
  certainty: 1,
});
const put = (...added: readonly RestingDisc[]): Rearranged => ({
  kind: 'rearranged',
  atMs: 0,
  added,
  removed: [],
  moved: [],
  before: [],
  discs: [disc(90, 'black', 0, 300), ...added],
});
const none = { white: 0, black: 0, queen: 0 };

describe('Pieces put back', () => {
  test.each([
    ['a white in the outer circle is what was asked', { ...none, white: 1 }, put(disc(1, 'white', 50, 0)), 'yes'],
    [
      'on the rim of the outer circle nobody can tell',
      { ...none, white: 1 },
      put(disc(1, 'white', 69, 0)),
      'cannot-tell',
    ],
    ['outside the outer circle it lies wrong', { ...none, white: 1 }, put(disc(1, 'white', 95, 0)), 'no'],
    ['on the centre circle it lies wrong', { ...none, white: 1 }, put(disc(1, 'white', 10, 0)), 'no'],
    ['a black is no white', { ...none, white: 1 }, put(disc(1, 'black', 50, 0)), 'no'],
    ['one of two is not enough', { ...none, black: 2 }, put(disc(1, 'black', 50, 0)), 'no'],
    ['the queen belongs on the centre', { ...none, queen: 1 }, put(disc(1, 'queen', 1, 2)), 'yes'],
    ['and nowhere else', { ...none, queen: 1 }, put(disc(1, 'queen', 40, 0)), 'no'],
    ['two pieces must not touch', { ...none, white: 2 }, put(disc(1, 'white', 50, 0), disc(2, 'white', 50, 25)), 'no'],
  ] as const)('%s', (_says, asked, change, done) => {
    expect(checkPlacing(standardSurface, asked, change).done).toBe(done);
  });
});

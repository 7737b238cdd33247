import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../../carrom/surface.ts';
import { liesAt, moving } from '../../testing/disc-ways.ts';
import { fellBackOf, overSideOf } from './over-frame.ts';

const lay = { xMm: 300, yMm: 20 };
const over = [
  [33, 350, 21],
  [66, 390, 22, 'beyond'],
  [99, 420, 23, 'beyond'],
] as const;

describe('A disc over the frame', () => {
  test('that flew left over the side where it was seen beyond', () => {
    expect(overSideOf(moving(1, 'white', lay, over, { kind: 'flew', atMs: 99 }))).toBe('east');
  });

  test('that was not seen beyond left over the side to which its way led', () => {
    const seen = [
      [33, 250, 150],
      [66, 250, 250],
    ] as const;
    expect(overSideOf(moving(1, 'white', lay, seen, { kind: 'flew', atMs: 99 }))).toBe('north');
  });

  test('that lies on the surface again fell back', () => {
    const back = [...over, [300, 320, 24] as const];
    const ways = [moving(1, 'black', lay, back, liesAt(320, 24)), moving(2, 'striker', lay, back, liesAt(320, 24))];
    expect(fellBackOf(ways, standardSurface)).toEqual(['black']);
  });
});

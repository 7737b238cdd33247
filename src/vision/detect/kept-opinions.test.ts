import { describe, expect, test } from 'vitest';
import { mixOpinions, opinionOn, stillTrue } from './kept-opinions.ts';
import { MOTION_ACROSS, MOTION_CELL_PX, MOTION_CELLS } from './notice-motion.ts';
import type { Opinion } from './second-look.ts';

const said = (xPx: number, isDisc: number, looks = 1): Opinion => ({
  at: { xPx, yPx: 100 },
  isDisc,
  odds: { white: isDisc, black: 1 - isDisc, queen: 0, striker: 0 },
  middle: { xPx, yPx: 100 },
  looks,
});

describe('Opinions of several looks', () => {
  test('what was said of the same find is one opinion beside the newest, of four at most', () => {
    const [second] = mixOpinions([said(100, 1)], [said(101, 0)]);
    expect(second).toMatchObject({ at: { xPx: 101 }, isDisc: 0.5, looks: 2 });
    expect(second?.odds.white).toBe(0.5);
    const [later] = mixOpinions([said(100, 1, 4)], [said(100, 0)]);
    expect(later).toMatchObject({ isDisc: 0.75, looks: 4 });
  });

  test('what is found no more is forgotten, and what is new stands alone', () => {
    expect(mixOpinions([said(100, 1)], [said(140, 0.3)])).toEqual([said(140, 0.3)]);
  });

  test('an opinion is about the find nearest to it, and about nothing farther off', () => {
    const on = opinionOn([said(100, 1), said(104, 0.2)]);
    const find = (xPx: number) =>
      ({ kind: 'white', certainty: 0.5, at: { xPx, yPx: 100 }, odds: said(0, 1).odds }) as const;
    expect(on(find(103))?.isDisc).toBe(0.2);
    expect(on(find(101))?.isDisc).toBe(1);
    expect(on(find(110))).toBeUndefined();
  });

  test('where something moved, nothing that was said is true any more', () => {
    const moved = new Uint8Array(MOTION_CELLS);
    moved[Math.floor(100 / MOTION_CELL_PX) * MOTION_ACROSS + Math.floor(200 / MOTION_CELL_PX)] = 1;
    expect(stillTrue([said(100, 1), said(200, 1)], moved)).toEqual([said(100, 1)]);
  });
});

import { describe, expect, test } from 'vitest';
import { type OnSurface, standardSurface } from '../../../carrom/surface.ts';
import { lying, moving, type ShownAt } from '../../testing/disc-ways.ts';
import { model } from '../model.ts';
import type { DiscWay } from './disc-way.ts';
import { firstTouch } from './first-touch.ts';

const from = { xMm: 0, yMm: -250 };

/** Seen every 33 ms on a straight way. */
const run = (fromMs: number, at: OnSurface, mmPerMs: OnSurface, times: number): readonly ShownAt[] =>
  Array.from({ length: times }, (_, i) => [
    fromMs + 33 * i,
    at.xMm + 33 * i * mmPerMs.xMm,
    at.yMm + 33 * i * mmPerMs.yMm,
  ]);

const touch = (striker: DiscWay, ...others: readonly DiscWay[]) =>
  firstTouch(standardSurface, from, striker, others, model);

describe('The first touch', () => {
  const struck = moving(2, 'black', { xMm: 0, yMm: 0 }, run(175, { xMm: 0, yMm: 40 }, { xMm: 0, yMm: 1.5 }, 6));
  const striker = moving(1, 'striker', from, [
    ...run(33, { xMm: 0, yMm: -200 }, { xMm: 0, yMm: 1.5 }, 4),
    [175, 0, -30],
    [208, 0, -20],
  ]);

  test('is the piece that set off the way the striker came', () => {
    const found = touch(striker, struck, lying(3, 'white', 100, 0), lying(4, 'queen', -60, 80));
    expect(found?.piece?.id).toBe(2);
    expect(found?.cast.cushions).toEqual([]);
    expect(found?.atMs).toBeGreaterThan(130);
    expect(found?.atMs).toBeLessThan(175);
  });

  test('is not the piece that was pushed by the first', () => {
    const pushed = moving(3, 'white', { xMm: 0, yMm: 150 }, run(270, { xMm: 0, yMm: 170 }, { xMm: 0, yMm: 1 }, 6));
    expect(touch(striker, pushed, struck)?.piece?.id).toBe(2);
  });

  test('comes after the cushion that the striker met before', () => {
    const back = moving(1, 'striker', from, [
      ...run(20, { xMm: 60, yMm: -165 }, { xMm: 2.2, yMm: 3.1 }, 3),
      [120, 280, 145],
      [153, 344, 238],
      [186, 291, 331],
    ]);
    const piece = moving(2, 'white', { xMm: 240, yMm: 345 }, run(208, { xMm: 220, yMm: 345 }, { xMm: -1, yMm: 0 }, 4));
    const found = touch(back, piece, lying(3, 'black', -100, 0));
    expect(found?.piece?.id).toBe(2);
    expect(found?.cast.cushions.length).toBeGreaterThan(0);
  });

  test('of pieces that touch each other is the one from which all together were carried on', () => {
    // Three in a row across: the blow comes to the middle one, the outer ones go furthest.
    const row = [
      moving(2, 'white', { xMm: -32, yMm: 0 }, run(175, { xMm: -45, yMm: 20 }, { xMm: -0.8, yMm: 1 }, 6)),
      moving(3, 'black', { xMm: 0, yMm: 0 }, run(175, { xMm: 0, yMm: 15 }, { xMm: 0, yMm: 0.8 }, 6)),
      moving(4, 'white', { xMm: 32, yMm: 0 }, run(175, { xMm: 45, yMm: 20 }, { xMm: 0.8, yMm: 1 }, 6)),
    ];
    expect(touch(striker, ...row)?.piece?.id).toBe(3);
  });

  test('there was none where nothing moved and the striker came back from the cushions', () => {
    const alone = moving(1, 'striker', from, run(20, { xMm: 0, yMm: -210 }, { xMm: 0, yMm: 1.5 }, 10));
    expect(touch(alone, lying(2, 'white', 200, 0))?.piece).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { type Actor, BASE_Y_MM, lies, rolls, watchTable } from '../../testing/pretend-table.ts';

const SHOT_MS = 1500;
const at = (xMm: number, yMm: number) => ({ xMm, yMm });

const factsOf = (actors: readonly Actor[]) => {
  const { shots } = watchTable({ actors, untilMs: 4500 });
  expect(shots).toHaveLength(1);
  const { firstTouched, firstTouchedHow, anyPieceTouched } = shots[0]?.shot.facts ?? {};
  return { firstTouched, firstTouchedHow, anyPieceTouched };
};

describe('The first piece the striker touched', () => {
  test('straight on: the one in its way, though another moved later', () => {
    const actors: readonly Actor[] = [
      {
        kind: 'striker',
        way: [[SHOT_MS, 0, BASE_Y_MM], [SHOT_MS + 150, 0, -36], ...rolls(SHOT_MS + 151, at(0, -36), at(60, 0), 400)],
      },
      {
        kind: 'black',
        way: [[SHOT_MS + 150, 0, 0], [SHOT_MS + 300, 0, 168], ...rolls(SHOT_MS + 301, at(0, 168), at(40, 240), 400)],
      },
      { kind: 'white', way: [[SHOT_MS + 300, 0, 200], ...rolls(SHOT_MS + 301, at(0, 200), at(-60, 330), 600)] },
    ];
    expect(factsOf(actors)).toEqual({ firstTouched: 'black', firstTouchedHow: 'direct', anyPieceTouched: 'yes' });
  });

  test('off the far cushion', () => {
    const top = 370 - 21;
    const actors: readonly Actor[] = [
      {
        kind: 'striker',
        way: [
          [SHOT_MS, 100, BASE_Y_MM],
          [SHOT_MS + 300, 40, top],
          [SHOT_MS + 450, 12, 166],
          ...rolls(SHOT_MS + 451, at(12, 166), at(40, 150), 300),
        ],
      },
      { kind: 'white', way: [[SHOT_MS + 450, 6, 130], ...rolls(SHOT_MS + 451, at(6, 130), at(-25, -60), 600)] },
      lies('black', -200, 60),
    ];
    expect(factsOf(actors)).toMatchObject({ firstTouched: 'white', firstTouchedHow: 'off-cushion' });
  });

  test('of pieces that touch: the one that was struck, though it passes the blow on and stays', () => {
    const actors: readonly Actor[] = [
      {
        kind: 'striker',
        way: [
          [SHOT_MS, 0, BASE_Y_MM],
          [SHOT_MS + 120, 0, -36.5],
          ...rolls(SHOT_MS + 121, at(0, -36.5), at(0, -60), 300),
        ],
      },
      lies('white', 0, 0),
      { kind: 'black', way: [[SHOT_MS + 120, 0, 32], ...rolls(SHOT_MS + 121, at(0, 32), at(10, 300), 500)] },
      lies('black', -200, 60),
    ];
    expect(factsOf(actors)).toMatchObject({ firstTouched: 'white', firstTouchedHow: 'direct' });
  });

  test('not one that it seems to graze by a hair, but that lies still', () => {
    const actors: readonly Actor[] = [
      {
        kind: 'striker',
        way: [[SHOT_MS, 0, BASE_Y_MM], [SHOT_MS + 150, 0, -36], ...rolls(SHOT_MS + 151, at(0, -36), at(30, 0), 400)],
      },
      { kind: 'white', way: [[SHOT_MS + 150, 0, 0], ...rolls(SHOT_MS + 151, at(0, 0), at(0, 240), 600)] },
      lies('black', -33, -130),
      lies('black', 33, -130),
    ];
    expect(factsOf(actors)).toMatchObject({ firstTouched: 'white', firstTouchedHow: 'direct' });
  });

  test('none, when nothing but the striker moved', () => {
    const actors: readonly Actor[] = [
      { kind: 'striker', way: [[SHOT_MS, 0, BASE_Y_MM], ...rolls(SHOT_MS + 1, at(0, BASE_Y_MM), at(0, 200), 700)] },
      lies('white', 150, 0),
    ];
    expect(factsOf(actors)).toMatchObject({ firstTouched: 'nothing', anyPieceTouched: 'no' });
  });
});

import { describe, expect, test } from 'vitest';
import { BASE_Y_MM, discAt, lies, rolls, watchTable } from '../../testing/pretend-table.ts';

const SHOT_MS = 2500;
const at = (xMm: number, yMm: number) => ({ xMm, yMm });
const shot = (toY: number) => ({
  kind: 'striker' as const,
  way: [[SHOT_MS, 0, BASE_Y_MM] as const, ...rolls(SHOT_MS + 1, at(0, BASE_Y_MM), at(0, toY), 600)],
});
const isFrame = (ms: number, frame: number) => Math.abs(ms - frame) < 10;

describe('What a detector gets wrong', () => {
  test('a piece that is seen only now and then has not fallen, and nobody is asked', () => {
    // The striker passes close by: were the piece gone, it might have been struck.
    const blinking = lies('white', 45, -100);
    const { shots } = watchTable({
      actors: [shot(300), blinking, lies('black', -200, 100)],
      untilMs: 7000,
      overlooked: (actor, ms) => actor === blinking && ms > 1000 && Math.round(ms / 33.33) % 31 !== 0,
    });
    expect(shots.map(({ shot: { pocketed }, verdict }) => [pocketed, verdict])).toEqual([[[], 'sure']]);
  });

  test('a mistake far from anything that moves carries no piece away', () => {
    const missed = lies('white', 150, -100);
    const { discs } = watchTable({
      actors: [shot(300), missed, lies('black', -200, 100)],
      untilMs: 4010,
      overlooked: (actor, ms) => actor === missed && isFrame(ms, 4000),
      ghosts: ms => (isFrame(ms, 4000) ? [{ kind: 'white', at: at(190, -60) }] : []),
    });
    expect(discAt(discs, 150, -100)).toBeDefined();
  });

  test('a mistake seen once does not carry off the piece that was struck into a pocket', () => {
    const striker = {
      kind: 'striker',
      way: [
        [SHOT_MS, 0, BASE_Y_MM],
        [2700, 195, -235],
      ],
    } as const;
    const struck = {
      kind: 'white',
      way: [
        [2700, 230, -230],
        [2830, 346, -346],
      ],
      goneMs: 2790,
    } as const;
    const { shots } = watchTable({
      actors: [striker, struck, lies('black', -200, 100), lies('white', -150, 50)],
      untilMs: 6000,
      overlooked: (actor, ms) => actor === struck && ms > 2710,
      ghosts: ms => [
        ...(isFrame(ms, 2700) ? [{ kind: 'striker' as const, at: at(290, -190) }] : []),
        // The piece itself, seen once on its way and rather taken for a striker.
        ...(isFrame(ms, 2733)
          ? [
              {
                kind: 'striker' as const,
                at: at(260, -260),
                odds: { white: 0.25, black: 0.05, queen: 0.05, striker: 0.65 },
              },
            ]
          : []),
      ],
    });
    expect(shots.map(({ shot: { pocketed } }) => pocketed)).toEqual([[{ disc: 'white', pocket: 'SE' }]]);
  });

  test('a piece seen only once on its way to a pocket, and never followed, is asked about', () => {
    const striker = {
      kind: 'striker',
      way: [
        [SHOT_MS, 0, BASE_Y_MM],
        [2700, 60, -60],
      ],
    } as const;
    const struck = { kind: 'white', way: [[0, 86, -34]], goneMs: 2710 } as const;
    const { shots } = watchTable({
      actors: [striker, struck, lies('black', -200, 100)],
      untilMs: 6000,
      // Far along, half a pocket's width aside, and long after: nobody's track takes it.
      ghosts: ms => (isFrame(ms, 2900) ? [{ kind: 'white' as const, at: at(290, 262) }] : []),
    });
    expect(shots.map(({ verdict }) => verdict)).toEqual(['held']);
  });

  test('a piece nobody had seen is struck and lies elsewhere: nothing fell, and nobody is asked', () => {
    const overlooked = {
      kind: 'white',
      way: [[2600, 36, -150], ...rolls(2601, at(36, -150), at(160, 60), 700)],
    } as const;
    const { shots } = watchTable({
      actors: [shot(300), overlooked, lies('black', -200, 100)],
      untilMs: 7000,
      overlooked: (actor, ms) => actor === overlooked && ms < 2640,
    });
    expect(shots.map(({ shot: { pocketed }, verdict }) => [pocketed, verdict])).toEqual([[[], 'sure']]);
  });

  test('the kind of a piece at rest misread while the striker is lifted away begins no shot', () => {
    const taken = { kind: 'striker', way: [[0, 0, BASE_Y_MM]], goneMs: 2500 } as const;
    const [black, queen] = [lies('black', 150, 200), lies('queen', -70, -20)];
    const { shots } = watchTable({
      actors: [taken, black, queen],
      untilMs: 5000,
      handAt: ms => (ms > 2400 && ms < 3000 ? { at: at(0, BASE_Y_MM), radiusMm: 60 } : null),
      overlooked: (actor, ms) =>
        (actor === black && isFrame(ms, 2533)) || (actor === queen && (isFrame(ms, 2567) || isFrame(ms, 2633))),
      ghosts: ms => [
        ...(isFrame(ms, 2533) ? [{ kind: 'striker' as const, at: at(150, 200) }] : []),
        ...(isFrame(ms, 2567) || isFrame(ms, 2633) ? [{ kind: 'striker' as const, at: at(-70, -20) }] : []),
      ],
    });
    expect(shots).toEqual([]);
  });

  test('the tail of a fast striker’s smear, taken for a white all its way, is no reason to ask', () => {
    const runs = (ms: number) => -150 + 2 * (ms - SHOT_MS);
    const fast = {
      kind: 'striker',
      way: [
        [SHOT_MS, -150, BASE_Y_MM],
        [SHOT_MS + 250, 350, BASE_Y_MM],
      ],
    } as const;
    const { shots } = watchTable({
      actors: [fast, lies('white', -200, 100), lies('black', 200, 40)],
      untilMs: 5500,
      ghosts: ms =>
        ms > SHOT_MS + 60 && ms < SHOT_MS + 250 ? [{ kind: 'white' as const, at: at(runs(ms) - 38, BASE_Y_MM) }] : [],
    });
    expect(shots.map(({ doubts }) => doubts)).toEqual([[]]);
  });

  test('one that lay there unknown before a shot, and lies there yet, is no reason to ask', () => {
    const falls = {
      kind: 'black',
      way: [
        [SHOT_MS + 250, 0, 0],
        [SHOT_MS + 650, 346, 346],
      ],
      goneMs: SHOT_MS + 640,
    } as const;
    const stranger = { ...lies('queen', 200, -40), comesMs: 900 };
    const { shots } = watchTable({
      actors: [shot(-40), lies('queen', -200, 100), stranger, falls],
      untilMs: 6500,
    });
    expect(shots.map(({ shot: { pocketed }, doubts }) => [pocketed, doubts])).toEqual([
      [[{ disc: 'black', pocket: 'NE' }], []],
    ]);
  });
});

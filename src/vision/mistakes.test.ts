import { describe, expect, test } from 'vitest';
import { BASE_Y_MM, discAt, lies, rolls, watchTable } from './pretend-table.ts';

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
    expect(shots[0]?.verdict).not.toBe('held');
  });
});

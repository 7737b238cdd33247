import { describe, expect, test } from 'vitest';
import { BASE_Y_MM, discAt, lies, type Pretend, rolls, watchTable } from '../../testing/pretend-table.ts';

const SHOT_MS = 2000;
const at = (xMm: number, yMm: number) => ({ xMm, yMm });
const told = (pretend: Pretend) => watchTable(pretend).shots.map(({ seat }) => seat);

const shotUp = (startMs: number, fromY: number, toY: number) =>
  [[startMs, 0, fromY], ...rolls(startMs + 1, at(0, fromY), at(0, toY), 600)] as const;

describe('Where a shot begins and ends', () => {
  test('a struck striker is a shot of the side it came from, also when it touches nothing', () => {
    const striker = { kind: 'striker', way: shotUp(SHOT_MS, BASE_Y_MM, 300) } as const;
    const { shots } = watchTable({ actors: [striker, lies('white', 200, 0)], untilMs: 4500 });
    expect(shots.map(({ seat }) => seat)).toEqual(['south']);
    expect(shots[0]?.shot.facts).toMatchObject({ anyPieceTouched: 'no', firstTouched: 'nothing' });
    expect(Math.abs((shots[0]?.startMs ?? 0) - SHOT_MS)).toBeLessThan(60);
  });

  test('a shot begins while the hand is still there', () => {
    const striker = { kind: 'striker', way: shotUp(SHOT_MS, BASE_Y_MM, 300) } as const;
    const handAt = (ms: number) => (ms > 1200 && ms < 3200 ? { at: at(0, BASE_Y_MM - 90), radiusMm: 70 } : null);
    expect(told({ actors: [striker, lies('white', 200, 0)], untilMs: 5500, handAt })).toEqual(['south']);
  });

  test('a striker that was nudged is no shot', () => {
    const striker = {
      kind: 'striker',
      way: [
        [SHOT_MS, 0, BASE_Y_MM],
        [SHOT_MS + 400, 18, BASE_Y_MM + 4],
      ],
    } as const;
    expect(told({ actors: [striker, lies('white', 200, 0)], untilMs: 5000 })).toEqual([]);
  });

  test('a striker slid along the lines under a finger is no shot', () => {
    const way = [
      [SHOT_MS, -100, BASE_Y_MM],
      [SHOT_MS + 900, 110, BASE_Y_MM],
    ] as const;
    const handAt = (ms: number) => {
      const part = Math.min(1, Math.max(0, (ms - SHOT_MS) / 900));
      return ms > 1000 && ms < 4000 ? { at: at(-100 + 210 * part, BASE_Y_MM - 50), radiusMm: 40 } : null;
    };
    expect(told({ actors: [{ kind: 'striker', way }, lies('white', 200, 0)], untilMs: 5000, handAt })).toEqual([]);
  });

  test('a piece that a hand carries elsewhere is rearranged, not shot', () => {
    const way = [
      [SHOT_MS, 0, 0],
      [SHOT_MS + 700, 160, 120],
    ] as const;
    const handAt = (ms: number) => {
      const part = Math.min(1, Math.max(0, (ms - SHOT_MS) / 700));
      return ms > 1500 && ms < 3200 ? { at: at(160 * part, 120 * part), radiusMm: 60 } : null;
    };
    const actors = [{ kind: 'white', way } as const, lies('black', -100, 50), lies('striker', 0, BASE_Y_MM)];
    const { shots, rearranged, discs } = watchTable({ actors, untilMs: 6000, handAt });
    expect(shots).toEqual([]);
    expect(rearranged.length).toBeGreaterThan(1);
    expect(discAt(discs, 160, 120)?.kind).toBe('white');
    expect(discAt(discs, 0, 0)).toBeUndefined();
  });

  test('a shot that follows at once on the last one is another shot', () => {
    const first = { kind: 'striker', way: shotUp(SHOT_MS, BASE_Y_MM, 100), goneMs: SHOT_MS + 1100 } as const;
    const second = { kind: 'striker', comesMs: SHOT_MS + 1500, way: shotUp(SHOT_MS + 2100, -BASE_Y_MM, -200) } as const;
    const handAt = (ms: number) => {
      if (ms > SHOT_MS + 1000 && ms < SHOT_MS + 1300) return { at: at(0, 110), radiusMm: 60 };
      return ms > SHOT_MS + 1350 && ms < SHOT_MS + 1600 ? { at: at(0, -BASE_Y_MM + 20), radiusMm: 60 } : null;
    };
    const actors = [first, second, lies('white', 200, 0), lies('black', -200, 30)];
    expect(told({ actors, untilMs: 6500, handAt })).toEqual(['south', 'north']);
  });

  describe('whose striker was hidden by the hand until it was shot', () => {
    const hiding = (untilMs: number) => (ms: number) =>
      ms > 1000 && ms < untilMs ? { at: at(0, BASE_Y_MM - 40), radiusMm: 75 } : null;

    test('is told from the way the striker came', () => {
      const striker = { kind: 'striker', comesMs: 1100, way: shotUp(SHOT_MS, BASE_Y_MM, 320) } as const;
      const { shots } = watchTable({ actors: [striker, lies('white', 200, 0)], untilMs: 5000, handAt: hiding(3000) });
      expect(shots.map(({ seat }) => seat)).toEqual(['south']);
      expect(shots[0]?.shot.facts.strikerTouchedBothLines).toBe('cannot-tell');
    });

    test('is told from pieces that fly apart, though the striker was never seen', () => {
      const actors = [
        { kind: 'white', way: rolls(SHOT_MS, at(0, 0), at(-200, 200), 700) } as const,
        { kind: 'black', way: rolls(SHOT_MS, at(32, 0), at(230, 150), 700) } as const,
        lies('white', 200, -40),
      ];
      const { shots } = watchTable({ actors, untilMs: 7000, handAt: hiding(SHOT_MS + 100) });
      expect(shots.map(({ seat, verdict }) => [seat, verdict])).toEqual([['south', 'held']]);
      expect(shots[0]?.shot.facts).toMatchObject({ firstTouched: 'unknown', strikerTouchedBothLines: 'cannot-tell' });
    });
  });

  test('a piece that comes out from under the hand and runs far was struck', () => {
    const struck = { kind: 'white', way: rolls(SHOT_MS, at(20, -318), at(320, -250), 700) } as const;
    const hand = (ms: number) => (ms > 1000 && ms < 2600 ? { at: at(0, BASE_Y_MM - 60), radiusMm: 90 } : null);
    const { shots } = watchTable({ actors: [struck, lies('black', -200, 40)], untilMs: 7000, handAt: hand });
    expect(shots.map(({ seat, verdict }) => [seat, verdict])).toEqual([['south', 'held']]);
  });

  test('pieces that a hand well inside sweeps along are asked about at most', () => {
    const swept = (x: number, y: number) =>
      ({
        kind: 'black',
        way: [
          [SHOT_MS, x, y],
          [SHOT_MS + 200, x, y - 195],
        ],
      }) as const;
    // The hand comes over the middle from the south; the pieces beside it go with it.
    const reach = (ms: number) => Math.max(0, Math.min(195, ((ms - SHOT_MS) / 200) * 195));
    const handAt = (ms: number) => (ms > 1000 && ms < 3000 ? { at: at(0, -130 - reach(ms)), radiusMm: 140 } : null);
    const actors = [swept(-108, 60), swept(105, 80), lies('white', 250, 200)];
    const { shots } = watchTable({ actors, untilMs: 6000, handAt, fps: 60 });
    expect(shots.filter(({ verdict }) => verdict !== 'held')).toEqual([]);
  });

  test('pieces that move though nothing struck them are asked about', () => {
    const actors = [
      { kind: 'white', way: rolls(SHOT_MS, at(0, 0), at(-200, 200), 700) } as const,
      { kind: 'black', way: rolls(SHOT_MS, at(32, 0), at(230, 150), 700) } as const,
      lies('white', 200, -40),
    ];
    const { shots } = watchTable({ actors, untilMs: 6000 });
    expect(shots.map(({ verdict }) => verdict)).toEqual(['held']);
  });
});

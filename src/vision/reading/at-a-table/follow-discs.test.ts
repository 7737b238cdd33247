import { describe, expect, test } from 'vitest';
import { BASE_Y_MM, discAt, lies, type Pretend, rolls, watchTable } from '../../testing/pretend-table.ts';

const SHOT_MS = 1500;
const at = (xMm: number, yMm: number) => ({ xMm, yMm });

/** The striker meets a white in the middle, which rolls on; a black lies by. */
const simpleShot = (changes: Partial<Pretend> = {}): Pretend => ({
  actors: [
    {
      kind: 'striker',
      way: [[SHOT_MS, 0, BASE_Y_MM], [SHOT_MS + 150, 0, -36], ...rolls(SHOT_MS + 160, at(0, -36), at(40, 30), 600)],
    },
    { kind: 'white', way: [[SHOT_MS + 150, 0, 0], ...rolls(SHOT_MS + 160, at(0, 2), at(-60, 250), 800)] },
    lies('black', 150, 60),
  ],
  untilMs: 4500,
  ...changes,
});

describe('Following discs', () => {
  test('discs that lie still are the same discs all the time', () => {
    const actors = [lies('white', 0, 0), lies('white', 32, 0), lies('black', -100, 80), lies('queen', 200, -40)];
    const { atFirst, discs, shots, rearranged } = watchTable({ actors, untilMs: 5000 });
    expect(discs.map(({ id }) => id)).toEqual(atFirst.map(({ id }) => id));
    expect(discs).toHaveLength(4);
    expect(shots).toEqual([]);
    expect(rearranged).toHaveLength(1); // they were put there
  });

  test('a shot moves discs, and each stays who it was', () => {
    const { atFirst, discs, shots } = watchTable(simpleShot());
    expect(shots).toHaveLength(1);
    expect(discAt(discs, -60, 250)?.id).toBe(discAt(atFirst, 0, 0)?.id);
    expect(discAt(discs, 40, 30)?.id).toBe(discAt(atFirst, 0, BASE_Y_MM)?.id);
    expect(discAt(discs, 150, 60)?.id).toBe(discAt(atFirst, 150, 60)?.id);
  });

  test.each([SHOT_MS + 20, SHOT_MS + 120, SHOT_MS + 300])(
    'three frames missing at %i ms change nothing of that',
    fromMs => {
      const dropped = (ms: number) => ms >= fromMs && ms < fromMs + 100;
      const { atFirst, discs, shots } = watchTable(simpleShot({ dropped }));
      expect(shots.map(({ shot }) => [shot.pocketed, shot.offSurface])).toEqual([[[], []]]);
      expect(discAt(discs, -60, 250)?.id).toBe(discAt(atFirst, 0, 0)?.id);
    },
  );

  test('under a hand over half the board nothing is lost', () => {
    const actors = [lies('white', -200, 0), lies('black', -150, 100), lies('queen', -40, -90), lies('white', 200, 40)];
    const handAt = (ms: number) => (ms > 1500 && ms < 4000 ? { at: at(-370, 0), radiusMm: 380 } : null);
    const { atFirst, discs, shots, rearranged } = watchTable({ actors, untilMs: 6000, handAt });
    expect(discs.map(({ id }) => id)).toEqual(atFirst.map(({ id }) => id));
    expect(shots).toEqual([]);
    expect(rearranged).toHaveLength(1);
  });

  test('two whites whose ways cross stay who they are', () => {
    const actors = [
      {
        kind: 'striker',
        way: [[SHOT_MS, 0, BASE_Y_MM], ...rolls(SHOT_MS + 1, at(0, BASE_Y_MM), at(0, -235), 200)],
      } as const,
      { kind: 'white', way: rolls(SHOT_MS + 100, at(-220, 0), at(220, 20), 900) } as const,
      { kind: 'white', way: rolls(SHOT_MS + 190, at(0, -180), at(10, 230), 900) } as const,
    ];
    const { atFirst, discs } = watchTable({ actors, untilMs: 4500 });
    expect(discAt(discs, 220, 20)?.id).toBe(discAt(atFirst, -220, 0)?.id);
    expect(discAt(discs, 10, 230)?.id).toBe(discAt(atFirst, 0, -180)?.id);
  });

  test('a striker at 6 metres a second, 20 cm from frame to frame, is followed to where it rests', () => {
    // Up to the far cushion, back and up again, ever slower.
    const top = 370 - 21;
    const way = [
      [SHOT_MS, 30, BASE_Y_MM],
      [SHOT_MS + 100, 30, top],
      ...rolls(SHOT_MS + 101, at(30, top), at(30, -180), 420),
    ] as const;
    const { atFirst, discs, shots } = watchTable({
      actors: [{ kind: 'striker', way }, lies('white', -150, 60)],
      untilMs: 4000,
    });
    expect(shots).toHaveLength(1);
    expect(shots[0]?.shot.pocketed).toEqual([]);
    expect(discAt(discs, 30, -180)?.id).toBe(discAt(atFirst, 30, BASE_Y_MM)?.id);
  });

  test('a striker that stops where the piece lay is not taken for it', () => {
    const way = [
      [SHOT_MS, 0, BASE_Y_MM],
      [SHOT_MS + 150, 0, -36],
      ...rolls(SHOT_MS + 150, at(0, -36), at(0, 0), 120),
    ] as const;
    const white = [[SHOT_MS + 150, 0, 0], ...rolls(SHOT_MS + 151, at(0, 0), at(0, 300), 700)] as const;
    const { atFirst, discs } = watchTable({
      actors: [
        { kind: 'striker', way },
        { kind: 'white', way: white },
      ],
      untilMs: 4000,
    });
    expect(discAt(discs, 0, 300)?.id).toBe(discAt(atFirst, 0, 0)?.id);
    expect(discAt(discs, 0, 0)?.kind).toBe('striker');
  });
});

import { describe, expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { startLayout } from '../carrom/start-layout.ts';
import { type OnSurface, standardSurface } from '../carrom/surface.ts';
import { type LyingDisc, reconcile } from './reconcile.ts';
import { sampleView, sampleShot as shot } from './sample-match.ts';

const viewAfter = (...shots: readonly (readonly Disc[])[]) =>
  sampleView(...shots.map((discs, i) => shot(`${i}`, ...discs)));

/** So many of each, spread out where nothing is asked of them. */
const lying = (white: number, black: number, queen: 0 | 1): readonly LyingDisc[] => {
  const row = (kind: Disc, count: number, yMm: number) =>
    Array.from({ length: count }, (_, i) => ({ kind, at: { xMm: -280 + 60 * i, yMm } }));
  return [
    ...row('white', white, 180),
    ...row('black', black, -180),
    ...(queen ? [{ kind: 'queen', at: { xMm: 300, yMm: 0 } } as const] : []),
  ];
};
const disc = (kind: Disc, xMm: number, yMm: number): LyingDisc => ({ kind, at: { xMm, yMm } });

const tasksOf = (shots: readonly (readonly Disc[])[], discs: readonly LyingDisc[], rested?: readonly LyingDisc[]) => {
  const view = viewAfter(...shots);
  const putBack = view.entries.at(-1)?.ruling.putBack ?? [];
  return reconcile(view.state, putBack, { discs, ...(rested ? { rested } : {}) });
};

describe('What is to be done with hands', () => {
  test('nothing, when all lies as the score has it', () => {
    expect(tasksOf([['white'], []], lying(8, 9, 1))).toEqual({ tasks: [], settled: true });
  });

  // Ana pockets a white, then the striker: one white comes back.
  const foul = [['white'], ['striker']] as const;

  test('a penalty piece is asked for, with a free place inside the circle', () => {
    const { tasks, settled } = tasksOf(foul, lying(8, 9, 1));
    expect(settled).toBe(false);
    expect(tasks).toMatchObject([{ kind: 'put-back', back: { piece: 'white', count: 1 }, done: 0 }]);
    const [task] = tasks;
    const [ghost] = task?.kind === 'put-back' ? task.ghosts : [];
    expect(Math.hypot(ghost?.xMm ?? 0, ghost?.yMm ?? 0)).toBeLessThan(85 - 15.9);
    expect(Math.hypot(ghost?.xMm ?? 0, ghost?.yMm ?? 0)).toBeGreaterThan(15.9 + 15.9);
  });

  test('it is ticked off when it lies inside the circle', () => {
    const before = lying(8, 9, 1);
    const { tasks, settled } = tasksOf(foul, [...before, disc('white', 45, 10)], before);
    expect(tasks).toMatchObject([{ kind: 'put-back', done: 1 }]);
    expect(tasks[0]).not.toHaveProperty('badly');
    expect(settled).toBe(true);
  });

  test.each([
    ['outside the circle', disc('white', 120, 10)],
    ['on the centre circle', disc('white', 4, 3)],
  ])('put %s it is said to lie badly', (_where, placed) => {
    const before = lying(8, 9, 1);
    const { tasks, settled } = tasksOf(foul, [...before, placed], before);
    expect(tasks).toMatchObject([{ kind: 'put-back', done: 1, badly: placed.at }]);
    expect(settled).toBe(false);
  });

  test('a queen not covered goes to the centre', () => {
    const { tasks } = tasksOf([['white'], ['queen'], []], lying(8, 9, 0));
    expect(tasks).toMatchObject([
      { kind: 'put-back', back: { piece: 'queen', where: 'centre' }, done: 0, ghosts: [{ xMm: 0, yMm: 0 }] },
    ]);
  });

  test('one piece too few and one too many are told apart', () => {
    const { tasks } = tasksOf([[]], [...lying(8, 9, 1), disc('black', 0, 0)]);
    expect(tasks).toEqual([
      { kind: 'missing', piece: 'white', count: 1 },
      { kind: 'take-off', disc: 'black', count: 1 },
    ]);
  });

  test('the striker is to be taken off where it stopped, but not where the next shot is aimed from', () => {
    const layout = startLayout(standardSurface.pieceDiameterMm).map(({ piece, at }) => ({ kind: piece, at }));
    const at = (place: OnSurface) => tasksOf([[]], [...layout, { kind: 'striker', at: place }]).tasks;
    expect(at({ xMm: 100, yMm: 140 })).toEqual([{ kind: 'take-off', disc: 'striker', count: 1 }]);
    expect(at({ xMm: 100, yMm: -251 })).toEqual([]);
  });
});

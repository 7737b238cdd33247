import { describe, expect, test } from 'vitest';
import { seenFrom } from '../../carrom/surface.ts';
import { performShots } from '../perform.ts';
import { performScenario } from '../scenarios.ts';

const far = (a: { xMm: number; yMm: number; zMm: number }, b: { xMm: number; yMm: number; zMm: number }) =>
  Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm, a.zMm - b.zMm);

describe('hands', () => {
  test('move on smooth paths: nothing jumps within 5 ms', { timeout: 30_000 }, () => {
    const { momentAt, durationMs } = performScenario('board-reset');
    const jumps: string[] = [];
    let before = momentAt(0).hands;
    for (let ms = 5; ms < durationMs; ms += 5) {
      const { hands } = momentAt(ms);
      for (const hand of hands) {
        const was = before.find(({ id }) => id === hand.id);
        if (was === undefined) continue;
        const [tip, elbow] = [far(hand.fingertip, was.fingertip), far(hand.elbow, was.elbow)];
        if (tip > 17 || elbow > 25) jumps.push(`${hand.seat} ${hand.gesture} at ${ms}: ${tip}, ${elbow}`);
      }
      before = hands;
    }
    expect(jumps).toEqual([]);
  });

  test('come from outside the board, with the elbow on their own side', { timeout: 30_000 }, () => {
    const performance = performShots(4, 3);
    const half = performance.kind.sideMm / 2;
    for (let ms = 0; ms < performance.durationMs; ms += 40) {
      for (const { seat, elbow } of performance.momentAt(ms).hands)
        expect(seenFrom(seat, elbow).yMm).toBeLessThan(-half * 0.75);
    }
  });

  test('a disc in a hand is where the fingertip is', () => {
    const performance = performScenario('penalty-put-back');
    const act = performance.acts.find(({ act }) => act === 'penalty-put-back');
    const id = act?.discs[0];
    let carried = 0;
    for (let ms = act?.startMs ?? 0; ms < (act?.endMs ?? 0); ms += 20) {
      const { discs, hands } = performance.momentAt(ms);
      const disc = discs.find(disc => disc.id === id);
      if (disc === undefined || disc.zMm < 20) continue;
      carried += 1;
      expect(Math.min(...hands.map(({ fingertip }) => far(fingertip, disc)))).toBeLessThan(14);
    }
    expect(carried).toBeGreaterThan(5);
  });

  test('nobody has three hands', { timeout: 30_000 }, () => {
    const { momentAt, durationMs } = performShots(12, 2, { players: 2, restless: 1 });
    const twice: string[] = [];
    for (let ms = 0; ms < durationMs; ms += 40) {
      const names = momentAt(ms).hands.map(({ seat, right }) => `${seat} ${right ? 'right' : 'left'}`);
      if (new Set(names).size < names.length) twice.push(`${names.join(', ')} at ${ms}`);
    }
    expect(twice).toEqual([]);
  });
});

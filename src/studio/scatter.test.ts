import { expect, test } from 'vitest';
import { standardSurface } from '../carrom/surface.ts';
import { scatterBoard } from './scatter.ts';

test('no two discs overlap and all lie on the surface', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const { discs } = scatterBoard(seed, standardSurface);
    const radius = (kind: string) =>
      (kind === 'striker' ? standardSurface.strikerDiameterMm : standardSurface.pieceDiameterMm) / 2;
    for (const [i, a] of discs.entries()) {
      expect(Math.max(Math.abs(a.xMm), Math.abs(a.yMm)) + radius(a.kind)).toBeLessThanOrEqual(
        standardSurface.sideMm / 2 + 0.01,
      );
      for (const b of discs.slice(i + 1))
        expect(Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm)).toBeGreaterThanOrEqual(radius(a.kind) + radius(b.kind) - 0.1);
    }
    expect(discs.filter(disc => disc.kind === 'white').length).toBeLessThanOrEqual(9);
    expect(discs.filter(disc => disc.kind === 'striker').length).toBeLessThanOrEqual(1);
  }
});

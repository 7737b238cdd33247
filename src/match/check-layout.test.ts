import { describe, expect, test } from 'vitest';
import { startLayout } from '../carrom/start-layout.ts';
import { standardSurface } from '../carrom/surface.ts';
import { checkLayout } from './check-layout.ts';
import type { LyingDisc } from './reconcile.ts';

const laid = (degrees: number, offMm = 0): readonly LyingDisc[] =>
  startLayout(standardSurface.pieceDiameterMm, degrees).map(({ piece, at }, i) => ({
    kind: piece,
    at: { xMm: at.xMm + offMm * Math.sin(i), yMm: at.yMm + offMm * Math.cos(i) },
  }));

describe('The layout before the break', () => {
  test.each([0, 17, 45, 90, 119])('turned by %i degrees is ready, though measured two millimetres off', degrees => {
    expect(checkLayout(laid(degrees, 2))).toMatchObject({ ready: true, swapped: [], astray: [] });
  });

  test('with a white and a black exchanged tells both places', () => {
    const pieces = laid(30);
    const other = pieces.map((disc, i) => ({
      ...disc,
      kind: pieces[i === 7 ? 13 : i === 13 ? 7 : i]?.kind ?? disc.kind,
    }));
    const check = checkLayout(other);
    expect(check.ready).toBe(false);
    expect(check.swapped).toHaveLength(2);
    expect(check.missing).toEqual({ white: 0, black: 0, queen: 0 });
  });

  test('with a piece missing tells which and where', () => {
    const check = checkLayout(laid(0).filter((_, i) => i !== 8));
    expect(check).toMatchObject({ ready: false, missing: { white: 1, black: 0, queen: 0 } });
    expect(check.astray).toHaveLength(1);
  });

  test('after the break is not ready', () => {
    expect(checkLayout(laid(0).map(({ kind, at }) => ({ kind, at: { xMm: at.xMm * 3, yMm: at.yMm * 3 } }))).ready).toBe(
      false,
    );
  });
});

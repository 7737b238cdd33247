import { describe, expect, test } from 'vitest';
import { apart, markingsOf } from '../carrom/surface.ts';
import { drawLook } from './look/look.ts';
import { radiusOf } from './physics/material.ts';
import { scatterBoard } from './scatter.ts';
import { setSliding } from './slide.ts';

const SPAN_MS = 40;
/** Forty scattered boards in motion, each at the first instant of a picture, in its middle, and at others. */
const boards = Array.from({ length: 40 }, (_, seed) => {
  const { kind } = drawLook(seed);
  const lying = scatterBoard(seed, kind);
  const momentAt = setSliding(seed, kind, lying, SPAN_MS);
  return { kind, lying, instants: [-0.5, -0.3, 0, 0.25, 0.5].map(share => momentAt(share * SPAN_MS)) };
});

describe('Discs that slide while a picture is taken', () => {
  test('stay before the cushions and out of the pockets', () => {
    for (const { kind, instants } of boards) {
      const { halfSideMm, pocketAtMm, pocketRadiusMm } = markingsOf(kind);
      for (const { discs } of instants)
        for (const { kind: disc, xMm, yMm } of discs) {
          expect(Math.max(Math.abs(xMm), Math.abs(yMm)) + radiusOf(kind, disc)).toBeLessThanOrEqual(halfSideMm + 0.01);
          const fromHole = Math.hypot(Math.abs(xMm) - pocketAtMm, Math.abs(yMm) - pocketAtMm);
          expect(fromHole).toBeGreaterThan(pocketRadiusMm - 0.5);
        }
    }
  });

  test('do not go through each other', () => {
    for (const { kind, lying, instants } of boards)
      for (const { discs } of instants)
        for (const [i, one] of discs.entries())
          for (const [k, other] of discs.slice(0, i).entries()) {
            const [before, beside] = [lying.discs[i] ?? one, lying.discs[k] ?? other];
            // A board set by hand may have two that touch a little too well: they come no closer.
            const closest = Math.min(radiusOf(kind, one.kind) + radiusOf(kind, other.kind), apart(before, beside));
            expect(apart(one, other)).toBeGreaterThan(closest - 0.5);
          }
  });

  test('are many, and some of them fast', () => {
    const ways = boards.flatMap(({ instants: [first, , , , last] }) =>
      (first?.discs ?? []).map((disc, i) => apart(disc, last?.discs[i] ?? disc)),
    );
    expect(ways.filter(way => way > 2).length / ways.length).toBeGreaterThan(0.2);
    expect(Math.max(...ways)).toBeGreaterThan(60);
  });
});

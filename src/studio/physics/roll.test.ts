import { describe, expect, test } from 'vitest';
import { FULL_FORCE_REBOUNDS } from '../../carrom/measures.ts';
import { startLayout } from '../../carrom/start-layout.ts';
import { markingsOf, pocketCentre, standardSurface } from '../../carrom/surface.ts';
import { chanceFrom } from '../chance.ts';
import { poseOf } from '../legs.ts';
import { drawMaterial, standardMaterial } from './material.ts';
import type { Lying } from './plane.ts';
import { emptyNets, roll, type Setting } from './roll.ts';

const kind = standardSurface;
const half = kind.sideMm / 2;
const setting = (seed = 1): Setting => ({
  kind,
  material: standardMaterial,
  nets: emptyNets,
  chance: chanceFrom(seed),
});
const striker = (xMm: number, yMm: number): Lying => ({ id: 19, kind: 'striker', xMm, yMm, turnDegrees: 0 });
const white = (id: number, xMm: number, yMm: number): Lying => ({ id, kind: 'white', xMm, yMm, turnDegrees: 0 });
const layout = (): readonly Lying[] =>
  startLayout(kind.pieceDiameterMm + 0.1).map(({ piece, at }, id) => ({ id, kind: piece, ...at, turnDegrees: 0 }));
const baseY = markingsOf(kind).baseBandYMm;
const pushing = (vx: number, vy: number) => new Map([[19, { vx, vy, spin: 0 }]]);

describe('discs on a powdered surface', () => {
  test('energy never grows, in eight breaks of all strengths on tables of all kinds', { timeout: 30_000 }, () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const chance = chanceFrom(seed);
      const table: Setting = { ...setting(seed), material: drawMaterial(chance) };
      const pushes = pushing(chance.between(-300, 300), chance.between(1500, 9000));
      const { energy } = roll(table, [...layout(), striker(chance.between(-150, 150), baseY)], pushes);
      const growth = energy.map((now, i) => now / (energy[i - 1] ?? Number.POSITIVE_INFINITY));
      expect(energy.length).toBeGreaterThan(500);
      expect(Math.max(...growth)).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('a collision keeps the momentum', () => {
    const frictionless: Setting = {
      ...setting(),
      material: { ...standardMaterial, powder: 0, rimFriction: 0 },
    };
    const discs = [striker(0, -100), white(1, 12, 0)];
    const speedOf = (id: number, legsOf: ReturnType<typeof roll>['legs']) => {
      const legs = legsOf.get(id) ?? [];
      const from = poseOf(legs, 120);
      const to = poseOf(legs, 160);
      return { vx: ((to?.xMm ?? 0) - (from?.xMm ?? 0)) / 0.04, vy: ((to?.yMm ?? 0) - (from?.yMm ?? 0)) / 0.04 };
    };
    const { legs, firstContact } = roll(frictionless, discs, pushing(0, 1500));
    expect(firstContact?.atMs).toBeLessThan(100);
    const [s, w] = [speedOf(19, legs), speedOf(1, legs)];
    expect(15 * s.vx + 5.5 * w.vx).toBeCloseTo(0, -1);
    expect((15 * s.vy + 5.5 * w.vy) / (15 * 1500)).toBeCloseTo(1, 3);
    expect(w.vy).toBeGreaterThan(1500);
  });

  test('a disc slows by μg, whatever its speed', () => {
    const { endMs, after } = roll(setting(), [striker(0, -300)], pushing(0, 600));
    const expectedMs = (600 / (standardMaterial.powder * 9810)) * 1000;
    expect(endMs).toBeGreaterThan(expectedMs - 6);
    expect(endMs).toBeLessThan(expectedMs + 6);
    expect(after[0]?.yMm).toBeCloseTo(-300 + (600 * 600) / (2 * standardMaterial.powder * 9810), 0);
  });

  test('a striker at full force crosses the surface at least three and a half times', () => {
    const { contacts } = roll(setting(), [striker(0, baseY)], pushing(0, 8000));
    expect(contacts.length).toBeGreaterThanOrEqual(FULL_FORCE_REBOUNDS);
  });

  test('nothing tunnels at 10 m/s: not through the frame, not through a piece', { timeout: 30_000 }, () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const chance = chanceFrom(seed, 'tunnel');
      const xMm = chance.between(-200, 200);
      const { after, contacts } = roll(setting(), [striker(xMm, baseY), white(1, xMm, 345)], pushing(0, 10_000));
      expect(contacts[0]).toMatchObject({ kind: 'disc' });
      for (const disc of after) expect(Math.max(Math.abs(disc.xMm), Math.abs(disc.yMm))).toBeLessThan(half - 15);
    }
  });

  test('the same seed gives the same roll, to the last digit', () => {
    const play = () => {
      const { after, contacts, energy } = roll(setting(7), [...layout(), striker(0, baseY)], pushing(30, 5000));
      return { after, contacts, energy };
    };
    expect(play()).toEqual(play());
  });
});

describe('a pocket', () => {
  const hole = pocketCentre(kind, 'NE');
  const rim = kind.pocketDiameterMm / 2;
  const onDiagonal = (fromCentreMm: number) => {
    const off = fromCentreMm / Math.SQRT2;
    return white(1, hole.xMm - off, hole.yMm - off);
  };

  test('lets a piece hang on the lip whose centre has not passed the rim', () => {
    const { falls, after } = roll(setting(), [onDiagonal(rim + 0.5)], new Map());
    expect(falls).toEqual([]);
    expect(after).toHaveLength(1);
  });

  test('swallows it once the centre has, and it ends in the net', () => {
    const { falls, legs, endMs } = roll(setting(), [onDiagonal(rim - 0.5)], new Map());
    expect(falls).toMatchObject([{ id: 1, kind: 'white', pocket: 'NE' }]);
    const atMs = falls[0]?.atMs ?? 0;
    expect(endMs - atMs).toBeGreaterThan(150);
    expect(endMs - atMs).toBeLessThan(350);
    expect(poseOf(legs.get(1) ?? [], endMs)?.zMm).toBeLessThan(-40);
  });

  test('swallows a piece that slides along the cushion', () => {
    const discs = [{ ...white(1, 200, half - 16), id: 19 }];
    const { falls } = roll(setting(), discs, pushing(900, 0));
    expect(falls).toMatchObject([{ pocket: 'NE' }]);
  });
});

describe('a piece squeezed between a hard striker and the cushion', () => {
  test('sometimes jumps over the frame and comes to rest beside it', { timeout: 30_000 }, () => {
    const rolls = Array.from({ length: 40 }, (_, seed) =>
      roll(setting(seed), [striker(0, baseY), white(1, 6, half - 16)], pushing(0, 7500)),
    );
    const off = rolls.filter(({ jumps }) => jumps.length > 0);
    expect(off.length).toBeGreaterThan(1);
    expect(off.length).toBeLessThan(25);
    for (const { legs, endMs, jumps, after } of off) {
      expect(jumps[0]).toMatchObject({ id: 1, kind: 'white' });
      const rest = poseOf(legs.get(1) ?? [], endMs);
      expect(Math.max(Math.abs(rest?.xMm ?? 0), Math.abs(rest?.yMm ?? 0))).toBeGreaterThan(half + 60);
      expect(after.some(({ id }) => id === 1)).toBe(false);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { cheapestFlow, cheapestWithout } from './cheapest-flow.ts';
import { type Arc, HUB, networkOf } from './flow-network.ts';

/** Repeatable numbers between 0 and 1. */
const chances = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

/** Discs, sights in the order of time, and links among them: some are worth taking, some are not. */
const anyNetwork = (seed: number) => {
  const next = chances(seed);
  const arcs: Arc[] = [];
  const nodes = 6;
  for (let a = 1; a < nodes; a += 1) {
    if (next() < 0.7) arcs.push({ from: HUB, to: a, cost: 10 * next() - 6 });
    if (next() < 0.7) arcs.push({ from: a, to: HUB, cost: 10 * next() - 5 });
    for (let b = a + 1; b < nodes; b += 1) if (next() < 0.4) arcs.push({ from: a, to: b, cost: 10 * next() - 5 });
  }
  return { network: networkOf(nodes, arcs), arcs, nodes };
};

/** Every choice of arcs by which as much comes to each node as leaves it. */
const cheapestOfAll = (arcs: readonly Arc[], nodes: number, without = -1): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < 2 ** arcs.length; choice += 1) {
    if (without >= 0 && choice & (1 << without)) continue;
    const balance = new Array(nodes).fill(0);
    let cost = 0;
    for (const [i, arc] of arcs.entries()) {
      if (!(choice & (1 << i))) continue;
      balance[arc.from] -= 1;
      balance[arc.to] += 1;
      cost += arc.cost;
    }
    if (balance.every(sum => sum === 0)) best = Math.min(best, cost);
  }
  return best;
};

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1).filter(seed => anyNetwork(seed).arcs.length <= 14);

describe('Of all ways that discs may have gone', () => {
  test('the cheapest together are found', () => {
    expect(SEEDS.length).toBeGreaterThan(10);
    for (const seed of SEEDS) {
      const { network, arcs, nodes } = anyNetwork(seed);
      expect(cheapestFlow(network).cost, `seed ${seed}`).toBeCloseTo(cheapestOfAll(arcs, nodes), 6);
    }
  });

  test('and the cheapest that do without any one link', () => {
    for (const seed of SEEDS) {
      const { network, arcs, nodes } = anyNetwork(seed);
      const flow = cheapestFlow(network);
      for (const [i] of arcs.entries()) {
        if (flow.taken[i] === 0) continue;
        const other = cheapestWithout(network, flow, i);
        const best = cheapestOfAll(arcs, nodes, i);
        expect(other?.cost ?? Number.POSITIVE_INFINITY, `seed ${seed}, arc ${i}`).toBeCloseTo(best, 6);
        expect(other?.taken[i] ?? 0).toBe(0);
      }
    }
  });

  test('two discs never share a sight', () => {
    // Both would rather have come by the one sight there is.
    const arcs = [
      { from: HUB, to: 1, cost: -100 },
      { from: HUB, to: 2, cost: -100 },
      { from: 1, to: 3, cost: 1 },
      { from: 2, to: 3, cost: 2 },
      { from: 3, to: 4, cost: -20 },
      { from: 4, to: HUB, cost: 0 },
      { from: 1, to: HUB, cost: 5 },
      { from: 2, to: HUB, cost: 5 },
    ];
    const flow = cheapestFlow(networkOf(5, arcs));
    expect([...flow.taken]).toEqual([1, 1, 1, 0, 1, 1, 0, 1]);
  });
});

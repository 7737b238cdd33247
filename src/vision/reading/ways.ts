import { DISCS } from '../../carrom/discs.ts';
import type { Chain } from './chains.ts';
import type { Flow } from './cheapest-flow.ts';
import { type Arc, arcsAt, HUB } from './flow-network.ts';
import { kindLogs } from './likelihood.ts';
import type { Model } from './model.ts';
import type { PossibleWays } from './possible-ways.ts';

/** The way of one disc through the shot: the arcs it takes, from the hub back to the hub. */
export type Way = readonly number[];

export const waysIn = ({ network }: PossibleWays, { taken }: Flow): readonly Way[] => {
  const { from, to, nodes } = network;
  const first: number[] = [];
  const onFrom = new Int32Array(nodes).fill(-1);
  for (let i = taken.indexOf(1); i >= 0; i = taken.indexOf(1, i + 1)) {
    if (from[i] === HUB) first.push(i);
    else onFrom[from[i] as number] = i;
  }
  return first.map(start => {
    const way = [start];
    for (let node = to[start] as number; node !== HUB; node = to[way.at(-1) as number] as number)
      way.push(onFrom[node] as number);
    return way;
  });
};

/**
 * What it costs that all that was seen on a way is of one kind, in place of what each link said of its two ends: nothing where
 * all may agree, and what a wrong name is worth for each that does not.
 */
export const kindsAlong = ({ meanings }: PossibleWays, model: Model): ((way: Way) => number) => {
  const logs = meanings.map(({ share }) => (share ? kindLogs(share, model) : null));
  const best = logs.map(each => (each ? Math.max(...each) : 0));
  const all = new Float64Array(DISCS.length);
  return way => {
    let cost = 0;
    all.fill(0);
    for (const i of way) {
      const each = logs[i];
      cost += (best[i] as number) - (meanings[i]?.kinds ?? 0);
      if (each)
        for (let disc = 0; disc < all.length; disc += 1) all[disc] = (all[disc] as number) + (each[disc] as number);
    }
    return cost - Math.max(...all);
  };
};

export const chainOf = (way: Way, { meanings }: PossibleWays): Chain | null => {
  const all = way.flatMap(i => meanings[i] ?? []);
  const source = all.find(meaning => meaning.source)?.source;
  const ending = all.find(meaning => meaning.ending)?.ending;
  return source && ending ? { source, tracklets: all.flatMap(({ stretch }) => stretch?.tracklet ?? []), ending } : null;
};

/** Anything less, in nats, is rounding. */
const WORTH_EXCHANGING = 0.01;

/**
 * Links know of a disc's kind only what their two ends show, and where it was seen but once that is little. So ends of ways are
 * exchanged between any two discs as long as the whole, each disc of one kind, becomes cheaper by it.
 */
export const exchanging = (possible: PossibleWays, ofKinds: (way: Way) => number): ((flow: Flow) => Flow) => {
  const { network, meanings } = possible;
  const { arcs, nodes } = network;
  const arcBetween = new Map(arcs.map(({ from, to }, i) => [from * nodes + to, i]));
  const cost = (i: number | undefined) => arcs[i ?? -1]?.cost ?? 0;
  const plain = (way: Way) => way.reduce((sum, i) => sum + cost(i), 0);
  /** What an arc costs but for kinds, which are never less than nothing. */
  const least = arcs.map((arc, i) => arc.cost - (meanings[i]?.kinds ?? 0));
  const leastOf = (i: number | undefined) => least[i ?? -1] ?? 0;
  const costOf = (way: Way) => plain(way) + ofKinds(way);

  return flow => {
    const ways = [...waysIn(possible, flow)];
    const costs: number[] = [];
    const leasts: number[] = [];
    const open = (arc: number | undefined): arc is number => arc !== undefined && !flow.barred.has(arc);
    /** Which way comes to a node, and by which of its arcs. */
    const wayTo = new Int32Array(nodes).fill(-1);
    const byArc = new Int32Array(nodes);
    const put = (b: number, way: Way) => {
      ways[b] = way;
      costs[b] = costOf(way);
      leasts[b] = way.reduce((sum, i) => sum + leastOf(i), 0);
      for (const [j, i] of way.entries()) {
        wayTo[network.to[i] as number] = b;
        byArc[network.to[i] as number] = j;
      }
    };
    for (const [a, way] of ways.entries()) put(a, way);
    /** Puts in order this way and another where this disc could have gone on as that did, and that as this, and it is cheaper. */
    const exchange = (a: number): boolean => {
      const one = ways[a] as Way;
      for (const [i, p] of one.entries()) {
        const { from, to } = arcs[p] as Arc;
        if (i === 0 || to === HUB) continue;
        for (const over of arcsAt(network, from)) {
          const goal = network.to[over] as number;
          const b = wayTo[goal] as number;
          const j = byArc[goal] as number;
          if (b < 0 || b === a || j === 0 || goal === HUB || network.from[over] !== from || !open(over)) continue;
          const two = ways[b] as Way;
          const q = two[j] as number;
          const back = arcBetween.get((arcs[q] as Arc).from * nodes + to);
          if (!open(back)) continue;
          const dearer = leastOf(over) + leastOf(back) - leastOf(p) - leastOf(q);
          const now = (costs[a] ?? 0) + (costs[b] ?? 0);
          if (dearer > now - (leasts[a] ?? 0) - (leasts[b] ?? 0)) continue;
          const other = [...one.slice(0, i), over, ...two.slice(j + 1)];
          const another = [...two.slice(0, j), back, ...one.slice(i + 1)];
          if (costOf(other) + costOf(another) > now - WORTH_EXCHANGING) continue;
          put(a, other);
          put(b, another);
          return true;
        }
      }
      return false;
    };
    let changed = false;
    // Round and round, until nothing has changed for a whole round.
    for (let [a, calm] = [0, 0]; calm < ways.length; a = (a + 1) % ways.length) {
      const better = exchange(a);
      calm = better ? 0 : calm + 1;
      changed ||= better;
    }
    if (!changed) return flow;
    const taken = new Uint8Array(arcs.length);
    for (const i of ways.flat()) taken[i] = 1;
    return { ...flow, taken, cost: ways.reduce((sum, way) => sum + plain(way), 0) };
  };
};

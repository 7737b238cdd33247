import type { Chain } from './chains.ts';
import { type Arc, arcsAt, type Flow, HUB } from './cheapest-flow.ts';
import { oneKind } from './likelihood.ts';
import type { Model } from './model.ts';
import type { Scene } from './scene.ts';

/** The way of one disc through the shot: the arcs it takes, from the hub back to the hub. */
export type Way = readonly number[];

export const waysIn = ({ network }: Scene, { taken }: Flow): readonly Way[] => {
  const { arcs } = network;
  const onFrom = (node: number) => arcsAt(network, node).find(i => taken[i] === 1 && arcs[i]?.from === node);
  return [...arcsAt(network, HUB)]
    .filter(i => taken[i] === 1 && arcs[i]?.from === HUB)
    .map(first => {
      const way = [first];
      for (;;) {
        const node = arcs[way.at(-1) as number]?.to ?? HUB;
        const next = node === HUB ? undefined : onFrom(node);
        if (next === undefined) return way;
        way.push(next);
      }
    });
};

/** What it costs that all that was seen of it is of one kind, in place of what each link said of its two ends. */
export const costOfKinds = (way: Way, { meanings }: Scene, model: Model): number =>
  oneKind(
    way.flatMap(i => meanings[i]?.share ?? []),
    model,
  ) - way.reduce((sum, i) => sum + (meanings[i]?.kinds ?? 0), 0);

export const chainOf = (way: Way, { meanings }: Scene): Chain | null => {
  const all = way.flatMap(i => meanings[i] ?? []);
  const source = all.find(meaning => meaning.source)?.source;
  const ending = all.find(meaning => meaning.ending)?.ending;
  return source && ending ? { source, tracklets: all.flatMap(({ stretch }) => stretch?.tracklet ?? []), ending } : null;
};

/** Two ways with their ends exchanged behind these arcs, where the discs could have gone so. */
const crossed = (
  { network: { arcs, nodes } }: Scene,
  arcBetween: ReadonlyMap<number, number>,
  barred: ReadonlySet<number>,
  [one, i]: readonly [Way, number],
  [two, j]: readonly [Way, number],
): readonly [Way, Way] | null => {
  const [p, q] = [arcs[one[i] as number] as Arc, arcs[two[j] as number] as Arc];
  if (p.to === HUB || q.to === HUB) return null;
  const over = arcBetween.get(p.from * nodes + q.to);
  const back = arcBetween.get(q.from * nodes + p.to);
  if (over === undefined || back === undefined || barred.has(over) || barred.has(back)) return null;
  return [
    [...one.slice(0, i), over, ...two.slice(j + 1)],
    [...two.slice(0, j), back, ...one.slice(i + 1)],
  ];
};

/**
 * Links know of a disc's kind only what their two ends show, and where it was seen but once that is little. So ends of ways are
 * exchanged between any two discs as long as the whole, each disc of one kind, becomes cheaper by it.
 */
export const exchanged = (scene: Scene, flow: Flow, model: Model): Flow => {
  const { arcs, nodes } = scene.network;
  const arcBetween = new Map(arcs.map(({ from, to }, i) => [from * nodes + to, i]));
  const plain = (way: Way) => way.reduce((sum, i) => sum + (arcs[i]?.cost ?? 0), 0);
  const costOf = (way: Way) => plain(way) + costOfKinds(way, scene, model);
  const ways = [...waysIn(scene, flow)];
  const costs = ways.map(costOf);
  const improve = (a: number, b: number): boolean => {
    const [one, two] = [ways[a] as Way, ways[b] as Way];
    for (let i = 1; i < one.length; i += 1) {
      for (let j = 1; j < two.length; j += 1) {
        const other = crossed(scene, arcBetween, flow.barred, [one, i], [two, j]);
        if (other === null) continue;
        const [x, y] = [costOf(other[0]), costOf(other[1])];
        if (x + y > (costs[a] ?? 0) + (costs[b] ?? 0) - 0.01) continue;
        [ways[a], ways[b], costs[a], costs[b]] = [other[0], other[1], x, y];
        return true;
      }
    }
    return false;
  };
  let changed = false;
  for (let again = true; again; changed ||= again) {
    again = false;
    for (let a = 0; a < ways.length; a += 1)
      for (let b = a + 1; b < ways.length; b += 1) again = improve(a, b) || again;
  }
  if (!changed) return flow;
  const taken = new Uint8Array(arcs.length);
  for (const i of ways.flat()) taken[i] = 1;
  return { ...flow, taken, cost: ways.reduce((sum, way) => sum + plain(way), 0) };
};

import { type Arc, type FlowNetwork, HUB } from './flow-network.ts';
import { openHeap } from './heap.ts';

export interface Flow {
  readonly cost: number;
  /** Which arcs are taken. */
  readonly taken: Uint8Array;
  /** And which must not be. */
  readonly barred: ReadonlySet<number>;
  /** How high each node lies: with what an arc climbs added to its price, none that is still free costs less than nothing. */
  readonly heights: Float64Array;
}

interface Found {
  readonly far: Float64Array;
  /** The arc by which one comes to each node. */
  readonly over: Int32Array;
}

const SLACK = 1e-7;

const nothingFound = (nodes: number): Found => ({
  far: new Float64Array(nodes).fill(Number.POSITIVE_INFINITY),
  over: new Int32Array(nodes).fill(-1),
});

/** How far every node is from the hub while nothing is taken, and, as one more node, the hub as the end of the way. */
const fromHub = ({ nodes, from, to, price, first, at }: FlowNetwork): Found => {
  const { far, over } = nothingFound(nodes + 1);
  far[HUB] = 0;
  const waits = new Uint8Array(nodes);
  for (let queue = [HUB], later: number[] = []; queue.length > 0; [queue, later] = [later, []]) {
    for (const node of queue) {
      waits[node] = 0;
      for (let k = first[node] as number; k < (first[node + 1] as number); k += 1) {
        const i = at[k] as number;
        if (from[i] !== node) continue;
        const then = to[i] === HUB ? nodes : (to[i] as number);
        const sum = (far[node] as number) + (price[i] as number);
        if (sum >= (far[then] as number) - SLACK) continue;
        far[then] = sum;
        over[then] = i;
        if (then === nodes || waits[then] === 1) continue;
        waits[then] = 1;
        later.push(then);
      }
    }
  }
  return { far, over };
};

/**
 * The cheapest way to a goal over arcs not yet taken, or back over those that are (they are given up), unless it is longer
 * than `most`, as measured from the heights (Dijkstra's way). The goal may be the hub as the end of a way that began there.
 */
const cheapestWay = (
  { nodes, from, to, price, first, at }: FlowNetwork,
  { taken, barred, heights }: Omit<Flow, 'cost'>,
  start: number,
  goal: number,
  most: number,
): Found => {
  const { far, over } = nothingFound(nodes + 1);
  const left = new Uint8Array(nodes + 1);
  const waiting = openHeap();
  far[start] = 0;
  waiting.push(0, start);
  for (let node = waiting.pop(); node !== goal && node !== undefined; node = waiting.pop()) {
    if (left[node] === 1) continue;
    left[node] = 1;
    const base = (far[node] as number) + (heights[node] as number);
    for (let k = first[node] as number; k < (first[node + 1] as number); k += 1) {
      const i = at[k] as number;
      const forwards = from[i] === node;
      if ((taken[i] === 1) === forwards || barred.has(i)) continue;
      const there = (forwards ? to[i] : from[i]) as number;
      const then = forwards && there === HUB && goal === nodes ? nodes : there;
      const climbs = (forwards ? (price[i] as number) : -(price[i] as number)) - (heights[then] as number);
      const sum = Math.max(far[node] as number, base + climbs);
      if (sum > most || sum >= (far[then] as number) - SLACK) continue;
      far[then] = sum;
      over[then] = i;
      waiting.push(sum, then);
    }
  }
  return { far, over };
};

const along = ({ arcs }: FlowNetwork, taken: Uint8Array, over: Int32Array, start: number, goal: number): Uint8Array => {
  const now = taken.slice();
  let node = goal;
  do {
    const i = over[node] ?? -1;
    const arc = arcs[i] as Arc;
    now[i] = taken[i] === 0 ? 1 : 0;
    node = taken[i] === 0 ? arc.from : arc.to;
  } while (node !== start);
  return now;
};

const raised = (heights: Float64Array, far: Float64Array, most: number): Float64Array =>
  heights.map((height, node) => height + Math.min(far[node] as number, most));

/** The cheapest of all: rounds from the hub are added as long as one more makes the whole cheaper. */
export const cheapestFlow = (network: FlowNetwork): Flow => {
  const { nodes } = network;
  const first = fromHub(network);
  let flow: Flow = { cost: 0, taken: new Uint8Array(network.arcs.length), barred: new Set(), heights: first.far };
  let { over } = first;
  for (;;) {
    const round = flow.heights[nodes] as number;
    if (round < -SLACK)
      flow = { ...flow, cost: flow.cost + round, taken: along(network, flow.taken, over, HUB, nodes) };
    const { far, over: next } = cheapestWay(network, flow, HUB, nodes, -round);
    const most = Math.min(far[nodes] as number, Math.max(0, -round));
    flow = { ...flow, heights: raised(flow.heights, far, most) };
    if ((flow.heights[nodes] as number) >= -SLACK) return flow;
    over = next;
  }
};

/** The cheapest that does without an arc which this one takes; null where there is none, or none up to this cost. */
export const cheapestWithout = (
  network: FlowNetwork,
  flow: Flow,
  arc: number,
  upTo = Number.POSITIVE_INFINITY,
): Flow | null => {
  const { from, to, cost: saved } = network.arcs[arc] as Arc;
  const { cost, taken, heights } = flow;
  const barred = new Set([...flow.barred, arc]);
  const climbs = (heights[to] as number) - (heights[from] as number);
  const { far, over } = cheapestWay(network, { taken, barred, heights }, from, to, upTo - cost + saved - climbs);
  const found = far[to] as number;
  if (!Number.isFinite(found)) return null;
  const now = along(network, taken, over, from, to);
  now[arc] = 0;
  return { cost: cost - saved + found + climbs, taken: now, barred, heights: raised(heights, far, found) };
};

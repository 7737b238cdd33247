/** A way from one node to another that at most one disc takes. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

export interface Flow {
  readonly cost: number;
  /** Which arcs are taken. */
  readonly taken: Uint8Array;
  /** And which must not be. */
  readonly barred: ReadonlySet<number>;
}

/** Every disc sets out from here and comes back to here. */
export const HUB = 0;

export interface Network {
  readonly nodes: number;
  readonly arcs: readonly Arc[];
  /** The same arcs in rows of numbers, and for each node where its arcs stand: what leaves it and what comes to it. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly cost: Float64Array;
  readonly first: Int32Array;
  readonly at: Int32Array;
}

export const networkOf = (nodes: number, arcs: readonly Arc[]): Network => {
  const first = new Int32Array(nodes + 1);
  for (const { from, to } of arcs) {
    first[from + 1] = (first[from + 1] ?? 0) + 1;
    first[to + 1] = (first[to + 1] ?? 0) + 1;
  }
  for (let i = 0; i < nodes; i += 1) first[i + 1] = (first[i + 1] ?? 0) + (first[i] ?? 0);
  const next = first.slice();
  const at = new Int32Array(2 * arcs.length);
  const put = (node: number, arc: number) => {
    const place = next[node] ?? 0;
    at[place] = arc;
    next[node] = place + 1;
  };
  for (const [i, { from, to }] of arcs.entries()) {
    put(from, i);
    put(to, i);
  }
  return {
    nodes,
    arcs,
    from: Int32Array.from(arcs, arc => arc.from),
    to: Int32Array.from(arcs, arc => arc.to),
    cost: Float64Array.from(arcs, arc => arc.cost),
    first,
    at,
  };
};

/** The arcs that leave a node or come to it. */
export const arcsAt = ({ first, at }: Network, node: number): Int32Array => at.subarray(first[node], first[node + 1]);

const SLACK = 1e-7;

/** The cheapest way between two nodes over arcs not yet taken, or back over those that are (they are given up). */
const cheapestWay = (network: Network, { taken, barred }: Flow, start: number, goal: number) => {
  const { nodes, from, to, cost: price, first, at } = network;
  const cost = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
  const over = new Int32Array(nodes).fill(-1);
  const waits = new Uint8Array(nodes);
  const queue = new Int32Array(nodes + 1);
  let [head, tail] = [0, 0];
  let node = start;
  let base = 0;
  for (;;) {
    for (let k = first[node] as number; k < (first[node + 1] as number); k += 1) {
      const i = at[k] as number;
      const forwards = from[i] === node;
      if ((taken[i] === 1) === forwards || barred.has(i)) continue;
      const next = (forwards ? to[i] : from[i]) as number;
      const sum = base + (forwards ? (price[i] as number) : -(price[i] as number));
      if (sum >= (cost[next] as number) - SLACK) continue;
      cost[next] = sum;
      over[next] = i;
      if (next === goal || next === start || waits[next] === 1) continue;
      waits[next] = 1;
      queue[tail] = next;
      tail = tail === nodes ? 0 : tail + 1;
    }
    if (head === tail) return { cost: cost[goal] ?? Number.POSITIVE_INFINITY, over };
    node = queue[head] as number;
    head = head === nodes ? 0 : head + 1;
    waits[node] = 0;
    base = cost[node] as number;
  }
};

const along = ({ arcs }: Network, flow: Flow, from: number, to: number, over: Int32Array): Uint8Array => {
  const taken = flow.taken.slice();
  let node = to;
  do {
    const i = over[node] ?? -1;
    const arc = arcs[i] as Arc;
    const forwards = flow.taken[i] === 0;
    taken[i] = forwards ? 1 : 0;
    node = forwards ? arc.from : arc.to;
  } while (node !== from);
  return taken;
};

/** The cheapest of all: rounds from the hub are added as long as one more makes the whole cheaper. */
export const cheapestFlow = (network: Network): Flow => {
  let flow: Flow = { cost: 0, taken: new Uint8Array(network.arcs.length), barred: new Set() };
  for (;;) {
    const { cost, over } = cheapestWay(network, flow, HUB, HUB);
    if (cost >= -SLACK) return flow;
    flow = { ...flow, cost: flow.cost + cost, taken: along(network, flow, HUB, HUB, over) };
  }
};

/** The cheapest that does without an arc which this one takes; null where there is none. */
export const cheapestWithout = (network: Network, flow: Flow, arc: number): Flow | null => {
  const { from, to, cost: saved } = network.arcs[arc] as Arc;
  const barred = new Set([...flow.barred, arc]);
  const { cost, over } = cheapestWay(network, { ...flow, barred }, from, to);
  if (!Number.isFinite(cost)) return null;
  const taken = along(network, { ...flow, barred }, from, to, over);
  taken[arc] = 0;
  return { cost: flow.cost - saved + cost, taken, barred };
};

/** A way from one node to another that at most one disc takes. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** Every disc sets out from here and comes back to here. */
export const HUB = 0;

export interface FlowNetwork {
  readonly nodes: number;
  readonly arcs: readonly Arc[];
  /** The same arcs in rows of numbers, and for each node where its arcs stand: what leaves it and what comes to it. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly price: Float64Array;
  readonly first: Int32Array;
  readonly at: Int32Array;
}

export const networkOf = (nodes: number, arcs: readonly Arc[]): FlowNetwork => {
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
    price: Float64Array.from(arcs, arc => arc.cost),
    first,
    at,
  };
};

/** The arcs that leave a node or come to it. */
export const arcsAt = ({ first, at }: FlowNetwork, node: number): Int32Array =>
  at.subarray(first[node], first[node + 1]);

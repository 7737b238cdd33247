import { apart, type OnSurface, type Pocket } from '../../carrom/surface.ts';
import type { BelievedDisc } from '../layout/believed.ts';
import type { Place } from '../layout/places.ts';
import { firstOf, goingIn, type Tracklet } from '../track/tracklets.ts';
import type { End } from './likelihood.ts';

/** Where a chain of evidence ends. */
export type Ending =
  | { readonly kind: 'lies'; readonly place: Place }
  | { readonly kind: 'fell'; readonly pocket: Pocket; readonly atMs: number }
  | { readonly kind: 'flew'; readonly atMs: number }
  | { readonly kind: 'taken' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'lost' };

export type Source =
  | { readonly kind: 'lay'; readonly disc: BelievedDisc }
  | { readonly kind: 'hand' }
  /** Nobody had seen it where it lay. */
  | { readonly kind: 'overlooked' }
  | { readonly kind: 'ghost' };

/** One disc's way through the shot: where it came from, what was seen of it, what became of it. */
export interface Chain {
  readonly source: Source;
  readonly tracklets: readonly Tracklet[];
  readonly ending: Ending;
}

/** One account of the whole shot. */
export interface Account {
  readonly cost: number;
  readonly chains: readonly Chain[];
}

/** Something that went on after this: a disc that lay there, or the end of a tracklet. */
export interface Out {
  readonly end: End;
  readonly disc?: BelievedDisc;
  readonly tracklet?: Tracklet;
}
/** Something that came from somewhere: the start of a tracklet, or a place that shows something now. */
export interface In {
  readonly end: End;
  readonly tracklet?: Tracklet;
  readonly place?: Place;
}

/** Seen so often on one way, it is a disc, whatever its first sight was taken for. */
const NO_GHOST_SIGHTS = 6;
const sourced = (chain: Chain): Chain => {
  const sights = chain.tracklets.reduce((sum, { sights: all }) => sum + all.length, 0);
  const [first] = chain.tracklets;
  if (chain.source.kind !== 'ghost' || sights < NO_GHOST_SIGHTS || !first) return chain;
  return { ...chain, source: { kind: firstOf(first).clear ? 'overlooked' : 'hand' } };
};

/** Links and endings as whole ways. */
export const chainsOf = (
  outs: readonly Out[],
  ins: readonly In[],
  born: readonly { readonly source: Source }[],
  ends: readonly (readonly { readonly ending: Ending }[])[],
  next: ReadonlyMap<number, number>,
  endOf: ReadonlyMap<number, number>,
): readonly Chain[] => {
  const outOf = new Map(outs.flatMap(({ tracklet }, i) => (tracklet ? [[tracklet, i] as const] : [])));
  const reached = new Set(next.values());
  const follow = (source: Source, from: number, tracklets: Tracklet[]): Chain => {
    let out = from;
    for (;;) {
      const into = next.get(out);
      if (into === undefined)
        return { source, tracklets, ending: ends[out]?.[endOf.get(out) ?? 0]?.ending ?? { kind: 'lost' } };
      const { tracklet, place } = ins[into] ?? {};
      if (place) return { source, tracklets, ending: { kind: 'lies', place } };
      if (tracklet === undefined) return { source, tracklets, ending: { kind: 'lost' } };
      tracklets.push(tracklet);
      out = outOf.get(tracklet) ?? -1;
    }
  };
  const chains: Chain[] = [];
  outs.forEach(({ disc }, i) => {
    if (disc) chains.push(follow({ kind: 'lay', disc }, i, []));
  });
  ins.forEach(({ tracklet, place }, j) => {
    if (reached.has(j)) return;
    const source = born[j]?.source ?? { kind: 'ghost' };
    if (place) chains.push({ source, tracklets: [], ending: { kind: 'lies', place } });
    else if (tracklet) chains.push(sourced(follow(source, outOf.get(tracklet) ?? -1, [tracklet])));
  });
  return chains;
};

/** When and where a disc set off, as near as its first sights tell. */
export const setOff = ({ source, tracklets }: Chain): { readonly atMs: number; readonly from: OnSurface } | null => {
  const [first] = tracklets;
  if (first === undefined) return null;
  const sight = firstOf(first);
  const from = source.kind === 'lay' ? source.disc.place.at : sight.at;
  const going = goingIn(first);
  const speed = going ? Math.hypot(going.vx, going.vy) : 1500;
  const waysMs = (1000 * apart(from, sight.at)) / Math.max(150, speed);
  const seenMs = source.kind === 'lay' ? source.disc.place.lastMs : sight.atMs - 33;
  return { atMs: Math.max(Math.min(seenMs, sight.atMs), sight.atMs - waysMs), from };
};

import type { KindOdds } from '../detect/placed-discs.ts';
import { firstOf, goingIn, goingOut, lastOf, type Tracklet } from '../track/tracklets.ts';
import { type End, linkCost, type Surroundings, sameKind } from './likelihood.ts';

/** Tracklets in a row that may be one disc's, and what it costs to believe it. */
export interface Way {
  readonly cost: number;
  readonly tracklets: readonly number[];
}

/** A tracklet with both its ends, as evidence. */
export interface Stretch {
  readonly tracklet: Tracklet;
  /** What it would cost to take it for nothing at all; a way that explains it is worth that. */
  readonly asClutter: number;
  readonly from: End;
  readonly to: End;
}

export const pieceOf = (tracklet: Tracklet, share: KindOdds, asClutter: number): Stretch => {
  const [first, last] = [firstOf(tracklet), lastOf(tracklet)];
  const end = { rest: false, share, missRate: 0 };
  return {
    tracklet,
    asClutter,
    from: { ...end, at: first.at, atMs: first.atMs, going: goingIn(tracklet) },
    to: { ...end, at: last.at, atMs: last.atMs, going: goingOut(tracklet) },
  };
};

export interface WayStep {
  readonly index: number;
  readonly cost: number;
  /** The same, whatever it explains. */
  readonly plain: number;
}

/** What it costs that one tracklet goes on in another: the same for whosoever they are. */
export interface WayNetwork {
  readonly pieces: readonly Stretch[];
  /** For each tracklet those it may come from. */
  readonly before: readonly (readonly WayStep[])[];
}

/** Dearer than this no step of a way is worth a thought. */
const MOST_FOR_STEP = 16;

/** To go where something was seen explains that, too: a step counts the less, the more it explains. */
const beyond = (cost: number, { asClutter }: Stretch): number => (cost * Math.max(0, cost)) / (cost + asClutter + 1e-6);

export const networkOf = (pieces: readonly Stretch[], around: Surroundings): WayNetwork => ({
  pieces,
  before: pieces.map((into, i) =>
    pieces.slice(0, i).flatMap((out, index) => {
      const cost = linkCost(out.to, into.from, around);
      return cost < MOST_FOR_STEP ? [{ index, cost: beyond(cost, into), plain: cost }] : [];
    }),
  ),
});

/** The cheapest way of a disc from where it was to the end of each tracklet. Pieces are in the order in which they begin. */
export const waysFrom = (
  start: (piece: Stretch) => number,
  share: KindOdds,
  { pieces, before }: WayNetwork,
  around: Surroundings,
): readonly (Way | null)[] => {
  const ways: (Way | null)[] = [];
  for (const [i, piece] of pieces.entries()) {
    const first = beyond(start(piece), piece);
    let best: Way | null = first < MOST_FOR_STEP ? { cost: first, tracklets: [i] } : null;
    for (const { index, cost } of before[i] ?? []) {
      const way = ways[index];
      if (!way || (best && way.cost + cost >= best.cost)) continue;
      best = { cost: way.cost + cost, tracklets: [...way.tracklets, i] };
    }
    ways.push(best && { ...best, cost: best.cost + sameKind(share, piece.from.share, around.model) });
  }
  return ways;
};

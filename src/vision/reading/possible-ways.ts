import { DISCS, PIECES, START_COUNT } from '../../carrom/discs.ts';
import { apart } from '../../carrom/surface.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import { likeliestKind } from '../layout/closed-world.ts';
import { shareOf } from '../track/kinds.ts';
import { firstOf } from '../track/tracklets.ts';
import type { Ending, Source } from './chains.ts';
import { echoesIn } from './echoes.ts';
import type { Episode } from './episode.ts';
import {
  costOfArrival,
  fatesAfter,
  fatesOf,
  type LooseEnd,
  missingFrom,
  overlookedCost,
  restEnd,
  STRIKER,
  type Stretch,
  shareFor,
  stretchOf,
  strikerBegins,
} from './fates.ts';
import { type Arc, type FlowNetwork, HUB, networkOf } from './flow-network.ts';
import { type End, linkCost, type Surroundings, sameKind } from './likelihood.ts';
import type { WhoLeft } from './who-left.ts';

/** Dearer than this, two sights are not one disc's. */
const MOST_FOR_LINK = 20;
/** Out of sight for so long, and going no faster, a disc may be found again. */
const OUT_OF_SIGHT_MS = 700;
const OUT_OF_SIGHT_MM_PER_MS = 3;
/** Kinds are never named to the last percent: so little of a piece is none. */
const HARDLY = 0.1;
/** What lay there became something: no account leaves it out. */
const MUST = -1000;

/** What an arc means, where it means something. */
export interface Meaning {
  /** One tracklet goes on in another. */
  readonly link?: true;
  /** What of its cost is that two kinds differ. */
  readonly kinds?: number;
  readonly share?: KindOdds;
  readonly source?: Source;
  readonly stretch?: Stretch;
  readonly ending?: Ending;
}

/** All that may have become of all discs: a network in which each account is a flow, a way for every disc. */
export interface PossibleWays {
  readonly network: FlowNetwork;
  readonly meanings: readonly Meaning[];
  /** What it costs when nothing of all that was seen is any disc's. */
  readonly unexplained: number;
}

type MaybeLoose = End & Partial<LooseEnd>;

export const possibleWays = (episode: Episode, { left, arrivals }: WhoLeft, around: Surroundings): PossibleWays => {
  const { model } = around;
  const missing = missingFrom(episode);
  const arcs: Arc[] = [];
  const meanings: Meaning[] = [];
  let nodes = 1;
  const node = () => nodes++;
  const add = (from: number, to: number, cost: number, meaning: Meaning = {}) => {
    if (!(cost < MOST_FOR_LINK)) return;
    arcs.push({ from, to, cost });
    meanings.push(meaning);
  };
  /** What was seen here went on there, by whichever of its loose ends it is likeliest. */
  const bond = (
    from: number,
    to: number,
    a: readonly MaybeLoose[],
    b: readonly MaybeLoose[],
    extra = 0,
    link?: true,
  ) => {
    let least = Number.POSITIVE_INFINITY;
    for (const one of a)
      for (const two of b) {
        const loose = (one.without ?? 0) + (two.without ?? 0) + extra;
        if (loose < least) least = Math.min(least, loose + linkCost(one, two, around));
      }
    const [one, two] = [a[0], b[0]];
    if (!one || !two) return;
    const gapMs = two.atMs - one.atMs;
    // Out of sight for a while it may have done anything.
    const free = gapMs > 0 && gapMs < OUT_OF_SIGHT_MS && apart(one.at, two.at) < OUT_OF_SIGHT_MM_PER_MS * gapMs;
    least = Math.min(least, free ? model.outOfSight + extra : Number.POSITIVE_INFINITY);
    if (least >= MOST_FOR_LINK) return;
    const kinds = sameKind(one.share, two.share, model);
    add(from, to, least + kinds, { kinds, ...(link && { link }) });
  };
  const echoes = echoesIn(episode);
  const stretches = episode.tracklets
    .toSorted((a, b) => firstOf(a).atMs - firstOf(b).atMs)
    .map(tracklet => ({ ...stretchOf(tracklet, echoes, model), into: node(), out: node() }));
  const came = arrivals.map(place => ({
    place,
    node: node(),
    end: restEnd(place, place.firstMs, shareOf(place.kinds, model.kindLooks)),
    alone: 0,
  }));
  for (const one of came) {
    one.alone = costOfArrival(one.place, episode, around);
    add(one.node, HUB, -one.alone, { ending: { kind: 'lies', place: one.place }, share: one.end.share });
  }
  // What is known to be in play and did not show may turn up, each but once.
  const unseen = PIECES.flatMap(piece =>
    Array.from({ length: Math.ceil(missing[piece] - HARDLY) }, (_, i) => {
      const from = node();
      const there = Math.min(1, missing[piece] - i);
      add(HUB, from, model.turnsUp - Math.log(there), { source: { kind: 'overlooked' } });
      return { from, share: shareFor(piece) };
    }),
  );
  const turnsUp = (to: number, share: KindOdds, pushed = 0) => {
    for (const one of unseen) {
      const kinds = sameKind(one.share, share, model);
      add(one.from, to, pushed + kinds, { kinds, share: one.share });
    }
  };
  for (const { node: there, end } of came) turnsUp(there, end.share);
  // There cannot be more of a kind than a board has: of those that are too many, some never were discs.
  const tooMany = new Map(
    DISCS.map(kind => {
      const surplus = episode.before.filter(({ share }) => likeliestKind(share) === kind).length - START_COUNT[kind];
      const noDisc = surplus > 0 ? node() : HUB;
      for (let i = 0; i < surplus; i += 1) add(noDisc, HUB, -model.beyondCounts);
      return [kind, noDisc];
    }),
  );
  for (const disc of left) {
    const lay = node();
    const end = restEnd(disc.place, disc.place.lastMs, disc.share);
    // What showed there since it was missed for a moment may have been another's passing.
    const held = { ...end, atMs: disc.place.heldMs, without: model.strayAtEnd };
    const ends = disc.place.heldMs < disc.place.lastMs ? [end, held] : [end];
    add(HUB, lay, MUST, { source: { kind: 'lay', disc }, share: disc.share });
    const real = -Math.log(Math.max(1e-6, 1 - disc.clutter));
    for (const { ending, cost } of fatesOf(disc, episode, around))
      add(lay, HUB, cost + (ending.kind === 'none' ? 0 : real), { ending });
    const noDisc = tooMany.get(likeliestKind(disc.share)) ?? HUB;
    if (noDisc !== HUB) add(lay, noDisc, -Math.log(Math.max(1e-6, disc.clutter)), { ending: { kind: 'none' } });
    for (const { from, into } of stretches) {
      // It may have left a print behind that shows in its place for a while.
      const leftAtMs = (from[0]?.atMs ?? 0) - around.frameMs;
      const print = { ...end, atMs: leftAtMs, without: model.printShows };
      bond(lay, into, leftAtMs < end.atMs - around.frameMs ? [...ends, print] : ends, from, real);
    }
    for (const { end: to, node: there } of came) bond(lay, there, ends, [to], real);
  }
  const hand = node();
  add(HUB, hand, 0, { source: { kind: 'hand' }, share: STRIKER });
  for (const [i, stretch] of stretches.entries()) {
    const { into, out, from, to } = stretch;
    add(into, out, -stretch.asClutter, { stretch, share: (stretch.from[0] as End).share });
    const struck = strikerBegins(stretch, missing, around);
    const { share } = from[0] as End;
    const kinds = sameKind(struck.share, share, model);
    add(hand, into, struck.cost + kinds, { kinds });
    add(HUB, into, overlookedCost(model), { source: { kind: 'overlooked' } });
    // It did not set off by itself.
    const { id, sights } = stretch.tracklet;
    const met = sights.slice(0, 2).some(({ at, atMs }) => around.metAt(at, atMs, id));
    turnsUp(into, share, met ? model.pushed : model.pushedByNothing);
    for (const next of stretches.slice(i + 1)) bond(out, next.into, to, next.from, 0, true);
    // It was seen to come to rest here.
    for (const { place, end, node: there } of came)
      if (stretch.tracklet.id === place.id) add(out, there, 0);
      else bond(out, there, to, [end]);
    for (const { ending, cost } of fatesAfter(stretch, episode, around)) add(out, HUB, cost, { ending });
  }
  return {
    network: networkOf(nodes, arcs),
    meanings,
    unexplained: [...stretches.map(({ asClutter }) => asClutter), ...came.map(({ alone }) => alone)].reduce(
      (a, b) => a + b,
      -MUST * left.length,
    ),
  };
};

import { DISCS, type Disc, START_COUNT } from '../../carrom/discs.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import type { BelievedDisc } from '../layout/believed.ts';
import type { Place } from '../layout/places.ts';
import { shareOf } from '../track/kinds.ts';
import { firstOf, lastOf, type Tracklet } from '../track/tracklets.ts';
import { handSince, lastHandMs } from '../track/watch-hands.ts';
import type { Ending, Source } from './chains.ts';
import type { Episode } from './episode.ts';
import {
  blind,
  type End,
  flewCost,
  linkCost,
  pocketFor,
  restsUnseen,
  type Surroundings,
  sameKind,
} from './likelihood.ts';
import type { Model } from './model.ts';
import { missRateOf } from './surroundings.ts';
import { networkOf, pieceOf, type Stretch, type Way, type WayNetwork, waysFrom } from './ways.ts';

/** One thing that may have become of a disc. */
export interface PossibleFate {
  readonly cost: number;
  readonly ending: Ending;
  readonly tracklets: readonly number[];
}

/** A disc whose fate is asked for, with everything that it may be. */
export interface FateAsked {
  readonly source: Source;
  /** To each place that shows something new, and into a pocket at the end of each tracklet; null where it cannot be. */
  readonly toPlace: readonly (PossibleFate | null)[];
  readonly fellWith: ReadonlyMap<number, PossibleFate>;
  /** What concerns nobody else: gone unseen, and whatever leaves it among us. */
  readonly gone: PossibleFate | null;
  readonly kept: PossibleFate;
}

/** What is seen to be gone before a hand is over its place was not taken by it. */
const COMES_MS = 90;

const REST = { vx: 0, vy: 0 };

const restEnd = (place: Place, atMs: number, share: KindOdds): End => ({
  at: place.at,
  atMs,
  going: { at: place.at, ...REST },
  rest: true,
  share,
  missRate: missRateOf(place),
});

/** A smear says little of its kind, and many frames of one say more. */
const shareOfPiece = ({ kinds }: Tracklet, model: Model): KindOdds =>
  shareOf(kinds, Math.min(model.kindLooks, model.kindPerSight * kinds.looks));

/** Sights that are no disc's: the first may be anything, a row of them in the open hardly ever is; on hands there are many. */
const asClutter = ({ sights }: Tracklet, model: Model): number => {
  const clear = sights.filter(sight => sight.clear && sight.where === 'surface').length;
  const free = clear === 0 ? 0 : model.clutterSight + (clear - 1) * model.clutterNextSight;
  return Math.min(model.mostForSights, free + (sights.length - clear) * model.clutterOnHand);
};

const cheapest = <T extends { readonly cost: number }>(all: readonly T[]): T | null =>
  all.reduce<T | null>((best, one) => (best === null || one.cost < best.cost ? one : best), null);

export interface Arrival {
  readonly place: Place;
  readonly end: End;
}

export interface ShotScene {
  readonly episode: Episode;
  readonly around: Surroundings;
  readonly network: WayNetwork;
  /** Places that show something where nothing was known to lie. */
  readonly arrivals: readonly Arrival[];
  readonly missing: KindOdds;
  /** For each tracklet, what it would cost that nothing fell where it ends: the pockets' own witness. */
  readonly vanished: readonly number[];
}

export const sceneOf = (episode: Episode, arrivals: readonly Place[], around: Surroundings): ShotScene => {
  const network = networkOf(
    episode.tracklets
      .toSorted((a, b) => firstOf(a).atMs - firstOf(b).atMs)
      .map(tracklet => pieceOf(tracklet, shareOfPiece(tracklet, around.model), asClutter(tracklet, around.model))),
    around,
  );
  const came = arrivals.map(place => ({
    place,
    end: restEnd(place, place.firstMs, shareOf(place.kinds, around.model.kindLooks)),
  }));
  return {
    episode,
    around,
    network,
    missing: missingFrom(episode.before),
    arrivals: came,
    vanished: network.pieces.map((piece, i) => vanishedCost(piece, i, network, came, around)),
  };
};

/**
 * A tracklet ends on its way into a pocket. If nothing fell, it was none of a disc's (the fewer sights, the likelier), or it
 * went on in another tracklet, or came to rest.
 */
const vanishedCost = (
  { tracklet, to, asClutter: none }: Stretch,
  index: number,
  { pieces, before }: WayNetwork,
  arrivals: readonly Arrival[],
  around: Surroundings,
): number => {
  const { model } = around;
  const { cost } = pocketFor(to, around);
  if (cost > model.vanished) return 0;
  let least = Math.min(none, model.vanished - cost);
  for (let next = index + 1; next < pieces.length; next += 1) {
    const link = before[next]?.find(one => one.index === index);
    if (link) least = Math.min(least, link.plain);
  }
  for (const { place, end } of arrivals) {
    least = Math.min(least, tracklet.id === place.id ? 0 : linkCost(to, end, around));
  }
  return Math.max(0, least);
};

/** Hands take strikers; a piece in mid-shot hardly ever. */
const tookCost = ({ striker }: KindOdds, model: Model): number =>
  model.handDid + (1 - striker) * (model.handTookPiece - model.handDid);

/** What happens to a disc at the end of a tracklet, when it is not seen again. */
const afterPiece = ({ to, tracklet }: Stretch, share: KindOdds, { episode, around }: ShotScene) => {
  const { model, frameMs } = around;
  const atMs = to.atMs + frameMs;
  const { pocket, cost } = pocketFor(to, around);
  const beyond = tracklet.sights.filter(({ where, clear }) => where === 'beyond' && clear).length >= 2;
  const handled = !lastOf(tracklet).clear || around.handAt(to.at, to.atMs, to.atMs + COMES_MS);
  const hidden = handled && lastHandMs(episode.hands, to.at, 24) >= episode.nowMs - 60;
  return {
    fell: { ending: { kind: 'fell', pocket, atMs } as const, cost },
    flew: { ending: { kind: 'flew', atMs } as const, cost: flewCost(to, beyond, around) },
    kept: hidden
      ? { ending: { kind: 'hidden' } as const, cost: model.underHand }
      : handled
        ? { ending: { kind: 'taken' } as const, cost: tookCost(share, model) }
        : { ending: { kind: 'lost' } as const, cost: restsUnseen(to, around) },
  };
};

const followed = (
  source: Source,
  share: KindOdds,
  ways: readonly (Way | null)[],
  direct: { readonly gone: PossibleFate | null; readonly kept: PossibleFate; readonly toPlace: (end: End) => number },
  scene: ShotScene,
): FateAsked => {
  const { around, network, arrivals } = scene;
  const fellWith = new Map<number, PossibleFate>();
  const gone: PossibleFate[] = direct.gone ? [direct.gone] : [];
  const kept: PossibleFate[] = [direct.kept];
  for (const [i, way] of ways.entries()) {
    const piece = network.pieces[i];
    if (!way || !piece) continue;
    const after = afterPiece(piece, share, scene);
    const fate = ({ ending, cost }: { ending: Ending; cost: number }): PossibleFate => ({
      ending,
      cost: way.cost + cost,
      tracklets: way.tracklets,
    });
    fellWith.set(i, fate(after.fell));
    gone.push(fate(after.flew));
    kept.push(fate(after.kept));
  }
  const toPlace = arrivals.map(({ place, end }): PossibleFate | null => {
    const kinds = sameKind(share, end.share, around.model);
    const all: PossibleFate[] = ways.flatMap((way, i) => {
      const piece = network.pieces[i];
      if (!way || !piece) return [];
      // It was seen to come to rest here.
      const last = piece.tracklet.id === place.id ? 0 : linkCost(piece.to, end, around);
      return Number.isFinite(last)
        ? [{ ending: { kind: 'lies', place }, cost: way.cost + last + kinds, tracklets: way.tracklets }]
        : [];
    });
    const unseen = direct.toPlace(end) + kinds;
    if (Number.isFinite(unseen)) all.push({ ending: { kind: 'lies', place }, cost: unseen, tracklets: [] });
    return cheapest(all);
  });
  return { source, toPlace, fellWith, gone: cheapest(gone), kept: cheapest(kept) ?? direct.kept };
};

/** A disc that lay there and does not show there any more. */
export const askOfDisc = (disc: BelievedDisc, scene: ShotScene): FateAsked => {
  const { episode, around, network } = scene;
  const { model, frameMs } = around;
  const end = restEnd(disc.place, disc.place.lastMs, disc.share);
  const { pocket, cost } = pocketFor(end, around);
  const atMs = end.atMs + frameMs;
  const handled = around.handAt(end.at, end.atMs, end.atMs + COMES_MS);
  const hidden = handled && lastHandMs(episode.hands, end.at, 24) >= episode.nowMs - 60;
  const looks = (episode.nowMs - end.atMs) / 250;
  // Not shown before the shot either, it says nothing about it.
  const quiet = end.atMs < episode.startMs - 300;
  const reached = around.reached(end.at);
  const lost = quiet ? 0 : blind(looks, end.missRate, model) + (reached ? model.hitAndStayed : 0);
  const real = -Math.log(Math.max(1e-6, 1 - disc.clutter));
  const gone = cheapest<PossibleFate>([
    { ending: { kind: 'fell', pocket, atMs }, cost: cost + real, tracklets: [] },
    { ending: { kind: 'flew', atMs }, cost: flewCost(end, false, around) + real, tracklets: [] },
  ]);
  const kept = cheapest<PossibleFate>([
    { ending: { kind: 'taken' }, cost: handled ? tookCost(disc.share, model) : model.handUnseen, tracklets: [] },
    { ending: { kind: 'lost' }, cost: 0.3 + lost, tracklets: [] },
    ...(reached
      ? [{ ending: { kind: 'lost' } as const, cost: model.unseenMove + model.restsUnseen, tracklets: [] }]
      : []),
    ...(hidden ? [{ ending: { kind: 'hidden' } as const, cost: model.underHand, tracklets: [] }] : []),
  ]) as PossibleFate;
  const ways = waysFrom(piece => real + linkCost(end, piece.from, around), disc.share, network, around);
  return followed(
    { kind: 'lay', disc },
    disc.share,
    ways,
    { gone, kept, toPlace: to => real + linkCost(end, to, around) },
    scene,
  );
};

const STRIKER: KindOdds = { white: 0.01, black: 0.01, queen: 0.01, striker: 0.97 };

/** The striker that nobody has seen lie there yet: a hand brought it just now. It may not have been there at all. */
export const askOfStriker = (scene: ShotScene): FateAsked => {
  const { around, network, missing } = scene;
  const { model } = around;
  const unknown = -Math.log(Math.max(Math.exp(-model.beyondCounts), Math.min(1, missing.striker)));
  const start = ({ from, tracklet }: Stretch): number => {
    const onHand = !firstOf(tracklet).clear || around.handAt(from.at, from.atMs - 300, from.atMs);
    return unknown + (onHand ? 0 : model.handUnseen);
  };
  const absent: PossibleFate = { ending: { kind: 'lost' }, cost: 0, tracklets: [] };
  return followed(
    { kind: 'hand' },
    STRIKER,
    waysFrom(start, STRIKER, network, around),
    { gone: null, kept: absent, toPlace: () => Number.POSITIVE_INFINITY },
    scene,
  );
};

/** How many of each kind are not accounted for by what was believed to lie there. */
const missingFrom = (before: readonly BelievedDisc[]): KindOdds => {
  const of = (disc: Disc) =>
    Math.max(0, START_COUNT[disc] - before.reduce((sum, { share, clutter }) => sum + (1 - clutter) * share[disc], 0));
  return { white: of('white'), black: of('black'), queen: of('queen'), striker: of('striker') };
};

/** What it costs that something shows here which came from no disc we know. */
export const costOfArrival = ({ place, end }: Arrival, { episode, missing, around: { model } }: ShotScene): number => {
  if (place.where !== 'surface') return model.clutterOnHand;
  const brought = handSince(episode.hands, place.at, episode.startMs - 500, 20) ? model.handDid : model.handUnseen;
  const room = DISCS.reduce((sum, disc) => sum + end.share[disc] * Math.min(1, missing[disc]), 0);
  return Math.min(brought, model.overlooked - Math.log(Math.exp(-model.beyondCounts) + Math.min(1, room)));
};

import { baseSeat } from '../../carrom/base-seat.ts';
import { DISCS, type Disc, isColour, PIECES, type Piece } from '../../carrom/discs.ts';
import type { Fall, Shot } from '../../carrom/shot.ts';
import { apart, type SurfaceKind } from '../../carrom/surface.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import { joinKinds, noKind, shareOf } from '../track/kinds.ts';
import { type Account, type Chain, isGone, setOff } from './chains.ts';
import type { Model } from './model.ts';

/** What fell and what left the surface. */
export type ShotResult = Pick<Shot, 'pocketed' | 'orderUnknown' | 'offSurface'>;

/** A whole account, with who was the striker and of which kind each disc was that went. */
export interface Told {
  readonly account: Account;
  readonly striker: Chain | null;
  readonly kinds: ReadonlyMap<Chain, Disc>;
  readonly cost: number;
}

/** One reading with all accounts that come to it. */
export interface Weighed {
  readonly told: readonly Told[];
  readonly probability: number;
}

/** So many ways to name what went are compared, and so many told. */
const MOST_NAMINGS = 27;
const MOST_TOLD = 6;

const MOVED_MM = 12;

/** Went somewhere, as far as was seen. */
export const hasMoved = (chain: Chain): boolean => {
  const sights = chain.tracklets.flatMap(({ sights: all }) => all);
  const [first] = sights;
  const from = chain.source.kind === 'lay' ? chain.source.disc.place.at : first?.at;
  return from !== undefined && sights.some(({ at }) => apart(at, from) > MOVED_MM);
};

/** What a disc is, from before and from what was seen of it on its way. */
export const shareOfChain = ({ source, tracklets }: Chain, model: Model): KindOdds => {
  const seen = tracklets.reduce((kinds, tracklet) => joinKinds(kinds, tracklet.kinds), noKind);
  const onWay = shareOf(seen, Math.min(1, 0.2 * seen.looks));
  const before = source.kind === 'lay' ? source.disc.share : null;
  if (before === null) return shareOf(seen, model.kindLooks);
  const raw = DISCS.map(disc => before[disc] * (model.kindSlip + onWay[disc]));
  const sum = raw.reduce((a, b) => a + b, 0);
  const of = (i: number) => (raw[i] ?? 0) / sum;
  return { white: of(0), black: of(1), queen: of(2), striker: of(3) };
};

/** Which of the discs that moved was struck: the kind that is shot from base lines, before all others. */
const strikerOf = (
  account: Account,
  kind: SurfaceKind,
  model: Model,
): { readonly chain: Chain | null; readonly cost: number } => {
  const movers = account.chains
    .filter(hasMoved)
    .map(chain => ({ chain, off: setOff(chain), share: shareOfChain(chain, model) }));
  const firstMs = Math.min(...movers.map(({ off }) => off?.atMs ?? Number.POSITIVE_INFINITY));
  const notStriker = movers.reduce((sum, { share }) => sum - Math.log(Math.max(model.kindSlip, 1 - share.striker)), 0);
  let best: { readonly chain: Chain | null; readonly cost: number } = {
    chain: null,
    cost: notStriker + 2 * model.strikerOffBase,
  };
  for (const { chain, off, share } of movers) {
    // Whatever moved long before it was nudged by a hand, or did not move at all.
    const lateMs = Math.max(0, (off?.atMs ?? firstMs) - firstMs);
    const late = Math.min(model.handDid, (model.strikerLate * lateMs) / 100);
    const base = off && baseSeat(kind, off.from) === null && chain.source.kind === 'lay' ? model.strikerOffBase : 0;
    const cost =
      notStriker +
      Math.log(Math.max(model.kindSlip, 1 - share.striker)) -
      Math.log(Math.max(model.kindSlip, share.striker)) +
      late +
      base;
    if (cost < best.cost) best = { chain, cost };
  }
  return best;
};

const PIECE_SHARE_LEAST = 0.004;

/** What is missing of each kind when all that lies there now is taken from all that lay there: what went was of these. */
const missingNow = (account: Account, striker: Chain | null, model: Model): Record<Piece, number> => {
  const missing = { white: 0, black: 0, queen: 0 };
  for (const chain of account.chains) {
    const { source, ending } = chain;
    if (chain === striker || ending.kind === 'none') continue;
    const was = source.kind === 'lay' ? source.disc.share : shareOfChain(chain, model);
    const stays = source.kind === 'lay' && ending.kind === 'lies' && ending.place.id === source.disc.place.id;
    if (stays) continue;
    // A disc in a poor light is taken for another kind look after look: all of them are worth one.
    const is = ending.kind === 'lies' ? shareOf(ending.place.kinds, 1) : null;
    for (const piece of PIECES) missing[piece] += was[piece] - (is ?? (isGone(chain) ? NO_SHARE : was))[piece];
  }
  return missing;
};
const NO_SHARE = { white: 0, black: 0, queen: 0 };

/** Every way to name what went, the likeliest first: as it was known on its way, and as it is missing now. */
const namings = (
  account: Account,
  striker: Chain | null,
  model: Model,
): readonly { readonly kinds: ReadonlyMap<Chain, Disc>; readonly cost: number }[] => {
  type Naming = { readonly kinds: ReadonlyMap<Chain, Disc>; readonly cost: number };
  let all: readonly Naming[] = [{ kinds: new Map(), cost: 0 }];
  for (const chain of account.chains) {
    if (!isGone(chain)) continue;
    const share = shareOfChain(chain, model);
    const rest = Math.max(1e-9, 1 - share.striker);
    const swapped = model.swapped / PIECES.length;
    const names: readonly (readonly [Disc, number])[] =
      chain === striker
        ? [['striker', 1]]
        : PIECES.map(piece => [piece, swapped + ((1 - model.swapped) * share[piece]) / rest]);
    all = all
      .flatMap(({ kinds, cost }) =>
        names
          .filter(([, p]) => p > PIECE_SHARE_LEAST)
          .map(([disc, p]) => ({ kinds: new Map([...kinds, [chain, disc]]), cost: cost - Math.log(p) })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST_NAMINGS);
  }
  const missing = missingNow(account, striker, model);
  const amiss = (kinds: ReadonlyMap<Chain, Disc>) => {
    const named = [...kinds.values()];
    return PIECES.reduce(
      (sum, piece) => sum + Math.abs(missing[piece] - named.filter(disc => disc === piece).length) / 2,
      0,
    );
  };
  return all
    .map(({ kinds, cost }) => ({ kinds, cost: cost + model.amiss * amiss(kinds) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_TOLD);
};

/** Nearer together nobody can tell what fell first. */
const TOLD_APART_MS = 100;

export const resultOf = ({ account, kinds }: Told): ShotResult => {
  const falls = account.chains
    .flatMap(({ ending }, i) => {
      const disc = kinds.get(account.chains[i] as Chain);
      return disc && ending.kind === 'fell' ? [{ disc, pocket: ending.pocket, atMs: ending.atMs }] : [];
    })
    .sort((a, b) => a.atMs - b.atMs);
  const queen = falls.find(({ disc }) => disc === 'queen');
  const orderUnknown =
    queen !== undefined &&
    falls.some(({ disc, atMs }) => isColour(disc) && Math.abs(atMs - queen.atMs) <= TOLD_APART_MS);
  return {
    pocketed: falls.map(({ disc, pocket }): Fall => ({ disc, pocket })),
    ...(orderUnknown ? { orderUnknown } : {}),
    offSurface: account.chains.flatMap(chain => {
      const disc = kinds.get(chain);
      return disc && chain.ending.kind === 'flew' ? [disc] : [];
    }),
  };
};

const nameOf = ({ pocketed, offSurface }: ShotResult): string =>
  `${pocketed.map(({ disc }) => disc).toSorted()}|${offSurface.toSorted()}`;

/** Accounts put together to readings with probabilities, the likeliest first. */
export const weigh = (
  accounts: readonly Account[],
  byHand: number,
  kind: SurfaceKind,
  model: Model,
): { readonly readings: readonly Weighed[]; readonly byHand: number } => {
  const told = accounts.flatMap(account => {
    const striker = strikerOf(account, kind, model);
    return namings(account, striker.chain, model).map(
      ({ kinds, cost }): Told => ({
        account,
        striker: striker.chain,
        kinds,
        cost: account.cost + striker.cost + cost,
      }),
    );
  });
  const [best] = accounts;
  const moved = best ? best.chains.filter(hasMoved).length : 0;
  const other = model.somethingElse + model.somethingElseEach * moved;
  const least = Math.min(other, byHand, ...told.map(({ cost }) => cost));
  const weight = (cost: number) => Math.exp(-(cost - least) / model.temperature);
  const struck = told.reduce((all, { cost }) => all + weight(cost), 0);
  const sum = struck + weight(other) + weight(byHand);
  const groups = new Map<string, Told[]>();
  for (const one of told) {
    const name = nameOf(resultOf(one));
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const readings = [...groups.values()]
    .map(all => ({
      told: all.toSorted((a, b) => a.cost - b.cost),
      probability: all.reduce((p, { cost }) => p + weight(cost), 0) / sum,
    }))
    .sort((a, b) => b.probability - a.probability);
  // Whether anything was struck is asked by itself: what else may have happened is no sign for it.
  return { readings, byHand: struck > 0 ? weight(byHand) / (struck + weight(byHand)) : 1 };
};

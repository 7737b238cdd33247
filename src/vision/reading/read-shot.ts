import { baseSeat } from '../../carrom/base-seat.ts';
import type { Disc } from '../../carrom/discs.ts';
import type {
  DiscEvent,
  DiscPath,
  Doubt,
  Evidence,
  Fate,
  Reading,
  RestingDisc,
  SeenShot,
  Verdict,
} from '../../carrom/seen-shot.ts';
import { nothingMeasured, type Shot } from '../../carrom/shot.ts';
import { apart, type OnSurface, type Seat, type SurfaceKind } from '../../carrom/surface.ts';
import type { BelievedDisc } from '../layout/believed.ts';
import { likeliestKind } from '../layout/closed-world.ts';
import { accountsOf } from './accounts.ts';
import { type Account, type Chain, setOff } from './chains.ts';
import type { Episode } from './episode.ts';
import type { Model } from './model.ts';
import { resultOf, shareOfChain, type Told, type Weighed, weigh } from './weigh.ts';

const MOST_ALTERNATIVES = 4;
/** Closer than this a disc was not moved. */
const MOVED_MM = 6;

export interface ShotRead {
  readonly seen: SeenShot;
  readonly best: Told;
  /** Something may yet be seen again from under a hand. */
  readonly mayChange: boolean;
}

export const restingOf = ({ place, share }: BelievedDisc): RestingDisc => {
  const kind = likeliestKind(share);
  return { id: place.id, kind, at: place.at, certainty: share[kind] };
};

const fateOf = ({ source, ending }: Chain): Fate => {
  if (ending.kind === 'fell') return 'pocketed';
  if (ending.kind === 'flew') return 'off-surface';
  if (ending.kind === 'taken') return 'taken';
  if (ending.kind !== 'lies') return 'unknown';
  return source.kind === 'lay' && apart(source.disc.place.at, ending.place.at) < MOVED_MM ? 'stays' : 'moved';
};

const verdictOf = (probability: number, { heldBelow, sureFrom }: Model): Verdict =>
  probability < heldBelow ? 'held' : probability >= sureFrom ? 'sure' : 'likely';

const idOf = (chain: Chain): number =>
  chain.source.kind === 'lay'
    ? chain.source.disc.place.id
    : (chain.tracklets[0]?.id ?? (chain.ending.kind === 'lies' ? chain.ending.place.id : 0));

const kindIn = (told: Told, chain: Chain, model: Model): Disc => {
  if (chain === told.striker) return 'striker';
  return (
    told.kinds.get(chain) ??
    likeliestKind(chain.source.kind === 'lay' ? chain.source.disc.share : shareOfChain(chain, model))
  );
};

const startOf = (chain: Chain): OnSurface | undefined =>
  chain.source.kind === 'lay' ? chain.source.disc.place.at : chain.tracklets[0]?.sights[0]?.at;

const eventsOf = (told: Told, marginal: (chain: Chain) => number, model: Model): readonly DiscEvent[] =>
  told.account.chains.flatMap((chain): readonly DiscEvent[] => {
    const from = startOf(chain);
    const counts = chain.source.kind === 'lay' || chain === told.striker || told.kinds.has(chain);
    if (!from || !counts) return [];
    const { ending } = chain;
    return [
      {
        id: idOf(chain),
        disc: kindIn(told, chain, model),
        from,
        fate: fateOf(chain),
        probability: marginal(chain),
        ...(ending.kind === 'lies' ? { to: ending.place.at } : {}),
        ...(ending.kind === 'fell' ? { pocket: ending.pocket, atMs: ending.atMs } : {}),
        ...(ending.kind === 'flew' ? { atMs: ending.atMs } : {}),
      },
    ];
  });

/** How likely each disc's fate is over all accounts, and what else may have become of it. */
const fatesOver = (readings: readonly Weighed[], model: Model) => {
  const all = readings.flatMap(({ told }) => told);
  const least = Math.min(...all.map(({ cost }) => cost));
  const weights = new Map<Account, number>();
  for (const { account, cost } of all) {
    weights.set(account, (weights.get(account) ?? 0) + Math.exp(-(cost - least) / model.temperature));
  }
  const sum = [...weights.values()].reduce((a, b) => a + b, 0);
  const byDisc = new Map<number, Map<string, number>>();
  for (const [account, weight] of weights) {
    for (const chain of account.chains) {
      const fates = byDisc.get(idOf(chain)) ?? new Map<string, number>();
      byDisc.set(idOf(chain), fates);
      const fate = fateOf(chain);
      const key = chain.ending.kind === 'fell' ? `${fate} ${chain.ending.pocket}` : fate;
      fates.set(key, (fates.get(key) ?? 0) + weight / sum);
    }
  }
  return byDisc;
};

/** What happened in this shot, as far as it can be said now. */
export const readShot = (
  episode: Episode,
  kind: SurfaceKind,
  model: Model,
  lastEndMs: number | null,
  endMs: number,
): ShotRead | null => {
  const { accounts, byHand } = accountsOf(episode, kind, model);
  const { readings, byHand: nothingStruck } = weigh(accounts, byHand, kind, model);
  const [first, ...others] = readings;
  const best = first?.told[0];
  if (first === undefined || best === undefined || nothingStruck > 0.5) return null;
  const fates = fatesOver(readings, model);
  const marginal = (chain: Chain): number => {
    const key = chain.ending.kind === 'fell' ? `pocketed ${chain.ending.pocket}` : fateOf(chain);
    return fates.get(idOf(chain))?.get(key) ?? 0;
  };
  const events = eventsOf(best, marginal, model);
  const facts = nothingMeasured;
  const shotOf = (told: Told): Shot => ({ ...resultOf(told), fellBack: [], facts });
  const off = best.striker && setOff(best.striker);
  const at = off?.from ?? { xMm: 0, yMm: 0 };
  const seat: Seat = baseSeat(kind, at) ?? nearestSeat(at);
  const startMs = off?.atMs ?? episode.startMs;
  const doubts: Doubt[] = [];
  if (best.striker === null) doubts.push('striker-unseen');
  if (first.probability < model.sureFrom) {
    const kindsOpen = [...best.kinds.keys()].some(
      chain => chain !== best.striker && shareOfChain(chain, model)[kindIn(best, chain, model)] < 0.97,
    );
    doubts.push(kindsOpen ? 'kind' : 'fate');
  }
  const seen: SeenShot = {
    kind: 'shot',
    shot: shotOf(best),
    verdict: verdictOf(first.probability, model),
    probability: first.probability,
    doubts,
    alternatives: others
      .slice(0, MOST_ALTERNATIVES)
      .flatMap(({ told, probability }): readonly Reading[] =>
        told[0] ? [{ shot: shotOf(told[0]), probability }] : [],
      ),
    events,
    evidence: events
      .filter(({ fate }) => fate !== 'stays')
      .map(
        ({ id, disc }): Evidence => ({
          id,
          disc,
          explanations: [...(fates.get(id) ?? [])].map(([key, probability]) => ({
            fate: key.split(' ')[0] as Fate,
            signs: [],
            probability,
          })),
        }),
      ),
    paths: pathsOf(best, model),
    seat,
    striker: { at, vxMmPerS: 0, vyMmPerS: 0, speedMPerS: 0 },
    firstTouchedId: null,
    startMs,
    endMs,
    sinceRestMs: lastEndMs === null ? 0 : Math.max(0, startMs - lastEndMs),
    before: episode.before.map(restingOf),
    discs: [],
  };
  const mayChange = best.account.chains.some(({ ending }) => ending.kind === 'hidden');
  return { seen, best, mayChange };
};

const nearestSeat = ({ xMm, yMm }: OnSurface): Seat =>
  Math.abs(xMm) > Math.abs(yMm) ? (xMm > 0 ? 'east' : 'west') : yMm > 0 ? 'north' : 'south';

const pathsOf = (told: Told, model: Model): readonly DiscPath[] =>
  told.account.chains.flatMap(chain => {
    if (chain.tracklets.length === 0) return [];
    const points = chain.tracklets.flatMap(({ sights }) => sights.map(({ at, atMs }) => ({ ...at, atMs })));
    return [{ id: idOf(chain), disc: kindIn(told, chain, model), points }];
  });

import type { Disc } from '../../carrom/discs.ts';
import type {
  DiscEvent,
  Doubt,
  Evidence,
  Fate,
  Reading,
  RestingDisc,
  SeenShot,
  Verdict,
} from '../../carrom/seen-shot.ts';
import type { Shot } from '../../carrom/shot.ts';
import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import type { WeighedAccount } from '../../carrom/weighed.ts';
import type { BelievedDisc } from '../layout/believed.ts';
import { likeliestKind } from '../layout/closed-world.ts';
import { goingIn } from '../track/tracklets.ts';
import { accountsOf } from './accounts.ts';
import { type Account, type Chain, isGone, setOff } from './chains.ts';
import type { Episode } from './episode.ts';
import { pathOf } from './facts/corners.ts';
import { type DiscWay, strikerLeftMs, wayOf } from './facts/disc-way.ts';
import { fellBackOf, overSideOf } from './facts/over-frame.ts';
import { seatOf } from './facts/seat-of.ts';
import { readFacts } from './facts/shot-facts.ts';
import type { Model } from './model.ts';
import { disputedIn, signsOf } from './signs.ts';
import { hasMoved, resultOf, shareOfChain, type Told, type Weighed, weigh } from './weigh.ts';

const MOST_ALTERNATIVES = 4;
/** So many accounts are told in words, and none that is less likely than this. */
const MOST_TOLD = 4;
const WORTH_TELLING = 0.001;
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

/** A piece that nobody saw go and that shows nowhere: whatever is told of the others, people are asked about it. */
const losesOne = ({ account, striker }: Told): boolean =>
  account.chains.some(
    chain =>
      chain !== striker &&
      chain.source.kind === 'lay' &&
      chain.ending.kind === 'lost' &&
      chain.source.disc.clutter < 0.5,
  );

/** Nothing that was struck looks like a striker: it may have been a hand's doing. */
const noStriker = ({ striker }: Told, model: Model): boolean =>
  striker === null || shareOfChain(striker, model).striker < 0.5;

/** A striker that moved nothing and was seen in less than so many sights may have been a hand's doing. */
const SEEN_TO_RUN = 5;
const barelyRan = ({ account, striker }: Told): boolean => {
  const ran = striker?.tracklets.flatMap(({ sights }) => sights).filter(({ clear }) => clear).length ?? 0;
  return ran < SEEN_TO_RUN && !account.chains.some(chain => chain !== striker && (isGone(chain) || hasMoved(chain)));
};

/** No hand pushes a disc so far. */
const PUSHED_MM = 210;
const wentMm = (chain: Chain): number => {
  const from = startOf(chain);
  const sights = chain.tracklets.flatMap(tracklet => tracklet.sights);
  return from ? Math.max(0, ...sights.map(({ at }) => apart(at, from))) : 0;
};

/** One disc went a little way, and no striker: a hand pushed it, or somebody the table. What lies otherwise is told as put so. */
const isPush = (told: Told, model: Model): boolean => {
  const moved = told.account.chains.filter(hasMoved);
  const little = moved.length < 2 && moved.every(chain => wentMm(chain) < PUSHED_MM);
  return little && noStriker(told, model) && !told.account.chains.some(isGone);
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

/** What lay there before: a striker too that was believed only when it ran, and not what never was a disc. */
const layBefore = ({ account }: Told): readonly BelievedDisc[] =>
  account.chains.flatMap(({ source, ending }) =>
    source.kind === 'lay' && ending.kind !== 'none' ? [source.disc] : [],
  );

const startOf = (chain: Chain): OnSurface | undefined =>
  chain.source.kind === 'lay' ? chain.source.disc.place.at : chain.tracklets[0]?.sights[0]?.at;

const eventsOf = (
  told: Told,
  ways: ReadonlyMap<Chain, DiscWay>,
  marginal: (chain: Chain) => number,
  model: Model,
): readonly DiscEvent[] =>
  told.account.chains.flatMap((chain): readonly DiscEvent[] => {
    const from = startOf(chain);
    const counts = chain.source.kind === 'lay' || chain === told.striker || told.kinds.has(chain);
    if (!from || !counts) return [];
    const { ending } = chain;
    const way = ways.get(chain);
    const overSide = way && overSideOf(way);
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
        ...(overSide ? { overSide } : {}),
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

/** All that was weighed, with what speaks for and against each; and that a hand did it all. */
const weighedOf = (
  readings: readonly Weighed[],
  byHand: number,
  shotOf: (told: Told) => Shot,
  kind: SurfaceKind,
  model: Model,
): readonly WeighedAccount[] => {
  const likely = readings.filter(({ probability }, i) => i === 0 || probability >= WORTH_TELLING).slice(0, MOST_TOLD);
  const told = likely.flatMap(reading => reading.told[0] ?? []);
  const disputed = disputedIn(told);
  const accounts = told.map(
    (each, i): WeighedAccount => ({
      shot: shotOf(each),
      probability: likely[i]?.probability ?? 0,
      signs: signsOf(each, disputed, (of, chain) => kindIn(of, chain, model), kind, model),
    }),
  );
  const hand = byHand >= WORTH_TELLING ? [{ shot: null, probability: byHand, signs: [] }] : [];
  return [...accounts, ...hand].sort((a, b) => b.probability - a.probability);
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
  if (first === undefined || best === undefined || nothingStruck > 0.5 || isPush(best, model)) return null;
  const fates = fatesOver(readings, model);
  const marginal = (chain: Chain): number => {
    const key = chain.ending.kind === 'fell' ? `pocketed ${chain.ending.pocket}` : fateOf(chain);
    return fates.get(idOf(chain))?.get(key) ?? 0;
  };
  const ways = new Map(
    best.account.chains
      .filter(({ ending }) => ending.kind !== 'none')
      .map(chain => [chain, wayOf(chain, idOf(chain), kindIn(best, chain, model), episode.startMs)]),
  );
  const events = eventsOf(best, ways, marginal, model);
  const struck = best.striker && (ways.get(best.striker) ?? null);
  const pieces = [...ways.values()].filter(way => way !== struck);
  const off = best.striker && setOff(best.striker);
  const at = off?.from ?? { xMm: 0, yMm: 0 };
  // What no striker was seen to do leads back to nobody.
  const ran = noStriker(best, model) ? [] : (best.striker?.tracklets ?? []);
  const going = ran.map(goingIn).find(run => run !== null) ?? null;
  const seat = seatOf(kind, at, going);
  const startMs = struck?.lay ? strikerLeftMs(struck, pieces) : (off?.atMs ?? episode.startMs);
  const { facts, striker, firstTouchedId } = readFacts(kind, seat, at, struck, pieces, startMs, model);
  const fellBack = fellBackOf(pieces, kind);
  const shotOf = (told: Told): Shot => ({ ...resultOf(told), fellBack, facts });
  const doubts: Doubt[] = [];
  const unseen = noStriker(best, model) || barelyRan(best);
  if (unseen) doubts.push('striker-unseen');
  if (losesOne(best)) doubts.push('fate');
  else if (first.probability < model.sureFrom) {
    const kindsOpen = [...best.kinds.keys()].some(
      chain => chain !== best.striker && shareOfChain(chain, model)[kindIn(best, chain, model)] < 0.97,
    );
    doubts.push(kindsOpen ? 'kind' : 'fate');
  }
  const seen: SeenShot = {
    kind: 'shot',
    shot: shotOf(best),
    verdict: unseen || losesOne(best) ? 'held' : verdictOf(first.probability, model),
    probability: first.probability,
    doubts,
    alternatives: others
      .slice(0, MOST_ALTERNATIVES)
      .flatMap(({ told, probability }): readonly Reading[] =>
        told[0] ? [{ shot: shotOf(told[0]), probability }] : [],
      ),
    weighed: weighedOf(readings, nothingStruck, shotOf, kind, model),
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
    paths: [...ways.values()].flatMap(way => pathOf(way, kind) ?? []),
    seat,
    striker,
    firstTouchedId,
    startMs,
    endMs,
    sinceRestMs: lastEndMs === null ? 0 : Math.max(0, startMs - lastEndMs),
    before: layBefore(best).map(restingOf),
    discs: [],
  };
  const mayChange = best.account.chains.some(({ ending }) => ending.kind === 'hidden');
  return { seen, best, mayChange };
};

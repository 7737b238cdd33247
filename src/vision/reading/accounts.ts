import type { SurfaceKind } from '../../carrom/surface.ts';
import { costOfHand } from './by-hand.ts';
import type { Account, Chain } from './chains.ts';
import { cheapestFlow, cheapestWithout, type Flow } from './cheapest-flow.ts';
import type { Episode } from './episode.ts';
import { broughtByHand } from './fates.ts';
import type { Model } from './model.ts';
import { type PossibleWays, possibleWays } from './possible-ways.ts';
import { surroundings } from './surroundings.ts';
import { chainOf, exchanging, kindsAlong, waysIn } from './ways.ts';
import { fromWhereItStood } from './where-it-stood.ts';
import { whoLeft } from './who-left.ts';

/** Accounts this much costlier than the best are not worth telling. */
const WITHIN = 14;
/** From each account the next are those that do without one thing it says; from so many of them, so many times over. */
const ROUNDS = 2;
const FROM_EACH_ROUND = 6;
const MOST = 40;
/** In so many of them kinds are put in order. */
const MOST_EXCHANGED = 12;
/** With more tracklets than this, only what changes the result is turned round. */
const MANY_STRETCHES = 40;

/** The cheapest account, and from it those that do without one thing it says, then another. */
const flowsIn = ({ network, meanings }: PossibleWays): readonly Flow[] => {
  const first = cheapestFlow(network);
  const keyOf = ({ taken }: Flow) => taken.reduce((key, is, i) => (is === 1 ? `${key} ${i}` : key), '');
  const seen = new Set([keyOf(first)]);
  const all = [first];
  const many = meanings.filter(({ stretch }) => stretch).length > MANY_STRETCHES;
  let newest: readonly Flow[] = [first];
  for (let round = 0; round < ROUNDS; round += 1) {
    const next: Flow[] = [];
    for (const flow of newest) {
      for (const [i, meaning] of meanings.entries()) {
        if (flow.taken[i] === 0 || meaning.source?.kind === 'lay' || meaning.stretch) continue;
        // Which of two went which way hardly ever changes what fell.
        if ((many || round > 0) && meaning.link) continue;
        const other = cheapestWithout(network, flow, i, first.cost + WITHIN);
        if (other === null || seen.has(keyOf(other))) continue;
        seen.add(keyOf(other));
        next.push(other);
      }
    }
    all.push(...next);
    newest = next.sort((a, b) => a.cost - b.cost).slice(0, FROM_EACH_ROUND);
  }
  return all.sort((a, b) => a.cost - b.cost).slice(0, MOST);
};

export interface Accounts {
  /** Cheapest first. */
  readonly accounts: readonly Account[];
  /** What it costs to believe that there was no shot. */
  readonly byHand: number;
}

export const accountsOf = (episode: Episode, kind: SurfaceKind, model: Model): Accounts => {
  const who = whoLeft(episode);
  const around = surroundings(episode, kind, model);
  const possible = possibleWays(episode, who, around);
  const staying = who.still.map(
    (disc): Chain => ({
      source: { kind: 'lay', disc },
      tracklets: [],
      ending: { kind: 'lies', place: episode.places.find(({ id }) => id === disc.place.id) ?? disc.place },
    }),
  );
  const ofKinds = kindsAlong(possible, model);
  const accountOf = (flow: Flow): Account => {
    const ways = waysIn(possible, flow);
    const chains = [...staying, ...ways.flatMap(way => chainOf(way, possible) ?? [])];
    const reached = new Set(chains.flatMap(({ ending }) => (ending.kind === 'lies' ? [ending.place.id] : [])));
    for (const place of who.arrivals) {
      if (reached.has(place.id)) continue;
      const brought = broughtByHand(place, episode);
      chains.push({
        source: { kind: brought ? 'hand' : 'overlooked' },
        tracklets: [],
        ending: { kind: 'lies', place },
      });
    }
    const kinds = ways.reduce((sum, way) => sum + ofKinds(way), 0);
    return {
      cost: flow.cost + kinds + possible.unexplained,
      chains: fromWhereItStood(chains, episode, kind, model),
    };
  };
  const inOrder = exchanging(possible, ofKinds);
  const flows = flowsIn(possible).map((flow, i) => (i < MOST_EXCHANGED ? inOrder(flow) : flow));
  return {
    accounts: flows.map(accountOf).sort((a, b) => a.cost - b.cost),
    byHand: costOfHand(episode, who, around),
  };
};

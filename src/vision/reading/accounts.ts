import type { SurfaceKind } from '../../carrom/surface.ts';
import type { BelievedDisc } from '../layout/believed.ts';
import type { Place } from '../layout/places.ts';
import { assignCheapest, NEVER } from '../track/assign.ts';
import { handSince } from '../track/watch-hands.ts';
import type { Account, Chain } from './chains.ts';
import type { Episode } from './episode.ts';
import {
  askOfDisc,
  askOfStriker,
  costOfArrival,
  type FateAsked,
  type PossibleFate,
  type ShotScene,
  sceneOf,
} from './fates.ts';
import type { Model } from './model.ts';
import { surroundings } from './surroundings.ts';

/** So long after the last motion everything lies where it will lie. */
const RESTED_MS = 60;
/** Accounts this much costlier than the best are not worth telling. */
const WITHIN = 14;
/** From each account the next are found by turning one disc's fate round; so many times over. */
const ROUNDS = 2;
const MOST = 40;

/** Who stays, who has left, and what shows where nothing lay. */
const compare = (episode: Episode) => {
  const now = new Map(episode.places.map(place => [place.id, place]));
  // Shown once all was at rest, it has outlived the shot, whatever hands did to it then.
  const shows = ({ lastMs, hidden }: Place) => hidden || lastMs > episode.movedMs + RESTED_MS;
  /** Put there by a hand when the shot was over. */
  const isLater = ({ at, firstMs }: Place) =>
    firstMs > episode.movedMs + RESTED_MS && handSince(episode.hands, at, episode.movedMs, 20);
  const stays = (disc: BelievedDisc): boolean => {
    const place = now.get(disc.place.id);
    return place !== undefined && shows(place);
  };
  const known = new Set(episode.before.map(({ place }) => place.id));
  return {
    still: episode.before.filter(stays),
    left: episode.before
      .filter(disc => !stays(disc))
      .map(disc => {
        const place = now.get(disc.place.id) ?? disc.place;
        return { ...disc, place: { ...disc.place, lastMs: Math.max(place.lastMs, disc.place.lastMs) } };
      }),
    arrivals: episode.places.filter(place => !known.has(place.id) && shows(place) && !isLater(place)),
  };
};

interface Table {
  readonly costs: Float64Array;
  readonly wide: number;
  /** What each cell means, and whether the disc is gone by it. */
  readonly fates: readonly (PossibleFate | null)[];
}

/** Rows: whose fate is asked. Columns: places, ends of tracklets at pockets, and each one's own two: gone unseen, or kept. */
const tableOf = (asked: readonly FateAsked[], scene: ShotScene, arrivalCosts: readonly number[]): Table => {
  const pieces = scene.network.pieces.length;
  const places = scene.arrivals.length;
  const wide = places + pieces + 2 * asked.length;
  const costs = new Float64Array(asked.length * wide).fill(NEVER);
  const fates: (PossibleFate | null)[] = new Array(asked.length * wide).fill(null);
  const put = (row: number, column: number, fate: PossibleFate | null, saved = 0) => {
    if (fate === null) return;
    costs[row * wide + column] = fate.cost - saved;
    fates[row * wide + column] = fate;
  };
  for (const [row, { toPlace, fellWith, gone, kept }] of asked.entries()) {
    for (const [j, fate] of toPlace.entries()) put(row, j, fate, arrivalCosts[j] ?? 0);
    for (const [i, fate] of fellWith) put(row, places + i, fate, scene.vanished[i] ?? 0);
    put(row, places + pieces + 2 * row, gone);
    put(row, places + pieces + 2 * row + 1, kept);
  }
  return { costs, wide, fates };
};

const isGoneBy = (fate: PossibleFate | null | undefined): boolean =>
  fate?.ending.kind === 'fell' || fate?.ending.kind === 'flew';

interface Found {
  readonly columns: Int32Array;
  readonly cost: number;
  /** Rows that were told whether they are gone. */
  readonly told: ReadonlyMap<number, boolean>;
}

const solve = ({ costs, wide, fates }: Table, rows: number, told: ReadonlyMap<number, boolean>): Found | null => {
  const now = costs.slice();
  for (const [row, gone] of told) {
    for (let column = 0; column < wide; column += 1) {
      if (isGoneBy(fates[row * wide + column]) !== gone) now[row * wide + column] = NEVER;
    }
  }
  const columns = assignCheapest(now, rows, wide);
  let cost = 0;
  for (let row = 0; row < rows; row += 1) cost += now[row * wide + (columns[row] ?? 0)] ?? NEVER;
  return cost < NEVER / 2 ? { columns, cost, told } : null;
};

/** The cheapest account, and from it those in which one disc, then another, fared otherwise. */
const accountsIn = (table: Table, rows: number): readonly Found[] => {
  const first = solve(table, rows, new Map());
  if (first === null) return [];
  const all = [first];
  const seen = new Set<string>();
  let newest = [first];
  for (let round = 0; round < ROUNDS; round += 1) {
    const next: Found[] = [];
    for (const { columns, told } of newest) {
      for (let row = 0; row < rows; row += 1) {
        if (told.has(row)) continue;
        const gone = isGoneBy(table.fates[row * table.wide + (columns[row] ?? 0)]);
        const turned = new Map([...told, [row, !gone] as const]);
        const key = [...turned]
          .map(([r, g]) => (g ? r + 1 : -r - 1))
          .sort((a, b) => a - b)
          .join();
        if (seen.has(key)) continue;
        seen.add(key);
        const found = solve(table, rows, turned);
        if (found !== null && found.cost < first.cost + WITHIN) next.push(found);
      }
    }
    newest = next.sort((a, b) => a.cost - b.cost).slice(0, 8);
    all.push(...next);
  }
  return all.sort((a, b) => a.cost - b.cost).slice(0, MOST);
};

/** The cheapest accounts of a shot, cheapest first. */
export const accountsOf = (episode: Episode, kind: SurfaceKind, model: Model): readonly Account[] => {
  const around = surroundings(episode, kind, model);
  const { still, left, arrivals } = compare(episode);
  const scene = sceneOf(episode, arrivals, around);
  const asked = [...left.map(disc => askOfDisc(disc, scene)), askOfStriker(scene)];
  const arrivalCosts = scene.arrivals.map(arrival => costOfArrival(arrival, scene));
  const fromNowhere = [...arrivalCosts, ...scene.vanished].reduce((sum, cost) => sum + cost, 0);
  const table = tableOf(asked, scene, arrivalCosts);
  const staying = still.map(
    (disc): Chain => ({
      source: { kind: 'lay', disc },
      tracklets: [],
      ending: { kind: 'lies', place: episode.places.find(({ id }) => id === disc.place.id) ?? disc.place },
    }),
  );
  const accounts = accountsIn(table, asked.length).map(({ columns, cost }): Account => {
    const chains: Chain[] = [...staying];
    const reached = new Set<number>();
    for (const [row, { source }] of asked.entries()) {
      const fate = table.fates[row * table.wide + (columns[row] ?? 0)];
      if (!fate) continue;
      if (fate.ending.kind === 'lies') reached.add(fate.ending.place.id);
      if (source.kind !== 'lay' && fate.tracklets.length === 0) continue; // it was not there
      const tracklets = fate.tracklets.flatMap(index => scene.network.pieces[index]?.tracklet ?? []);
      chains.push({ source, tracklets, ending: fate.ending });
    }
    for (const place of arrivals) {
      if (reached.has(place.id)) continue;
      const brought = handSince(episode.hands, place.at, episode.startMs - 500, 20);
      chains.push({
        source: { kind: brought ? 'hand' : 'overlooked' },
        tracklets: [],
        ending: { kind: 'lies', place },
      });
    }
    return { cost: cost + fromNowhere, chains };
  });
  const least = Math.min(...accounts.map(({ cost }) => cost));
  return accounts.filter(({ cost }) => cost <= least + WITHIN).sort((a, b) => a.cost - b.cost);
};

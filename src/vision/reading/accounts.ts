import type { SurfaceKind } from '../../carrom/surface.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import type { BelievedDisc } from '../layout/believed.ts';
import type { Place } from '../layout/places.ts';
import { NEVER } from '../track/assign.ts';
import { shareOf } from '../track/kinds.ts';
import { firstOf, goingIn, goingOut, lastOf, type Tracklet } from '../track/tracklets.ts';
import { handSince } from '../track/watch-hands.ts';
import { type Account, type Chain, chainsOf, type In, type Out } from './chains.ts';
import { together } from './components.ts';
import { births, endings, missRateOf, surroundings } from './endings.ts';
import type { Episode } from './episode.ts';
import { kCheapest } from './k-cheapest.ts';
import { type End, linkCost } from './likelihood.ts';
import type { Model } from './model.ts';

const REST = { vx: 0, vy: 0 };
/** So long after the last motion everything lies where it will lie. */
const RESTED_MS = 60;
/** Accounts this much costlier than the best are not worth telling. */
const WITHIN = 8;
const MOST_EACH = 6;
const MOST = 24;

const settledEnd = ({ place, share }: BelievedDisc): End => ({
  at: place.at,
  atMs: place.lastMs,
  going: { at: place.at, ...REST },
  rest: true,
  share,
  missRate: missRateOf(place),
});

/** A smear says little of its kind, and many frames of one say more. */
const pieceShare = ({ kinds }: Tracklet, model: Model): KindOdds =>
  shareOf(kinds, Math.min(model.kindLooks, model.kindPerSight * kinds.looks));

/** All that has to be explained, and by what it can be. */
const nodesOf = (episode: Episode, model: Model) => {
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
  const still = episode.before.filter(stays);
  const left = episode.before
    .filter(disc => !stays(disc))
    .map(disc => {
      const place = now.get(disc.place.id) ?? disc.place;
      return { ...disc, place: { ...disc.place, lastMs: Math.max(place.lastMs, disc.place.lastMs) } };
    });
  const known = new Set(episode.before.map(({ place }) => place.id));
  const outs: Out[] = left.map(disc => ({ end: settledEnd(disc), disc }));
  const ins: In[] = [];
  for (const tracklet of episode.tracklets) {
    const share = pieceShare(tracklet, model);
    const [first, last] = [firstOf(tracklet), lastOf(tracklet)];
    outs.push({
      end: { at: last.at, atMs: last.atMs, going: goingOut(tracklet), rest: false, share, missRate: 0 },
      tracklet,
    });
    ins.push({
      end: { at: first.at, atMs: first.atMs, going: goingIn(tracklet), rest: false, share, missRate: 0 },
      tracklet,
    });
  }
  for (const place of episode.places) {
    if (known.has(place.id) || !shows(place) || isLater(place)) continue;
    const share = shareOf(place.kinds, model.kindLooks);
    ins.push({
      end: {
        at: place.at,
        atMs: place.firstMs,
        going: { at: place.at, ...REST },
        rest: true,
        share,
        missRate: missRateOf(place),
      },
      place,
    });
  }
  return { still, outs, ins };
};

/** The cheapest accounts of a shot, cheapest first. */
export const accountsOf = (episode: Episode, kind: SurfaceKind, model: Model): readonly Account[] => {
  const around = surroundings(episode, kind, model);
  const { still, outs, ins } = nodesOf(episode, model);
  const born = ins.map(into => births(into, episode, around));
  const ends = outs.map(out => {
    const all = endings(out, episode, around);
    const least = Math.min(...all.map(({ cost }) => cost));
    return all.filter(({ cost }) => cost < least + WITHIN);
  });
  const leastEnd = ends.map(all => Math.min(...all.map(({ cost }) => cost)));
  const links = outs.map((out, i) =>
    ins.map((into, j) => {
      if (out.tracklet && out.tracklet === into.tracklet) return NEVER;
      if (out.tracklet && out.tracklet.id === into.place?.id) return 0; // it was seen to come to rest
      const cost = linkCost(out.end, into.end, around);
      // Dearer than both going without, it never pays; some room is left for other accounts.
      return cost < (born[j]?.cost ?? 0) + (leastEnd[i] ?? 0) + WITHIN / 2 ? cost : NEVER;
    }),
  );
  const parts = together(outs.length, ins.length, (i, j) => (links[i]?.[j] ?? NEVER) < NEVER);
  let combined: readonly {
    readonly cost: number;
    readonly next: ReadonlyMap<number, number>;
    readonly endOf: ReadonlyMap<number, number>;
  }[] = [{ cost: 0, next: new Map(), endOf: new Map() }];
  for (const { rows, columns } of parts) {
    const options = solvePart(rows, columns, links, ends, born);
    combined = combined
      .flatMap(one =>
        options.map(option => ({
          cost: one.cost + option.cost,
          next: new Map([...one.next, ...option.next]),
          endOf: new Map([...one.endOf, ...option.endOf]),
        })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, MOST);
  }
  const staying = still.map(
    (disc): Chain => ({
      source: { kind: 'lay', disc },
      tracklets: [],
      ending: { kind: 'lies', place: episode.places.find(({ id }) => id === disc.place.id) ?? disc.place },
    }),
  );
  return combined
    .filter(({ cost }) => cost <= (combined[0]?.cost ?? 0) + WITHIN)
    .map(({ cost, next, endOf }) => ({ cost, chains: [...staying, ...chainsOf(outs, ins, born, ends, next, endOf)] }));
};

interface Option {
  readonly cost: number;
  /** Which `in` follows an `out`, and otherwise which of its endings it has. */
  readonly next: ReadonlyMap<number, number>;
  readonly endOf: ReadonlyMap<number, number>;
}

const solvePart = (
  rows: readonly number[],
  columns: readonly number[],
  links: readonly (readonly number[])[],
  ends: readonly (readonly { readonly cost: number }[])[],
  born: readonly { readonly cost: number }[],
): readonly Option[] => {
  // Rows: every out. Columns: every in, and every out's own endings. An in that nothing leads to came from nowhere; as
  // that costs what it costs, a link is worth what it saves of it.
  const endings = rows.flatMap(i => (ends[i] ?? []).map(({ cost }, k) => ({ i, k, cost })));
  const wide = columns.length + endings.length;
  const high = rows.length;
  const fromNowhere = columns.reduce((sum, j) => sum + (born[j]?.cost ?? 0), 0);
  const costs = new Float64Array(high * wide).fill(NEVER);
  rows.forEach((i, row) => {
    columns.forEach((j, column) => {
      const link = links[i]?.[j] ?? NEVER;
      if (link < NEVER) costs[row * wide + column] = link - (born[j]?.cost ?? 0);
    });
    endings.forEach((ending, e) => {
      if (ending.i === i) costs[row * wide + columns.length + e] = ending.cost;
    });
  });
  return kCheapest(costs, high, wide, MOST_EACH, WITHIN).map(({ columns: found, cost }) => {
    const next = new Map<number, number>();
    const endOf = new Map<number, number>();
    rows.forEach((i, row) => {
      const column = found[row] ?? -1;
      const into = columns[column];
      if (into !== undefined) next.set(i, into);
      else endOf.set(i, endings[column - columns.length]?.k ?? 0);
    });
    return { cost: cost + fromNowhere, next, endOf };
  });
};
